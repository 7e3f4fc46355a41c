import type { SnapshotFrom } from 'xstate';
import { type NameOf, nameOf } from '../flow-result';
import type { firstPhoneMachine } from './first-phone.machine';

export type FirstPhoneSnapshot = SnapshotFrom<typeof firstPhoneMachine>;

export type FirstPhoneStep = Exclude<NameOf<FirstPhoneSnapshot['value']>, 'loggedOut' | 'blocked'>;

/** The current step; null once the flow is over. */
export const step = (snapshot: FirstPhoneSnapshot): FirstPhoneStep | null =>
  snapshot.status === 'active' ? (nameOf(snapshot.value) as FirstPhoneStep) : null;

export const typed = ({ context }: FirstPhoneSnapshot) => context.typed;
export const code = ({ children }: FirstPhoneSnapshot) => children.code;

/** API-008: the number under the name that the specification gives it. */
export const named = ({ context: { number } }: FirstPhoneSnapshot) =>
  number === '' ? {} : { newTelephone: number };
