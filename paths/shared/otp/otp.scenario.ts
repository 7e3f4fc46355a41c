import { otpMachine } from '../../../machines/shared/otp/otp.machine';
import type { EventExamples } from '../../engine/graph';
import type { Scenario } from '../../engine/scenario';
import { forgets } from '../forgets';

const at = Date.UTC(2026, 10, 21, 9);

const otpExamples: EventExamples = (_snapshot, type) => {
  if (type === 'code.sent' || type === 'code.unanswered') return [{ type, at }];
  return type === 'code.confirmed'
    ? ['123456', '12345'].map((code) => ({ type, code }))
    : undefined;
};

const otpInput = {
  sentTo: '+39 333 ***4567',
  request: { user: 'azienda01' },
  sentAt: at,
  sure: true,
  stands: false,
  voids: false,
};

export const otpScenario: Scenario = {
  name: 'One-time code',
  machine: otpMachine,
  inputs: {
    'a code was sent': otpInput,
    'a code sent before still stands': { ...otpInput, stands: true },
    'a code that may not have been sent': { ...otpInput, stands: true, sure: false },
    'a code that voids another': { ...otpInput, voids: true },
  },
  examples: otpExamples,
  relevant: ({ context }) => [
    context.resends > 0,
    context.sure,
    context.voids,
    context.sentAt === null,
  ],
  calls: ['confirmCode', 'sendCode'],
  invariants: [forgets('123456')],
};
