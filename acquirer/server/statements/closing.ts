import type { ClosingPiece, Piece } from './layout';
import { inner, sheet } from './page';
import { type Pdf, take, write } from './pdf-text';
import type { Element } from './tagged-table';
import { inEuro, words } from './words';

const amountWidth = 90;
const padding = 4;
const textTop = 3.5;
const headingTop = 10;

export const isClosing = (piece: Piece): piece is ClosingPiece =>
  piece.kind === 'closing' || piece.kind === 'step' || piece.kind === 'sum';

/** Writes the end of a statement: its heading, and each step with its result. */
export const writeClosing = (pdf: Pdf, root: Element, piece: ClosingPiece) => {
  if (piece.kind === 'closing') {
    take(pdf, { size: 10, bold: true });
    const place = { x: sheet.margin, y: piece.y + headingTop, width: inner };
    root.add(pdf.struct('H2', {}, () => write(pdf, words.closing, place)));
    return;
  }
  const { name, amount } = piece.step;
  const y = piece.y + textTop;
  take(pdf, { bold: piece.kind === 'sum' });
  const paint = () => {
    const width = inner - amountWidth - 2 * padding;
    write(pdf, `${name}: `, { x: sheet.margin + padding, y, width });
    const x = sheet.margin + inner - amountWidth;
    write(pdf, inEuro(amount), { x, y, width: amountWidth - padding, toTheRight: true });
  };
  root.add(pdf.struct('P', {}, paint));
};
