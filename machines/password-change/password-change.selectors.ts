import type { SnapshotFrom } from 'xstate';
import { type NameOf, nameOf } from '../step';
import type { passwordChangeMachine } from './password-change.machine';

export type PasswordChangeSnapshot = SnapshotFrom<typeof passwordChangeMachine>;

type WithoutScreen = 'arriving' | 'loggedOut' | 'blocked';

export type PasswordChangeStep = Exclude<NameOf<PasswordChangeSnapshot['value']>, WithoutScreen>;

/** The current screen; null once the flow is over. */
export const step = (snapshot: PasswordChangeSnapshot): PasswordChangeStep | null =>
  snapshot.status === 'active' ? (nameOf(snapshot.value) as PasswordChangeStep) : null;

export const isFirstAccess = (snapshot: PasswordChangeSnapshot) => snapshot.context.firstAccess;
export const isSending = (snapshot: PasswordChangeSnapshot) => snapshot.hasTag('busy');

const refusals = ['weak', 'notSent', 'oldPasswordWrong', 'destinationChanged'] as const;
export type PasswordRefusal = (typeof refusals)[number];

/** Why the form is back, if it is. */
export const refusal = (snapshot: PasswordChangeSnapshot): PasswordRefusal | null =>
  refusals.find((choosing) => snapshot.matches({ choosing })) ?? null;
/** A reload has dropped the passwords: they are asked for again. */
export const asksAgain = (snapshot: PasswordChangeSnapshot) =>
  snapshot.matches({ choosing: 'again' });
export const username = ({ context }: PasswordChangeSnapshot) => context.username;
/** The new password before the form was left: both fields show it when the form is back. */
export const newPassword = ({ context }: PasswordChangeSnapshot) => context.passwords.newPassword;
/** The code goes to the phone, or to the e-mail of a user without a phone. */
export const channel = ({ context }: PasswordChangeSnapshot) =>
  context.sentTo.includes('@') ? 'email' : 'sms';
export const code = (snapshot: PasswordChangeSnapshot) => snapshot.children.code;
