import * as v from 'valibot';
import { type EventObject, fromCallback } from 'xstate';
import { outputIn } from '../../flow-result';

const longest = 200;
const mostPlaces = 20;
const minutesOfLife = 5;
const life = minutesOfLife * 60_000;

/** The last code that was asked for, as a reload keeps it: no secret. */
export const sentCode = v.object({
  /** A phone number or an e-mail address. */
  to: v.pipe(v.string(), v.maxLength(longest)),
  /** When it was requested, in milliseconds; null once it cannot be used any more. */
  at: v.nullable(v.number()),
  /** Whether the acquirer confirmed the sending; a lost answer leaves that open. */
  sure: v.boolean(),
  /** It has voided another that went to the same place. */
  again: v.boolean(),
  /** Other places where codes before it went, the last one first. */
  earlier: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.maxLength(longest))), v.maxLength(mostPlaces)),
  ),
});

export type SentCode = v.InferOutput<typeof sentCode>;

export type RecallAnswer =
  | { readonly type: 'code.stands' }
  | { readonly type: 'code.needed'; readonly at: number };

/**
 * Whether a code requested at `sentAt` is still valid; if not, when the next one can be requested.
 */
export const recallCode = fromCallback<EventObject, { sentAt: number | null }>(
  ({ input: { sentAt }, sendBack }) => {
    const notify = (answer: RecallAnswer) => sendBack(answer);
    const now = Date.now();
    const age = sentAt === null ? life : now - sentAt;
    notify(age >= 0 && age < life ? { type: 'code.stands' } : { type: 'code.needed', at: now });
  },
);

const placesOf = (sent: SentCode | null): readonly string[] =>
  sent === null ? [] : [sent.to, ...(sent.earlier ?? [])];

/** A code requested now; the answer decides `sure`. */
export const askedFor = (
  to: string,
  at: number | null,
  before: SentCode | null,
  sure: boolean,
): SentCode => {
  const places = placesOf(before);
  const earlier = places.filter((place) => place !== to).slice(0, mostPlaces);
  const again = places.includes(to);
  return { to, at, sure, again, ...(earlier.length > 0 && { earlier }) };
};

/** The input of a code's page: with a new code, with a valid previous one, or after a reload. */
export const arrivalOf = (sent: SentCode | null, { type }: { readonly type: string }) => ({
  sentAt: sent?.at ?? null,
  sure: sent?.sure ?? true,
  stands: type === 'code.stands' || type === 'http.refused',
  voids: type === 'http.200' && sent?.again === true,
});

/** The output of a code's page about its last code. */
export interface LeftCode {
  readonly sentAt: number | null;
  readonly sure: boolean;
}

/** The code in force when a page is left. */
export const leftBy = (sent: SentCode | null, event: unknown): SentCode | null => {
  if (sent === null) return null;
  const { sentAt, sure } = outputIn<LeftCode>(event);
  return { ...sent, at: sentAt, sure };
};

interface PageOfCode {
  getSnapshot(): { readonly context: LeftCode };
}

/** The code that opened the page, or the last one that it has sent. */
export const lastOn = (page: PageOfCode | undefined, sent: SentCode | null): SentCode | null => {
  if (page === undefined || sent === null) return sent;
  const { sentAt, sure } = page.getSnapshot().context;
  return { ...sent, at: sentAt, sure };
};

/** The code is no longer usable: the next one voids no valid code, and the page says so. */
export const usedUp = (sent: SentCode | null): SentCode | null => sent && { ...sent, at: null };
