const dayMs = 86_400_000;

const momentOf = (day: string) => Date.parse(`${day.slice(0, 10)}T00:00:00Z`);

/** The Sunday that ends the week of a day. */
const endOfWeek = (moment: number) => moment + ((7 - new Date(moment).getUTCDay()) % 7) * dayMs;

export type DeadlineWeek = 'past' | 'thisWeek' | 'nextWeek' | 'later';

const weekOf = (expiry: string, today: string): DeadlineWeek | null => {
  const due = momentOf(expiry);
  const now = momentOf(today);
  if (Number.isNaN(due)) return null;
  if (due < now) return 'past';
  if (due <= endOfWeek(now)) return 'thisWeek';
  return due <= endOfWeek(now) + 7 * dayMs ? 'nextWeek' : 'later';
};

const order = ['past', 'thisWeek', 'nextWeek', 'later'] as const;

/** How many deadlines fall in which week, the nearest first; weeks from Monday to Sunday, none that is empty. */
export const deadlineWeeks = (expiries: readonly string[], today: string) => {
  const weeks = expiries.map((expiry) => weekOf(expiry, today));
  return order
    .map((week) => ({ week, count: weeks.filter((each) => each === week).length }))
    .filter(({ count }) => count > 0);
};
