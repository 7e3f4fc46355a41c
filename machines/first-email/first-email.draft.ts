import * as v from 'valibot';
import { askedFor, lastOn, type SentCode, sentCode } from '../shared/otp/sent-code';
import { unansweredOr } from '../shared/unanswered';
import type { FirstEmailContext } from './first-email.machine';
import type { FirstEmailSnapshot } from './first-email.selectors';

const longest = 200;
const text = v.pipe(v.string(), v.maxLength(longest));

/** What the first e-mail keeps for a reload: its step and the address, never a code. */
export const firstEmailDraft = v.object({
  step: v.picklist(['address', 'code', 'unanswered']),
  typed: text,
  email: text,
  sent: v.nullable(sentCode),
});

export type FirstEmailDraft = v.InferOutput<typeof firstEmailDraft>;

/**
 * A code that is being asked for may arrive after the reload; of two codes sent, the later one
 * counts.
 */
const sentOf = (snapshot: FirstEmailSnapshot): SentCode | null => {
  const { email, askedAt, sent } = snapshot.context;
  return snapshot.matches({ choosing: 'sending' })
    ? askedFor(email, askedAt, sent, false)
    : lastOn(snapshot.children.code, sent);
};

/** The draft worth keeping; null after a success. */
export const draftOf = (snapshot: FirstEmailSnapshot): FirstEmailDraft | null => {
  if (snapshot.status !== 'active' || snapshot.matches({ result: 'succeeded' })) return null;
  const { typed, email } = snapshot.context;
  return {
    step: unansweredOr(snapshot, snapshot.matches('enteringCode') ? 'code' : 'address'),
    typed,
    email,
    sent: sentOf(snapshot),
  };
};

/** The starting point: a draft, or an empty form. */
export const contextFrom = (
  draft: FirstEmailDraft | null,
): Pick<FirstEmailContext, 'draft' | 'typed' | 'email' | 'sent' | 'askedAt'> => ({
  draft,
  typed: draft?.typed ?? '',
  email: draft?.email ?? '',
  sent: draft?.sent ?? null,
  askedAt: null,
});
