import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { acquirerOfTests } from './support/acquirer';
import { type Changes, months, type Statements, statementsRequest } from './support/consultation';

const acquirer = acquirerOfTests();
let company: string;
let single: string;
beforeAll(async () => {
  company = await acquirer.tokenOf('azienda01');
  single = await acquirer.tokenOf('negozio01');
});

const search = (changes: Changes = {}, token = company) =>
  acquirer.call<Statements>('SEARCH_ACCOUNT_BALANCE', statementsRequest(changes), token);

const everyStatement = async (changes: Changes = {}, token = company) => {
  const { totalElements } = await search(changes, token);
  const pages = Array.from({ length: Math.ceil(totalElements / 60) }, (_, index) => index + 1);
  const answers = await Promise.all(pages.map((page) => search({ ...changes, page }, token)));
  return answers.flatMap((answer) => answer.accountListItems);
};

const askPdf = (branchCode: string, date: string, token = company) =>
  acquirer.post('GET_PDF_ACCOUNT_BALANCE', { branchCode, date }, token);

describe('the list of statements', () => {
  test('[EST-006] [EST-007] has one of the company and one of each point for every month', async () => {
    const all = await everyStatement();
    const dates = [...new Set(all.map((one) => one.date))];
    expect(dates).toHaveLength(12);
    for (const date of dates) {
      const [first, ...others] = all.filter((one) => one.date === date);
      expect(first).toEqual({ date, branchCode: '', name: '' });
      const codes = others.map((one) => one.branchCode);
      expect(codes).toEqual([...codes].sort());
      expect(others.every((one) => one.name.includes('SAPORI'))).toBe(true);
    }
    const { rows } = await acquirer.services.db.execute<{ pairs: number }>(sql`
      select count(distinct (pos_code, date_trunc('month', day)))::int as pairs from settlement
      where society_code = '1000000001' and day < '2026-03-01'`);
    expect(all).toHaveLength(12 + (rows[0]?.pairs ?? 0));
  });

  test('[EST-005] dates each on the last day of its month, newest first', async () => {
    const dates = (await everyStatement()).map((one) => one.date);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(dates[0]).toBe('2026-02-28');
    expect(dates.at(-1)).toBe('2025-03-31');
  });

  test('[EST-009] [FLO-006] is paged by 60, and says how many there are', async () => {
    const { accountListItems, totalElements } = await search();
    expect(accountListItems).toHaveLength(60);
    const pages = Math.ceil(totalElements / 60);
    const last = await search({ page: pages });
    expect(last.accountListItems).toHaveLength(totalElements - (pages - 1) * 60);
    expect(await search({ page: pages + 1 })).toEqual({ accountListItems: [], totalElements });
    const all = await everyStatement();
    expect(new Set(all.map((one) => `${one.branchCode} ${one.date}`)).size).toBe(totalElements);
  });

  test('is sorted by any of its columns, the newest first among equals', async () => {
    const all = await everyStatement();
    for (const [orderBy, sign] of [
      ['+name', 1],
      ['-name', -1],
    ] as const) {
      const order = (one: string, other: string) =>
        one === other ? 0 : one < other ? -sign : sign;
      expect(await everyStatement({ orderBy })).toEqual(
        all.toSorted((one, other) => order(one.name, other.name)),
      );
    }
  });

  test('[FLO-008] 61 statements make two pages', async () => {
    // One more than are missing: the statement of 31 March exists already.
    await acquirer.services.db.execute(sql`
      insert into statement select '1000000001', '2000000101', date '2025-03-01' + n
      from generate_series(1, 61 - 12 + 1) n on conflict do nothing`);
    const filter = '2000000101';
    const pages = await Promise.all([1, 2, 3].map((page) => search({ filter, page })));
    expect(pages.map((page) => page.accountListItems.length)).toEqual([60, 1, 0]);
    await acquirer.services.db.execute(sql`
      delete from statement where date <> (date_trunc('month', date) + interval '1 month - 1 day')::date`);
  });

  test('[EST-003] a month selects that month; the one still open has none yet', async () => {
    for (const month of months) {
      const found = await everyStatement({ month });
      const dates = found.map((one) => one.date.slice(0, 7).replace('-', ''));
      expect(dates.every((date) => date === month)).toBe(true);
      expect(found.length > 0).toBe(month !== '202603');
    }
  });

  test('that of a month is out on the day after it', async () => {
    const dayMs = 86_400_000;
    const newest = async () => {
      const token = await acquirer.tokenOf('azienda01');
      return (await search({}, token)).accountListItems[0]?.date;
    };
    acquirer.pass(16 * dayMs);
    expect(await newest()).toBe('2026-02-28');
    expect((await askPdf('', '2026-03-31', await acquirer.tokenOf('azienda01'))).status).toBe(404);
    acquirer.pass(dayMs);
    expect(await newest()).toBe('2026-03-31');
    expect((await askPdf('', '2026-03-31', await acquirer.tokenOf('azienda01'))).status).toBe(200);
    acquirer.pass(-17 * dayMs);
  });

  test('[EST-001] the search text is the beginning of a sign or part of a code', async () => {
    const caffe = await everyStatement({ filter: 'caffè' });
    expect(caffe.length).toBeGreaterThan(0);
    expect(caffe.every((one) => one.name.startsWith('CAFFÈ SAPORI'))).toBe(true);
    const coded = await everyStatement({ filter: '00112' });
    expect(new Set(coded.map((one) => one.branchCode))).toEqual(new Set(['2000000112']));
    expect(await everyStatement({ filter: 'SAPORI' })).toEqual([]);
    expect(await everyStatement({ filter: '%' })).toEqual([]);
    expect((await everyStatement({ filter: 'caffè', month: '202602' })).length).toBeLessThan(
      caffe.length,
    );
  });

  test('[EST-002] [PRM-004] the user of one shop has those of that shop only', async () => {
    const own = await everyStatement({}, single);
    expect(own).toHaveLength(12);
    expect(own.every((one) => one.branchCode === '2000000301')).toBe(true);
    expect(await everyStatement({ filter: 'FERRI OUTLET' }, single)).toEqual([]);
    expect(await everyStatement({ filter: '2000000302' }, single)).toEqual([]);
  });
});
