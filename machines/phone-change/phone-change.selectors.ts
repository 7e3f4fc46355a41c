import type { SnapshotFrom } from 'xstate';
import { type NameOf, nameOf, type UnsentWork } from '../flow-result';
import type { phoneChangeMachine } from './phone-change.machine';

export type PhoneChangeSnapshot = SnapshotFrom<typeof phoneChangeMachine>;

export type PhoneChangeStep = Exclude<
  NameOf<PhoneChangeSnapshot['value']>,
  'loggedOut' | 'blocked'
>;

/** The current step; null once the flow is over. */
export const step = (snapshot: PhoneChangeSnapshot): PhoneChangeStep | null =>
  snapshot.status === 'active' ? (nameOf(snapshot.value) as PhoneChangeStep) : null;

export const oldNumber = ({ context }: PhoneChangeSnapshot) => context.oldNumber;
export const typed = ({ context }: PhoneChangeSnapshot) => context.typed;
export const isChangedElsewhere = (snapshot: PhoneChangeSnapshot) =>
  snapshot.matches({ oldNumber: 'changedElsewhere' });
/** The code of the current step, to the old number or to the new one. */
export const code = ({ children }: PhoneChangeSnapshot) =>
  children.oldNumberCode ?? children.newNumberCode;
export const isVerifying = (snapshot: PhoneChangeSnapshot) =>
  snapshot.matches({ result: 'verifying' });

/** Once the old number is confirmed, leaving the flow means starting again. */
export const unsent = (snapshot: PhoneChangeSnapshot): readonly UnsentWork[] =>
  snapshot.matches('newNumber') ? ['phone'] : [];

/** API-008: the number under the name that the specification gives it. */
export const named = ({ context: { newNumber } }: PhoneChangeSnapshot) =>
  newNumber === '' ? {} : { newTelephone: newNumber };
