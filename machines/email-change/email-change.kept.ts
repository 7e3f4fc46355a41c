import * as v from 'valibot';
import type { EmailChangeSnapshot } from './email-change.selectors';

const longest = 200;
const text = v.pipe(v.string(), v.maxLength(longest));

/** What a change of the e-mail keeps for a reload: what stands in its two fields. */
export const keptEmailChange = v.object({ email: text, confirmation: text });

export type KeptEmailChange = v.InferOutput<typeof keptEmailChange>;

export const nothingTyped: KeptEmailChange = { email: '', confirmation: '' };

/** What is worth keeping; success ends it. */
export const keptOf = (snapshot: EmailChangeSnapshot): KeptEmailChange | null => {
  if (snapshot.status !== 'active' || snapshot.matches({ result: 'succeeded' })) return null;
  const { typed } = snapshot.context;
  return typed.email === '' && typed.confirmation === '' ? null : typed;
};
