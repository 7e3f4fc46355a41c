const dayMs = 86_400_000;

const instantOf = (day: string) => Date.parse(`${day.slice(0, 10)}T00:00:00Z`);

/** The Sunday that ends the week of a day. */
const endOfWeek = (instant: number) => instant + ((7 - new Date(instant).getUTCDay()) % 7) * dayMs;

/** Weeks from Monday to Sunday, seen from today; the nearest first. */
export const deadlineWeeks = ['past', 'thisWeek', 'nextWeek', 'later'] as const;
export type DeadlineWeek = (typeof deadlineWeeks)[number];

/** The week of a deadline, both ISO dates; null where it has none. */
export const weekOf = (expiry: string, today: string): DeadlineWeek | null => {
  const due = instantOf(expiry);
  const now = instantOf(today);
  if (Number.isNaN(due)) return null;
  if (due < now) return 'past';
  if (due <= endOfWeek(now)) return 'thisWeek';
  return due <= endOfWeek(now) + 7 * dayMs ? 'nextWeek' : 'later';
};
