import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { OtpExit } from '../../../machines/shared/otp/otp.machine';
import type { SentCode } from '../../../machines/shared/otp/sent-code';
import { childEnds } from '../../engine/child-ends';
import type { RealChild } from '../../engine/children';
import { otpScenario } from './otp.scenario';

/** When codes are requested in a path, in milliseconds. */
export const askedAt = Date.UTC(2026, 10, 21, 9);

/** A code that was sent there a moment ago. */
export const sentTo = (to: string): SentCode => ({ to, at: askedAt, sure: true, again: false });

/** A page of a code that was just sent. */
export const justSent = { sentAt: askedAt, sure: true, stands: false, voids: false };

const left = { sentAt: askedAt, sure: true };

const exits: readonly OtpExit[] = [
  { type: 'completed' },
  { type: 'cancelled', ...left },
  { type: 'cancelled', ...left, sentAt: null },
  { type: 'blocked' },
  { type: 'failed', ...left },
  { type: 'unanswered' },
];

/** How a one-time code ends for the flow that asked for it. */
export const codeEnds = (id: string, wrongPassword = false): AnyEventObject[] =>
  childEnds(id, wrongPassword ? [...exits, { type: 'wrongPassword' }] : exits);

/** Whether a code sent before is still good: only where one was sent can it be. */
export const recalled = (
  { context }: AnyMachineSnapshot,
  type: string,
): AnyEventObject[] | undefined => {
  if (type === 'code.needed') return [{ type, at: askedAt }];
  if (type === 'code.stands') return context.sent?.at ? [{ type }] : [];
  return undefined;
};

const pages = ['code', 'oldNumberCode', 'newNumberCode'];

/** The input of the page that is open. */
const begunWith = ({ children }: AnyMachineSnapshot) => {
  const id = pages.find((page) => children[page] !== undefined) ?? '';
  const { code: _, resends: __, ...input } = children[id]?.getSnapshot().context ?? {};
  return input;
};

/** The real chart of the code under a parent; the path answers its two calls. */
export const realCode: RealChild = { scenario: otpScenario, input: begunWith };

export const codeAtWork = {
  state: 'entering',
  context: { sentTo: '+39333', request: {}, ...justSent, code: '', resends: 0 },
};
