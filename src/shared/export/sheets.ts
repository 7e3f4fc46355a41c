import type { CellObject } from 'write-excel-file/universal';
import { workbookTexts } from '../../italian/workbook';
import { cellOf } from './cells';
import { headerLine } from './places';
import { patternLine } from './rows-xml';
import type { WorkbookColumn, WorkbookFact, WorkbookPlan } from './workbook';

const bold = (cell: CellObject): CellObject => ({ ...cell, fontWeight: 'bold' });

const headerCell = (value: string) => bold({ value, type: String });

const cents = (value: unknown) => (typeof value === 'number' ? Math.round(value * 100) : 0);

const counted = ({ rows, leftOut }: WorkbookPlan) =>
  leftOut === undefined ? rows : rows.filter((row) => row[leftOut.key] !== leftOut.value);

const totalIn = (plan: WorkbookPlan, { key }: WorkbookColumn) =>
  counted(plan).reduce((sum, row) => sum + cents(row[key]), 0) / 100;

const isSummed = ({ kind }: WorkbookColumn) => kind === 'money' || kind === 'count';

const totalWord = ({ leftOut }: WorkbookPlan) =>
  leftOut === undefined ? workbookTexts.total : workbookTexts.totalWithoutCancelled;

/** The last line: what the amounts and counts above it come to; none under an empty list. */
const totalsLine = (plan: WorkbookPlan): CellObject[][] => {
  if (plan.rows.length === 0) return [];
  const line = plan.columns.map((column, index) => {
    if (isSummed(column)) return bold(cellOf(column.kind, totalIn(plan, column)));
    return headerCell(index === 0 ? totalWord(plan) : '');
  });
  return [line];
};

const factLine = ({ label, value, kind }: WorkbookFact): CellObject[] => [
  headerCell(label),
  { ...cellOf(kind, value), align: 'left' },
];

const startsLeft = ({ kind }: WorkbookColumn) => kind === 'text';

const columnHeader = (column: WorkbookColumn): CellObject => ({
  ...headerCell(column.header),
  align: startsLeft(column) ? 'left' : 'right',
});

/** The button of the filter stands in the header. */
const widthOfFilter = 4;

/** The labels of the heading stand in the first column. */
const widthOf = ({ heading }: WorkbookPlan) => {
  const least = heading === undefined ? 0 : 16;
  return ({ width, header }: WorkbookColumn, index: number) => ({
    width: Math.max(width, header.length + widthOfFilter, index === 0 ? least : 0),
  });
};

/** The sheets of a workbook: header, totals, and one line where the rows will be; and what was asked. */
export const sheetsOf = (plan: WorkbookPlan) => [
  {
    sheet: plan.sheet,
    orientation: 'landscape' as const,
    columns: plan.columns.map(widthOf(plan)),
    stickyRowsCount: headerLine(plan),
    data: [
      ...(plan.heading ?? []).map(factLine),
      plan.columns.map(columnHeader),
      ...patternLine(plan),
      ...totalsLine(plan),
    ],
  },
  {
    sheet: plan.facts.sheet,
    columns: [{ width: 28 }, { width: 32 }],
    data: plan.facts.list.map(factLine),
  },
];
