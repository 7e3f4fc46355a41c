import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Pdf, printable } from '../../statements/pen';

const sheet = { size: 'A4', margin: 48 } as const;
const fontSize = 9;
const lineHeight = 12;
const lettersInLine = 92;
const linesOnPage = 60;
const mostPages = 300;

const cutOff = `(sono mostrate le prime ${mostPages} pagine)`;

/** Lines as wide as the page: a line too long goes on in the next. */
const linesOf = (text: string) =>
  text
    .replaceAll('\t', '    ')
    .split(/\r\n|[\n\r\f]/)
    .flatMap((line) => line.match(new RegExp(`.{1,${lettersInLine}}`, 'gu')) ?? ['']);

const pagesOf = (text: string) => {
  const most = mostPages * linesOnPage;
  const lines = linesOf(text.slice(0, most * lettersInLine));
  const shown = lines.length > most ? [...lines.slice(0, most - 1), cutOff] : lines;
  return Array.from({ length: Math.ceil(shown.length / linesOnPage) }, (_, page) =>
    shown.slice(page * linesOnPage, (page + 1) * linesOnPage),
  );
};

const bytesOf = (pdf: Pdf) => {
  const chunks: Uint8Array[] = [];
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  return new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    pdf.on('error', reject);
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
  });
};

/** A text as a PDF in which it stands as it was written, line by line; at most 300 pages of it. */
export const textPdf = async (title: string, text: string, now: Date) => {
  const { default: PDFDocument } = await import('pdfkit');
  const info = {
    Title: printable(title),
    Creator: 'Portale Esercenti',
    CreationDate: now,
    ModDate: now,
  };
  const pdf = new PDFDocument({ ...sheet, lang: 'it-IT', autoFirstPage: false, info });
  const bytes = bytesOf(pdf);
  for (const lines of pagesOf(text)) {
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
