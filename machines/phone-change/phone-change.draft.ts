import * as v from 'valibot';
import { askedFor, lastOn, type SentCode, sentCode } from '../shared/otp/sent-code';
import { unansweredOr } from '../shared/unanswered';
import type { UnsentWork } from '../unsent-work';
import type { PhoneChangeContext } from './phone-change.machine';
import type { PhoneChangeSnapshot } from './phone-change.selectors';

const longest = 200;
const text = v.pipe(v.string(), v.maxLength(longest));

/** What a change of the phone keeps for a reload: its step and the new number, never a code. */
export const phoneChangeDraft = v.object({
  step: v.picklist(['oldNumber', 'oldCode', 'newNumber', 'newCode', 'unanswered']),
  typed: text,
  newNumber: text,
  sent: v.nullable(sentCode),
});

export type PhoneChangeDraft = v.InferOutput<typeof phoneChangeDraft>;

const stepOf = (snapshot: PhoneChangeSnapshot) => {
  if (snapshot.matches('enteringOldCode')) return 'oldCode';
  if (snapshot.matches('enteringNewNumber')) return 'newNumber';
  return snapshot.matches('enteringNewCode') ? 'newCode' : 'oldNumber';
};

const askedAs = ({ children }: PhoneChangeSnapshot) =>
  children.oldNumberCode ?? children.newNumberCode;

/**
 * A code that is being asked for may arrive after the reload; of two codes sent, the later one
 * counts.
 */
const sentOf = (snapshot: PhoneChangeSnapshot): SentCode | null => {
  const { oldNumber, newNumber, askedAt, sent } = snapshot.context;
  if (snapshot.matches({ confirmingOldNumber: 'sending' }))
    return askedFor(oldNumber, askedAt, sent, false);
  if (snapshot.matches({ enteringNewNumber: 'sending' }))
    return askedFor(newNumber, askedAt, sent, false);
  return lastOn(askedAs(snapshot), sent);
};

/** The draft worth keeping; null after a success. */
export const draftOf = (snapshot: PhoneChangeSnapshot): PhoneChangeDraft | null => {
  if (snapshot.status !== 'active' || snapshot.matches({ result: 'succeeded' })) return null;
  const { typed, newNumber } = snapshot.context;
  const step = unansweredOr(snapshot, stepOf(snapshot));
  return { step, typed, newNumber, sent: sentOf(snapshot) };
};

/** Once the old number is confirmed, leaving the flow means starting again. */
export const unsentIn = ({ step }: PhoneChangeDraft): readonly UnsentWork[] =>
  step === 'newNumber' || step === 'newCode' ? ['phone'] : [];

/** The starting point: a draft, or the first step. */
export const contextFrom = (
  draft: PhoneChangeDraft | null,
): Pick<PhoneChangeContext, 'draft' | 'typed' | 'newNumber' | 'sent'> => ({
  draft,
  typed: draft?.typed ?? '',
  newNumber: draft?.newNumber ?? '',
  sent: draft?.sent ?? null,
});
