import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import { beforeAll, describe, expect, test } from 'vitest';
import { acquirerOfTests } from './support/acquirer';
import { type Statements, statementsRequest } from './support/consultation';
import { factOf, numberIn, readPdf, rowsOf } from './support/pdf';

const acquirer = acquirerOfTests();
let company: string;
let single: string;
beforeAll(async () => {
  company = await acquirer.tokenOf('azienda01');
  single = await acquirer.tokenOf('negozio01');
});

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

describe('the PDF of a statement', () => {
  test('[EST-011] [API-048] is a file named estrattoconto.pdf that no cache stores', async () => {
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
    const { accountListItems } = await acquirer.call<Statements>(
      'SEARCH_ACCOUNT_BALANCE',
      statementsRequest({ month: '202602' }),
      company,
    );
    for (const { branchCode, date } of accountListItems) {
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

  test('says who issues it, on which accounts it was paid, and from when', async () => {
    const statement = await pdf('2000000103', '2026-02-28');
    const texts = statement.texts.map(({ text }) => text);
    expect(texts).toContain('Acquirer Dimostrativo S.p.A.');
    expect(texts.join('|')).toMatch(
      /\|Via della Moneta 1, 20121 Milano \(MI\), Partita IVA \d{11}\|/,
    );
    const credits = texts.filter((text) => text.startsWith('Accredito su: '));
    expect(credits.map((text) => text.slice(14, 23))).toEqual(['ABI 02008', 'ABI 03069']);
    for (const credit of credits)
      expect(credit).toMatch(/, IBAN IT\d\d( \*{4}){4} \*{3}\d \d{3}, -?[\d.]+,\d\d\s€$/);
    const paid = credits.map((credit) => numberIn(credit.slice(credit.lastIndexOf(', ') + 2)));
    expect(paid.reduce((sum, amount) => sum + amount, 0)).toBe(
      numberIn(factOf(statement, 'Accreditato in banca') ?? ''),
    );
    const dates = rowsOf(statement, 8).map((row) => row.slice(0, 2));
    expect(dates[0]).toEqual(['Data', 'Valuta']);
    expect(dates).toContainEqual(['14-02-2026', '16-02-2026']);
  });

  test('ends in what the banks have paid, letter by letter', async () => {
    for (const [branchCode, fewest] of [
      ['', 8],
      ['2000000103', 1],
    ] as const) {
      const { texts } = await pdf(branchCode, '2026-02-28');
      const content = texts.filter(({ tag }) => tag !== 'Artifact');
      const from = content.findIndex(({ text }) => text.startsWith('Dal netto dichiarato'));
      const steps = content.slice(from + 1).map(({ text }) => text.split(': '));
      const amounts = steps.map(([, amount = '']) => numberIn(amount));
      const paid = amounts.pop();
      expect(steps.at(-1)?.[0]).toBe('Accreditato in banca');
      expect(amounts.length).toBeGreaterThan(fewest);
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(paid);
    }
  });

  test('can be read out: a title, a language, headings and tables with captions', async () => {
    const { file, texts } = await pdf('', '2026-02-28');
    expect(file).toContain('<pdfuaid:part>1</pdfuaid:part>');
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

  test('is searched letter by letter: no word has a ligature', async () => {
    const texts = (await pdf('', '2026-02-28')).texts.map(({ text }) => text);
    expect(texts.some((text) => text.startsWith('Differenza: '))).toBe(true);
    expect(texts.filter((text) => /[\ufb00-\ufb06]/.test(text))).toEqual([]);
  });

  test('of several pages has a bookmark for each shop and for its end', async () => {
    const response = await askPdf('', '2026-02-28');
    const { catalog } = await PDFDocument.load(await response.arrayBuffer());
    const names: string[] = [];
    let next = catalog.lookup(PDFName.of('Outlines'), PDFDict).lookup(PDFName.of('First'));
    while (next instanceof PDFDict) {
      const title = next.lookup(PDFName.of('Title'));
      if (title instanceof PDFString || title instanceof PDFHexString)
        names.push(title.decodeText());
      next = next.lookup(PDFName.of('Next'));
    }
    const headings = (await pdf('', '2026-02-28')).texts.filter(({ tag }) => tag === 'H2');
    expect(names.length).toBeGreaterThan(10);
    expect(names).toEqual(headings.slice(1).map(({ text }) => text));
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

  test('[PRM-003] of another company is refused, and so is that of an unknown point', async () => {
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
