import { strFromU8, unzipSync } from 'fflate';
import { type Outcome, outcomes, type PathOutcome } from './outcome';

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};

const plain = (xml: string) => xml.replace(/&\w+;/g, (entity) => entities[entity] ?? entity);

const all = (xml: string, pattern: RegExp) =>
  [...xml.matchAll(pattern)].map((match) => match[1] ?? '');

const textIn = (xml: string) => plain(all(xml, /<t[^>]*>([\s\S]*?)<\/t>/g).join(''));

/** The texts of a row by the letter of their column, whichever program has saved the file. */
const rowOf = (xml: string, shared: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    [...xml.matchAll(/<c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g)].map(([, head = '', body = '']) => {
      const column = /\br="([A-Z]+)/.exec(head)?.[1] ?? '';
      const value = /<v>([\s\S]*?)<\/v>/.exec(body)?.[1] ?? '';
      if (/\bt="s"/.test(head)) return [column, shared[Number(value)] ?? ''];
      return [column, /\bt="inlineStr"/.test(head) ? textIn(body) : plain(value)];
    }),
  );

const known = (text: string): Outcome | undefined =>
  outcomes.find((outcome) => outcome.toLowerCase() === text.trim().toLowerCase());

const outcomesIn = (sheet: string, shared: readonly string[]): PathOutcome[] => {
  const rows = all(sheet, /<row\b[^>]*>([\s\S]*?)<\/row>/g).map((row) => rowOf(row, shared));
  const header = rows.find((row) => [...row.values()].includes('esito'));
  const columnOf = (title: string) =>
    [...(header ?? [])].find(([, text]) => text === title)?.[0] ?? '';
  const [id, outcome, notes] = ['id', 'esito', 'note'].map(columnOf) as [string, string, string];
  return rows.flatMap((row) => {
    const path = row.get(id) ?? '';
    const found = known(row.get(outcome) ?? '');
    if (!/^[a-z-]+-\d{3,}$/.test(path) || found === undefined) return [];
    return [{ id: path, outcome: found, notes: row.get(notes) ?? '' }];
  });
};

/** The file is no workbook, or none of paths. */
export class NotAWorkbook extends Error {}

/**
 * The outcomes that somebody has written into a workbook of paths, wherever its rows and columns have
 * been moved. Rows without an outcome say nothing. Throws `NotAWorkbook` for any other file.
 */
export const readOutcomes = (file: Uint8Array): PathOutcome[] => {
  let parts: Readonly<Record<string, Uint8Array>>;
  try {
    parts = unzipSync(file);
  } catch {
    throw new NotAWorkbook('Il file non è un foglio di calcolo .xlsx.');
  }
  const text = (name: string) => (parts[name] === undefined ? '' : strFromU8(parts[name]));
  const shared = all(text('xl/sharedStrings.xml'), /<si>([\s\S]*?)<\/si>/g).map(textIn);
  const sheets = Object.keys(parts).filter((name) => /^xl\/worksheets\/sheet\d+\.xml$/.test(name));
  if (sheets.length === 0) throw new NotAWorkbook('Il file non è un foglio di calcolo .xlsx.');
  return sheets.sort().flatMap((name) => outcomesIn(text(name), shared));
};
