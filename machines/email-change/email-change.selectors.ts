import type { SnapshotFrom } from 'xstate';
import { type NameOf, nameOf } from '../flow-result';
import type { emailChangeMachine } from './email-change.machine';

export type EmailChangeSnapshot = SnapshotFrom<typeof emailChangeMachine>;

export type EmailChangeStep = Exclude<NameOf<EmailChangeSnapshot['value']>, 'leftForHome'>;

/** The current step; null once the flow is over. */
export const step = (snapshot: EmailChangeSnapshot): EmailChangeStep | null =>
  snapshot.status === 'active' ? (nameOf(snapshot.value) as EmailChangeStep) : null;

export const oldEmail = ({ context }: EmailChangeSnapshot) => context.oldEmail;
export const typed = ({ context }: EmailChangeSnapshot) => context.typed;
export const isChangedElsewhere = ({ context }: EmailChangeSnapshot) => context.isChangedElsewhere;
export const isSending = (snapshot: EmailChangeSnapshot) => snapshot.matches('sending');
export const isVerifying = (snapshot: EmailChangeSnapshot) =>
  snapshot.matches({ result: 'verifying' });
