import { afterAll, beforeAll, expect, test } from 'vitest';
import { keysFor, referenceIn } from '../../acquirer/server/find-movements/keys';
import { openTestAcquirer, type TestAcquirer } from './support/acquirer';
import { listRequest } from './support/criteria';

interface Found {
  readonly branchCode: string;
  readonly date: string;
  readonly summary: string;
  readonly uid: string;
  readonly pos: string;
  readonly amount: number;
  readonly autorization: string;
  readonly pan: string;
}

let acquirer: TestAcquirer;
let company: string;
let single: string;
let some: readonly Found[];
beforeAll(async () => {
  acquirer = await openTestAcquirer();
  company = await acquirer.tokenOf('azienda01');
  single = await acquirer.tokenOf('negozio01');
  const list = await acquirer.call<{ readonly transactionList: readonly Found[] }>(
    'getTransactionList',
    listRequest({ typeCall: 'C' }),
    company,
  );
  some = list.transactionList;
});
afterAll(() => acquirer.close());

const find = (text: string, token = company, page = 1, typeCall = 'X') =>
  acquirer.call<{ readonly movementList: readonly Found[]; readonly totalElements: number }>(
    'findMovements',
    { text, page, typeCall },
    token,
  );

const written = (amount: number) => amount.toFixed(2).replace('.', ',');

test('an amount with its cents finds every movement of 13 months with it, newest first', async () => {
  const wanted = some[0]?.amount ?? 0;
  for (const text of [written(wanted), wanted.toFixed(2), `€ ${written(wanted)}`]) {
    const { movementList, totalElements } = await find(text, company, 1, 'C');
    expect(movementList.length).toBe(totalElements);
    const dates = movementList.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().reverse());
    const ofMonth = (rows: readonly Found[]) => rows.filter(({ amount }) => amount === wanted);
    const february = movementList.filter(({ date }) => date.startsWith('2026-02'));
    expect(ofMonth(february)).toHaveLength(ofMonth(some).length);
    for (const { amount } of movementList) expect(amount).toBe(wanted);
  }
});

test('what is found is sorted by the amount, newest first among equals, over the end of a page', async () => {
  const text = some[0]?.pos ?? '';
  const usual = (await find(text, company, 1, 'C')).movementList;
  expect(usual.length).toBeGreaterThan(60);
  for (const [orderBy, sign] of [
    ['+amount', 1],
    ['-amount', -1],
  ] as const) {
    const request = { text, orderBy, typeCall: 'X' };
    const pages = [1, 2].map((page) =>
      acquirer.call<Awaited<ReturnType<typeof find>>>(
        'findMovements',
        { ...request, page },
        company,
      ),
    );
    const found = (await Promise.all(pages)).flatMap(({ movementList }) => movementList);
    const sorted = usual.toSorted((one, other) => sign * (one.amount - other.amount));
    expect(found).toEqual(sorted.slice(0, found.length));
  }
});

test.each(['autorization', 'pos', 'summary'] as const)(
  'a movement is found by its %s, and by the last four digits of its card',
  async (name) => {
    const [wanted] = some;
    if (wanted === undefined) throw new Error('no movements');
    const isWanted = { date: wanted.date, autorization: wanted.autorization };
    const by = await find(wanted[name], company, 1, 'C');
    expect(by.movementList).toContainEqual(expect.objectContaining(isWanted));
    const byCard = await find(wanted.pan.slice(-4), company, 1, 'C');
    expect(byCard.movementList).toContainEqual(expect.objectContaining(isWanted));
  },
);

test('what is found carries the uid of its summary', async () => {
  const [wanted] = some;
  const { movementList } = await find(wanted?.autorization ?? '');
  const found = movementList.find(({ date }) => date === wanted?.date);
  const layer = await acquirer.call<{ readonly summaryTransactionList: readonly Found[] }>(
    'GET_SUMMARY_TRANSACTION_LIST',
    { branchCode: '', orderBy: '', page: 1, uid: found?.uid },
    company,
  );
  expect(layer.summaryTransactionList).toContainEqual(
    expect.objectContaining({ date: wanted?.date, autorization: wanted?.autorization }),
  );
});

test('a page has 60 rows, and one beyond the last is empty with the same count', async () => {
  const terminal = some[0]?.pos ?? '';
  const first = await find(terminal);
  expect(first.totalElements).toBeGreaterThan(60);
  expect(first.movementList).toHaveLength(60);
  const beyond = await find(terminal, company, 1 + Math.ceil(first.totalElements / 60));
  expect(beyond).toEqual({ movementList: [], totalElements: first.totalElements });
});

test('[PRM-003] [PRM-005] the movements of others are never found', async () => {
  for (const { pos, autorization, amount } of some.slice(0, 5)) {
    expect((await find(pos, single)).totalElements).toBe(0);
    const { movementList } = await find(written(amount), single, 1, 'C');
    for (const row of movementList) expect(row.branchCode).toBe('2000000301');
    for (const row of (await find(autorization, single)).movementList)
      expect(row.branchCode).toBe('2000000301');
  }
});

test('a text that names nothing finds nothing, whatever is in it', async () => {
  for (const text of ["' or 1=1 --", '%', 'TRATTORIA', '€', '0'])
    expect(await find(text)).toEqual({ movementList: [], totalElements: 0 });
});

test.each(['', '   ', 'x'.repeat(41)])('the text "%s" is refused', async (text) => {
  const response = await acquirer.post('findMovements', { text, page: 1, typeCall: 'X' }, company);
  expect(response.status).toBe(400);
});

test('a text is looked for as all that it can be, under the company alone', () => {
  expect(keysFor('1', '44,50')).toEqual(['1 amount 4450']);
  expect(keysFor('1', '4711')).toEqual([
    '1 amount 471100',
    '1 card 4711',
    '1 authorization 4711',
    '1 pos 4711',
  ]);
  expect(keysFor('1', '00004711')).toContain('1 pos 4711');
  expect(keysFor('1', '0044')).toEqual(['1 card 0044', '1 authorization 0044', '1 pos 44']);
  expect(keysFor('1', '0,44')).toEqual(['1 amount 44']);
  for (const masked of ['675949******0877', '•••• 0877', '****0877'])
    expect(keysFor('1', masked)).toEqual(['1 card 0877']);
  expect(keysFor('1', 'a1b2c3')).toEqual(['1 authorization A1B2C3']);
  expect(keysFor('1', 'Bar Roma')).toEqual([]);
  expect([referenceIn('000120'), referenceIn('120'), referenceIn('12,0')]).toEqual([
    '120',
    '120',
    '',
  ]);
});
