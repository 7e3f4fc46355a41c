import * as select from '../../machines/point-of-sale/point-of-sale.selectors';
import { homeTexts } from '../italian/home';
import type { IconName } from '../ui/Icon';
import { MenuGrid, MenuTile } from '../ui/MenuTile';
import type { HomePartProps } from './screen-props';

interface Entry {
  readonly name: keyof typeof homeTexts.menu;
  readonly icon: IconName;
  readonly path: string;
  /** HOM-028: the session is refreshed before the page opens. */
  readonly refreshFirst: boolean;
}

const entries: readonly Entry[] = [
  { name: 'movements', icon: 'movements', path: '/Home/Movimenti', refreshFirst: true },
  { name: 'summary', icon: 'summary', path: '/Home/Riepilogo', refreshFirst: true },
  { name: 'monthly', icon: 'month', path: '/Home/StatisticaMensile', refreshFirst: false },
  { name: 'quarterly', icon: 'bars', path: '/Home/StatisticaTrimestrale', refreshFirst: false },
  { name: 'halfYearly', icon: 'trend', path: '/Home/StatisticaSemestrale', refreshFirst: false },
  {
    name: 'differences',
    icon: 'balance',
    path: '/Home/DettaglioDifferenzeContabili',
    refreshFirst: true,
  },
  { name: 'adjustments', icon: 'card', path: '/Home/AddebitiContestazioni', refreshFirst: true },
];

/** HOM-020 to HOM-026. */
export function HomeMenu({ snapshot, send }: HomePartProps) {
  const opening = select.openingPath(snapshot);
  return (
    <section aria-label={homeTexts.menuTitle}>
      <h2 className="mb-2 text-xl font-bold sm:mb-4">{homeTexts.menuTitle}</h2>
      <MenuGrid>
        {entries.map(({ name, icon, path, refreshFirst }) => (
          <MenuTile
            key={name}
            title={homeTexts.menu[name].title}
            text={homeTexts.menu[name].text}
            icon={icon}
            pending={opening === path}
            onPress={() => send({ type: 'menu.chosen', path, refreshFirst })}
          />
        ))}
      </MenuGrid>
    </section>
  );
}
