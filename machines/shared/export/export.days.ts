/** One day of a month, `01`..`31`, and how many rows it has. */
export interface DayCount {
  readonly day: string;
  readonly count: number;
}

const dayName = (index: number) => String(index + 1).padStart(2, '0');

const daysIn = (yyyymm: string) =>
  new Date(Date.UTC(Number(yyyymm.slice(0, 4)), Number(yyyymm.slice(4)), 0)).getUTCDate();

/** The same criteria for the day number `index` of their month; null after the last. */
export const criteriaOfDay = <Asked extends { readonly month: string }>(
  criteria: Asked,
  index: number,
) => (index < daysIn(criteria.month) ? { ...criteria, day: dayName(index) } : null);

/** What the export chart is told of the days of a month, from the first on. */
export const daysCounted = (counts: readonly number[]) => ({
  type: 'http.200' as const,
  body: { days: counts.map((count, index) => ({ day: dayName(index), count })) },
});
