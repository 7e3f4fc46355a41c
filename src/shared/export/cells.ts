import type { CellObject } from 'write-excel-file/universal';
import type { CellKind, WorkbookColumn } from './workbook';

const formats: Readonly<Record<Exclude<CellKind, 'text'>, string>> = {
  money: '#,##0.00 "€"_-',
  count: '#,##0_-',
  date: 'dd-mm-yyyy',
  dateTime: 'dd-mm-yyyy hh:mm',
};

const wallClock = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2}))?)?$/;

/**
 * The writer reads a date's UTC fields: local time stored as UTC is the same in summer and winter.
 */
const asDate = (text: string) => {
  const parts = wallClock
    .exec(text)
    ?.slice(1)
    .map((part) => Number(part ?? 0));
  if (parts === undefined) return null;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = parts;
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  const isOfCalendar = date.getUTCDate() === day && date.getUTCMonth() === month - 1;
  return isOfCalendar && year > 99 && hour < 24 && minute < 60 && second < 60 ? date : null;
};

// Excel reports a workbook with a longer text as damaged.
const longestText = 32_767;

const asText = (value: unknown): CellObject => ({
  value: value === null || value === undefined ? '' : String(value).slice(0, longestText),
  type: String,
});

/** A cell that keeps its type: a text that begins with `=`, `+`, `-` or `@` stays a text. */
export const cellOf = (kind: CellKind, value: unknown): CellObject => {
  if (kind === 'text') return asText(value);
  if (kind === 'date' || kind === 'dateTime') {
    const date = asDate(String(value ?? ''));
    return date === null ? asText(value) : { value: date, type: Date, format: formats[kind] };
  }
  return typeof value === 'number' && Number.isFinite(value)
    ? { value, type: Number, format: formats[kind] }
    : asText(value);
};

const isFigure = (kind: CellKind) => kind === 'money' || kind === 'count';

/** Figures are right-aligned with an indent, because a code may begin right after them. */
export const inColumn = (kind: CellKind, cell: CellObject): CellObject => ({
  ...cell,
  ...(isFigure(kind) ? { align: 'right', indent: 1 } : { align: 'left' }),
});

export const cellIn = (column: WorkbookColumn, row: Readonly<Record<string, unknown>>) => {
  const value = row[column.key];
  return cellOf(column.kind, column.words?.[String(value)] ?? value);
};
