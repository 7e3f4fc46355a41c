import type { OutcomeOf } from '../../acquirer/client';
import { updateEmail } from '../../acquirer/contract/email-change';
import { verifyOtpUser } from '../../acquirer/contract/otp';
import { call } from '../call';
import { toResendAnswer } from '../shared/otp/otp.actors';
import { otpWith } from '../shared/otp/otp.machine';
import { recallCode } from '../shared/otp/sent-code';
import { verifyingActors } from '../verifying';

export type FirstEmailAnswer = OutcomeOf<typeof updateEmail>;

/** A first e-mail is stored unconfirmed; the code goes to it. */
export interface EmailRequest {
  readonly user: string;
  readonly email: string;
}

export const firstEmailActors = {
  ...verifyingActors,
  recallCode,
  updateEmail: call(updateEmail, (input: { email: string }) => input),
  /** OTP-007: the code arrives by e-mail; REINVIA CODICE asks for it again. */
  code: otpWith({
    confirmCode: call(
      verifyOtpUser,
      ({ code, request }: { code: string; request: EmailRequest }) => ({
        otp: code,
        user: request.user,
      }),
    ),
    sendCode: call(
      updateEmail,
      ({ request }: { request: EmailRequest }) => ({ email: request.email }),
      toResendAnswer,
    ),
  }),
};
