import { firstPhoneMachine } from '../../machines/first-phone/first-phone.machine';
import { childEnds } from '../engine/child-ends';
import type { Cases } from '../engine/graph';
import type { Scenario } from '../engine/scenario';
import { codeAtWork, codeEnds } from '../shared/otp/codes';

const cases: Cases = (_snapshot, type) => {
  if (type === 'number.confirmed')
    return ['+39 333 7654321', '+39'].map((number) => ({ type, number }));
  return type === 'xstate.done.actor.code'
    ? [...codeEnds('code'), ...childEnds('code', [{ type: 'loggedOut' }])]
    : undefined;
};

export const firstPhoneScenario: Scenario = {
  name: 'First phone',
  machine: firstPhoneMachine,
  inputs: { 'no number yet': undefined },
  cases,
  relevant: ({ context }) => [context.number !== '', context.codeSentTo === context.number],
  calls: ['setPhone'],
  children: { code: codeAtWork },
};
