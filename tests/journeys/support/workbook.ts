import { strFromU8, unzipSync } from 'fflate';
import type { Download } from 'playwright-core';

/** A cell as any spreadsheet program would read it. */
export interface Cell {
  readonly kind: 'text' | 'number';
  readonly value: string | number;
  /** How the number is shown; '' for a text. */
  readonly format: string;
}

export interface Sheet {
  readonly name: string;
  readonly frozenRows: number;
  readonly rows: readonly (readonly Cell[])[];
  readonly hasFormulas: boolean;
}

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

const attribute = (xml: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(xml)?.[1];

const formatsOf = (styles: string) => {
  const codes = new Map(
    all(styles, /<numFmt (.*?)\/>/g).map((format) => [
      attribute(format, 'numFmtId'),
      plain(attribute(format, 'formatCode') ?? ''),
    ]),
  );
  const looks = /<cellXfs.*?<\/cellXfs>/s.exec(styles)?.[0] ?? '';
  return all(looks, /<xf (.*?)>/g).map((look) => codes.get(attribute(look, 'numFmtId')) ?? '');
};

const cellOf = (xml: string, texts: readonly string[], formats: readonly string[]): Cell => {
  const written = /<v>(.*?)<\/v>/s.exec(xml)?.[1] ?? '';
  if (attribute(xml, 't') === 's')
    return { kind: 'text', value: texts[Number(written)] ?? '', format: '' };
  return {
    kind: 'number',
    value: Number(written),
    format: formats[Number(attribute(xml, 's') ?? 0)] ?? '',
  };
};

/** Reads the sheets of a downloaded workbook, in the order of their tabs. */
export const sheetsOf = async (download: Download): Promise<Sheet[]> => {
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(part);
  const files = unzipSync(new Uint8Array(Buffer.concat(parts)));
  const file = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const strings = all(file('xl/sharedStrings.xml'), /<si>(.*?)<\/si>/gs);
  const texts = strings.map((one) =>
    all(one, /<t[^>]*>(.*?)<\/t>/gs)
      .map(plain)
      .join(''),
  );
  const formats = formatsOf(file('xl/styles.xml'));
  const names = all(file('xl/workbook.xml'), /<sheet (.*?)\/>/g);
  return names.map((tab, index) => {
    const xml = file(`xl/worksheets/sheet${index + 1}.xml`);
    return {
      name: plain(attribute(tab, 'name') ?? ''),
      frozenRows: Number(attribute(/<pane .*?\/>/.exec(xml)?.[0] ?? '', 'ySplit') ?? 0),
      hasFormulas: xml.includes('<f>') || xml.includes('<f '),
      rows: all(xml, /<row [^>]*>(.*?)<\/row>/gs).map((row) =>
        all(row, /(<c .*?(?:<\/c>|\/>))/gs).map((cell) => cellOf(cell, texts, formats)),
      ),
    };
  });
};

const days = 86_400_000;
const beginning = Date.UTC(1899, 11, 30);

/** The wall clock of a date cell, `YYYY-MM-DDTHH:mm:ss`. */
export const wallClockOf = ({ value }: Cell) =>
  new Date(Math.round((beginning + Number(value) * days) / 1000) * 1000).toISOString().slice(0, 19);
