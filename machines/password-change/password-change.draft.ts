import * as v from 'valibot';
import { askedFor, lastOn, type SentCode, sentCode } from '../shared/otp/sent-code';
import { unansweredOr } from '../shared/unanswered';
import type { PasswordChangeSnapshot } from './password-change.selectors';

/** What a change of the password keeps for a reload: where the last code went, never a password. */
export const passwordChangeDraft = v.object({
  step: v.picklist(['form', 'code', 'unanswered']),
  sent: v.nullable(sentCode),
});

export type PasswordChangeDraft = v.InferOutput<typeof passwordChangeDraft>;

const isOver = (snapshot: PasswordChangeSnapshot) =>
  snapshot.status !== 'active' ||
  snapshot.matches('successShown') ||
  snapshot.matches({ result: 'succeeded' });

/**
 * A code that is being asked for may arrive after the reload; of two codes sent, the later one
 * counts.
 */
const sentOf = (snapshot: PasswordChangeSnapshot): SentCode | null => {
  const { sentTo, askedAt, sent } = snapshot.context;
  return snapshot.matches({ choosing: 'sending' })
    ? askedFor(sentTo, askedAt, sent, false)
    : lastOn(snapshot.children.code, sent);
};

/** The draft worth keeping; null after a success. */
export const draftOf = (snapshot: PasswordChangeSnapshot): PasswordChangeDraft | null => {
  const sent = sentOf(snapshot);
  if (isOver(snapshot) || sent === null) return null;
  const step = snapshot.matches('enteringCode') ? 'code' : 'form';
  return { step: unansweredOr(snapshot, step), sent };
};
