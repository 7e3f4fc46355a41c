import * as v from 'valibot';
import { unansweredOr } from '../shared/unanswered';
import type { PasswordChangeSnapshot } from './password-change.selectors';

const longest = 200;

/** What a change of the password keeps for a reload: where the last code went, never a password. */
export const keptPasswordChange = v.object({
  step: v.picklist(['form', 'code', 'unanswered']),
  codeSentTo: v.nullable(v.pipe(v.string(), v.maxLength(longest))),
});

export type KeptPasswordChange = v.InferOutput<typeof keptPasswordChange>;

const isOver = (snapshot: PasswordChangeSnapshot) =>
  snapshot.status !== 'active' ||
  snapshot.matches('toldSucceeded') ||
  snapshot.matches({ result: 'succeeded' });

/** What is worth keeping; success ends it. */
export const keptOf = (snapshot: PasswordChangeSnapshot): KeptPasswordChange | null => {
  const { sentTo, codeSentTo } = snapshot.context;
  // A code that is being asked for may arrive after the reload.
  const sent = snapshot.hasTag('busy') ? sentTo : codeSentTo;
  if (isOver(snapshot) || sent === null) return null;
  const step = snapshot.matches('enteringCode') ? 'code' : 'form';
  return { step: unansweredOr(snapshot, step), codeSentTo: sent };
};
