import * as v from 'valibot';
import { askedFor, lastOn, type SentCode, sentCode } from '../shared/otp/sent-code';
import { unansweredOr } from '../shared/unanswered';
import type { FirstPhoneContext } from './first-phone.machine';
import type { FirstPhoneSnapshot } from './first-phone.selectors';

const longest = 200;
const text = v.pipe(v.string(), v.maxLength(longest));

/** What the first phone keeps for a reload: its step and the number, never a code. */
export const firstPhoneDraft = v.object({
  step: v.picklist(['number', 'code', 'unanswered']),
  typed: text,
  number: text,
  sent: v.nullable(sentCode),
});

export type FirstPhoneDraft = v.InferOutput<typeof firstPhoneDraft>;

/**
 * A code that is being asked for may arrive after the reload; of two codes sent, the later one
 * counts.
 */
const sentOf = (snapshot: FirstPhoneSnapshot): SentCode | null => {
  const { number, askedAt, sent } = snapshot.context;
  return snapshot.matches({ enteringNumber: 'sending' })
    ? askedFor(number, askedAt, sent, false)
    : lastOn(snapshot.children.code, sent);
};

/** The draft worth keeping; null after a success. */
export const draftOf = (snapshot: FirstPhoneSnapshot): FirstPhoneDraft | null => {
  if (snapshot.status !== 'active' || snapshot.matches({ result: 'succeeded' })) return null;
  const { typed, number } = snapshot.context;
  return {
    step: unansweredOr(snapshot, snapshot.matches('enteringCode') ? 'code' : 'number'),
    typed,
    number,
    sent: sentOf(snapshot),
  };
};

/** The starting point: a draft, or an empty form. */
export const contextFrom = (draft: FirstPhoneDraft | null): FirstPhoneContext => ({
  draft,
  typed: draft?.typed ?? '',
  number: draft?.number ?? '',
  sent: draft?.sent ?? null,
  askedAt: null,
});
