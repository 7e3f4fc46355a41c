import type { ShownPeriod } from './periods';

/** A period beside those it can be compared with. */
export interface ComparedPeriod extends ShownPeriod {
  /** The same period of the year before; null where it is not loaded, or one of them is partial. */
  readonly yearBefore: ShownPeriod | null;
  /** Against the period before it, 0.05 for 5% more; null where one of them is partial, or took nothing. */
  readonly change: number | null;
  /** The share of commissions in the takings; null without takings. */
  readonly share: number | null;
}

/** The other period, where both are whole: only equal days are compared. */
const comparable = (period: ShownPeriod, other: ShownPeriod | undefined) =>
  other === undefined || other.partial || period.partial ? null : other;

const changeFrom = (before: ShownPeriod | null, { grossAmount }: ShownPeriod) =>
  before === null || before.grossAmount <= 0 ? null : grossAmount / before.grossAmount - 1;

export const comparedPeriods = (periods: readonly ShownPeriod[]): readonly ComparedPeriod[] =>
  periods.map((period, index) => ({
    ...period,
    yearBefore: comparable(
      period,
      periods.find(
        ({ year, sequence }) =>
          Number(year) === Number(period.year) - 1 && sequence === period.sequence,
      ),
    ),
    change: changeFrom(comparable(period, periods[index - 1]), period),
    share: period.grossAmount > 0 ? period.feeAmount / period.grossAmount : null,
  }));
