import type { WorkbookColumn, WorkbookPlan } from './workbook';

const cents = (value: unknown) => (typeof value === 'number' ? Math.round(value * 100) : 0);

const counted = ({ rows, leftOut }: WorkbookPlan) =>
  leftOut === undefined ? rows : rows.filter((row) => row[leftOut.key] !== leftOut.value);

const totalIn = (plan: WorkbookPlan, { key }: WorkbookColumn) =>
  counted(plan).reduce((sum, row) => sum + cents(row[key]), 0) / 100;

/** A column without any figure has no total. */
const isSummed = ({ rows }: WorkbookPlan, { key, kind, isNoSum }: WorkbookColumn) =>
  !isNoSum &&
  (kind === 'money' || kind === 'count') &&
  rows.some((row) => typeof row[key] === 'number');

/** The sums of the columns that have one, by their keys. */
export const sumsOf = (plan: WorkbookPlan): Readonly<Record<string, number>> =>
  Object.fromEntries(
    plan.columns
      .filter((column) => isSummed(plan, column))
      .map((column) => [column.key, totalIn(plan, column)]),
  );
