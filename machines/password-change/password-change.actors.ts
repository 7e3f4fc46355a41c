import { confirmPasswordChange, sendOtpPassword } from '../../acquirer/contract/password-change';
import { call } from '../call';
import { type Confirmation, sending } from '../shared/code/code.actors';
import { codeWith } from '../shared/code/code.machine';
import { secretToConfirm } from '../shared/code/secret';

/** Both passwords travel with the code (PWD-013); `oldPassword` is '' at the first access. */
export interface Passwords {
  readonly oldPassword: string;
  readonly newPassword: string;
}

type Nothing = Readonly<Record<never, never>>;

const none: Passwords = { oldPassword: '', newPassword: '' };

export const passwordChangeActors = {
  /** PWD-012, PWD-013. */
  code: codeWith<Nothing, Passwords>({
    ...sending<typeof sendOtpPassword, Nothing, Passwords>(sendOtpPassword, () => ({})),
    confirmCode: call(
      confirmPasswordChange,
      ({ code, secret = none }: Confirmation<Nothing, Passwords>) => ({ ...secret, otp: code }),
    ),
    secret: secretToConfirm,
  }),
};
