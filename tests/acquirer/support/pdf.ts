import { inflateSync } from 'node:zlib';

/** A text as a PDF draws it, with the mark it stands under: 'P', 'TD', 'Artifact'. */
export interface Marked {
  readonly page: number;
  readonly tag: string;
  readonly text: string;
}

/** Where the encoding of the standard fonts is not Latin-1, as far as statements use it. */
const beyondLatin: Readonly<Record<string, string>> = {
  '\x80': '€',
  '\x85': '…',
  '\x92': '’',
  '\x93': '“',
  '\x94': '”',
};

const decoded = (hex: string) =>
  [...Buffer.from(hex, 'hex').toString('latin1')]
    .map((character) => beyondLatin[character] ?? character)
    .join('');

const streamsOf = (file: string) =>
  [...file.matchAll(/\/FlateDecode\n>>\nstream\n([\s\S]*?)\nendstream/g)]
    .map(([, body = '']) => inflateSync(Buffer.from(body, 'latin1')).toString('latin1'))
    .filter((content) => /\bBT\b/.test(content));

const textIn = (operands: string) =>
  [...operands.matchAll(/<([\da-f]*)>/gi)].map(([, hex = '']) => decoded(hex)).join('');

/** A mark is opened, a mark is closed, or a text is drawn. */
const steps = /^\/(\w+) (?:<<[^>]*>> BDC|BMC)$|^(EMC)$|^\[(.*)\] TJ$/gm;

/** Every marked content of a page in the order in which it is drawn; what no mark covers is 'none'. */
const markedOn = (content: string, page: number) => {
  const marks: string[] = [];
  const found: Marked[] = [];
  let text = '';
  const keep = () => {
    if (text !== '') found.push({ page, tag: marks.at(-1) ?? 'none', text });
    text = '';
  };
  for (const [, opened, closed, drawn] of content.matchAll(steps)) {
    if (drawn !== undefined) text += textIn(drawn);
    else keep();
    if (opened !== undefined) marks.push(opened);
    if (closed !== undefined) marks.pop();
  }
  keep();
  return found;
};

/** The texts of a PDF written by the acquirer, page after page. */
export const readPdf = (bytes: Uint8Array) => {
  const file = Buffer.from(bytes).toString('latin1');
  const streams = streamsOf(file);
  return {
    file,
    pages: streams.length,
    texts: streams.flatMap((content, index) => markedOn(content, index + 1)),
  };
};
export type ReadPdf = ReturnType<typeof readPdf>;

/** 123456 from '1.234,56 €', 1234 from '1.234'. */
export const numberIn = (italian: string) => Number(italian.replaceAll(/[^\d-]/g, ''));

/** The value behind 'name: ' among the facts of a statement. */
export const factOf = ({ texts }: ReadPdf, name: string) =>
  texts
    .find(({ tag, text }) => tag === 'P' && text.startsWith(`${name}: `))
    ?.text.slice(name.length + 2);

/** The cells of every table, headings included, in rows of `columns`. */
export const rowsOf = ({ texts }: ReadPdf, columns: number) => {
  const cells = texts.filter(({ tag }) => tag === 'TH' || tag === 'TD').map(({ text }) => text);
  return Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns),
  );
};
