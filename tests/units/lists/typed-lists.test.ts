import { expect, it } from 'vitest';
import type { Movement } from '../../../acquirer/contract/movements';
import type { MovementCriteria } from '../../../machines/movements/movements.actors';

import type { SearchActor } from '../../../machines/shared/search/search-of';
import { november } from '../../../paths/shared/search/search.scenario';
import type { ListColumns, ListFilters } from '../../../src/lists/list';
import { movementList } from '../../../src/movements/list';

type Actor = SearchActor<Movement, MovementCriteria>;
type Filters = ListFilters<MovementCriteria>;
type Columns = ListColumns<Movement>;

it('a filter or a column that the contract does not know is an error of types, wherever it is named', () => {
  const { minAmount, ...others } = november;
  // @ts-expect-error in what is asked
  const asked: MovementCriteria = { ...others, minAmout: minAmount };
  const range: Filters['minAmount'] = {
    kind: 'least',
    label: 'Importo lordo da',
    // @ts-expect-error in the upper bound of an amount
    upTo: 'maxAmout',
  };
  // @ts-expect-error in a column
  const columns: Columns = { ...movementList.columns, amout: null };
  const send: (event: Parameters<Actor['send']>[0]) => unknown = (event) => event;
  // @ts-expect-error in the event of CERCA
  send({ type: 'search.requested', criteria: { month: '202611', minAmout: '' } });
  expect([asked, range, columns]).toHaveLength(3);
});

it('[MOV-020] a filter, a column or a choice that a description leaves out is an error of types', () => {
  const { pos, ...filters } = movementList.filters;
  const { pan, ...columns } = movementList.columns;
  // @ts-expect-error of the filters
  const withoutPos: Filters = filters;
  // @ts-expect-error of the columns
  const withoutCard: Columns = columns;
  const withoutAll: Filters['closedOnly'] = {
    kind: 'choice',
    label: 'Tipo',
    // @ts-expect-error of the words of a choice
    words: { V: 'Validi', A: 'Annullati' },
  };
  expect([withoutPos, withoutCard, withoutAll, pos, pan]).toHaveLength(5);
});
