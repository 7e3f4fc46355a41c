import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestAcquirer, type TestAcquirer } from './support/acquirer';
import { type Changes, months, type Statements, statementsRequest } from './support/consultation';
import { factOf, readPdf } from './support/pdf';

let acquirer: TestAcquirer;
let company: string;
let single: string;
beforeAll(async () => {
  acquirer = await openTestAcquirer();
  company = await acquirer.tokenOf('azienda01');
  single = await acquirer.tokenOf('negozio01');
});
afterAll(() => acquirer.close());

const search = (changes: Changes = {}, token = company) =>
  acquirer.call<Statements>('SEARCH_ACCOUNT_BALANCE', statementsRequest(changes), token);

const everyStatement = async (changes: Changes = {}, token = company) => {
  const { totalElements } = await search(changes, token);
  const pages = Array.from({ length: Math.ceil(totalElements / 60) }, (_, index) => index + 1);
  const answers = await Promise.all(pages.map((page) => search({ ...changes, page }, token)));
  return answers.flatMap((answer) => answer.accountListItems);
};

const refusal = async (changes: Changes) => {
  const response = await acquirer.post(
    'SEARCH_ACCOUNT_BALANCE',
    statementsRequest(changes),
    company,
  );
  return { status: response.status, ...(await response.json()) };
};

const askPdf = (branchCode: string, date: string, token = company) =>
  acquirer.post('GET_PDF_ACCOUNT_BALANCE', { branchCode, date }, token);

const refusedPdf = async (branchCode: string, date: string, token = company) => {
  const response = await askPdf(branchCode, date, token);
  return { status: response.status, ...(await response.json()) };
};

const pdf = async (branchCode: string, date: string, token = company) => {
  const response = await askPdf(branchCode, date, token);
  return readPdf(new Uint8Array(await response.arrayBuffer()));
};

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

  test('[FLO-008] 61 statements make two pages', async () => {
    // One more than are missing: that of 31 March is there already.
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

  test.each([
    { month: '202502' },
    { month: '202604' },
    { month: '202613' },
    { orderBy: '+date' },
    { page: 0 },
    { filter: 'x'.repeat(41) },
  ])('is refused for %j', async (changes) => {
    const { status, details } = await refusal(changes);
    expect(status).toBe(400);
    expect(details.join()).toContain(Object.keys(changes)[0]);
  });
});

describe('the PDF of a statement', () => {
  test('[EST-011] [API-048] is a file named estrattoconto.pdf that nobody keeps', async () => {
    const response = await askPdf('', '2026-02-28');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="estrattoconto.pdf"',
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect((await response.text()).startsWith('%PDF-1.7')).toBe(true);
  });

  test('[EST-008] opens for every row of the list', async () => {
    for (const { branchCode, date } of await everyStatement({ month: '202602' })) {
      expect((await askPdf(branchCode, date)).status).toBe(200);
    }
  });

  test('says whose it is, in Italian', async () => {
    const point = await pdf('2000000103', '2026-02-28');
    expect(factOf(point, 'Società')).toBe('Sapori d’Italia S.p.A.');
    expect(factOf(point, 'Codice società')).toBe('1000000001');
    expect(factOf(point, 'Punto vendita')).toMatch(/^2000000103 CAFFÈ SAPORI TORINO, .* \(TO\)$/);
    expect(factOf(point, 'Periodo')).toBe('febbraio 2026, dal 01-02-2026 al 28-02-2026');
    expect(factOf(await pdf('', '2026-02-28'), 'Punto vendita')).toBe('Tutti i punti vendita');
  });

  test('can be read out: a title, a language, headings and tables with captions', async () => {
    const { file, texts } = await pdf('', '2026-02-28');
    expect(file).toContain('/Lang (it-IT)');
    expect(file).toContain('/Marked true');
    expect(file).toContain('/DisplayDocTitle true');
    expect(file).toContain('(Estratto conto, febbraio 2026)');
    expect(file.match(/\/S \/Table\b/g)?.length).toBeGreaterThan(10);
    expect(file).toContain('/Scope /Column');
    expect(file).toContain('/Scope /Row');
    expect(texts.filter(({ tag }) => tag === 'none')).toEqual([]);
    expect(texts.filter(({ tag }) => tag === 'H1').map(({ text }) => text)).toEqual([
      'Estratto conto, febbraio 2026',
    ]);
  });

  test('numbers its pages', async () => {
    const { pages, texts } = await pdf('', '2026-02-28');
    expect(pages).toBeGreaterThan(3);
    const numbers = texts.filter(({ text }) => text.startsWith('Pagina '));
    expect(numbers.map(({ page, text }) => [page, text])).toEqual(
      Array.from({ length: pages }, (_, index) => [index + 1, `Pagina ${index + 1} di ${pages}`]),
    );
  });

  test.each(['', '28-02-2026', '2026-02-30', '2026-02-28T00:00:00', 'ieri', '2'.repeat(500)])(
    'is refused for the date %j',
    async (date) => {
      const { status, details } = await refusedPdf('', date);
      expect(status).toBe(400);
      expect(details.join()).toContain('date');
    },
  );

  test.each(['2025-02-28', '2026-03-16', '2026-03-31', '1999-12-31'])(
    '[BUS-003] is refused for %s, outside the window',
    async (date) => {
      expect(await refusedPdf('', date)).toEqual({
        status: 400,
        details: ['date: not in the last 13 months'],
      });
    },
  );

  test.each(['2026-02-27', '2026-03-01', '2026-03-15'])(
    'is not there for %s, on which no statement was made',
    async (date) => {
      expect(await refusedPdf('', date)).toEqual({
        status: 404,
        details: ['date: no statement'],
      });
    },
  );

  test('[PRM-003] of another company is refused, and so is that of nobody', async () => {
    const refused = { status: 403, details: ['codPos: not your point of sale'] };
    for (const code of ['2000000301', '9999999999', 'CAFFÈ', "' or ''='", '1'.repeat(500)]) {
      expect(await refusedPdf(code, '2026-02-28')).toEqual(refused);
    }
  });

  test('[PRM-005] of the shop next door, or of the whole company, is not for the user of one shop', async () => {
    expect((await askPdf('2000000301', '2026-02-28', single)).status).toBe(200);
    expect(await refusedPdf('2000000302', '2026-02-28', single)).toMatchObject({ status: 403 });
    expect(await refusedPdf('', '2026-02-28', single)).toEqual({
      status: 403,
      details: ['branchCode: not your statement'],
    });
  });
});
