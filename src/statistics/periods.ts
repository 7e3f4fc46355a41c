import type { StatisticPeriod } from '../../acquirer/contract/statistics';
import { type PageName, type PageOf, pageAt, pagesOf, pathOf } from '../../machines/pages';
import { monthsIn, type StatisticRow } from '../../machines/statistics/statistics.actors';
import { periodWords, statisticTexts } from '../italian/statistics';

/** STA-006 to STA-008. */
export const pageSizes: Readonly<Record<StatisticPeriod, number>> = { m: 3, t: 10, s: 5 };

/**
 * Whether the running period began this month: only then the window of 13 months still holds the
 * same days of a year before.
 */
export const beginsNow = (period: StatisticPeriod, today: string) =>
  (Number(today.slice(5, 7)) - 1) % monthsIn[period] === 0;

const periodOf = {
  monthlyStatistics: 'm',
  quarterlyStatistics: 't',
  halfYearlyStatistics: 's',
} as const satisfies Record<PageOf<'statistics'>, StatisticPeriod>;

const isStatistic = (page: PageName | undefined): page is keyof typeof periodOf =>
  page !== undefined && page in periodOf;

export const periodAt = (path: string): StatisticPeriod => {
  const page = pageAt(path);
  return isStatistic(page) ? periodOf[page] : 'm';
};

/** The statistics pages, for the links between them (STA-003). */
export const statisticPages = pagesOf('statistics').entered.flatMap((page) => {
  if (!isStatistic(page)) return [];
  const period = periodOf[page];
  return { href: pathOf(page), period, label: periodWords[period].title };
});

/** A period as the screen shows it. */
export interface ShownPeriod extends StatisticRow {
  /** Within its year, as in the table. */
  readonly name: string;
  readonly fullName: string;
  /** Under the bars of the chart. */
  readonly short: string;
  /**
   * Only a part of it is within the 13 months that can be consulted: it began earlier, or is not
   * over.
   */
  readonly partial: boolean;
  /** Its first and last day; '' for a text that is no period. */
  readonly from: string;
  readonly to: string;
}

const windowMonths = 13;

const monthNumber = (year: number, month: number) => year * 12 + month - 1;

const isPartial = (lastMonth: number, months: number, today: string) => {
  const current = monthNumber(Number(today.slice(0, 4)), Number(today.slice(5, 7)));
  const oldest = current - windowMonths + 1;
  return lastMonth >= current || (lastMonth >= oldest && lastMonth - months + 1 < oldest);
};

const withText = (row: StatisticRow, text: string): ShownPeriod => ({
  ...row,
  name: text,
  fullName: `${text} ${row.year}`,
  short: text,
  partial: false,
  from: '',
  to: '',
});

const daysOf = (year: number, lastMonth: number, months: number) => {
  const iso = (month: number, day: number) =>
    new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
  return { from: iso(lastMonth - months, 1), to: iso(lastMonth, 0) };
};

/** Names a period, and marks it if partial; a text that is no period is shown unchanged. */
export const shownPeriod = (
  row: StatisticRow,
  period: StatisticPeriod,
  today: string,
): ShownPeriod => {
  const [months, words] = [monthsIn[period], periodWords[period]];
  const [year, sequence] = [Number(row.year), Number(row.sequence)];
  if (
    !/^\d{4}$/.test(row.year) ||
    !Number.isInteger(sequence) ||
    sequence < 1 ||
    sequence > 12 / months
  )
    return withText(row, row.sequence);
  return {
    ...row,
    name: words.name(sequence),
    fullName: words.fullName(sequence, row.year),
    short: words.short(sequence),
    ...daysOf(year, sequence * months, months),
    partial: isPartial(monthNumber(year, sequence * months), months, today),
  };
};

export const shownPeriods = (
  rows: readonly StatisticRow[],
  period: StatisticPeriod,
  today: string,
): readonly ShownPeriod[] => rows.map((row) => shownPeriod(row, period, today));

/** From the first period to the last. */
export const spanOf = (shown: readonly ShownPeriod[]) =>
  statisticTexts.span(shown[0]?.fullName ?? '', shown.at(-1)?.fullName ?? '');
