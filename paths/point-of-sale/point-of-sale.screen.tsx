import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { pointOfSaleMachine } from '../../machines/point-of-sale/point-of-sale.machine';
import { emptySession } from '../../machines/portal/session';
import { PointPicker } from '../../src/point-of-sale/HomeTabs';
import { HomeView } from '../../src/point-of-sale/HomeView';
import { HomeSummary } from '../../src/point-of-sale/home-summary/SummaryPlace';
import { company, defaults } from '../portal/portal.scenario';
import * as person from '../screen/person';
import type { Gesture, PlayedScreen } from '../screen/screen';
import { pointOfSaleScenario } from './point-of-sale.scenario';

const title = 'Consulta movimenti, contestazioni, riepiloghi e statistiche online';
const session = { ...emptySession, token: 'a-token', merchant: { ...company, email: '' } };

const tabs: Readonly<Record<string, string>> = {
  all: 'Tutti i punti vendita',
  single: 'Singolo punto vendita',
};

/** NAV-046: nothing of the page can be used; a browser lets nothing reach what is inert. */
const isCovered = () =>
  screen.getByRole('heading', { level: 1 }).closest<HTMLElement>('[inert]') !== null;

/** What a person does to the page while it can be used. */
const whileUsable =
  (gesture: Gesture): Gesture =>
  (step) =>
    isCovered() ? expect(step.possible).toBe(false) : gesture(step);

const openTab: Gesture = ({ event }) => {
  const tab = screen.queryByRole('tab', { name: tabs[event.tab] ?? '' });
  if (tab !== null) fireEvent.click(tab);
};

const turnPage: Gesture = ({ event, possible, before }) => {
  const step = event.page - before.context.page;
  const button = step > 0 ? 'Pagina successiva' : 'Pagina precedente';
  if (possible) person.press(button);
  else if (Math.abs(step) === 1) person.cannotPress(button);
};

const menuButtons: Readonly<Record<string, string>> = {
  movements: 'Movimenti',
  summaries: 'Riepilogo',
  monthlyStatistics: 'Statistica Mensile',
};

const selected = (name: string) =>
  expect(screen.getByRole('tab', { name }).getAttribute('aria-selected')).toBe('true');

const list = () => screen.getByRole('table', { name: 'Punti vendita' });

const pointOfSaleScreen: PlayedScreen<typeof pointOfSaleMachine> = {
  ...pointOfSaleScenario,
  prepare: () => Promise.all([HomeSummary.preload(), PointPicker.preload()]),
  view: (actor) => <HomeView actor={actor} flowInput={{ session, configuration: defaults }} />,
  gestures: {
    'tab.opened': whileUsable(openTab),
    'points.searched': whileUsable(({ event }) => {
      person.type('Cerca punto vendita', event.filter);
      person.press('CERCA');
    }),
    'page.requested': whileUsable(turnPage),
    'point.chosen': whileUsable(({ possible }) => {
      const radio = screen.queryByRole('radio', { name: 'Seleziona Bar Centrale 5000000001' });
      expect(radio !== null).toBe(possible);
      if (radio) fireEvent.click(radio);
    }),
    'menu.chosen': ({ event }) => person.press(menuButtons[event.page] ?? ''),
    'dialog.closed': () => person.press('CHIUDI'),
  },
  sees: {
    'pointOfSale.home.scope.deciding': 'never',
    'pointOfSale.home.scope.allPoints': () => {
      selected('Tutti i punti vendita');
      person.findsNo('table');
    },
    'pointOfSale.home.scope.ownPoint': () => {
      selected('Il tuo punto vendita');
      expect(screen.getAllByRole('tab')).toHaveLength(1);
    },
    'pointOfSale.home.scope.singlePoint.searching': () => {
      selected('Singolo punto vendita');
      if (!isCovered()) person.isWaiting();
      person.finds('iniziali insegna/codice esercizio, anche parziale');
    },
    'pointOfSale.home.scope.singlePoint.showing': ({ context }) => {
      if (!isCovered()) person.isNotWaiting();
      const headers = within(list()).getAllByRole('columnheader');
      expect(headers.map((header) => header.textContent)).toEqual([
        'Scelta',
        'INSEGNA',
        'CODICE ESERCIZIO',
        'INDIRIZZO',
        'CITTÀ',
      ]);
      const radio: HTMLInputElement = within(list()).getByRole('radio');
      expect(radio.checked).toBe(context.point !== null);
      person.finds('1 di 2');
    },
    'pointOfSale.home.scope.singlePoint.empty': () => {
      person.finds('Nessun risultato');
      person.findsNo('table');
    },
    'pointOfSale.home.menu.ready': () => {
      expect(screen.getByRole('button', { name: 'Movimenti' }).ariaBusy).not.toBe('true');
      expect(isCovered()).toBe(false);
      person.findsNo('dialog');
    },
    'pointOfSale.home.menu.refreshingSession': ({ context }) => {
      expect(isCovered()).toBe(true);
      expect(screen.getAllByRole('status', { name: 'Caricamento' }).length).toBeGreaterThan(0);
      for (const [path, name] of Object.entries(menuButtons)) {
        const busy = screen.getByRole('button', { name }).getAttribute('aria-busy');
        expect(busy === 'true', name).toBe(path === context.opening);
      }
    },
    'pointOfSale.home.menu.pointMissing': () =>
      person.dialogShows(
        'Attenzione',
        'Per visualizzare il dettaglio selezionare prima un punto vendita',
      ),
    'pointOfSale.opened': () => person.isIn(title),
    'pointOfSale.failed': () => person.isIn(title),
  },
};

export const screens = [pointOfSaleScreen];
