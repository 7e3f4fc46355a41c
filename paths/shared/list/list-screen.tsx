import { fireEvent, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect } from 'vitest';
import type { Criteria } from '../../../machines/criteria';
import type { listMachine } from '../../../machines/shared/list/list.machine';
import type { ListActor } from '../../../machines/shared/list/list-of';
import { elsewhere, seesExported } from '../../screen/gestures';
import * as person from '../../screen/person';
import type { Gesture, PlayedScreen } from '../../screen/screen';
import { listScenarioOf } from './list.scenario';

interface ListScreen<Row, Asked extends Criteria> {
  readonly name: string;
  /** Three: two are on the first page. */
  readonly rows: readonly Row[];
  readonly asked: Asked;
  readonly view: (actor: ListActor<Row, Asked>) => ReactElement;
  /** The filter that is typed or chosen: the month, unless it is named. */
  readonly by?: string;
  /** The label of that filter, where the screen has one. */
  readonly month?: string;
  readonly exports: boolean;
  readonly table: string;
  readonly headers: readonly string[];
  /** The content of the first row. */
  readonly cells: readonly string[];
  readonly waiting?: string;
  readonly empty: string;
  /** A header that sorts, and the order that its first press asks for. */
  readonly sorts?: { readonly header: string; readonly order: string };
  /** What is still visible when the list is over, until the address changes. */
  readonly stays: () => unknown;
}

type AnyListScreen = Omit<ListScreen<unknown, Criteria>, 'view'>;

const pagerButton = (step: number) => {
  if (Math.abs(step) === 1) return step > 0 ? 'Pagina successiva' : 'Pagina precedente';
  return step > 0 ? 'Ultima pagina' : 'Prima pagina';
};

const turnPage: Gesture = ({ event, possible, before }) => {
  const step = event.page - before.context.page;
  if (possible) person.press(pagerButton(step));
  else if (Math.abs(step) === 1) person.cannotPress(pagerButton(step));
};

const searchBy =
  (label: string, by = 'month'): Gesture =>
  ({ event, possible }) => {
    person.choose(label, event.criteria[by]);
    if (possible) person.press('CERCA');
    else person.cannotPress('CERCA');
  };

const exportRows: Gesture = ({ possible }) =>
  possible ? person.press('ESPORTA') : person.cannotPress('ESPORTA');

const neverOffered = ({ month, exports, sorts }: AnyListScreen) => [
  'layer.closed',
  ...(sorts === undefined ? ['order.requested'] : []),
  'exportNarrowed',
  ...(month === undefined ? ['search.requested'] : []),
  ...(exports ? [] : ['export.requested', 'xstate.done.actor.export', 'rowsAreGone']),
];

const sortBy =
  (header = ''): Gesture =>
  ({ possible }) => {
    const [button] = screen.queryAllByRole('button', { name: header });
    if (possible && button) fireEvent.click(button);
    else expect(possible).toBe(false);
  };

const seesOrder = ({ sorts }: AnyListScreen, orderBy: string) => {
  if (sorts === undefined || orderBy === '') return;
  const header = screen.getByRole('columnheader', { name: sorts.header });
  expect(header.getAttribute('aria-sort')).toBe(
    orderBy.startsWith('-') ? 'descending' : 'ascending',
  );
};

const noTable = () => person.findsNo('table');

const showsPage = (
  listed: AnyListScreen,
  { page, orderBy }: { readonly page: number; readonly orderBy: string },
) => {
  const { table, headers, cells } = listed;
  person.isNotWaiting();
  const found = screen.getByRole('table', { name: table });
  const names = within(found).getAllByRole('columnheader');
  expect(names.map((header) => header.textContent)).toEqual(headers);
  expect(within(found).getAllByRole('row')).toHaveLength(2);
  seesOrder(listed, orderBy);
  if (page === 1 && orderBy === '') for (const cell of cells) within(found).getByText(cell);
  person.finds(`${page} di 3`);
  person.hears(new RegExp(`^${table}: \\d.*Pagina ${page} di 3$`));
};

const exporting = () =>
  screen.queryByRole('table') &&
  screen.getByRole('progressbar', { name: 'Preparazione del file in corso' });

/** The list chart on one of the screens that show it: every state, every button the screen has. */
export const listScreen = <Row, Asked extends Criteria>(
  listed: ListScreen<Row, Asked>,
): PlayedScreen<typeof listMachine, 'layer.closed'> => ({
  ...listScenarioOf({ ...listed, ...(listed.sorts && { order: listed.sorts.order }) }),
  name: listed.name,
  // The chart on the screen is the one of this list, whatever its rows.
  view: (actor) => listed.view(actor as never),
  notOffered: neverOffered(listed),
  gestures: {
    'session.changed': elsewhere,
    'search.requested': searchBy(listed.month ?? '', listed.by),
    'page.requested': turnPage,
    'order.requested': sortBy(listed.sorts?.header),
    'export.requested': exportRows,
  },
  sees: {
    'list.consulting.results.arriving': 'never',
    'list.consulting.results.waiting': () => {
      if (listed.waiting) person.finds(listed.waiting);
      noTable();
    },
    'list.consulting.results.loading': () => {
      person.isWaiting();
    },
    'list.consulting.results.showing': ({ context }) => showsPage(listed, context),
    'list.consulting.results.empty': () => {
      person.finds(listed.empty);
      person.hears(`${listed.table}: 0`);
      noTable();
      person.findsNo('button', 'ESPORTA');
    },
    'list.consulting.workbook.ready': seesExported,
    'list.consulting.workbook.exporting': listed.exports ? exporting : 'never',
    'list.closed': 'never',
    'list.failed': listed.stays,
  },
});
