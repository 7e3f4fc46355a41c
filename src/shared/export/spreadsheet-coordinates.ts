import type { WorkbookPlan } from './workbook';

/** 'A', 'Z', 'AA': the letters of a column, the first one being 0. */
export const lettersOf = (column: number): string =>
  column < 26
    ? String.fromCharCode(65 + column)
    : lettersOf(Math.floor(column / 26) - 1) + lettersOf(column % 26);

/** The line of the column headers, the first being 1; an empty one parts the table from its heading. */
export const headerLine = ({ heading = [] }: WorkbookPlan) =>
  heading.length === 0 ? 1 : heading.length + 2;
