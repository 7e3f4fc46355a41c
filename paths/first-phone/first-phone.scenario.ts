import type { FirstPhoneDraft } from '../../machines/first-phone/first-phone.draft';
import { firstPhoneMachine } from '../../machines/first-phone/first-phone.machine';
import { childEnds } from '../engine/child-ends';
import type { EventExamples } from '../engine/graph';
import type { Scenario } from '../engine/scenario';
import { codeAtWork, codeEnds, recalled, sentTo } from '../shared/otp/codes';

const number = '+39 333 7654321';

const draftAt = (step: FirstPhoneDraft['step']): FirstPhoneDraft => ({
  step,
  typed: number,
  number,
  sent: sentTo(number),
});

const examples: EventExamples = (snapshot, type) => {
  if (type === 'number.confirmed') return [number, '+39'].map((typed) => ({ type, number: typed }));
  if (type === 'number.typed') return [{ type, number: '+39 34' }];
  return type === 'xstate.done.actor.code'
    ? [...codeEnds('code'), ...childEnds('code', [{ type: 'loggedOut' }])]
    : recalled(snapshot, type);
};

export const firstPhoneScenario: Scenario = {
  name: 'First phone',
  machine: firstPhoneMachine,
  inputs: {
    'no number yet': { draft: null },
    'a reload at the number': { draft: draftAt('number') },
    'a reload at the code': { draft: draftAt('code') },
    'a reload at a lost answer': { draft: draftAt('unanswered') },
  },
  examples,
  relevant: ({ context }) => [
    context.number !== '',
    context.sent?.to === context.number,
    context.sent?.at,
  ],
  calls: ['recallCode', 'setPhone'],
  children: { code: codeAtWork },
};
