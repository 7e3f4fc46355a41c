import type { Line } from './document';
import { type HeadingPiece, type Piece, type RowPiece, rowHeight, type TablePiece } from './layout';
import { type Column, columnsFor, ink, inner, sheet } from './page';
import { asArtifact, type Pdf, take, write } from './pdf-text';
import { inEuro, inFigures, words } from './words';

export type Element = ReturnType<Pdf['struct']>;

const figureCaptions = [words.transactions, words.gross, words.commission, words.net];

const padding = 4;
const textTop = 3.5;
const headingTop = 10;

type Scoped = PDFKit.Mixins.StructureElementOptions & { readonly scope: 'Row' | 'Column' };

const scoped = (scope: Scoped['scope']): Scoped => ({ scope });

/** The texts of a row by column; a total has one text for all of its text columns. */
const cellsOf = ({ texts, sums }: Line, columns: number) => {
  const blanks = Array.from({ length: columns - figureCaptions.length - texts.length }, () => '');
  const { transactions, gross, commission, net } = sums;
  return [
    ...texts,
    ...blanks,
    inFigures(transactions),
    inEuro(gross),
    inEuro(commission),
    inEuro(net),
  ];
};

const writeCell = (pdf: Pdf, text: string, { x, width, figures }: Column, y: number) =>
  write(pdf, text, {
    x: x + padding,
    y: y + textTop,
    width: width - 2 * padding,
    toTheRight: figures,
  });

const rule = (pdf: Pdf, y: number, color: string) =>
  pdf
    .moveTo(sheet.margin, y)
    .lineTo(sheet.margin + inner, y)
    .lineWidth(0.5)
    .stroke(color);

/** Draws the background of a page's texts. */
export const drawRules = (pdf: Pdf, pieces: readonly Piece[]) => {
  for (const { kind, y } of pieces) {
    if (kind === 'captions') pdf.rect(sheet.margin, y, inner, rowHeight).fill(ink.shade);
    if (kind === 'line' || kind === 'step') rule(pdf, y + rowHeight, ink.rule);
    if (kind === 'total' || kind === 'sum') rule(pdf, y, ink.text);
  }
};

interface Open {
  readonly table: Element;
  readonly head: Element;
  readonly body: Element;
}

const openTable = (pdf: Pdf, root: Element): Open => {
  const open = { table: pdf.struct('Table'), head: pdf.struct('THead'), body: pdf.struct('TBody') };
  root.add(open.table);
  open.table.add(open.head).add(open.body);
  return open;
};

type Cell = (draw: () => void, index: number) => void;

const inCells = (
  pdf: Pdf,
  columns: readonly Column[],
  texts: readonly string[],
  y: number,
  cell: Cell,
) => {
  for (const [index, column] of columns.entries()) {
    cell(() => writeCell(pdf, texts[index] ?? '', column, y), index);
  }
};

const writeRow = (
  pdf: Pdf,
  columns: readonly Column[],
  body: Element,
  { kind, line, y }: RowPiece,
) => {
  const row = pdf.struct('TR');
  body.add(row);
  take(pdf, { bold: kind === 'total' });
  inCells(pdf, columns, cellsOf(line, columns.length), y, (draw, index) =>
    row.add(index === 0 ? pdf.struct('TH', scoped('Row'), draw) : pdf.struct('TD', {}, draw)),
  );
  row.end();
};

const writeHeading = (pdf: Pdf, root: Element, { group, again, y }: HeadingPiece) => {
  const place = { x: sheet.margin, y: y + headingTop, width: inner };
  take(pdf, { size: 10, bold: true });
  if (again) {
    const text = `${group.heading} ${words.continued}`;
    asArtifact(pdf, 'Pagination', () => write(pdf, text, place));
    return;
  }
  root.add(pdf.struct('H2', {}, () => write(pdf, group.heading, place)));
};

/** Without a `head` they are only drawn. */
const writeCaptions = (
  pdf: Pdf,
  columns: readonly Column[],
  captions: readonly string[],
  y: number,
  head?: Element,
) => {
  take(pdf, { bold: true, color: ink.quiet });
  if (!head) {
    asArtifact(pdf, 'Pagination', () => inCells(pdf, columns, captions, y, (draw) => draw()));
    return;
  }
  const row = pdf.struct('TR');
  head.add(row);
  inCells(pdf, columns, captions, y, (draw) => row.add(pdf.struct('TH', scoped('Column'), draw)));
  row.end();
};

/**
 * Writes the tables of a statement piece by piece and tags them for screen readers. Below each
 * heading there is one table, even across pages. Repeated captions are not tagged as content.
 */
export const tableWriter = (pdf: Pdf, root: Element, textCaptions: readonly string[]) => {
  const captions = [...textCaptions, ...figureCaptions];
  const columns = columnsFor(textCaptions.length);
  let open: Open | undefined;
  return (piece: TablePiece) => {
    if (piece.kind === 'heading') {
      writeHeading(pdf, root, piece);
      return;
    }
    if (piece.kind === 'captions') {
      if (!piece.again) open = openTable(pdf, root);
      writeCaptions(pdf, columns, captions, piece.y, piece.again ? undefined : open?.head);
      return;
    }
    if (!open) throw new Error('a row without its captions');
    writeRow(pdf, columns, open.body, piece);
    if (piece.kind === 'total') open.table.end();
  };
};
