import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFPage,
  PDFRawStream,
} from '@cantoo/pdf-lib';

const contentOf = (stream: unknown) =>
  stream instanceof PDFRawStream
    ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')
    : '';

const lettersIn = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** The texts of a font's glyphs, by their codes as a page writes them. */
const glyphsOf = (font: PDFDict) => {
  const map = contentOf(font.lookup(PDFName.of('ToUnicode')));
  const found = new Map<string, string>();
  for (const [, block = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, glyph = '', text = ''] of block.matchAll(/<(\w+)> <(\w+)>/g))
      found.set(glyph, lettersIn(text));
  for (const [, block = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from = '', to = '', text = ''] of block.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      const first = Number.parseInt(from, 16);
      for (let glyph = first; glyph <= Number.parseInt(to, 16); glyph++)
        found.set(
          glyph.toString(16).toUpperCase().padStart(from.length, '0'),
          String.fromCharCode(Number.parseInt(text, 16) + glyph - first),
        );
    }
  return found;
};

const textOf = (page: PDFPage) => {
  const fonts = page.node.Resources()?.lookup(PDFName.of('Font'), PDFDict);
  const contents = page.node.Contents();
  const streams =
    contents instanceof PDFArray
      ? contents.asArray().map((_, at) => contents.lookup(at))
      : [contents];
  let glyphs = new Map<string, string>();
  let text = '';
  for (const [, font, hex] of streams
    .map(contentOf)
    .join('\n')
    .matchAll(/\/(\S+) \S+ Tf|<([\dA-F]+)> Tj|\bET\b/g)) {
    if (font !== undefined) glyphs = glyphsOf(fonts?.lookup(PDFName.of(font)) as PDFDict);
    else if (hex === undefined) text += '\n';
    else {
      const [code = ''] = glyphs.keys();
      const each = new RegExp(`.{${code.length || 4}}`, 'g');
      for (const glyph of hex.match(each) ?? []) text += glyphs.get(glyph) ?? '\ufffd';
    }
  }
  return text;
};

/** The sheets of a print of Chromium: their texts in the order of painting, and their shapes. */
export const sheetsOf = async (pdf: Uint8Array) =>
  (await PDFDocument.load(pdf)).getPages().map((page) => ({
    text: textOf(page).replaceAll('\u00a0', ' '),
    isPortrait: page.getHeight() > page.getWidth(),
  }));
