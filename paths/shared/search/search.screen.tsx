import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Movement } from '../../../acquirer/contract/movements';
import type { MovementCriteria } from '../../../machines/movements/movements.actors';
import { emptySession } from '../../../machines/portal/session';
import type { SearchOf } from '../../../machines/shared/search/search-of';
import { monthName } from '../../../src/italian/calendar';
import { SearchView } from '../../../src/lists/SearchView';
import { movementList } from '../../../src/movements/list';
import { withSorting } from '../../portal/company';
import { company } from '../../portal/portal.scenario';
import { elsewhere, seesExported } from '../../screen/gestures';
import * as person from '../../screen/person';
import type { Gesture, PlayedScreen } from '../../screen/screen';
import { searchScenario } from './search.scenario';

const flowInput = {
  session: { ...emptySession, token: 'a-token', merchant: company },
  today: '2026-11-21',
  configuration: withSorting,
};

const search: Gesture = ({ event, possible }) => {
  person.choose('Mese e anno', event.criteria.month);
  if (possible) person.press('CERCA');
  else person.cannotPress('CERCA');
};

const pagerButton = (step: number) => {
  if (Math.abs(step) === 1) return step > 0 ? 'Pagina successiva' : 'Pagina precedente';
  return step > 0 ? 'Ultima pagina' : 'Prima pagina';
};

const turnPage: Gesture = ({ event, possible, before }) => {
  const step = event.page - before.context.page;
  if (possible) person.press(pagerButton(step));
  else if (Math.abs(step) === 1) person.cannotPress(pagerButton(step));
};

const sort: Gesture = ({ possible }) => {
  const [header] = screen.queryAllByRole('button', { name: 'Importo lordo' });
  if (possible && header) fireEvent.click(header);
  else expect(possible).toBe(false);
};

const table = () => screen.getByRole('table', { name: 'Movimenti' });
const summary = () => screen.getByRole('region', { name: 'Riepilogo della ricerca' });
const noTable = () => person.findsNo('table');

const searchScreen: PlayedScreen<SearchOf<Movement, MovementCriteria>> = {
  ...searchScenario,
  name: 'Consulta Movimenti',
  view: (actor) => <SearchView list={movementList} actor={actor} flowInput={flowInput} />,
  gestures: {
    'session.changed': elsewhere,
    'search.requested': search,
    'page.requested': turnPage,
    'order.requested': sort,
    'export.requested': ({ possible }) =>
      possible ? person.press('ESPORTA') : person.cannotPress('ESPORTA'),
  },
  sees: {
    'search.consulting.results.arriving': 'never',
    'search.consulting.results.waiting': () => {
      person.finds('Per avviare la ricerca scelga mese e anno.');
      noTable();
    },
    'search.consulting.results.totalling': () => {
      person.isWaiting();
      noTable();
    },
    'search.consulting.results.loadingPage': () => {
      person.isWaiting();
    },
    'search.consulting.results.showing': ({ context }) => {
      person.isNotWaiting();
      expect(within(table()).getAllByRole('columnheader')).toHaveLength(11);
      expect(within(table()).getAllByRole('row')).toHaveLength(2);
      within(table()).getByText('Valido');
      const { orderBy } = context;
      const sorted = within(table()).getByRole('columnheader', { name: 'Importo lordo' });
      expect(sorted.getAttribute('aria-sort')).toBe(
        orderBy === '' ? null : orderBy === '-amount' ? 'descending' : 'ascending',
      );
      person.finds(`${context.page} di 3`);
      const order = orderBy === '-amount' ? 'decrescente' : 'crescente';
      person.hears(
        [
          'Movimenti: 121, Importo lordo 1.234,56 €, Commissioni 12,34 €, Importo netto 1.222,22 €',
          ...(orderBy === '' ? [] : [`Ordinato per Importo lordo, ${order}`]),
          `Pagina ${context.page} di 3`,
        ].join('. '),
      );
      within(summary()).getByText(monthName(context.criteria.month));
      within(summary()).getByText('121');
    },
    'search.consulting.results.empty': () => {
      person.finds('Nessun risultato');
      person.hears('Movimenti: 0');
      noTable();
      person.findsNo('button', 'ESPORTA');
    },
    'search.consulting.workbook.ready': seesExported,
    'search.consulting.workbook.exporting': ({ context }) => {
      if (context.rows.length > 0)
        screen.getByRole('progressbar', { name: 'Preparazione del file in corso' });
    },
    'search.failed': () => {
      person.isIn('Consulta Movimenti');
    },
  },
};

export const screens = [searchScreen];
