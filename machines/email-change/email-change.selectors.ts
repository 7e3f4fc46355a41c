import type { SnapshotFrom } from 'xstate';
import { type NameOf, nameOf } from '../step';
import type { emailChangeMachine } from './email-change.machine';

export type EmailChangeSnapshot = SnapshotFrom<typeof emailChangeMachine>;

type WithoutScreen = 'arriving' | 'leftForHome';

export type EmailChangeStep = Exclude<NameOf<EmailChangeSnapshot['value']>, WithoutScreen>;

/** The current screen; null once the flow is over. */
export const step = (snapshot: EmailChangeSnapshot): EmailChangeStep | null =>
  snapshot.status === 'active' ? (nameOf(snapshot.value) as EmailChangeStep) : null;

export const oldEmail = (snapshot: EmailChangeSnapshot) => snapshot.context.oldEmail;
export const typed = (snapshot: EmailChangeSnapshot) => snapshot.context.typed;
export const isChangedElsewhere = (snapshot: EmailChangeSnapshot) =>
  snapshot.matches({ choosing: 'changedElsewhere' });
export const isSending = (snapshot: EmailChangeSnapshot) => snapshot.hasTag('busy');
export const isVerifying = (snapshot: EmailChangeSnapshot) =>
  snapshot.matches({ result: { unanswered: 'verifying' } });
