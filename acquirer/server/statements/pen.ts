import { ink } from './page';

export type Pdf = PDFKit.PDFDocument;

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

const fits = (pdf: Pdf, text: string, width: number) => pdf.widthOfString(text) <= width;

/** A text that is too wide ends in '…'. */
const shortened = (pdf: Pdf, text: string, width: number) => {
  if (fits(pdf, text, width)) return text;
  let fitting = 0;
  let tooLong = text.length;
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2);
    if (fits(pdf, `${text.slice(0, middle)}…`, width)) fitting = middle;
    else tooLong = middle;
  }
  return `${text.slice(0, fitting).trimEnd()}…`;
};

/** Where one line of text stands, in points, and how. */
export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly toTheRight?: boolean;
}

/** How what follows is written. */
export const take = (
  pdf: Pdf,
  {
    size = 8.5,
    bold = false,
    color = ink.text as string,
  }: { size?: number; bold?: boolean; color?: string } = {},
) => {
  pdf
    .font(bold ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(size)
    .fillColor(color);
};

/** Writes one line, never broken, never wider than its place. */
export const write = (pdf: Pdf, text: string, { x, y, width, toTheRight = false }: Placed) => {
  const line = shortened(pdf, printable(text), width);
  const indent = toTheRight ? width - pdf.widthOfString(line) : 0;
  pdf.text(line, x + indent, y, { lineBreak: false });
};

/** Writes as many lines as the text needs. */
export const writeParagraph = (pdf: Pdf, text: string, { x, y, width }: Placed) => {
  pdf.text(printable(text), x, y, { width });
};

/** What is not content, such as rules and page numbers: no reader reads it out. */
export const asArtifact = (pdf: Pdf, type: 'Layout' | 'Pagination', draw: () => void) => {
  pdf.markContent('Artifact', { type });
  draw();
  pdf.endMarkedContent();
};
