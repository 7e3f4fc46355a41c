import { setImmediate as nextTurn } from 'node:timers/promises';
import { isClosing, writeClosing } from './closing';
import type { HeadLine, StatementDocument } from './document';
import { writable } from './font';
import { type Piece, pagesOf } from './layout';
import { frame, ink, inner, sheet } from './page';
import { asArtifact, embedFont, type Pdf, take, write, writeParagraph } from './pdf-text';
import { drawRules, type Element, tableWriter } from './tagged-table';
import { words } from './words';

/** PDF/UA-1: pdfkit writes it, its types do not know it. */
const accessible: string = 'PDF/UA';

const openPdf = async (title: string, now: Date): Promise<Pdf> => {
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    size: 'A4',
    margin: sheet.margin,
    pdfVersion: '1.7',
    lang: 'it-IT',
    tagged: true,
    subset: accessible as PDFKit.Mixins.PDFSubsets,
    displayTitle: true,
    autoFirstPage: false,
    info: {
      Title: title,
      Creator: words.portal,
      Producer: words.portal,
      CreationDate: now,
      ModDate: now,
    },
  });
  embedFont(pdf);
  return pdf;
};

const bytesOf = (pdf: Pdf) => {
  const chunks: Uint8Array[] = [];
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  return new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    pdf.on('error', reject);
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
  });
};

const nameWidth = 92;
const headLineHeight = 15;

/** Facts one below the other: the name, and beside it the value. */
const writeHead = (pdf: Pdf, root: Element, lines: readonly HeadLine[], top: number) => {
  for (const [index, { name, value }] of lines.entries()) {
    const y = top + index * headLineHeight;
    const paint = () => {
      take(pdf, { size: 9, color: ink.quiet });
      write(pdf, `${name}: `, { x: sheet.margin, y, width: nameWidth });
      take(pdf, { size: 9 });
      write(pdf, value, { x: sheet.margin + nameWidth, y, width: inner - nameWidth });
    };
    root.add(pdf.struct('P', {}, paint));
  }
};

const headLinesInRow = 4;
const cardWidth = inner / headLinesInRow;
const cardHeight = 32;

/** Figures side by side: the name, and under it the value. */
const writeCards = (pdf: Pdf, root: Element, lines: readonly HeadLine[], top: number) => {
  for (const [index, { name, value }] of lines.entries()) {
    const x = sheet.margin + (index % headLinesInRow) * cardWidth;
    const y = top + Math.floor(index / headLinesInRow) * cardHeight;
    const paint = () => {
      take(pdf, { size: 8, color: ink.quiet });
      write(pdf, `${name}: `, { x, y, width: cardWidth });
      take(pdf, { size: 11, bold: true });
      write(pdf, value, { x, y: y + 10, width: cardWidth });
    };
    root.add(pdf.struct('P', {}, paint));
  }
};

const issuerHeight = 30;
const titleHeight = 32;
const captionHeight = 18;
const gap = 12;

const rowsOfCards = (lines: readonly HeadLine[]) => Math.ceil(lines.length / headLinesInRow);

/** Where the parts of the first page begin, and where its tables do, in points. */
const openingOf = (pdf: Pdf, { issuer, holder, totals, note }: StatementDocument) => {
  const title = sheet.margin + (issuer.length > 0 ? issuerHeight : 0);
  const lines = title + titleHeight;
  const caption = lines + holder.length * headLineHeight + gap;
  const cards = caption + captionHeight;
  const noteTop = cards + rowsOfCards(totals) * cardHeight + 4;
  takeNote(pdf);
  const firstTop = noteTop + pdf.heightOfString(writable(note), { width: inner }) + gap / 2;
  return { title, lines, caption, cards, note: noteTop, firstTop };
};

const takeNote = (pdf: Pdf) => take(pdf, { size: 8, color: ink.quiet });

/** Who issues it: a name, and under it how it can be found. */
const writeIssuer = (pdf: Pdf, root: Element, [name = '', ...rest]: readonly string[]) => {
  const line = (text: string, y: number) =>
    root.add(pdf.struct('P', {}, () => write(pdf, text, { x: sheet.margin, y, width: inner })));
  take(pdf, { size: 9, bold: true });
  line(name, sheet.margin - 6);
  takeNote(pdf);
  line(rest.join(', '), sheet.margin + 7);
};

const writeOpening = (
  pdf: Pdf,
  root: Element,
  { title, issuer, holder, totals, note }: StatementDocument,
  at: ReturnType<typeof openingOf>,
) => {
  const heading = (tag: 'H1' | 'H2', text: string, y: number, size: number) => {
    take(pdf, { size, bold: true });
    root.add(pdf.struct(tag, {}, () => write(pdf, text, { x: sheet.margin, y, width: inner })));
  };
  if (issuer.length > 0) writeIssuer(pdf, root, issuer);
  heading('H1', title, at.title, 18);
  writeHead(pdf, root, holder, at.lines);
  heading('H2', words.totals, at.caption, 10);
  writeCards(pdf, root, totals, at.cards);
  takeNote(pdf);
  const place = { x: sheet.margin, y: at.note, width: inner };
  root.add(pdf.struct('P', {}, () => writeParagraph(pdf, note, place)));
};

const runningTop = 48;
const footTop = sheet.height - 44;

const writeMargins = (pdf: Pdf, statement: StatementDocument, number: number, count: number) => {
  const place = { x: sheet.margin, width: inner };
  const [company] = statement.holder;
  const running = `${statement.title}, ${company?.value}`;
  const page = `${words.page} ${number} ${words.of} ${count}`;
  take(pdf, { size: 8, color: ink.quiet });
  if (number > 1) {
    asArtifact(pdf, 'Pagination', () => write(pdf, running, { ...place, y: runningTop }));
  }
  asArtifact(pdf, 'Pagination', () => write(pdf, page, { ...place, y: footTop, toTheRight: true }));
};

interface Place {
  readonly left: number;
  readonly top: number;
}

/** Bookmarks of the tables, and of the steps that end a statement. */
const addBookmarks = (pdf: Pdf, pieces: readonly Piece[]) => {
  const add = (title: string, top: number) => {
    // pdfkit measures `left` from the right edge; its types do not know places.
    const place: { expanded?: boolean } & Place = { left: sheet.width, top };
    pdf.outline.addItem(title, place);
  };
  for (const piece of pieces) {
    if (piece.kind === 'heading' && !piece.again) add(piece.group.heading, piece.y);
    if (piece.kind === 'closing') add(words.closing, piece.y);
  }
};

/**
 * Draws a statement as a PDF/UA: A4, tagged, in Italian, with page numbers and, where it has several
 * pages, bookmarks. Between two pages it
 * yields, so that a long one blocks no other request.
 */
export const renderStatement = async (statement: StatementDocument, now: Date) => {
  const pdf = await openPdf(statement.title, now);
  const bytes = bytesOf(pdf);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const writePiece = tableWriter(pdf, root, statement.captions);
  pdf.addPage();
  const opening = openingOf(pdf, statement);
  const pages = pagesOf(statement, { ...frame, firstTop: opening.firstTop });
  for (const [index, pieces] of pages.entries()) {
    if (index > 0) pdf.addPage();
    asArtifact(pdf, 'Layout', () => drawRules(pdf, pieces));
    writeMargins(pdf, statement, index + 1, pages.length);
    if (pages.length > 1) addBookmarks(pdf, pieces);
    if (index === 0) writeOpening(pdf, root, statement, opening);
    for (const piece of pieces) {
      if (isClosing(piece)) writeClosing(pdf, root, piece);
      else writePiece(piece);
    }
    await nextTurn();
  }
  root.end();
  pdf.end();
  return bytes;
};
