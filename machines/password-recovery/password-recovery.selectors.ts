import type { SnapshotFrom } from 'xstate';
import { type NameOf, nameOf } from '../flow-result';
import { secretIn } from '../shared/code/secret';
import type { NewPassword } from './password-recovery.actors';
import type { passwordRecoveryMachine } from './password-recovery.machine';

export type PasswordRecoverySnapshot = SnapshotFrom<typeof passwordRecoveryMachine>;

export type PasswordRecoveryStep = Exclude<
  NameOf<PasswordRecoverySnapshot['value']>,
  'loggedOut' | 'blocked'
>;

/** The current screen; null once the flow is over. */
export const step = (snapshot: PasswordRecoverySnapshot): PasswordRecoveryStep | null =>
  snapshot.status === 'active' ? (nameOf(snapshot.value) as PasswordRecoveryStep) : null;

export const typed = ({ context }: PasswordRecoverySnapshot) => context.typed;
export const code = ({ children }: PasswordRecoverySnapshot) => children.code;
/** The new password before the form was left: both fields show it when the form is back. */
export const newPassword = (snapshot: PasswordRecoverySnapshot) =>
  (secretIn(code(snapshot)).value as NewPassword | undefined)?.newPassword ?? '';
