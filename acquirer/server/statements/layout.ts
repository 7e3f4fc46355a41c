import type { Group, Line, StatementDocument, Step } from './document';

/**
 * A heading in its place on a page, `y` in points from the top; `again` where a table continues.
 */
export interface HeadingPiece {
  readonly kind: 'heading';
  readonly group: Group;
  readonly again: boolean;
  readonly y: number;
}

/** The captions of the columns, under a heading. */
export type CaptionsPiece = Omit<HeadingPiece, 'kind'> & { readonly kind: 'captions' };

/** A row of a table in its place on a page. */
export interface RowPiece {
  readonly kind: 'line' | 'total';
  readonly group: Group;
  readonly line: Line;
  readonly y: number;
}

/** The heading of the last part, and the steps below it; the sum is the last of all. */
export type ClosingPiece =
  | { readonly kind: 'closing'; readonly y: number }
  | { readonly kind: 'step' | 'sum'; readonly step: Step; readonly y: number };

export type TablePiece = HeadingPiece | CaptionsPiece | RowPiece;

export type Piece = TablePiece | ClosingPiece;

/** Heights in points. */
export const rowHeight = 15;
const headingHeight = 24;
const gapAfterTotal = 10;

/** Where the tables of the first page begin, those of the others, and where all of them end. */
export interface Frame {
  readonly firstTop: number;
  readonly top: number;
  readonly bottom: number;
}

const opening = headingHeight + rowHeight;

/** Puts pieces on pages, one below the other. */
const stacker = ({ firstTop, top, bottom }: Frame) => {
  const pages: Piece[][] = [[]];
  let y = firstTop;
  const open = (group: Group, again: boolean) => {
    pages.at(-1)?.push({ kind: 'heading', group, again, y });
    pages.at(-1)?.push({ kind: 'captions', group, again, y: y + headingHeight });
    y += opening;
  };
  const turn = () => {
    pages.push([]);
    y = top;
  };
  return {
    pages,
    hasRoomFor: (height: number) => y + height <= bottom,
    turn,
    open,
    put: (kind: 'line' | 'total', group: Group, line: Line) => {
      pages.at(-1)?.push({ kind, group, line, y });
      y += rowHeight;
    },
    close: () => {
      pages.at(-1)?.push({ kind: 'closing', y });
      y += headingHeight;
    },
    step: (kind: 'step' | 'sum', step: Step) => {
      pages.at(-1)?.push({ kind, step, y });
      y += rowHeight;
    },
    leaveGap: () => {
      y += gapAfterTotal;
    },
  };
};

/** A table never begins at the foot of a page, and a total is never alone on the next. */
const place = (stack: ReturnType<typeof stacker>, group: Group) => {
  const beginning = opening + rowHeight * Math.min(2, group.lines.length + 1);
  if (!stack.hasRoomFor(beginning)) stack.turn();
  stack.open(group, false);
  for (const [index, line] of group.lines.entries()) {
    const isLast = index === group.lines.length - 1;
    if (!stack.hasRoomFor(isLast ? 2 * rowHeight : rowHeight)) {
      stack.turn();
      stack.open(group, true);
    }
    stack.put('line', group, line);
  }
  stack.put('total', group, group.total);
  stack.leaveGap();
};

/** Its heading never ends a page, and its sum is never alone on the next. */
const placeClosing = (stack: ReturnType<typeof stacker>, steps: readonly Step[]) => {
  if (!stack.hasRoomFor(headingHeight + 2 * rowHeight)) stack.turn();
  stack.close();
  for (const [index, step] of steps.entries()) {
    const toCome = steps.length - index;
    if (!stack.hasRoomFor(toCome === 2 ? 2 * rowHeight : rowHeight)) stack.turn();
    stack.step(toCome === 1 ? 'sum' : 'step', step);
  }
};

/** Divides the tables of a statement into pages; a table that continues repeats its captions. */
export const pagesOf = ({ groups, closing }: StatementDocument, frame: Frame): Piece[][] => {
  const stack = stacker(frame);
  for (const group of groups) place(stack, group);
  placeClosing(stack, closing);
  return stack.pages;
};
