import { firstPhoneMachine } from '../../machines/first-phone/first-phone.machine';
import { childEnds } from '../engine/child-ends';
import type { EventExamples } from '../engine/graph';
import type { Scenario } from '../engine/scenario';
import { codeAtWork, codeEnds } from '../shared/code/code.scenario';

const number = '+39 333 7654321';

const examples: EventExamples = (_snapshot, type) => {
  if (type === 'number.confirmed') return [number, '+39'].map((typed) => ({ type, number: typed }));
  if (type === 'number.typed') return [{ type, number: '+39 34' }];
  return type === 'xstate.done.actor.code'
    ? [...codeEnds('code'), ...childEnds('code', [{ type: 'loggedOut' }])]
    : undefined;
};

export const firstPhoneScenario: Scenario = {
  name: 'First phone',
  machine: firstPhoneMachine,
  inputs: { 'no number yet': undefined },
  examples,
  relevant: ({ context }) => [context.number !== ''],
  calls: [],
  children: { code: codeAtWork },
};
