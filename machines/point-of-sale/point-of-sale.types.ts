import type { PointOfSale } from '../../acquirer/contract/points-of-sale';
import type { MenuPage, PageName } from '../pages';
import type { ChosenPoint, HomeTab } from '../portal/session';
import type { SummaryInput } from './home-summary/home-summary.types';
import type { HomeAnswer } from './point-of-sale.actors';

export interface HomeContext {
  readonly company: boolean;
  readonly lastTab: HomeTab;
  readonly filter: string;
  /** The page that is shown; `asked` is the one that is on its way. */
  readonly page: number;
  readonly asked: number;
  readonly pages: number;
  readonly points: readonly PointOfSale[];
  readonly point: ChosenPoint | null;
  readonly opening: PageName;
  readonly summary: SummaryInput;
}

export type HomeEvent =
  | HomeAnswer
  | { readonly type: 'tab.opened'; readonly tab: HomeTab }
  | { readonly type: 'points.searched'; readonly filter: string }
  | { readonly type: 'page.requested'; readonly page: number }
  | { readonly type: 'point.chosen'; readonly point: ChosenPoint }
  | { readonly type: 'menu.chosen'; readonly page: MenuPage }
  | { readonly type: 'dialog.closed' };
