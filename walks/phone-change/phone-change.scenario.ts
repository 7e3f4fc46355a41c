import type { KeptPhoneChange } from '../../machines/phone-change/phone-change.kept';
import { phoneChangeMachine } from '../../machines/phone-change/phone-change.machine';
import type { Cases } from '../engine/graph';
import type { Scenario } from '../engine/scenario';
import { codeAtWork, codeEnds } from '../shared/otp/codes';

const known = { user: 'ristretto01', oldNumber: '+39 333 1234567' };
const another = '+39 333 7654321';

const keptAt = (step: KeptPhoneChange['step']): KeptPhoneChange => ({
  step,
  typed: another,
  newNumber: another,
  codeSentTo: step === 'newCode' ? another : known.oldNumber,
});

const cases: Cases = (_snapshot, type) => {
  if (type === 'number.confirmed')
    return [another, '+39', '3337654321', '+39 3331234567'].map((number) => ({
      type,
      number,
    }));
  if (type === 'number.typed') return [{ type, number: '+39 34' }];
  if (type === 'xstate.done.actor.oldNumberCode') return codeEnds('oldNumberCode');
  if (type === 'xstate.done.actor.newNumberCode') return codeEnds('newNumberCode');
  return undefined;
};

export const phoneChangeScenario: Scenario = {
  name: 'Phone change',
  machine: phoneChangeMachine,
  inputs: {
    'a known number': { ...known, kept: null },
    'a reload at the old code': { ...known, kept: keptAt('oldCode') },
    'a reload at the new number': { ...known, kept: keptAt('newNumber') },
    'a reload at the new code': { ...known, kept: keptAt('newCode') },
    'a reload at a lost answer': { ...known, kept: keptAt('unanswered') },
  },
  cases,
  relevant: ({ context }) => [
    context.kept?.step,
    context.newNumber !== '',
    context.codeSentTo === context.oldNumber,
  ],
  calls: ['sendToOldNumber', 'sendToNewNumber'],
  children: { oldNumberCode: codeAtWork, newNumberCode: codeAtWork },
};
