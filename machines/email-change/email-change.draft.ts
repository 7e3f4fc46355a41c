import * as v from 'valibot';
import { unansweredOr } from '../shared/unanswered';
import type { EmailChangeSnapshot } from './email-change.selectors';

const longest = 200;
const text = v.pipe(v.string(), v.maxLength(longest));

/** The draft of an e-mail change for a reload: its two fields, and a lost answer. */
export const emailChangeDraft = v.object({
  step: v.picklist(['form', 'unanswered']),
  typed: v.object({ email: text, confirmation: text }),
});

export type EmailChangeDraft = v.InferOutput<typeof emailChangeDraft>;

export const nothingTyped: EmailChangeDraft['typed'] = { email: '', confirmation: '' };

/** The draft worth keeping; null after a success. */
export const draftOf = (snapshot: EmailChangeSnapshot): EmailChangeDraft | null => {
  if (snapshot.status !== 'active' || snapshot.matches({ result: 'succeeded' })) return null;
  const { typed } = snapshot.context;
  // An answer that is still awaited is lost with the page.
  const step = snapshot.hasTag('busy') ? 'unanswered' : unansweredOr(snapshot, 'form');
  const isEmpty = typed.email === '' && typed.confirmation === '';
  return step === 'form' && isEmpty ? null : { step, typed };
};
