import type { Criteria } from '../../criteria';
import type { Totals } from '../../totals';

/** One day of a month, `01`..`31`, how many rows it has and what they add up to. */
export interface DayCount extends Totals {
  readonly day: string;
}

const dayName = (index: number) => String(index + 1).padStart(2, '0');

const daysIn = (yyyymm: string) =>
  new Date(Date.UTC(Number(yyyymm.slice(0, 4)), Number(yyyymm.slice(4)), 0)).getUTCDate();

/** The same criteria for the day number `index` of their month; null after the last. */
export const criteriaOfDay = <Asked extends { readonly month: string }>(
  criteria: Asked,
  index: number,
) => (index < daysIn(criteria.month) ? { ...criteria, day: dayName(index) } : null);

/** The export chart's input about the days of a month, from the first on. */
export const daysCounted = (totals: readonly Totals[]) => ({
  type: 'http.200' as const,
  body: { days: totals.map((each, index) => ({ ...each, day: dayName(index) })) },
});

interface OnItsWay {
  readonly criteria: Criteria;
  readonly days: readonly DayCount[];
  readonly fetched: readonly unknown[];
}

/** The criteria of the first day whose rows are not loaded yet, or of the whole search. */
export const criteriaOfNext = ({ criteria, days, fetched }: OnItsWay): Criteria => {
  const next = days[fetched.length];
  return next === undefined ? criteria : { ...criteria, day: next.day };
};
