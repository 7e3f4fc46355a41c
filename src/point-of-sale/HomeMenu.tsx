import { type MenuPage, menuPages } from '../../machines/pages';
import * as select from '../../machines/point-of-sale/point-of-sale.selectors';
import { homeTexts } from '../italian/home';
import type { IconName } from '../ui/Icon';
import { MenuGrid, MenuTile } from '../ui/MenuTile';
import type { HomePartProps } from './screen-props';

const icons: Readonly<Record<MenuPage, IconName>> = {
  movements: 'movements',
  summaries: 'summary',
  monthlyStatistics: 'month',
  quarterlyStatistics: 'bars',
  halfYearlyStatistics: 'trend',
  differences: 'balance',
  disputeCharges: 'card',
};

/** HOM-020 to HOM-026. */
export function HomeMenu({ snapshot, send }: HomePartProps) {
  const opening = select.openingPage(snapshot);
  return (
    <section aria-label={homeTexts.menuTitle}>
      <h2 className="mb-2 text-xl font-bold sm:mb-4">{homeTexts.menuTitle}</h2>
      <MenuGrid>
        {menuPages.map((page) => (
          <MenuTile
            key={page}
            title={homeTexts.menu[page].title}
            text={homeTexts.menu[page].text}
            icon={icons[page]}
            pending={opening === page}
            onPress={() => send({ type: 'menu.chosen', page })}
          />
        ))}
      </MenuGrid>
    </section>
  );
}
