import { sendParent } from 'xstate';
import type { OutcomeOf } from '../../acquirer/client';
import { updateEmail } from '../../acquirer/contract/email-change';
import { verifyOtpUser } from '../../acquirer/contract/otp';
import { call } from '../call';
import { type Confirmation, sending } from '../shared/code/code.actors';
import { codeWith } from '../shared/code/code.machine';
import { verifyingActors } from '../verifying';

export type FirstEmailAnswer =
  | OutcomeOf<typeof updateEmail>
  /** No code was sent, or its answer was lost: the change has failed (RES-007). */
  | { readonly type: 'sending.failed' };

/** A first e-mail is stored unconfirmed; the code goes to it. */
interface EmailRequest {
  readonly user: string;
  readonly email: string;
}

export const firstEmailActors = {
  ...verifyingActors,
  updateEmail: call(updateEmail, (input: { email: string }) => input),
  /** OTP-007: the code arrives by e-mail; REINVIA CODICE asks for it again. */
  code: codeWith<EmailRequest>({
    ...sending(updateEmail, ({ email }: EmailRequest) => ({ email })),
    confirmCode: call(verifyOtpUser, ({ code, request: { user } }: Confirmation<EmailRequest>) => ({
      otp: code,
      user,
    })),
  }).provide({ actions: { reportFailure: sendParent({ type: 'sending.failed' }) } }),
};
