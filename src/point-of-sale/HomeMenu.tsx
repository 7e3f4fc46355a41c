import { type MenuPage, pathOf } from '../../machines/pages';
import * as select from '../../machines/point-of-sale/point-of-sale.selectors';
import { menuFor } from '../../machines/portal/rights';
import { menuTexts } from '../italian/consultations';
import { homeTexts } from '../italian/home';
import { MenuTile } from '../ui/MenuTile';
import type { HomeProps } from './HomeView';
import type { HomePartProps } from './screen-props';

/** The most wanted pages: large, before the others. */
const isFirst = (page: MenuPage) => first.includes(page);
const first: readonly MenuPage[] = ['movements', 'summaries', 'monthByPoint', 'payouts'];

type HomeMenuProps = HomePartProps & Pick<HomeProps, 'flowInput'>;

/** HOM-020 to HOM-026, and the pages of extensions. */
export function HomeMenu({ snapshot, send, flowInput }: HomeMenuProps) {
  const opening = select.openingPage(snapshot);
  const pages = menuFor(flowInput.session, flowInput.configuration);
  const tile = (page: MenuPage) => (
    <MenuTile
      key={page}
      href={pathOf(page)}
      title={menuTexts[page].title}
      text={menuTexts[page].text}
      icon={menuTexts[page].icon}
      small={!isFirst(page)}
      pending={opening === page}
      onPress={() => send({ type: 'menu.chosen', page })}
    />
  );
  return (
    <section aria-label={homeTexts.menuTitle}>
      <h2 className="mb-2 text-xl font-bold sm:mb-3">{homeTexts.menuTitle}</h2>
      <div className="grid gap-3 sm:gap-4">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
          {pages.filter(isFirst).map(tile)}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-5">
          {pages.filter((page) => !isFirst(page)).map(tile)}
        </div>
      </div>
    </section>
  );
}
