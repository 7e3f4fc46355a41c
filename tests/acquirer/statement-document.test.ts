import { describe, expect, test } from 'vitest';
import { valueDateOf } from '../../acquirer/server/banking/value-date';
import { addDays } from '../../acquirer/server/common/clock';
import { companyStatement, pointStatement } from '../../acquirer/server/statements/document';
import type { DayLine, Holder, Sums } from '../../acquirer/server/statements/figures';
import { writable } from '../../acquirer/server/statements/font';
import { pagesOf } from '../../acquirer/server/statements/layout';
import { columnsFor, frame, inner, sheet } from '../../acquirer/server/statements/page';
import { renderStatement } from '../../acquirer/server/statements/render';
import { numberIn, readPdf, rowsOf } from './support/pdf';

/** The text as it is printed, with a no-break space before the sign. */
const euro = (amount: string) => `${amount}\u00a0€`;

const now = new Date('2026-03-15T11:00:00Z');
const date = '2026-02-28';

const place = {
  address: 'Via Roma',
  streetNumber: '1',
  zip: '20121',
  city: 'Milano',
  district: 'MI',
};
const company = {
  code: '1000000001',
  vatNumber: '02845170121',
  name: 'Città & Perù S.r.l.',
  ...place,
};
const point = {
  code: '2000000101',
  societyCode: company.code,
  sign: 'CAFFÈ “DELL’ANGOLO”',
  ...place,
};
const holder: Holder = { company, point: undefined, issuedBy: undefined };

const sums = (gross: number): Sums => ({
  transactions: 2,
  cancelled: 1,
  gross,
  commission: 7,
  net: gross - 7,
  declaredNet: gross + 93,
});

const code = (number: number) => String(2_000_000_000 + number);

const daysOf = (points: number, days: number): DayLine[] =>
  Array.from({ length: points * days }, (_, index) => ({
    posCode: code(Math.floor(index / days)),
    sign: `NEGOZIO ${Math.floor(index / days)}`,
    day: addDays('2026-02-01', index % days),
    valueDate: valueDateOf(addDays('2026-02-01', index % days)),
    ...sums(10_000 + index),
  }));

const grossOf = (lines: readonly { readonly sums: Sums }[]) =>
  lines.reduce((total, line) => total + line.sums.gross, 0);

const letter = {
  day: '2026-02-11',
  posCode: '2000000101',
  caseNumber: '3243802040002',
  description: 'Merce non ricevuta',
  amount: -1_250,
};
const closingOf = (letters: number) =>
  companyStatement(holder, date, daysOf(1, 2), {
    credits: [{ abi: '03069', iban: undefined, declaredNet: 20_187, adjusted: -1_250 * letters }],
    letters: Array.from({ length: letters }, () => letter),
  }).closing;

describe('the statement of a company', () => {
  test('has every point with its days and a subtotal, and a total of them all', () => {
    const rows = daysOf(3, 28);
    const { groups, sums: total } = companyStatement(holder, date, rows);
    expect(groups.map((group) => group.heading)).toEqual([
      '2000000000 NEGOZIO 0',
      '2000000001 NEGOZIO 1',
      '2000000002 NEGOZIO 2',
      'Tutti i punti vendita',
    ]);
    const [first, second, third, all] = groups;
    for (const group of [first, second, third]) {
      expect(group?.lines).toHaveLength(28);
      expect(group?.total.sums.gross).toBe(grossOf(group?.lines ?? []));
    }
    expect(all?.total.sums).toEqual(total);
    expect(total.gross).toBe(rows.reduce((sum, row) => sum + row.gross, 0));
    expect(total.transactions).toBe(2 * 84);
  });

  test('has up to 1,500 days one line each, and above that one line for each point', () => {
    expect(companyStatement(holder, date, daysOf(60, 25)).groups).toHaveLength(61);
    const short = companyStatement(holder, date, [...daysOf(60, 25), ...daysOf(61, 1).slice(60)]);
    expect(short.groups).toHaveLength(1);
    expect(short.groups[0]?.lines).toHaveLength(61);
    expect(short.captions).toEqual(['Codice esercizio', 'Insegna']);
    expect(short.note).toContain('nel suo estratto conto');
    expect(grossOf(short.groups[0]?.lines ?? [])).toBe(short.sums.gross);
  });

  test('ends in what the banks have paid: the declared net, and the adjustments of its period', () => {
    const credits = [
      { abi: '02008', iban: 'IT60X0542811101000000123456', declaredNet: 15_187, adjusted: -1_250 },
      { abi: '03069', iban: undefined, declaredNet: 5_000, adjusted: 0 },
    ];
    const { totals, holder: facts } = companyStatement(holder, date, daysOf(1, 2), {
      credits,
      letters: [],
    });
    const said = new Map(totals.map(({ name, value }) => [name, value]));
    expect(facts.filter(({ name }) => name === 'Accredito su').map(({ value }) => value)).toEqual([
      `ABI 02008, IBAN IT60 **** **** **** **** ***3 456, ${euro('139,37')}`,
      `ABI 03069, ${euro('50,00')}`,
    ]);
    expect(said.get('Netto dichiarato')).toBe(euro('201,87'));
    expect(said.get('Rettifiche del periodo')).toBe(euro('-12,50'));
    expect(said.get('Accreditato in banca')).toBe(euro('189,37'));
  });

  test('has its letters one by one, each with its point and number, and closes with their sum', () => {
    expect(closingOf(2)).toEqual([
      { name: 'Netto dichiarato', amount: 20_187 },
      { name: '11-02-2026, 2000000101, 3243802040002, Merce non ricevuta', amount: -1_250 },
      { name: '11-02-2026, 2000000101, 3243802040002, Merce non ricevuta', amount: -1_250 },
      { name: 'Accreditato in banca', amount: 17_687 },
    ]);
  });

  test.each([
    [0, 'Rettifiche del periodo'],
    [301, 'Rettifiche del periodo, 301 lettere'],
  ])('has one line for %i letters, and adds up all the same', (letters, name) => {
    const [, adjusted, paid] = closingOf(letters);
    expect(closingOf(letters)).toHaveLength(3);
    expect(adjusted).toEqual({ name, amount: -1_250 * letters + 0 });
    expect(paid?.amount).toBe(20_187 - 1_250 * letters);
  });

  test('of nothing at all is all zeros', async () => {
    const empty = companyStatement(holder, date, []);
    expect(empty.totals.map((fact) => fact.value)).toEqual([
      '0',
      '0',
      ...Array.from({ length: 7 }, () => euro('0,00')),
    ]);
    expect(readPdf(await renderStatement(empty, now)).pages).toBe(1);
  });
});

describe('the pages of a statement', () => {
  const statement = companyStatement(holder, date, daysOf(24, 28));
  const pages = pagesOf(statement, frame);

  test('hold every line once, and in order', () => {
    const placed = pages.flat().flatMap((piece) => (piece.kind === 'line' ? [piece.line] : []));
    expect(placed).toEqual(statement.groups.flatMap((group) => group.lines));
    const totals = pages.flat().filter((piece) => piece.kind === 'total');
    expect(totals).toHaveLength(25);
  });

  test('begin each with a heading and its captions, repeated where a table goes on', () => {
    const begun = new Set<unknown>();
    for (const page of pages) {
      if (page[0]?.kind === 'closing') continue;
      expect(page.slice(0, 2).map((piece) => piece.kind)).toEqual(['heading', 'captions']);
      for (const piece of page) {
        if (piece.kind !== 'heading') continue;
        expect(piece.again).toBe(begun.has(piece.group));
        begun.add(piece.group);
      }
    }
  });

  test('never run over the foot, and never leave a total or a heading alone', () => {
    for (const page of pages) {
      expect(page.every((piece) => piece.y + 15 <= frame.bottom)).toBe(true);
      expect(page.at(-1)?.kind).toMatch(/^(line|total|step|sum)$/);
      expect(page[2]?.kind === 'total' && page[2].group.lines.length > 0).toBe(false);
      const heights = page.map((piece) => piece.y);
      expect(heights).toEqual([...heights].sort((a, b) => a - b));
    }
  });

  test.each([0, 1, 30, 47, 48, 49, 50, 51, 52, 120])(
    'keep the end together, and the sum below a step (%i letters)',
    (letters) => {
      const steps = closingOf(letters);
      const ends = pagesOf({ ...statement, closing: steps }, frame);
      const pieces = ends.flat();
      expect(pieces.flatMap((piece) => ('step' in piece ? [piece.step] : []))).toEqual(steps);
      expect(pieces.at(-1)?.kind).toBe('sum');
      expect(ends.at(-1)?.at(-2)?.kind).toBe('step');
      expect(ends.some((page) => page.at(-1)?.kind === 'closing')).toBe(false);
      expect(pieces.every((piece) => piece.y + 15 <= frame.bottom)).toBe(true);
    },
  );

  test.each([1, 2, 4])('have columns as wide as the sheet with %i of text', (texts) => {
    const columns = columnsFor(texts);
    expect(columns).toHaveLength(texts + 4);
    expect(columns[0]?.x).toBe(sheet.margin);
    const last = columns.at(-1);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(sheet.margin + inner, 5);
  });
});

describe('the drawn statement', () => {
  test('writes accents, quotes and the euro sign', async () => {
    const lines = [
      {
        day: '2026-02-01',
        valueDate: '2026-02-02',
        abi: '03069',
        code: '26020101010',
        ...sums(-123_456),
      },
    ];
    const { texts } = readPdf(
      await renderStatement(
        pointStatement({ company, point, issuedBy: undefined }, date, lines),
        now,
      ),
    );
    const all = texts.map(({ text }) => text);
    expect(all).toContain('Società: Città & Perù S.r.l.');
    expect(all.join()).toContain('2000000101 CAFFÈ “DELL’ANGOLO”, Via Roma 1, 20121 Milano (MI)');
    expect(all).toContain('-1.234,56 €');
  });

  test('repeats captions on the next page as artifacts, which screen readers skip', async () => {
    const pdf = readPdf(await renderStatement(companyStatement(holder, date, daysOf(24, 28)), now));
    const captions = pdf.texts.filter(({ text }) => text.includes('Importo lordo'));
    expect(captions.filter(({ tag }) => tag === 'TH')).toHaveLength(25);
    expect(captions.filter(({ tag }) => tag === 'Artifact').length).toBeGreaterThan(5);
    expect(pdf.texts.filter(({ text }) => text.endsWith('(segue)')).length).toBeGreaterThan(5);
    const rows = rowsOf(pdf, 6).filter(([first = '']) => /^\d\d-/.test(first));
    expect(rows).toHaveLength(24 * 28);
    expect(rows.reduce((sum, row) => sum + numberIn(row[3] ?? ''), 0)).toBe(
      daysOf(24, 28).reduce((sum, row) => sum + row.gross, 0),
    );
  });

  test('stays small, and lets others have their turn, for a company of 5,000 points', async () => {
    const large = companyStatement(holder, date, daysOf(5_000, 1));
    let turns = 0;
    let isDone = false;
    const turn = () => {
      turns += 1;
      if (!isDone) setImmediate(turn);
    };
    turn();
    const bytes = await renderStatement(large, now);
    isDone = true;
    expect(turns).toBeGreaterThan(100);
    expect(bytes.byteLength).toBeLessThan(5_000_000);
  });

  test('shortens what is too wide for its column', async () => {
    const rows = daysOf(1_501, 1).map((row) => ({ ...row, sign: 'INSEGNA '.repeat(20) }));
    const { texts } = readPdf(await renderStatement(companyStatement(holder, date, rows), now));
    const signs = texts.filter(({ text }) => text.startsWith('INSEGNA'));
    expect(signs).toHaveLength(1_501);
    expect(signs.every(({ text }) => text.length < 40 && text.endsWith('…'))).toBe(true);
  });

  test('replaces only what its font cannot write', () => {
    const written = 'Caffè «Più» – 100 € … Dvořák Łódź Καφές Шеф';
    expect(writable(written)).toBe(written);
    expect(writable('商店 \u0007')).toBe('?? ?');
  });
});
