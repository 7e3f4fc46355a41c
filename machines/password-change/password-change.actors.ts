import type { OutcomeOf } from '../../acquirer/client';
import { confirmPasswordChange, sendOtpPassword } from '../../acquirer/contract/password-change';
import { call } from '../call';
import { toResendAnswer } from '../shared/otp/otp.actors';
import { otpWith } from '../shared/otp/otp.machine';
import { recallCode } from '../shared/otp/sent-code';

export type PasswordChangeAnswer = OutcomeOf<typeof sendOtpPassword>;

/** Both passwords travel with the code (PWD-013); `oldPassword` is '' at the first access. */
export interface Passwords {
  readonly oldPassword: string;
  readonly newPassword: string;
}

export const passwordChangeActors = {
  recallCode,
  /** PWD-012. */
  sendCode: call(sendOtpPassword, () => ({})),
  code: otpWith<Passwords>({
    confirmCode: call(
      confirmPasswordChange,
      ({ code, request }: { code: string; request: Passwords }) => ({ ...request, otp: code }),
    ),
    sendCode: call(sendOtpPassword, () => ({}), toResendAnswer),
  }),
};
