import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { acquirerOfTests } from './support/acquirer';
import {
  type Changes,
  type SummaryList,
  type SummaryTotals,
  summaryCriteria,
  summaryRequest,
  totalsOfSummaries,
} from './support/consultation';

const acquirer = acquirerOfTests();
let company: string;
let single: string;
beforeAll(async () => {
  company = await acquirer.tokenOf('azienda01');
  single = await acquirer.tokenOf('negozio01');
});

const totals = (changes: Changes, token = company) =>
  acquirer.call<SummaryTotals>('GET_TOTAL_SUMMARY', summaryCriteria(changes), token);

const rows = async (changes: Changes, token = company) =>
  (await acquirer.call<SummaryList>('GET_SUMMARY_LIST', summaryRequest(changes), token))
    .summaryList;

const everyRow = (changes: Changes = {}, token = company) =>
  rows({ typeCall: 'C', ...changes }, token);

const refusals = async (changes: Changes, token = company) => {
  const request = summaryRequest(changes);
  const answers = ['GET_SUMMARY_LIST', 'GET_TOTAL_SUMMARY'].map(async (alias) => {
    const response = await acquirer.post(alias, request, token);
    return { status: response.status, ...(await response.json()) };
  });
  const [list, total] = await Promise.all(answers);
  expect(total).toEqual(list);
  return list;
};

describe('a settlement in the list', () => {
  test('[API-036] carries every field', async () => {
    for (const row of await rows({})) {
      expect(row).toEqual({
        branchCode: expect.stringMatching(/^2000000\d{3}$/),
        name: expect.stringMatching(/SAPORI/),
        date: expect.stringMatching(/^2026-02-\d\d$/),
        bank: expect.stringMatching(/^(03069|02008)$/),
        code: expect.stringMatching(/^2602\d{7}$/),
        uid: expect.stringMatching(/^\d+$/),
        transactionNumber: expect.any(Number),
        calculatedGrossAmount: expect.any(Number),
        declaredGrossAmount: expect.any(Number),
        calculatedCommissionAmount: expect.any(Number),
        calculatedNetAmount: expect.any(Number),
        declaredNetAmount: expect.any(Number),
      });
    }
  });
});

describe('the pages of the settlements', () => {
  test('[FLO-006] [RIE-026] are of 60, newest first, without gaps or repetitions', async () => {
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

  test('[FLO-008] 61 of them make two pages', async () => {
    const { db } = acquirer.services;
    await db.execute(sql`
      insert into settlement select 8100000000000 + n, society_code, pos_code, day,
        (77000 + n)::text, code, 0, 0, 99999900, 0, 0, 0, 0, value_date
      from generate_series(1, 61) n, (select * from settlement
        where society_code = '1000000001' and day >= '2026-02-01' order by id limit 1) one`);
    const huge = { minGrossCalculated: '999999' };
    const pages = await Promise.all([1, 2, 3].map((page) => rows({ ...huge, page })));
    expect(pages.map((page) => page.length)).toEqual([60, 1, 0]);
    expect((await totals(huge)).count).toBe(61);
    await db.execute(sql`delete from settlement where id > 8100000000000`);
  });

  test('end: one behind the last is empty', async () => {
    const { count } = await totals({});
    expect(await rows({ page: Math.ceil(count / 60) + 1 })).toEqual([]);
    expect(await rows({ page: 1_000_000 })).toEqual([]);
  });

  test('[BUS-011] [RIE-025] an export answers every row but never more than 5000', async () => {
    const { db } = acquirer.services;
    await db.execute(sql`
      insert into settlement select 8000000000000 + n, society_code, pos_code, day,
        lpad(n::text, 5, '0'), code, 0, 0, 0, 0, 0, 0, 0, value_date
      from generate_series(10000, 15001) n, (select * from settlement
        where society_code = '1000000001' and day >= '2025-06-10' order by id limit 1) one`);
    expect((await totals({ month: '202506' })).count).toBeGreaterThan(5001);
    expect(await everyRow({ month: '202506' })).toHaveLength(5000);
    await db.execute(sql`delete from settlement where id > 8000000000000`);
  });
});

describe('the order of the settlements', () => {
  const sizeOf = ({ calculatedNetAmount, declaredNetAmount }: SummaryList['summaryList'][number]) =>
    Math.abs(Math.round((calculatedNetAmount - declaredNetAmount) * 100));

  test('the largest differences of the month come first, over the end of a page; equal ones newest first', async () => {
    const both = [
      ...(await rows({ orderBy: '-difference', page: 1 })),
      ...(await rows({ orderBy: '-difference', page: 2 })),
    ];
    const usual = await everyRow();
    const sorted = usual.toSorted((one, other) => sizeOf(other) - sizeOf(one));
    expect(sizeOf(both[0] as never)).toBeGreaterThan(0);
    expect(both).toEqual(sorted.slice(0, both.length));
    expect(await everyRow({ orderBy: '-difference' })).toEqual(sorted);
  });
});

describe('the criteria of the settlements', () => {
  const fields = [
    ['minGrossCalculated', 'maxGrossCalculated', 'calculatedGrossAmount'],
    ['minGrossDeclared', 'maxGrossDeclared', 'declaredGrossAmount'],
  ] as const;

  test.each(fields)('[RIE-005] [RIE-006] %s and %s are included', async (least, most, field) => {
    await acquirer.services.db.execute(sql`
      update settlement set gross_calculated = 5000, gross_declared = 5000 where id =
      (select min(id) from settlement where society_code = '1000000001' and day >= '2026-02-10')`);
    const exactly = await everyRow({ [least]: '50', [most]: '50' });
    expect(exactly.length).toBeGreaterThan(0);
    expect(exactly.every((row) => row[field] === 50)).toBe(true);
    const above = await everyRow({ [least]: '50' });
    const below = await everyRow({ [most]: '50' });
    expect(above.every((row) => row[field] >= 50)).toBe(true);
    expect(below.every((row) => row[field] <= 50)).toBe(true);
    expect(above.length + below.length).toBe((await everyRow()).length + exactly.length);
    expect(await totals({ [least]: '50' })).toEqual(totalsOfSummaries(above));
  });

  test('a least above its most selects nothing', async () => {
    expect(await totals({ minGrossDeclared: '100', maxGrossDeclared: '99' })).toEqual({
      count: 0,
      amount: 0,
      commission: 0,
      net: 0,
      declared: 0,
      difference: 0,
      banks: [],
    });
  });

  test('[RIE-004] an ABI selects that bank, with or without its leading zeros', async () => {
    const paid = (await everyRow()).filter((row) => row.bank === '03069');
    expect(paid.length).toBeGreaterThan(0);
    expect(await everyRow({ abi: '03069' })).toEqual(paid);
    expect(await everyRow({ abi: '3069' })).toEqual(paid);
    expect(await totals({ abi: '03069' })).toEqual(totalsOfSummaries(paid));
    expect(await everyRow({ abi: '99999' })).toEqual([]);
  });

  test('[RIE-003] a day selects that day', async () => {
    const all = await everyRow();
    const date = all[Math.floor(all.length / 2)]?.date ?? '';
    expect(await everyRow({ day: date.slice(8) })).toEqual(all.filter((row) => row.date === date));
  });

  test('a point of sale selects that point, and all of them are the company', async () => {
    const all = await everyRow();
    const codes = [...new Set(all.map((row) => row.branchCode))];
    let found = 0;
    for (const codPos of codes) found += (await everyRow({ codPos })).length;
    expect(found).toBe(all.length);
  });

  test('a terminal selects the settlements it has a movement in', async () => {
    const { rows: of } = await acquirer.services.db.execute<{ terminal: string; uid: string }>(sql`
      select terminal, settlement_id::text as uid from movement
      where society_code = '1000000001' and date >= '2026-02-01' and date < '2026-03-01'`);
    const pos = of[0]?.terminal ?? '';
    const expected = new Set(of.filter((one) => one.terminal === pos).map((one) => one.uid));
    expect(new Set((await everyRow({ pos })).map((row) => row.uid))).toEqual(expected);
    expect(await everyRow({ pos: '1' })).toEqual([]);
  });
});

describe('whose settlements', () => {
  test('[PRM-004] [PRM-005] the user of one shop sees that shop only', async () => {
    const own = await everyRow({}, single);
    expect(own.length).toBeGreaterThan(0);
    expect(own.every((row) => row.branchCode === '2000000301')).toBe(true);
    expect(await everyRow({ codPos: '2000000301' }, single)).toEqual(own);
    expect(await totals({}, single)).toEqual(totalsOfSummaries(own));
    expect(await refusals({ codPos: '2000000302' }, single)).toMatchObject({ status: 403 });
  });
});
