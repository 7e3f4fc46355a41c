import { chartTexts } from '../italian/statistics';
import type { ShownPeriod } from './periods';

type Before = Pick<ShownPeriod, 'fullName' | 'grossAmount'>;

/** A period beside those it can be compared with. */
export interface ComparedPeriod extends ShownPeriod {
  /**
   * The same days of the year before. Null where they are not loaded, or the window of 13 months
   * cuts them.
   */
  readonly yearBefore: Before | null;
  /** Against the period before it, 0.05 for 5% more; null where one of them is partial, or took nothing. */
  readonly change: number | null;
  /** The share of commissions in the takings; null without takings. */
  readonly share: number | null;
}

/** The other period, where both are whole: only equal days are compared. */
const comparable = (period: ShownPeriod, other: ShownPeriod | undefined) =>
  other === undefined || other.partial || period.partial ? null : other;

const yearBeforeOf = (period: ShownPeriod, other: ShownPeriod | undefined): Before | null =>
  other !== undefined && period.sameDaysBefore !== undefined
    ? { fullName: chartTexts.sameDays(other.fullName), grossAmount: period.sameDaysBefore }
    : comparable(period, other);

const changeFrom = (before: ShownPeriod | null, { grossAmount }: ShownPeriod) =>
  before === null || before.grossAmount <= 0 ? null : grossAmount / before.grossAmount - 1;

export const comparedPeriods = (periods: readonly ShownPeriod[]): readonly ComparedPeriod[] =>
  periods.map((period, index) => ({
    ...period,
    yearBefore: yearBeforeOf(
      period,
      periods.find(
        ({ year, sequence }) =>
          Number(year) === Number(period.year) - 1 && sequence === period.sequence,
      ),
    ),
    change: changeFrom(comparable(period, periods[index - 1]), period),
    share: period.grossAmount > 0 ? period.feeAmount / period.grossAmount : null,
  }));
