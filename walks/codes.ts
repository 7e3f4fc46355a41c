import type { AnyEventObject } from 'xstate';
import type { Exit } from '../machines/exit';
import { otpMachine } from '../machines/shared/otp/otp.machine';
import { childEnds } from './child-ends';
import { otpCases } from './shared/otp/otp.scenario';
import type { RealChild } from './walk-with-children';

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

/** The real chart of the code under a parent, its two calls answered by the path. */
export const realCode: RealChild = {
  machine: otpMachine,
  input: { sentTo: '', request: {} },
  cases: otpCases,
  relevant: ({ context }) => context.resends > 0,
  calls: ['confirmCode', 'sendCode'],
};

export const codeAtWork = {
  state: 'entering',
  context: { sentTo: '+39333', request: {}, code: '', resends: 0 },
};
