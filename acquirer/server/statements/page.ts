import type { Frame } from './layout';

/** The sheet and the ink of a statement, in points: A4 upright. */
export const sheet = { width: 595.28, height: 841.89, margin: 40 } as const;

export const inner = sheet.width - 2 * sheet.margin;

/** Where the rows of a page begin and end, in points; on the first page below its heading. */
export const frame: Frame = { firstTop: 322, top: 72, bottom: sheet.height - 56 };

export const ink = {
  text: '#16202c',
  quiet: '#4f5b69',
  rule: '#cfd6de',
  shade: '#eef2f6',
} as const;

/** A column: where it begins, how wide it is, and whether it holds figures. */
export interface Column {
  readonly x: number;
  readonly width: number;
  readonly figures: boolean;
}

const figureWidths = [58, 80, 70, 80] as const;
const figuresWidth = figureWidths.reduce((sum, width) => sum + width, 0);

/** Texts share what the figures leave; the last of them gets the most. */
const textWidths = (count: number) => {
  const room = inner - figuresWidth;
  const narrow = count > 2 ? 54 : 80;
  return Array.from({ length: count }, (_, index) =>
    index === count - 1 ? room - narrow * (count - 1) : narrow,
  );
};

/** The columns of a table with so many columns of text before those of its sums. */
export const columnsFor = (texts: number): Column[] => {
  let x: number = sheet.margin;
  return [...textWidths(texts), ...figureWidths].map((width, index) => {
    const column = { x, width, figures: index >= texts };
    x += width;
    return column;
  });
};
