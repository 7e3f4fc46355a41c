import type { CellObject, Feature } from 'write-excel-file/universal';
import { cellIn, cellOf, inColumn } from './cells';
import { headerLine, lettersOf } from './spreadsheet-coordinates';
import type { CellKind, WorkbookColumn, WorkbookPlan } from './workbook';

const typical: Readonly<Record<CellKind, string | number>> = {
  text: '',
  money: 0,
  count: 0,
  date: '2000-01-01',
  dateTime: '2000-01-01T00:00',
};

/** The line that all rows replace: it contains the style of each column. */
export const patternLine = ({ rows, columns }: WorkbookPlan): CellObject[][] =>
  rows.length === 0 ? [] : [columns.map(({ kind }) => inColumn(kind, cellOf(kind, typical[kind])))];

// XML 1.0 cannot contain these characters; visible text has none of them.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const unspeakable = /[\0-\x08\x0b\f\x0e-\x1f\x7f-\x84\x86-\x9f\ufffd-\uffff]|\p{Surrogate}/gu;
const special = /[&<>]/g;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const rewritten = (text: string) =>
  text.replace(unspeakable, '').replace(special, (character) => entities[character] ?? '');

/** Nearly every text has none of them: thousands need not be searched. */
const plain = /^[ -%'-;=?-~\xa0-\ud7ff]*$/;

const escaped = (text: string) => (plain.test(text) ? text : rewritten(text));

const spaced = /^\s|\s$|\n/;

const textXml = (place: string, text: string) => {
  if (text === '') return `<c r="${place}" s="0"/>`;
  const opening = spaced.test(text) ? '<t xml:space="preserve">' : '<t>';
  return `<c r="${place}" s="0" t="inlineStr"><is>${opening}${escaped(text)}</t></is></c>`;
};

const day = 86_400_000;
const daysBefore1970 = 25_569;

const cellXml = (place: string, look: string, { value }: CellObject) => {
  if (typeof value === 'number') return `<c r="${place}" s="${look}"><v>${value}</v></c>`;
  if (value instanceof Date)
    return `<c r="${place}" s="${look}"><v>${value.getTime() / day + daysBefore1970}</v></c>`;
  return textXml(place, String(value ?? ''));
};

interface Placed {
  readonly column: WorkbookColumn;
  readonly letters: string;
  readonly look: string;
}

const lookAt = (pattern: string, place: string) =>
  new RegExp(`<c r="${place}" s="(\\d+)"`).exec(pattern)?.[1] ?? '0';

const rowXml = (line: number, columns: readonly Placed[], row: WorkbookPlan['rows'][number]) => {
  let xml = `<row r="${line}">`;
  for (const { column, letters, look } of columns)
    xml += cellXml(`${letters}${line}`, look, cellIn(column, row));
  return `${xml}</row>`;
};

const moved = (xml: string, from: number, to: number) =>
  xml.replace(new RegExp(`(<row r="|<c r="[A-Z]+)${from}"`, 'g'), `$1${to}"`);

/** What the rows of a filter add up to, without those that the totals leave out. */
const formulaOf = ({ columns, rows, leftOut }: WorkbookPlan, letters: string, first: number) => {
  const last = first + rows.length - 1;
  const cells = `${letters}${first}:${letters}${last}`;
  const at = columns.findIndex(({ key }) => key === leftOut?.key);
  if (leftOut === undefined || at < 0) return `SUBTOTAL(109,${cells})`;
  const [column, place] = [columns[at], lettersOf(at)];
  const word = column?.words?.[leftOut.value] ?? leftOut.value;
  const top = `${letters}${first}`;
  return `SUMPRODUCT(SUBTOTAL(109,OFFSET(${top},ROW(${cells})-ROW(${top}),0)),--(${place}${first}:${place}${last}<>"${word}"))`;
};

/** The totals with their formulas, so that they follow a filter; the value is for who does not compute. */
const summing = (plan: WorkbookPlan, xml: string) => {
  const first = headerLine(plan) + 1;
  return xml.replace(
    new RegExp(`(<c r="([A-Z]+)${first + plan.rows.length}"[^>]*>)<v>`, 'g'),
    (cell, opening: string, letters: string) =>
      cell.includes(' t="')
        ? cell
        : `${opening}<f>${escaped(formulaOf(plan, letters, first))}</f><v>`,
  );
};

const withRows = (plan: WorkbookPlan, xml: string, onProgress: (written: number) => void) => {
  const first = headerLine(plan) + 1;
  const begin = xml.indexOf(`<row r="${first}">`);
  const end = xml.indexOf(`<row r="${first + 1}">`);
  const pattern = xml.slice(begin, end);
  const columns = plan.columns.map((column, index) => {
    const letters = lettersOf(index);
    return { column, letters, look: lookAt(pattern, `${letters}${first}`) };
  });
  const rows = plan.rows.map((row, index) => {
    onProgress(index);
    return rowXml(first + index, columns, row);
  });
  // The total of all parts first, for it is below the one of these rows.
  const rest = [first + 2, first + 1].reduce(
    (lines, line) => moved(lines, line, line + plan.rows.length - 1),
    xml.slice(end),
  );
  return xml.slice(0, begin) + rows.join('') + summing(plan, rest);
};

/**
 * The rows of the first sheet, inserted in place of their pattern. The writer itself makes the
 * rest, but takes fifteen times as long per row. `heard` receives the number of rows.
 */
export const writesRows = (
  plan: WorkbookPlan,
  onProgress: (written: number) => void,
): Feature<Blob> => ({
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (xml, _options, { sheetIndex }) =>
          sheetIndex > 0 || plan.rows.length === 0 ? xml : withRows(plan, xml, onProgress),
      },
    },
  },
});
