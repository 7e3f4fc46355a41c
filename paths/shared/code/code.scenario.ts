import { codeMachine } from '../../../machines/shared/code/code.machine';
import type { SentCode } from '../../../machines/shared/code/sent-codes';
import { childEnds } from '../../engine/child-ends';
import type { RealChild } from '../../engine/children';
import type { EventExamples } from '../../engine/graph';
import type { Scenario } from '../../engine/scenario';
import { forgets } from '../forgets';

/** When codes are requested in a path, in milliseconds. */
export const askedAt = Date.UTC(2026, 10, 21, 9);

/** A code that was sent a moment ago. */
export const justSent: SentCode = { at: askedAt, confirmed: true, restsUntil: 0 };

export const asked = { to: '+39 333 ***4567', request: { user: 'azienda01' } };

const examples: EventExamples = (_snapshot, type) => {
  switch (type) {
    case 'code.requested':
      return [{ type, ...asked }];
    case 'code.good':
      return [justSent, { ...justSent, confirmed: false }].map((sent) => ({ type, sent }));
    case 'code.needed':
      return [true, false].map((supersedes) => ({ type, at: askedAt, supersedes }));
    case 'code.sent':
    case 'code.unanswered':
      return [{ type, at: askedAt }];
    case 'code.confirmed':
      return ['123456', '12345'].map((code) => ({ type, code }));
    default:
      return undefined;
  }
};

export const codeScenario: Scenario = {
  name: 'One-time code',
  machine: codeMachine,
  inputs: { 'a step that needs a code': undefined },
  examples,
  relevant: ({ context: { resends, supersedes, reused, sent } }) => [
    resends > 0,
    supersedes,
    reused,
    sent?.confirmed,
    sent?.at === null,
  ],
  calls: ['recallCode', 'askCode', 'resendCode', 'confirmCode', 'rest'],
  invariants: [forgets('123456')],
};

/** How a step with a code ends for its flow. */
export const codeEnds = (id: string) =>
  childEnds(id, [
    { type: 'completed' },
    { type: 'failed' },
    { type: 'unanswered' },
    { type: 'blocked' },
  ]);

/** The real chart of the code under a flow; the path answers its calls. */
export const realCode: RealChild = {
  scenario: codeScenario,
  input: undefined,
  passedOn: [],
};

/** A step whose code is not asked for yet. */
export const codeAtWork = {
  state: 'form',
  context: codeMachine.config.context as object as Record<string, unknown>,
};
