import { deadlineWeeks as order, weekOf } from '../../acquirer/contract/rules/deadline-week';

/** How many deadlines fall in which week, the nearest first; none that is empty. */
export const deadlineWeeks = (expiries: readonly string[], today: string) => {
  const weeks = expiries.map((expiry) => weekOf(expiry, today));
  return order
    .map((week) => ({ week, count: weeks.filter((each) => each === week).length }))
    .filter(({ count }) => count > 0);
};
