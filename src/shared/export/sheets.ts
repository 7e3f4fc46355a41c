import type { CellObject } from 'write-excel-file/universal';
import { workbookTexts } from '../../italian/workbook';
import { cellIn, cellOf, inColumn } from './cells';
import { patternLine } from './rows-xml';
import { headerLine } from './spreadsheet-coordinates';
import { sumsOf } from './totals';
import type { WorkbookColumn, WorkbookFact, WorkbookPlan } from './workbook';

const bold = (cell: CellObject): CellObject => ({ ...cell, fontWeight: 'bold' });

const headerCell = (value: string) => bold({ value, type: String });

const totalWord = ({ leftOut, withCancelled }: WorkbookPlan) => {
  if (leftOut !== undefined) return workbookTexts.totalWithoutCancelled;
  return withCancelled ? workbookTexts.totalWithCancelled : workbookTexts.total;
};

const totalsLine = (
  { columns }: WorkbookPlan,
  word: string,
  sums: Readonly<Record<string, number>>,
): CellObject[] =>
  columns.map((column, index) => {
    const sum = sums[column.key];
    const cell =
      sum === undefined ? headerCell(index === 0 ? word : '') : bold(cellOf(column.kind, sum));
    return { ...inColumn(column.kind, cell), topBorderStyle: 'thin' };
  });

const totalOfAll = (plan: WorkbookPlan) => workbookTexts.ofWholeSearch(totalWord(plan));

/** The last lines: the sums of the columns above, and of all parts; none under an empty list. */
const totalsLines = (plan: WorkbookPlan): CellObject[][] => {
  const { rows, whole } = plan;
  if (rows.length === 0) return [];
  const own = totalsLine(plan, totalWord(plan), sumsOf(plan));
  return whole === undefined ? [own] : [own, totalsLine(plan, totalOfAll(plan), whole)];
};

const factLine = ({ label, value, kind }: WorkbookFact): CellObject[] => [
  headerCell(label),
  { ...cellOf(kind, value), align: 'left' },
];

const headingLines = ({ heading = [] }: WorkbookPlan): CellObject[][] =>
  heading.length === 0 ? [] : [...heading.map(factLine), [headerCell('')]];

const columnHeader = ({ header, kind }: WorkbookColumn): CellObject => ({
  ...inColumn(kind, headerCell(header)),
  bottomBorderStyle: 'thin',
});

/** Room for the filter button in the header. */
const widthOfFilter = 4;

const widest = 48;

/** The capital letters of a sign are wider than the digits that a width is counted in. */
const widthOfText = ({ length }: string) => Math.min(widest, Math.ceil(length * 1.15) + 1);

const longestIn = ({ rows }: WorkbookPlan, column: WorkbookColumn) =>
  rows.reduce((most, row) => {
    const text = String(cellIn(column, row).value ?? '');
    return text.length > most.length ? text : most;
  }, '');

/** The first column contains the labels of the heading; the next cell must not cut a text. */
const widthOf = (plan: WorkbookPlan) => {
  const least = plan.heading === undefined ? 0 : 16;
  const longestTotal = plan.whole === undefined ? totalWord(plan) : totalOfAll(plan);
  return (column: WorkbookColumn, index: number) => ({
    width: Math.max(
      column.width,
      column.header.length + widthOfFilter,
      index === 0 ? Math.max(least, widthOfText(longestTotal)) : 0,
      column.kind === 'text' ? widthOfText(longestIn(plan, column)) : 0,
    ),
  });
};

/** The next cell must not cut a label. */
const widthOfLabels = (facts: readonly WorkbookFact[]) =>
  Math.max(28, ...facts.map(({ label }) => widthOfText(label)));

/**
 * The sheets of a workbook: the header, the totals and one line as the place of the rows; and the
 * search.
 */
export const sheetsOf = (plan: WorkbookPlan) => [
  {
    sheet: plan.sheet,
    orientation: 'landscape' as const,
    columns: plan.columns.map(widthOf(plan)),
    stickyRowsCount: headerLine(plan),
    data: [
      ...headingLines(plan),
      plan.columns.map(columnHeader),
      ...patternLine(plan),
      ...totalsLines(plan),
    ],
  },
  {
    sheet: plan.facts.sheet,
    columns: [{ width: widthOfLabels(plan.facts.list) }, { width: 32 }],
    data: plan.facts.list.map(factLine),
  },
];
