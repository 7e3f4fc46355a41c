import type { WorkbookPlan } from './workbook';

/** 'A', 'Z', 'AA': the letters of a column, the first one being 0. */
export const lettersOf = (column: number): string =>
  column < 26
    ? String.fromCharCode(65 + column)
    : lettersOf(Math.floor(column / 26) - 1) + lettersOf(column % 26);

/** The line of the column headers, the first being 1. */
export const headerLine = ({ heading = [] }: WorkbookPlan) => heading.length + 1;
