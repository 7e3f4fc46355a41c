import type { OutcomeOf } from '../../acquirer/client';
import { confirmRecovery, recoverPassword } from '../../acquirer/contract/password-recovery';
import { call } from '../call';
import { type Confirmation, sending } from '../shared/code/code.actors';
import { codeWith } from '../shared/code/code.machine';
import { secretToConfirm } from '../shared/code/secret';

/** User ID or e-mail, as typed. */
interface Named {
  readonly user: string;
}

/** It travels with the code. */
export interface NewPassword {
  readonly newPassword: string;
}

/** The portal has checked the rest: a 400 says that the password was used before, or is the User ID. */
const toAnswer = (outcome: OutcomeOf<typeof confirmRecovery>) =>
  outcome.type === 'http.400' ? ({ type: 'password.wrong' } as const) : outcome;

export const passwordRecoveryActors = {
  code: codeWith<Named, NewPassword>({
    ...sending<typeof recoverPassword, Named, NewPassword>(recoverPassword, ({ user }) => ({
      user,
    })),
    confirmCode: call(
      confirmRecovery,
      ({ code, request: { user }, secret }: Confirmation<Named, NewPassword>) => ({
        user,
        otp: code,
        newPassword: secret?.newPassword ?? '',
      }),
      toAnswer,
    ),
    secret: secretToConfirm,
  }),
};
