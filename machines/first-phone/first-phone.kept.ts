import * as v from 'valibot';
import { unansweredOr } from '../shared/unanswered';
import type { FirstPhoneContext } from './first-phone.machine';
import type { FirstPhoneSnapshot } from './first-phone.selectors';

const longest = 200;
const text = v.pipe(v.string(), v.maxLength(longest));

/** What the first phone keeps for a reload: its step and the number, never a code. */
export const keptFirstPhone = v.object({
  step: v.picklist(['number', 'code', 'unanswered']),
  typed: text,
  number: text,
  codeSentTo: v.nullable(text),
});

export type KeptFirstPhone = v.InferOutput<typeof keptFirstPhone>;

/** What is worth keeping; success ends it. */
export const keptOf = (snapshot: FirstPhoneSnapshot): KeptFirstPhone | null => {
  if (snapshot.status !== 'active' || snapshot.matches({ result: 'succeeded' })) return null;
  const { typed, number, codeSentTo } = snapshot.context;
  return {
    step: unansweredOr(snapshot, snapshot.matches('enteringCode') ? 'code' : 'number'),
    typed,
    number,
    // A code that is being asked for may arrive after the reload.
    codeSentTo: snapshot.hasTag('busy') ? number : codeSentTo,
  };
};

/** Where it begins: with what was kept, or with nothing. */
export const contextFrom = (kept: KeptFirstPhone | null): FirstPhoneContext => ({
  kept,
  typed: kept?.typed ?? '',
  number: kept?.number ?? '',
  codeSentTo: kept?.codeSentTo ?? null,
});
