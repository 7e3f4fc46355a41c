import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { movementOrder } from '../../acquirer/contract/movements';
import { acquirerOfTests } from './support/acquirer';
import { criteria, type List, listRequest, type Totals, totalsOf } from './support/criteria';

const acquirer = acquirerOfTests();
let company: string;
let single: string;
beforeAll(async () => {
  company = await acquirer.tokenOf('azienda01');
  single = await acquirer.tokenOf('negozio01');
});

type Changes = Readonly<Record<string, unknown>>;

const totals = (changes: Changes, token = company) =>
  acquirer.call<Totals>('getTotalTransaction', criteria(changes), token);

const rows = async (changes: Changes, token = company) =>
  (await acquirer.call<List>('getTransactionList', listRequest(changes), token)).transactionList;

const everyRow = (changes: Changes = {}, token = company) =>
  rows({ typeCall: 'C', ...changes }, token);

describe('a movement in the list', () => {
  test('[API-032] carries every field, with a masked card number', async () => {
    for (const row of await rows({})) {
      expect(row).toEqual({
        branchCode: expect.stringMatching(/^2000000\d{3}$/),
        name: expect.stringMatching(/SAPORI/),
        date: expect.stringMatching(/^2026-02-\d\dT\d\d:\d\d:\d\d$/),
        summary: expect.stringMatching(/^2602\d{7}$/),
        pos: expect.stringMatching(/^\d{8}$/),
        amount: expect.any(Number),
        autorization: expect.stringMatching(/^\d{6}$/),
        pan: expect.stringMatching(/^\d{6}\*+\d{4}$/),
        status: expect.stringMatching(/^[VA]$/),
        commission: expect.any(Number),
        net: expect.any(Number),
      });
      expect(row.net).toBeCloseTo(row.amount - row.commission, 5);
    }
  });
});

describe('the pages of the list', () => {
  test('[FLO-006] are of 60, newest first, without gaps or repetitions', async () => {
    const { count } = await totals({});
    const pages = Math.ceil(count / 60);
    expect(pages).toBeGreaterThan(2);
    const listed = [];
    for (let page = 1; page <= pages; page += 1) listed.push(...(await rows({ page })));
    expect(listed).toEqual(await everyRow());
    expect(listed).toHaveLength(count);
    const dates = listed.map((row) => row.date);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  test('end: one behind the last is empty', async () => {
    const { count } = await totals({});
    expect(await rows({ page: Math.ceil(count / 60) + 1 })).toEqual([]);
    expect(await rows({ page: 1_000_000 })).toEqual([]);
  });

  test.each(movementOrder)('can be sorted by %s, both ways', async (field) => {
    const up = (await everyRow({ orderBy: `+${field}` })).map((row) => row[field]);
    const down = (await everyRow({ orderBy: `-${field}` })).map((row) => row[field]);
    const inOrder = (values: readonly unknown[]) =>
      values.every((value, index) => index === 0 || !(String(value) < String(values[index - 1]))) ||
      values.every((value, index) => index === 0 || Number(value) >= Number(values[index - 1]));
    expect(inOrder(up)).toBe(true);
    expect(inOrder([...down].reverse())).toBe(true);
  });
});

describe('the bounds of an amount', () => {
  test.each([
    ['minAmount', 'maxAmount', 'amount'],
    ['minNetAmount', 'maxNetAmount', 'net'],
  ] as const)('[MOV-004] [MOV-005] %s and %s are included', async (least, most, field) => {
    await acquirer.services.db.execute(sql`
      update movement set amount = 5000, commission = 0, net = 5000 where id =
      (select min(id) from movement where society_code = '1000000001' and date >= '2026-02-10')`);
    const at = (changes: Changes) => everyRow(changes);
    const exactly = await at({ [least]: '50', [most]: '50' });
    expect(exactly.length).toBeGreaterThan(0);
    expect(exactly.every((row) => row[field] === 50)).toBe(true);
    expect((await at({ [least]: '50' })).every((row) => row[field] >= 50)).toBe(true);
    expect((await at({ [most]: '50' })).every((row) => row[field] <= 50)).toBe(true);
    const split = [await totals({ [most]: '50' }), await totals({ [least]: '50' })];
    const whole = await totals({});
    expect((split[0]?.count ?? 0) + (split[1]?.count ?? 0)).toBe(whole.count + exactly.length);
  });

  test('a least above its most selects nothing', async () => {
    expect(await totals({ minAmount: '100', maxAmount: '99' })).toEqual(totalsOf([]));
  });

  test('the largest amount that can be typed is understood', async () => {
    const most = '9'.repeat(13);
    expect(await totals({ maxAmount: most })).toEqual(await totals({}));
    expect((await totals({ minAmount: most })).count).toBe(0);
  });
});

describe('the other criteria', () => {
  test('[MOV-009] valid and cancelled movements are told apart, and together are all', async () => {
    const [all, valid, cancelled] = await Promise.all(
      ['', 'V', 'A'].map((closedOnly) => everyRow({ closedOnly })),
    );
    expect(valid?.every((row) => row.status === 'V')).toBe(true);
    expect(cancelled?.every((row) => row.status === 'A')).toBe(true);
    expect(cancelled?.length).toBeGreaterThan(0);
    expect((valid?.length ?? 0) + (cancelled?.length ?? 0)).toBe(all?.length);
  });

  test('[MOV-022] the totals count what the validity lets through', async () => {
    for (const closedOnly of ['', 'V', 'A']) {
      expect(await totals({ closedOnly })).toEqual(totalsOf(await everyRow({ closedOnly })));
    }
  });

  test('[MOV-003] a day selects that day from midnight to midnight', async () => {
    const all = await everyRow();
    const day = all[Math.floor(all.length / 2)]?.date.slice(8, 10) ?? '';
    const expected = all.filter((row) => row.date.slice(8, 10) === day);
    expect(await everyRow({ day })).toEqual(expected);
  });

  test('[MOV-006] a terminal number selects that terminal', async () => {
    const all = await everyRow();
    const pos = all[0]?.pos ?? '';
    expect(await everyRow({ pos })).toEqual(all.filter((row) => row.pos === pos));
    expect(await everyRow({ pos: '1' })).toEqual([]);
  });

  test('a point of sale selects that point', async () => {
    const all = await everyRow();
    const codPos = all[0]?.branchCode ?? '';
    expect(await everyRow({ codPos })).toEqual(all.filter((row) => row.branchCode === codPos));
  });
});

describe('the months', () => {
  test.each(['202503', '202603'])('[BUS-003] %s is in the window', async (month) => {
    expect((await totals({ month })).count).toBeGreaterThan(0);
  });

  test.each([
    ['202602', '28', 200],
    ['202602', '29', 400],
    ['202602', '30', 400],
    ['202504', '30', 200],
    ['202504', '31', 400],
    ['202512', '31', 200],
  ])('in %s the %s answers %i', async (month, day, status) => {
    const response = await acquirer.post('getTotalTransaction', criteria({ month, day }), company);
    expect(response.status).toBe(status);
  });
});

describe('whose movements', () => {
  test('[PRM-004] the user of one shop sees that shop only, asked or not', async () => {
    const own = await everyRow({}, single);
    expect(own.length).toBeGreaterThan(0);
    expect(own.every((row) => row.branchCode === '2000000301')).toBe(true);
    expect(await everyRow({ codPos: '2000000301' }, single)).toEqual(own);
    expect(await totals({}, single)).toEqual(totalsOf(own));
  });

  test("[PRM-004] a neighbour's terminal is not found", async () => {
    const { rows: found } = await acquirer.services.db.execute<{ terminal: string }>(
      sql`select terminal from movement where pos_code = '2000000302' limit 1`,
    );
    expect(await everyRow({ pos: found[0]?.terminal }, single)).toEqual([]);
  });
});

describe('an export', () => {
  test('[BUS-011] answers every row but never more than 5000', async () => {
    const { db } = acquirer.services;
    await db.execute(sql`
      insert into movement select 9000000000000 + n, settlement_id, society_code, pos_code,
        date + n * interval '1 second', terminal, 100, 1, 99, authorization_code, pan, 'V'
      from generate_series(1, 5001) n, (select * from movement
        where society_code = '1000000001' and date >= '2025-06-10' order by id limit 1) one`);
    const month = '202506';
    expect((await totals({ month })).count).toBeGreaterThan(5000);
    expect(await everyRow({ month })).toHaveLength(5000);
    await db.execute(sql`delete from movement where id > 9000000005000`);
    expect(await everyRow({ month, maxAmount: '1', minAmount: '1' })).toHaveLength(5000);
    await db.execute(sql`delete from movement where id > 9000000000000`);
  });

  test('pays no attention to the page', async () => {
    expect(await everyRow({ page: 7 })).toEqual(await everyRow({ page: 1 }));
  });
});
