import { unzipSync } from 'fflate';
import type { Cells } from '../../paths/human/seeded';
import type { FileContent, RowPlace } from '../../paths/human/session';
import { readPdf } from '../acquirer/support/pdf';
import { type Cell, sheetsIn, wallClockOf } from '../journeys/support/workbook';

export const spaceless = (text: string) => text.replaceAll(/\s/g, '');

const isSame = (one: string | undefined, other: string) =>
  one !== undefined && spaceless(one) === spaceless(other);

/** A table as a person reads it. */
export interface Texts {
  readonly titles: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The drawn texts of a table, in the browser. */
export const textsOfTable = (table: Element): Texts => {
  const texts = (row: Element | null) =>
    [...(row?.children ?? [])].map((cell) => cell.textContent ?? '');
  return {
    titles: texts(table.querySelector('thead tr')),
    rows: [...table.querySelectorAll('tbody tr')].map(texts),
  };
};

/** Why a row does not read so; null where it does. */
export const rowProblem = ({ titles, rows }: Texts, place: RowPlace, cells: Cells) => {
  const row =
    typeof place === 'number'
      ? rows[place - 1]
      : rows.find((each) => each.some((text) => isSame(text, place)));
  if (row === undefined) return `no row ${place} among ${rows.length}: ${rows.at(-1)?.join(' | ')}`;
  for (const [title, text] of Object.entries(cells)) {
    const column = titles.findIndex((each) => isSame(each, title));
    if (column < 0) return `no column ${title} among ${titles.join(', ')}`;
    if (!isSame(row[column], text)) return `${title} is ${row[column]}: ${row.join(' | ')}`;
  }
  return null;
};

const two = (value: number) => String(value).padStart(2, '0');

const grouped = (whole: string) => whole.replace(/\B(?=(\d{3})+$)/g, '.');

/** A number as a spreadsheet program in Italian shows it. */
const numberText = (value: number, isEuro: boolean) => {
  const cents = Math.round(Math.abs(value) * 100);
  const sign = value < 0 ? '-' : '';
  const whole = grouped(String(Math.floor(cents / 100)));
  return isEuro ? `${sign}${whole},${two(cents % 100)} €` : `${sign}${whole}`;
};

/** What a spreadsheet program shows in a cell. */
const cellText = (cell: Cell) => {
  if (cell.kind === 'text') return String(cell.value);
  if (cell.format.startsWith('dd')) {
    const [date = '', time = ''] = wallClockOf(cell).split('T');
    const day = date.split('-').reverse().join('-');
    return cell.format.includes('hh') ? `${day} ${time.slice(0, 5)}` : day;
  }
  return cell.format === '' ? '' : numberText(Number(cell.value), cell.format.includes('€'));
};

/** Below the rows. */
const isTotal = ([first = '']: readonly string[]) => first.startsWith('Totale');

const pdfProblem = (bytes: Uint8Array, words: readonly string[]) => {
  const text = spaceless(
    readPdf(bytes)
      .texts.map((each) => each.text)
      .join(' '),
  );
  const missing = words.find((each) => !text.includes(spaceless(each)));
  return missing === undefined ? null : `the PDF does not have ${missing}: ${text.slice(0, 2_000)}`;
};

/** Why a file does not hold this; null where it does. */
export const contentProblem = (bytes: Uint8Array, content: FileContent) => {
  if ('words' in content) return pdfProblem(bytes, content.words);
  if ('files' in content) {
    const files = Object.keys(unzipSync(bytes));
    const isWhole = content.files.join() === files.join();
    return isWhole ? null : `its files are ${files.join(', ')}`;
  }
  const [titles = [], ...rows] = (sheetsIn(bytes)[0]?.rows ?? []).map((row) => row.map(cellText));
  if (titles.join() !== content.columns.join()) return `its columns are ${titles.join(', ')}`;
  const count = rows.filter((row) => !isTotal(row)).length;
  if (count !== content.count) return `its rows are ${count}`;
  for (const { row, cells } of content.rows) {
    const problem = rowProblem({ titles, rows }, row, cells);
    if (problem !== null) return problem;
  }
  return null;
};
