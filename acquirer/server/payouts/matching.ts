import { daysBetween } from '../common/clock';

/** What is looked at to find the payouts behind a line of a bank statement; `net` in eurocents. */
export interface Candidate {
  readonly valueDate: string;
  readonly bank: string;
  readonly net: number;
}

/** A bank adds up what it credits within a few days. */
const mostDays = 7;
const mostMatches = 5;

const isTogether = (all: readonly Candidate[]) => {
  const dates = all.map(({ valueDate }) => valueDate).sort();
  return daysBetween(dates.at(0) ?? '', dates.at(-1) ?? '') <= mostDays;
};

/** 0 for one bank on one value date, which is the likeliest; then one value date, one bank, others. */
const unlikeliness = (all: readonly Candidate[]) => {
  const differs = (name: 'bank' | 'valueDate') => new Set(all.map((one) => one[name])).size > 1;
  return (differs('valueDate') ? 2 : 0) + (differs('bank') ? 1 : 0);
};

const sumOf = (all: readonly Candidate[]) => all.reduce((sum, { net }) => sum + net, 0);

/** Every choice of so many payouts that are within a few days and add up to the amount. */
const combinations = <Row extends Candidate>(
  rows: readonly Row[],
  size: number,
  amount: number,
  chosen: readonly Row[] = [],
): Row[][] => {
  if (chosen.length === size) return sumOf(chosen) === amount ? [[...chosen]] : [];
  return rows.flatMap((row, index) => {
    const next = [...chosen, row];
    return isTogether(next) ? combinations(rows.slice(index + 1), size, amount, next) : [];
  });
};

/**
 * The payouts of this net, or else two that add up to it, or else three; at most five matches, the
 * likeliest first. `amount` in eurocents.
 */
export const matchesOf = <Row extends Candidate>(rows: readonly Row[], amount: number): Row[][] => {
  for (const size of [1, 2, 3]) {
    const found = combinations(rows, size, amount);
    if (found.length > 0)
      return found
        .toSorted((one, other) => unlikeliness(one) - unlikeliness(other))
        .slice(0, mostMatches);
  }
  return [];
};
