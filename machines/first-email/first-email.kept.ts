import * as v from 'valibot';
import { unansweredOr } from '../shared/unanswered';
import type { FirstEmailContext } from './first-email.machine';
import type { FirstEmailSnapshot } from './first-email.selectors';

const longest = 200;
const text = v.pipe(v.string(), v.maxLength(longest));

/** What the first e-mail keeps for a reload: its step and the address, never a code. */
export const keptFirstEmail = v.object({
  step: v.picklist(['address', 'code', 'unanswered']),
  typed: text,
  email: text,
  codeSentTo: v.nullable(text),
});

export type KeptFirstEmail = v.InferOutput<typeof keptFirstEmail>;

/** What is worth keeping; success ends it. */
export const keptOf = (snapshot: FirstEmailSnapshot): KeptFirstEmail | null => {
  if (snapshot.status !== 'active' || snapshot.matches({ result: 'succeeded' })) return null;
  const { typed, email, codeSentTo } = snapshot.context;
  return {
    step: unansweredOr(snapshot, snapshot.matches('enteringCode') ? 'code' : 'address'),
    typed,
    email,
    // A code that is being asked for may arrive after the reload.
    codeSentTo: snapshot.hasTag('busy') ? email : codeSentTo,
  };
};

/** Where it begins: with what was kept, or with nothing. */
export const contextFrom = (
  kept: KeptFirstEmail | null,
): Pick<FirstEmailContext, 'kept' | 'typed' | 'email' | 'codeSentTo'> => ({
  kept,
  typed: kept?.typed ?? '',
  email: kept?.email ?? '',
  codeSentTo: kept?.codeSentTo ?? null,
});
