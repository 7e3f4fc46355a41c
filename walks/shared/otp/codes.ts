import type { AnyEventObject } from 'xstate';
import type { Exit } from '../../../machines/exit';
import { childEnds } from '../../engine/child-ends';
import type { RealChild } from '../../engine/children';
import { otpScenario } from './otp.scenario';

const exits: readonly Exit[] = [
  { type: 'completed' },
  { type: 'cancelled' },
  { type: 'blocked' },
  { type: 'sessionExpired' },
  { type: 'failed' },
  { type: 'unanswered' },
];

/** How a one-time code ends for the flow that asked for it. */
export const codeEnds = (id: string, wrongPassword = false): AnyEventObject[] =>
  childEnds(id, wrongPassword ? [...exits, { type: 'wrongPassword' }] : exits);

/** The real chart of the code under a parent, its two calls answered by the walk. */
export const realCode: RealChild = { scenario: otpScenario, input: { sentTo: '', request: {} } };

export const codeAtWork = {
  state: 'entering',
  context: { sentTo: '+39333', request: {}, stands: false, code: '', resends: 0 },
};
