import type { SnapshotFrom } from 'xstate';
import { type NameOf, nameOf } from '../step';
import type { phoneChangeMachine } from './phone-change.machine';

export type PhoneChangeSnapshot = SnapshotFrom<typeof phoneChangeMachine>;

type WithoutScreen = 'arriving' | 'loggedOut' | 'blocked';

export type PhoneChangeStep = Exclude<NameOf<PhoneChangeSnapshot['value']>, WithoutScreen>;

/** The current screen; null once the flow is over. */
export const step = (snapshot: PhoneChangeSnapshot): PhoneChangeStep | null =>
  snapshot.status === 'active' ? (nameOf(snapshot.value) as PhoneChangeStep) : null;

export const oldNumber = (snapshot: PhoneChangeSnapshot) => snapshot.context.oldNumber;
export const typed = (snapshot: PhoneChangeSnapshot) => snapshot.context.typed;
export const isSending = (snapshot: PhoneChangeSnapshot) => snapshot.hasTag('busy');
export const isNotSent = (snapshot: PhoneChangeSnapshot) =>
  snapshot.matches({ confirmingOldNumber: 'notSent' });
export const isChangedElsewhere = (snapshot: PhoneChangeSnapshot) =>
  snapshot.matches({ confirmingOldNumber: 'changedElsewhere' });

const refusals = ['notSent', 'unconfirmed'] as const;
/** Why no code went to the new number, if it did not. */
export const newNumberRefusal = (snapshot: PhoneChangeSnapshot) =>
  refusals.find((enteringNewNumber) => snapshot.matches({ enteringNewNumber })) ?? null;
/** The code of the current step, to the old number or to the new one. */
export const code = (snapshot: PhoneChangeSnapshot) =>
  snapshot.children.oldNumberCode ?? snapshot.children.newNumberCode;
export const isVerifying = (snapshot: PhoneChangeSnapshot) =>
  snapshot.matches({ result: { unanswered: 'verifying' } });
