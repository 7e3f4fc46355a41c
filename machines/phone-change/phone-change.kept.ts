import * as v from 'valibot';
import { unansweredOr } from '../shared/unanswered';
import type { PhoneChangeContext } from './phone-change.machine';
import type { PhoneChangeSnapshot } from './phone-change.selectors';

const longest = 200;
const text = v.pipe(v.string(), v.maxLength(longest));

/** What a change of the phone keeps for a reload: its step and the new number, never a code. */
export const keptPhoneChange = v.object({
  step: v.picklist(['oldNumber', 'oldCode', 'newNumber', 'newCode', 'unanswered']),
  typed: text,
  newNumber: text,
  codeSentTo: v.nullable(text),
});

export type KeptPhoneChange = v.InferOutput<typeof keptPhoneChange>;

const stepOf = (snapshot: PhoneChangeSnapshot) => {
  if (snapshot.matches('enteringOldCode')) return 'oldCode';
  if (snapshot.matches('enteringNewNumber')) return 'newNumber';
  return snapshot.matches('enteringNewCode') ? 'newCode' : 'oldNumber';
};

/** A code that is being asked for may arrive after the reload. */
const codeMayBeAt = (snapshot: PhoneChangeSnapshot) => {
  const { oldNumber, newNumber, codeSentTo } = snapshot.context;
  if (snapshot.matches({ confirmingOldNumber: 'sending' })) return oldNumber;
  return snapshot.matches({ enteringNewNumber: 'sending' }) ? newNumber : codeSentTo;
};

/** What is worth keeping; success ends it. */
export const keptOf = (snapshot: PhoneChangeSnapshot): KeptPhoneChange | null => {
  if (snapshot.status !== 'active' || snapshot.matches({ result: 'succeeded' })) return null;
  const { typed, newNumber } = snapshot.context;
  return {
    step: unansweredOr(snapshot, stepOf(snapshot)),
    typed,
    newNumber,
    codeSentTo: codeMayBeAt(snapshot),
  };
};

/** Where a change begins: with what was kept, or with nothing. */
export const contextFrom = (
  kept: KeptPhoneChange | null,
): Pick<PhoneChangeContext, 'kept' | 'typed' | 'newNumber' | 'codeSentTo'> => ({
  kept,
  typed: kept?.typed ?? '',
  newNumber: kept?.newNumber ?? '',
  codeSentTo: kept?.codeSentTo ?? null,
});
