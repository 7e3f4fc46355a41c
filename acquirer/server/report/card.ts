import { eq, like, or, type SQL } from 'drizzle-orm';
import { disputeCase } from '../cases/tables';

const shownFirst = 6;
const shownLast = 4;
const shortestNumber = 13;

/**
 * The cases whose masked card may be the typed one; '' for any. A whole number matches by its first
 * six digits, its length and its last four. A part matches by its beginning or, up to four digits,
 * also by its end.
 */
export const cardLike = (typed: string): SQL | undefined => {
  if (typed === '') return undefined;
  const first = typed.slice(0, shownFirst);
  if (typed.length >= shortestNumber) {
    const hidden = '*'.repeat(typed.length - shownFirst - shownLast);
    return eq(disputeCase.pan, `${first}${hidden}${typed.slice(-shownLast)}`);
  }
  const begins = like(disputeCase.pan, `${first}%`);
  return typed.length > shownLast ? begins : or(begins, like(disputeCase.pan, `%${typed}`));
};
