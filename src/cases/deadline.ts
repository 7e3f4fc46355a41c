import { caseTexts } from '../italian/cases';
import type { TagTone } from '../ui/Tag';

const dayMs = 86_400_000;
const words = caseTexts.deadline;
/** Days left at which a deadline is urgent. */
const urgent = 3;

/** Whole days from one ISO date to another; negative once it is past. */
const daysBetween = (today: string, expiry: string) =>
  Math.round(
    (Date.parse(`${expiry.slice(0, 10)}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / dayMs,
  );

const sentence = (days: number): string => {
  if (days === 0) return words.today;
  if (days === 1) return words.tomorrow;
  if (days === -1) return words.yesterday;
  return days > 0 ? words.in(days) : words.since(-days);
};

/** The time left of a case, as words and a tone; `today` is the day it is in Italy. */
export const deadlineOf = (
  expiry: string,
  today: string,
): { text: string; tone: TagTone } | null => {
  const days = daysBetween(today, expiry);
  if (Number.isNaN(days)) return null;
  const tone = days <= 0 ? 'danger' : days <= urgent ? 'warning' : 'neutral';
  return { text: sentence(days), tone };
};
