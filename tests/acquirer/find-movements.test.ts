import { beforeAll, expect, test } from 'vitest';
import { factsOf } from '../../acquirer/contract/rules/sought';
import { keysFor, referenceIn } from '../../acquirer/server/find-movements/keys';
import { acquirerOfTests } from './support/acquirer';
import { listRequest } from './support/criteria';

interface Found {
  readonly branchCode: string;
  readonly name: string;
  readonly date: string;
  readonly summary: string;
  readonly uid: string;
  readonly pos: string;
  readonly amount: number;
  readonly autorization: string;
  readonly pan: string;
}

const acquirer = acquirerOfTests();
let company: string;
let single: string;
let some: readonly Found[];
beforeAll(async () => {
  company = await acquirer.tokenOf('azienda01');
  single = await acquirer.tokenOf('negozio01');
  const list = await acquirer.call<{ readonly transactionList: readonly Found[] }>(
    'getTransactionList',
    listRequest({ typeCall: 'C' }),
    company,
  );
  some = list.transactionList;
});

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
  for (const text of ["' or 1=1 --", '%', 'ZZZTOP', '€', '0'])
    expect(await find(text)).toEqual({ movementList: [], totalElements: 0 });
});

const keys = (text: string): readonly unknown[] =>
  factsOf(text).map((fact) => ('word' in fact ? keysFor('1', fact) : fact.day));

test('a word is looked for as all that it can be, under the company alone', () => {
  expect(keys('44,50')).toEqual([['1 amount 4450']]);
  for (const written of ['EUR 44,50', '44,50 €', '€ 44,50', '44,50 EUR', '44,50'])
    expect(keys(written)).toEqual([['1 amount 4450']]);
  expect(keys('-49,50')).toEqual([['1 amount -4950', '1 amount 4950']]);
  expect(keys('4711')).toEqual([
    [
      '1 amount 471100',
      '1 card 4711',
      '1 authorization 4711',
      '1 authorization 04711',
      '1 authorization 004711',
      '1 pos 4711',
    ],
  ]);
  expect(keys('00004711').at(0)).toContain('1 pos 4711');
  expect(keys('0,44')).toEqual([['1 amount 44']]);
  expect(keys('92852').at(0)).toContain('1 authorization 092852');
  expect(keys('AUT 510529')).toEqual([['1 authorization 510529']]);
  expect(keys('pos: 4711')).toEqual([['1 pos 4711']]);
  for (const masked of ['675949******0877', '•••• 0877', '****0877', '6759 49** **** 0877'])
    expect(keys(masked)).toEqual([['1 card 0877']]);
  for (const whole of ['6759490000000877', '6759-4900-0000-0877', '3759 490000 00877'])
    expect(keys(`49,50 ${whole}`)).toEqual([['1 amount 4950'], ['1 card 0877']]);
  expect(keys('49,50 31-10-2026 6362')).toEqual([
    ['1 amount 4950'],
    '2026-10-31',
    expect.arrayContaining(['1 card 6362']),
  ]);
  expect(keys('a1b2c3')).toEqual([['1 authorization A1B2C3']]);
  expect(['000120', '120', '12,0', 'aut'].map((word) => referenceIn({ word, kind: null }))).toEqual(
    ['120', '120', '', 'AUT'],
  );
});

const day = ({ date }: Found) => date.slice(0, 10).split('-').reverse().join('/');
const last = ({ pan }: Found) => pan.slice(-4);
const bare = (digits: string) => digits.replace(/^0+/, '');

/** What the words of a text say, and the rows of a whole month of which all of it is true. */
const combinations: readonly (readonly [
  string,
  (row: Found) => string,
  (row: Found, of: Found) => boolean,
])[] = [
  [
    'amount and date',
    (row) => `${written(row.amount)} ${day(row)}`,
    (row, of) => row.amount === of.amount && day(row) === day(of),
  ],
  [
    'amount and card',
    (row) => `carta ${last(row)} ${written(row.amount)} €`,
    (row, of) => row.amount === of.amount && last(row) === last(of),
  ],
  [
    'authorization without its zeros, and date',
    (row) => `AUT ${bare(row.autorization)} ${day(row).replaceAll('/', '-')}`,
    (row, of) => bare(row.autorization) === bare(of.autorization) && day(row) === day(of),
  ],
  [
    'shop by code, and amount',
    (row) => `${row.branchCode} EUR ${written(row.amount)}`,
    (row, of) =>
      row.amount === of.amount && (row.branchCode === of.branchCode || row.pos === of.branchCode),
  ],
  [
    'shop by name, and date',
    (row) => `${row.name.toLowerCase()} ${day(row)}`,
    (row, of) => row.name === of.name && day(row) === day(of),
  ],
  [
    'POS and reference',
    (row) => `pos ${row.pos} rif. ${row.summary}`,
    (row, of) => row.pos === of.pos && bare(row.summary) === bare(of.summary),
  ],
  ['a date alone', day, (row, of) => day(row) === day(of)],
];

const identity = ({ date, autorization, pos }: Found) => [date, autorization, pos].join();

test.each(combinations)(
  'every fact of a text holds of what is found, as in a scan: %s',
  async (_, text, holds) => {
    for (const wanted of [some[0], some[40], some.at(-1)]) {
      if (wanted === undefined) throw new Error('no movements');
      const request = { text: text(wanted), month: '202602', page: 1, typeCall: 'C' };
      const { movementList } = await acquirer.call<Awaited<ReturnType<typeof find>>>(
        'findMovements',
        request,
        company,
      );
      const scanned = some.filter((row) => holds(row, wanted));
      expect(movementList.map(identity).toSorted()).toEqual(scanned.map(identity).toSorted());
      expect(scanned.length).toBeGreaterThan(0);
    }
  },
);

test('[PRM-003] a month and a shop narrow what is found; a shop of others is refused', async () => {
  const [wanted] = some;
  const asked = { text: wanted?.pos, month: '202601', page: 1, typeCall: 'X' };
  const narrowed = (more: object) =>
    acquirer.call<Awaited<ReturnType<typeof find>>>(
      'findMovements',
      { ...asked, ...more },
      company,
    );
  for (const { date } of (await narrowed({})).movementList) expect(date).toMatch(/^2026-01/);
  const another = some.find(({ branchCode }) => branchCode !== wanted?.branchCode);
  expect((await narrowed({ codPos: another?.branchCode })).totalElements).toBe(0);
  const others = { ...asked, codPos: '2000000301' };
  expect((await acquirer.post('findMovements', others, company)).status).toBe(403);
});

test.each(['31/02/2026', '1/1/2019', '01/10/2026 02/10/2026'])(
  'the date "%s" is true of no movement',
  async (text) => {
    expect(await find(text)).toEqual({ movementList: [], totalElements: 0 });
  },
);
