import { strFromU8, unzipSync } from 'fflate';
import type { Download } from 'playwright-core';
import { all, attribute, textIn } from '../../../atlas/outcomes/sheets';

/** A cell as any spreadsheet program would read it. */
export interface Cell {
  readonly kind: 'text' | 'number';
  readonly value: string | number;
  /** The number format; '' for a text. */
  readonly format: string;
}

export interface Sheet {
  readonly name: string;
  /** The lines above the table, by label. */
  readonly heading: ReadonlyMap<string, string | number>;
  /** The table: its frozen header, and the rows below. */
  readonly rows: readonly (readonly Cell[])[];
  /** Others than those of the totals. */
  readonly hasFormulas: boolean;
}

const formatsOf = (styles: string) => {
  const codes = new Map(
    all(styles, /<numFmt (.*?)\/>/g).map((format) => [
      attribute(format, 'numFmtId'),
      attribute(format, 'formatCode'),
    ]),
  );
  const looks = /<cellXfs.*?<\/cellXfs>/s.exec(styles)?.[0] ?? '';
  return all(looks, /<xf (.*?)>/g).map((look) => codes.get(attribute(look, 'numFmtId')) ?? '');
};

const cellOf = (xml: string, texts: readonly string[], formats: readonly string[]): Cell => {
  const written = /<v>(.*?)<\/v>/s.exec(xml)?.[1] ?? '';
  if (attribute(xml, 't') === 's')
    return { kind: 'text', value: texts[Number(written)] ?? '', format: '' };
  if (attribute(xml, 't') === 'inlineStr') return { kind: 'text', value: textIn(xml), format: '' };
  return {
    kind: 'number',
    value: Number(written),
    format: formats[Number(attribute(xml, 's'))] ?? '',
  };
};

export const sheetsOf = async (download: Download) => sheetsIn(await bytesOf(download));

export const bytesOf = async (download: Download) => {
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(part);
  return new Uint8Array(Buffer.concat(parts));
};

/** Reads the sheets of a workbook, in the order of their tabs. */
export const sheetsIn = (workbook: Uint8Array): Sheet[] => {
  const files = unzipSync(workbook);
  const file = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const texts = all(file('xl/sharedStrings.xml'), /<si>(.*?)<\/si>/gs).map(textIn);
  const formats = formatsOf(file('xl/styles.xml'));
  const names = all(file('xl/workbook.xml'), /<sheet (.*?)\/>/g);
  return names.map((tab, index) => {
    const xml = file(`xl/worksheets/sheet${index + 1}.xml`);
    const rows = all(xml, /<row [^>]*>(.*?)<\/row>/gs).map((row) =>
      all(row, /(<c .*?(?:<\/c>|\/>))/gs).map((cell) => cellOf(cell, texts, formats)),
    );
    const frozen = Number(attribute(/<pane .*?\/>/.exec(xml)?.[0] ?? '', 'ySplit'));
    const top = Math.max(0, frozen - 1);
    return {
      name: attribute(tab, 'name'),
      heading: new Map(
        rows
          .slice(0, top)
          .filter(([label]) => label?.value)
          .map(([label, cell]) => [String(label?.value), cell?.value ?? '']),
      ),
      hasFormulas: /<f[ >](?!SUBTOTAL\(109,|SUMPRODUCT\(SUBTOTAL\(109,)/.test(xml),
      rows: rows.slice(top),
    };
  });
};

const days = 86_400_000;
const beginning = Date.UTC(1899, 11, 30);

/** The wall clock of a date cell, `YYYY-MM-DDTHH:mm:ss`. */
export const wallClockOf = (cell: Cell | undefined) =>
  new Date(Math.round((beginning + Number(cell?.value) * days) / 1000) * 1000)
    .toISOString()
    .slice(0, 19);
