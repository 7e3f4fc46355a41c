import { faces, writable } from './font';
import { ink } from './page';

export type Pdf = PDFKit.PDFDocument;

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

/** The position of one line of text, in points, and its style. */
export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly toTheRight?: boolean;
}

/** Embeds the font, of which a document carries the letters it uses. */
export const embedFont = (pdf: Pdf) => {
  // pdfkit accepts open fonts too, but its types do not say so.
  for (const name of ['regular', 'bold'] as const)
    pdf.registerFont(name, faces[name]() as unknown as string);
};

/** The style of the text that follows. */
export const take = (
  pdf: Pdf,
  {
    size = 8.5,
    bold = false,
    color = ink.text as string,
  }: { size?: number; bold?: boolean; color?: string } = {},
) => {
  pdf
    .font(bold ? 'bold' : 'regular')
    .fontSize(size)
    .fillColor(color);
};

/** Writes one line, never broken, never wider than its place. */
export const write = (pdf: Pdf, text: string, { x, y, width, toTheRight = false }: Placed) => {
  const line = shortened(pdf, writable(text), width);
  const indent = toTheRight ? width - pdf.widthOfString(line) : 0;
  pdf.text(line, x + indent, y, { lineBreak: false });
};

/** Writes as many lines as the text needs. */
export const writeParagraph = (pdf: Pdf, text: string, { x, y, width }: Placed) => {
  pdf.text(writable(text), x, y, { width });
};

/** What is not content, such as rules and page numbers: no reader reads it out. */
export const asArtifact = (pdf: Pdf, type: 'Layout' | 'Pagination', draw: () => void) => {
  pdf.markContent('Artifact', { type });
  draw();
  pdf.endMarkedContent();
};
