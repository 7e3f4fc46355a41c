import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Pdf } from '../../statements/pdf-text';

const sheet = { size: 'A4', margin: 48 } as const;
const fontSize = 9;
const lineHeight = 12;
const lettersInLine = 92;
const linesOnPage = 60;
const usualMost = 300;

const cutOff = (mostPages: number) => `(sono mostrate le prime ${mostPages} pagine)`;

const inWidth = new RegExp(`.{1,${lettersInLine}}`, 'gsu');

const wrapped = (line: string) => line.match(inWidth) ?? [''];

/** A carriage return at the end may be the first half of a line break. */
const breaks = /\r\n|[\n\f]|\r(?!$)/;

/**
 * Lines as wide as the page: a longer line continues in the next. Nothing is read before it is
 * needed.
 */
export function* linesOf(bites: Iterable<string>) {
  let rest = '';
  for (const bite of bites) {
    const lines = `${rest}${bite.replaceAll('\t', '    ')}`.split(breaks);
    const last = wrapped(lines.pop() ?? '');
    rest = last.pop() ?? '';
    for (const line of lines) yield* wrapped(line);
    yield* last;
  }
  if (rest !== '') yield* wrapped(rest.replace(/\r$/, ''));
}

/** Pages of lines, the last of those that are shown with a word about the others. */
function* pagesOf(bites: Iterable<string>, mostPages: number) {
  let page: string[] = [];
  let pages = 0;
  for (const line of linesOf(bites)) {
    if (page.length === linesOnPage) {
      pages += 1;
      if (pages === mostPages) page[linesOnPage - 1] = cutOff(mostPages);
      yield page;
      if (pages === mostPages) return;
      page = [];
    }
    page.push(line);
  }
  yield page;
}

const bytesOf = (pdf: Pdf) => {
  const chunks: Uint8Array[] = [];
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  return new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    pdf.on('error', reject);
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
  });
};

/**
 * Converts a text, read in pieces, into a PDF line by line. It stops reading after `mostPages`.
 * Between two pages it yields to other requests.
 */
export const textPdf = async (
  title: string,
  text: Iterable<string>,
  now: Date,
  mostPages = usualMost,
) => {
  const { default: PDFDocument } = await import('pdfkit');
  const info = {
    Title: printable(title),
    Creator: 'Portale Esercenti',
    CreationDate: now,
    ModDate: now,
  };
  const pdf = new PDFDocument({ ...sheet, lang: 'it-IT', autoFirstPage: false, info });
  const bytes = bytesOf(pdf);
  for (const lines of pagesOf(text, mostPages)) {
    pdf.addPage();
    pdf.font('Courier').fontSize(fontSize);
    for (const [index, line] of lines.entries()) {
      const y = sheet.margin + index * lineHeight;
      if (line !== '') pdf.text(printable(line), sheet.margin, y, { lineBreak: false });
    }
    await nextTurn();
  }
  pdf.end();
  return bytes;
};

/** What the standard fonts can write beyond Latin-1. */
const typographic = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
const accents = /\p{Mn}/gu;

const isPrintable = (character: string) =>
  /[\u0020-\u007e\u00a0-\u00ff]/.test(character) || typographic.includes(character);

const plainest = (character: string) => {
  const bare = character.normalize('NFKD').replaceAll(accents, '');
  return bare !== '' && [...bare].every(isPrintable) ? bare : '?';
};

/** A text as the standard fonts can write it: a letter they lack loses its accents, or is a '?'. */
export const printable = (text: string) =>
  [...text.normalize('NFC')].map((one) => (isPrintable(one) ? one : plainest(one))).join('');
