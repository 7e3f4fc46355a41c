import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { acquirerOfTests } from './support/acquirer';
import {
  criteria,
  type List,
  listRequest,
  type Row,
  type Totals,
  totalsOf,
} from './support/criteria';

const months = [
  '202503',
  '202504',
  '202505',
  '202506',
  '202507',
  '202508',
  '202509',
  '202510',
  '202511',
  '202512',
  '202601',
  '202602',
  '202603',
];

const acquirer = acquirerOfTests();
let token: string;
let all: readonly Row[];
beforeAll(async () => {
  token = await acquirer.tokenOf('azienda01');
  const lists = await Promise.all(
    months.map((month) =>
      acquirer.call<List>('getTransactionList', listRequest({ month, typeCall: 'C' }), token),
    ),
  );
  all = lists.flatMap((list) => list.transactionList);
});

const euro = fc.oneof(fc.constant(''), fc.integer({ min: 0, max: 120 }).map(String));

const oneOf = (values: readonly string[]) => fc.oneof(fc.constant(''), fc.constantFrom(...values));

const anyCriteria = () =>
  fc.record({
    month: fc.constantFrom(...months),
    day: fc.oneof(
      { weight: 3, arbitrary: fc.constant('') },
      fc.integer({ min: 1, max: 28 }).map((day) => String(day).padStart(2, '0')),
    ),
    minAmount: euro,
    maxAmount: euro,
    minNetAmount: euro,
    maxNetAmount: euro,
    closedOnly: fc.constantFrom('', 'V', 'A'),
    codPos: oneOf([...new Set(all.map((row) => row.branchCode))]),
    pos: oneOf([...new Set(all.map((row) => row.pos))]),
  });

type Criteria = ReturnType<typeof anyCriteria> extends fc.Arbitrary<infer C> ? C : never;

const between = (value: number, least: string, most: string) =>
  (least === '' || value >= Number(least)) && (most === '' || value <= Number(most));

const selects = (one: Criteria) => (row: Row) =>
  row.date.slice(0, 7).replace('-', '') === one.month &&
  (one.day === '' || row.date.slice(8, 10) === one.day) &&
  between(row.amount, one.minAmount, one.maxAmount) &&
  between(row.net, one.minNetAmount, one.maxNetAmount) &&
  (one.closedOnly === '' || row.status === one.closedOnly) &&
  (one.codPos === '' || row.branchCode === one.codPos) &&
  (one.pos === '' || row.pos === one.pos);

test('there is enough to choose from', () => {
  expect(all.length).toBeGreaterThan(2_000);
  expect(all.some((row) => row.status === 'A')).toBe(true);
});

test('[MOV-022] [API-030] whatever the criteria, totals and list are those of the rows they describe', async () => {
  await fc.assert(
    fc.asyncProperty(anyCriteria(), async (one) => {
      const expected = all.filter(selects(one));
      const list = await acquirer.call<List>(
        'getTransactionList',
        listRequest({ ...one, typeCall: 'C' }),
        token,
      );
      expect(list.transactionList).toEqual(expected);
      const totals = await acquirer.call<Totals>('getTotalTransaction', criteria(one), token);
      expect(totals).toEqual(totalsOf(expected));
    }),
    { numRuns: 100 },
  );
});
