import { otpMachine } from '../../../machines/shared/otp/otp.machine';
import type { Cases } from '../../engine/graph';
import type { Scenario } from '../../engine/scenario';

const otpCases: Cases = (_snapshot, type) =>
  type === 'code.confirmed' ? ['123456', '12345'].map((code) => ({ type, code })) : undefined;

const otpInput = { sentTo: '+39 333 ***4567', request: { user: 'azienda01' } };

export const otpScenario: Scenario = {
  name: 'One-time code',
  machine: otpMachine,
  inputs: {
    'a code was sent': otpInput,
    'a code sent before still stands': { ...otpInput, stands: true },
  },
  cases: otpCases,
  relevant: ({ context }) => context.resends > 0,
  calls: ['confirmCode', 'sendCode'],
};
