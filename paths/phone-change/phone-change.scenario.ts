import type { AnyMachineSnapshot } from 'xstate';
import type { PhoneChangeDraft } from '../../machines/phone-change/phone-change.draft';
import { phoneChangeMachine } from '../../machines/phone-change/phone-change.machine';
import type { EventExamples } from '../engine/graph';
import type { Scenario } from '../engine/scenario';
import { changedElsewhere, codeAtWork, codeEnds, recalled, sentTo } from '../shared/otp/codes';
import { verified } from '../shared/verified';

const known = { user: 'ristretto01', oldNumber: '+39 333 1234567' };
const another = '+39 333 7654321';
const third = '+39 333 1111111';

const draftAt = (step: PhoneChangeDraft['step']): PhoneChangeDraft => ({
  step,
  typed: another,
  newNumber: another,
  sent: sentTo(step === 'newCode' ? another : known.oldNumber),
});

/** In another tab a third number, or the one that is being confirmed here. */
const numbersElsewhere = (snapshot: AnyMachineSnapshot) => {
  const { oldNumber, draft } = snapshot.context;
  if (oldNumber !== known.oldNumber || draft !== null) return [];
  return snapshot.matches('enteringNewCode') ? [another, third] : [third];
};

const examples: EventExamples = (snapshot, type) => {
  if (type === 'session.changed')
    return changedElsewhere(
      snapshot,
      numbersElsewhere(snapshot).map((oldNumber) => ({ ...known, oldNumber })),
    );
  if (type === 'number.confirmed')
    return [another, '+39', '3337654321', snapshot.context.oldNumber.replace(' ', '')].map(
      (number) => ({
        type,
        number,
      }),
    );
  if (type === 'number.typed') return [{ type, number: '+39 34' }];
  if (type === 'xstate.done.actor.oldNumberCode') return codeEnds('oldNumberCode');
  if (type === 'xstate.done.actor.newNumberCode') return codeEnds('newNumberCode');
  return (
    verified(snapshot, type, [{ cellNumber: '+393337654321' }, { cellNumber: known.oldNumber }]) ??
    recalled(snapshot, type)
  );
};

export const phoneChangeScenario: Scenario = {
  name: 'Phone change',
  machine: phoneChangeMachine,
  inputs: {
    'a known number': { ...known, draft: null },
    'a reload at the old code': { ...known, draft: draftAt('oldCode') },
    'a reload at the new number': { ...known, draft: draftAt('newNumber') },
    'a reload at the new code': { ...known, draft: draftAt('newCode') },
    'a reload at a lost answer': { ...known, draft: draftAt('unanswered') },
  },
  examples,
  relevant: ({ context }) => [
    context.draft?.step,
    context.newNumber !== '',
    context.oldNumber,
    context.sent?.to,
    context.sent?.at,
  ],
  calls: ['recallCode', 'sendToOldNumber', 'sendToNewNumber', 'welcome'],
  children: { oldNumberCode: codeAtWork, newNumberCode: codeAtWork },
};
