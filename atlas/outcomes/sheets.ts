import { strFromU8, unzipSync } from 'fflate';

/** A row of a sheet: its number, and its texts by the letter of their column. */
export interface Row {
  readonly number: number;
  readonly cells: ReadonlyMap<string, string>;
}

export interface Sheet {
  readonly name: string;
  readonly rows: readonly Row[];
}

/** The file is no workbook, or none of paths, or nothing is filled in. */
export class NotAWorkbook extends Error {}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};

const character = (entity: string) => {
  const [, hex, decimal] = /^&#(?:x([\da-f]+)|(\d+));$/i.exec(entity) ?? [];
  if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
  return decimal === undefined ? entity : String.fromCodePoint(Number(decimal));
};

const plain = (xml: string) =>
  xml.replace(/&#?\w+;/g, (entity) => entities[entity] ?? character(entity));

export const all = (xml: string, pattern: RegExp) =>
  [...xml.matchAll(pattern)].map((match) => match[1] ?? '');

export const textIn = (xml: string) => plain(all(xml, /<t[^>]*>([\s\S]*?)<\/t>/g).join(''));

export const attribute = (xml: string, name: string) =>
  plain(new RegExp(`\\b${name}="([^"]*)"`).exec(xml)?.[1] ?? '');

/** The texts of a row by the letter of their column, from files of every spreadsheet program. */
const cellsOf = (xml: string, shared: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    [...xml.matchAll(/<c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g)].map(([, head = '', body = '']) => {
      const column = /\br="([A-Z]+)/.exec(head)?.[1] ?? '';
      const value = /<v>([\s\S]*?)<\/v>/.exec(body)?.[1] ?? '';
      if (/\bt="s"/.test(head)) return [column, shared[Number(value)] ?? ''];
      return [column, /\bt="inlineStr"/.test(head) ? textIn(body) : plain(value)];
    }),
  );

const rowsOf = (xml: string, shared: readonly string[]): Row[] =>
  [...xml.matchAll(/<row\b([^>]*?)(?:\/>|>([\s\S]*?)<\/row>)/g)].map(
    ([, head = '', body = ''], at) => ({
      number: Number(attribute(head, 'r')) || at + 1,
      cells: cellsOf(body, shared),
    }),
  );

const notAWorkbook = () => new NotAWorkbook('Il file non è un foglio di calcolo .xlsx.');

const partsOf = (file: Uint8Array): Readonly<Record<string, Uint8Array>> => {
  try {
    return unzipSync(file);
  } catch {
    throw notAWorkbook();
  }
};

/** The sheets of a workbook in their order, by the names on their tabs. Throws `NotAWorkbook` for any other file. */
export const sheetsIn = (file: Uint8Array): Sheet[] => {
  const parts = partsOf(file);
  const text = (name: string) => (parts[name] === undefined ? '' : strFromU8(parts[name]));
  const shared = all(text('xl/sharedStrings.xml'), /<si\b[^>]*?(?:\/>|>([\s\S]*?)<\/si>)/g).map(
    textIn,
  );
  const files = new Map(
    all(text('xl/_rels/workbook.xml.rels'), /<Relationship\b([^>]*)>/g).map((each) => [
      attribute(each, 'Id'),
      attribute(each, 'Target').replace(/^\/?(xl\/)?/, 'xl/'),
    ]),
  );
  const sheets = all(text('xl/workbook.xml'), /<sheet\b([^>]*)>/g).map((each) => ({
    name: attribute(each, 'name'),
    rows: rowsOf(text(files.get(attribute(each, 'r:id')) ?? ''), shared),
  }));
  if (sheets.length === 0) throw notAWorkbook();
  return sheets;
};
