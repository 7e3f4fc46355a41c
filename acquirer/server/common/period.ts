import type { Clock } from './clock';
import { addDays, calendarDay, firstOfMonth, windowStart } from './clock';
import { refuse } from './refusal';

/** A stretch of time by its days, `YYYY-MM-DD`: the first, and the one after the last. */
export interface Period {
  readonly from: string;
  readonly before: string;
}

/**
 * The month `yyyymm`, or one day of it. 400 outside the data window of 13 months (BUS-003), and for
 * a day that the month does not have.
 */
export const periodOf = (clock: Clock, month: string, day: string): Period => {
  const today = calendarDay(clock());
  const from = `${month.slice(0, 4)}-${month.slice(4)}-01`;
  const before = firstOfMonth(from, 1);
  if (from < windowStart(today) || from > today) {
    return refuse(400, 'month: not among the last 13 months');
  }
  if (day === '') return { from, before };
  const only = `${from.slice(0, 8)}${day}`;
  if (only > addDays(before, -1)) return refuse(400, 'day: the month has no such day');
  return { from: only, before: addDays(only, 1) };
};
