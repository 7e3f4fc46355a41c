import type { SnapshotFrom } from 'xstate';
import { type NameOf, nameOf } from '../flow-result';
import { type CodeSnapshot, isOpen } from '../shared/code/code.selectors';
import { secretIn } from '../shared/code/secret';
import type { Passwords } from './password-change.actors';
import type { passwordChangeMachine } from './password-change.machine';

export type PasswordChangeSnapshot = SnapshotFrom<typeof passwordChangeMachine>;

export type PasswordChangeStep = Exclude<
  NameOf<PasswordChangeSnapshot['value']>,
  'loggedOut' | 'blocked'
>;

/** The current screen; null once the flow is over. */
export const step = (snapshot: PasswordChangeSnapshot): PasswordChangeStep | null =>
  snapshot.status === 'active' ? (nameOf(snapshot.value) as PasswordChangeStep) : null;

export const isFirstAccess = (snapshot: PasswordChangeSnapshot) => snapshot.context.firstAccess;
/** Why a new password would be refused, or needs another code, if so. */
export const refusal = (snapshot: PasswordChangeSnapshot) =>
  (['weak', 'destinationChanged'] as const).find((choosing) => snapshot.matches({ choosing })) ??
  null;
export const username = ({ context }: PasswordChangeSnapshot) => context.username;
export const code = ({ children }: PasswordChangeSnapshot) => children.code;
/** The new password before the form was left: both fields show it when the form is back. */
export const newPassword = (snapshot: PasswordChangeSnapshot) =>
  (secretIn(code(snapshot)).value as Passwords | undefined)?.newPassword ?? '';
/** The code goes to the phone, or to the e-mail of a user without a phone. */
export const channel = ({ context }: PasswordChangeSnapshot) =>
  context.sentTo.includes('@') ? 'email' : 'sms';
export const isAtCode = (snapshot: PasswordChangeSnapshot) => {
  const current = code(snapshot)?.getSnapshot() as CodeSnapshot | undefined;
  return current !== undefined && isOpen(current);
};
