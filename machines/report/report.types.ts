import type { AnswerOf, OutcomeOf, RequestOf } from '../../acquirer/client';
import type { EboxManager, getEboxList } from '../../acquirer/contract/cases';
import type {
  getPointOfSales,
  PointOfSale,
  searchPosPaged,
} from '../../acquirer/contract/points-of-sale';
import type { detailReport, Report } from '../../acquirer/contract/report';

export interface ReportInput {
  readonly company: boolean;
  /** The user's own point of sale; '' where a company has still to choose. */
  readonly point: string;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly typed: TypedFilters;
  /** A card was among the filters before a reload: it is not kept, and must be typed again. */
  readonly hadCard: boolean;
  /** The address asks for the result, not for the filters: until the next search. */
  readonly asksResult: boolean;
  /** The back end also counts when the cases were answered (extension `replyTimes`). */
  readonly repliesOffered: boolean;
}

/** Dates `dd/MM/yyyy`. */
export type ReportFilters = Omit<RequestOf<typeof detailReport>, 'cod' | 'replies'>;

/** The filters without the card number, which is never stored. */
export type TypedFilters = Omit<ReportFilters, 'card'>;

export interface ReportContext extends ReportInput {
  readonly search: string;
  readonly page: number;
  readonly pages: number;
  readonly points: readonly PointOfSale[];
  readonly details: AnswerOf<typeof getPointOfSales> | null;
  readonly filters: ReportFilters;
  readonly report: Report | null;
  /** The managers whose names are known: the report gives the code of one. */
  readonly managers: readonly EboxManager[];
  /** The replies on the screen were exported. */
  readonly exported: boolean;
}

export type ReportEvent =
  | OutcomeOf<typeof searchPosPaged>
  | OutcomeOf<typeof getPointOfSales>
  | OutcomeOf<typeof detailReport>
  | OutcomeOf<typeof getEboxList>
  | { readonly type: 'points.searched'; readonly search: string }
  | { readonly type: 'page.requested'; readonly page: number }
  | { readonly type: 'point.chosen'; readonly point: string }
  | { readonly type: 'details.requested' }
  | { readonly type: 'dialog.closed' }
  | { readonly type: 'report.requested'; readonly filters: ReportFilters }
  | { readonly type: 'filters.typed'; readonly typed: TypedFilters }
  | { readonly type: 'export.requested' }
  | { readonly type: 'search.renewed' };

/** When the cases were answered, by month and manager; empty where it is not offered. */
export const repliesIn = ({
  report,
  repliesOffered,
}: Pick<ReportContext, 'report' | 'repliesOffered'>) =>
  repliesOffered && report !== null ? report.replies : [];
