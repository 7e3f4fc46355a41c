import { inflateSync } from 'node:zlib';

/** A text as a PDF draws it, with its structure mark: 'P', 'TD', 'Artifact'. */
export interface Marked {
  readonly page: number;
  readonly tag: string;
  readonly text: string;
}

/** Where the encoding of the standard fonts is not Latin-1, as far as documents use it. */
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

/** The texts that the glyphs of a font stand for, by their numbers. */
type Glyphs = ReadonlyMap<number, string>;

const inflated = (body: string) => inflateSync(Buffer.from(body, 'latin1')).toString('latin1');

const glyphsOf = (cmap: string): Glyphs => {
  const found = new Map<number, string>();
  for (const [, first = '0', texts = ''] of cmap.matchAll(/<(\w+)> <\w+> \[(.*?)\]/g))
    for (const [index, [, hex = '']] of [...texts.matchAll(/<([\da-f ]*)>/g)].entries())
      found.set(
        Number.parseInt(first, 16) + index,
        String.fromCharCode(...hex.split(' ').map((code) => Number.parseInt(code, 16))),
      );
  return found;
};

/** The fonts of a PDF by the names its pages call them by. */
const fontsOf = (file: string) => {
  const object = (number: string | undefined) =>
    new RegExp(`\\n${number} 0 obj\\n([\\s\\S]*?)\\nendobj`).exec(`\n${file}`)?.[1] ?? '';
  const fonts = new Map<string, Glyphs>();
  for (const [, name = '', number] of file.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const cmap = object(/\/ToUnicode (\d+) 0 R/.exec(object(number))?.[1]);
    const body = /stream\n([\s\S]*?)\nendstream/.exec(cmap)?.[1];
    if (body !== undefined) fonts.set(name, glyphsOf(inflated(body)));
  }
  return fonts;
};

const streamsOf = (file: string) =>
  [...file.matchAll(/\/FlateDecode\n>>\nstream\n([\s\S]*?)\nendstream/g)]
    .map(([, body = '']) => inflated(body))
    .filter((content) => /\bBT\b/.test(content));

const written = (hex: string, glyphs: Glyphs) =>
  (hex.match(/.{4}/g) ?? [])
    .map((glyph) => glyphs.get(Number.parseInt(glyph, 16)) ?? '\ufffd')
    .join('');

/** A font that is embedded says what its glyphs are; a standard one has an encoding. */
const textIn = (operands: string, glyphs: Glyphs | undefined) =>
  [...operands.matchAll(/<([\da-f]*)>/gi)]
    .map(([, hex = '']) => (glyphs === undefined ? decoded(hex) : written(hex, glyphs)))
    .join('');

/** A mark is opened, a mark is closed, a font is taken, or a text is drawn. */
const steps = /^\/(\w+) (?:<<[^>]*>> BDC|BMC)$|^(EMC)$|^\/(F\d+) \S+ Tf$|^\[(.*)\] TJ$/gm;

/** Every marked content of a page in the order in which it is drawn; what no mark covers is 'none'. */
const markedOn = (content: string, page: number, fonts: ReadonlyMap<string, Glyphs>) => {
  const marks: string[] = [];
  const found: Marked[] = [];
  let text = '';
  let glyphs: Glyphs | undefined;
  const keep = () => {
    if (text !== '') found.push({ page, tag: marks.at(-1) ?? 'none', text });
    text = '';
  };
  const close = () => {
    if (text === '' && marks.at(-1) === 'TD') found.push({ page, tag: 'TD', text });
    keep();
    marks.pop();
  };
  for (const [, opened, closed, font, drawn] of content.matchAll(steps)) {
    if (font !== undefined) glyphs = fonts.get(font);
    else if (drawn !== undefined) text += textIn(drawn, glyphs);
    else if (closed !== undefined) close();
    else {
      keep();
      if (opened !== undefined) marks.push(opened);
    }
  }
  keep();
  return found;
};

/** The texts of a PDF written by the acquirer, page after page. */
export const readPdf = (bytes: Uint8Array) => {
  const file = Buffer.from(bytes).toString('latin1');
  const streams = streamsOf(file);
  const fonts = fontsOf(file);
  return {
    file,
    pages: streams.length,
    texts: streams.flatMap((content, index) => markedOn(content, index + 1, fonts)),
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
