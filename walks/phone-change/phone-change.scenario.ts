import { phoneChangeMachine } from '../../machines/phone-change/phone-change.machine';
import type { Cases } from '../engine/graph';
import type { Scenario } from '../engine/scenario';
import { codeAtWork, codeEnds } from '../shared/otp/codes';

const cases: Cases = (_snapshot, type) => {
  if (type === 'number.confirmed')
    return ['+39 333 7654321', '+39', '3337654321', '+39 3331234567'].map((number) => ({
      type,
      number,
    }));
  if (type === 'xstate.done.actor.oldNumberCode') return codeEnds('oldNumberCode');
  if (type === 'xstate.done.actor.newNumberCode') return codeEnds('newNumberCode');
  return undefined;
};

export const phoneChangeScenario: Scenario = {
  name: 'Phone change',
  machine: phoneChangeMachine,
  inputs: { 'a known number': { user: 'ristretto01', oldNumber: '+39 333 1234567' } },
  cases,
  relevant: ({ context }) => [context.newNumber !== '', context.codeSentTo === context.oldNumber],
  calls: ['sendToOldNumber', 'sendToNewNumber'],
  children: { oldNumberCode: codeAtWork, newNumberCode: codeAtWork },
};
