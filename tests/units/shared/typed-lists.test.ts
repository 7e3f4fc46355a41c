import { expect, expectTypeOf, it } from 'vitest';
import type { Movement } from '../../../acquirer/contract/movements';
import {
  type MovementCriteria,
  movementActors,
} from '../../../machines/movements/movements.actors';
import * as select from '../../../machines/shared/search/search.selectors';
import { type SearchActor, searchOf } from '../../../machines/shared/search/search-of';
import type { WorkbookColumn } from '../../../src/shared/export/workbook';
import type { FilterFact } from '../../../src/shared/search/facts';
import { november } from '../../../walks/shared/search/search.scenario';

type Actor = SearchActor<Movement, MovementCriteria>;
type Fact = FilterFact<MovementCriteria>;
type Column = WorkbookColumn<keyof Movement>;

const { totals, page } = movementActors;

it('a filter or a column that the contract does not know is an error of types, wherever it is named', () => {
  const { minAmount, ...others } = november;
  // @ts-expect-error in what is asked
  const asked: MovementCriteria = { ...others, minAmout: minAmount };
  // @ts-expect-error in the second sheet of the workbook
  const fact: Fact = { name: 'minAmout', label: 'Importo lordo da', kind: 'money' };
  // @ts-expect-error in a column of the workbook
  const column: Column = { key: 'amout', header: 'Importo lordo', kind: 'money', width: 16 };
  const send: (event: Parameters<Actor['send']>[0]) => unknown = (event) => event;
  // @ts-expect-error in the event of CERCA
  send({ type: 'search.requested', criteria: { month: '202611', minAmout: '' } });
  expect([asked, fact.name, column.key]).toHaveLength(3);
});

it('a search is what its calls bring and ask', () => {
  expectTypeOf(searchOf({ totals, page })).toEqualTypeOf<
    ReturnType<typeof searchOf<Movement, MovementCriteria>>
  >();
  expectTypeOf(select.rows<Movement>).returns.toEqualTypeOf<readonly Movement[]>();
});
