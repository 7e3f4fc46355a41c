import { deadlineWeeks as order, weekOf } from '../../acquirer/contract/rules/deadline-week';

/** The number of deadlines in each week, the nearest first; empty weeks are left out. */
export const deadlineWeeks = (expiries: readonly string[], today: string) => {
  const weeks = expiries.map((expiry) => weekOf(expiry, today));
  return order
    .map((week) => ({ week, count: weeks.filter((each) => each === week).length }))
    .filter(({ count }) => count > 0);
};
