import type { SnapshotFrom } from 'xstate';
import { type NameOf, nameOf } from '../step';
import type { firstPhoneMachine } from './first-phone.machine';

export type FirstPhoneSnapshot = SnapshotFrom<typeof firstPhoneMachine>;

type WithoutScreen = 'arriving' | 'loggedOut' | 'blocked';

export type FirstPhoneStep = Exclude<NameOf<FirstPhoneSnapshot['value']>, WithoutScreen>;

/** The current screen; null once the flow is over. */
export const step = (snapshot: FirstPhoneSnapshot): FirstPhoneStep | null =>
  snapshot.status === 'active' ? (nameOf(snapshot.value) as FirstPhoneStep) : null;

export const typed = (snapshot: FirstPhoneSnapshot) => snapshot.context.typed;
export const isSending = (snapshot: FirstPhoneSnapshot) => snapshot.hasTag('busy');

const failures = ['notSent', 'notServed', 'notAsked'] as const;
/** Why no code was sent, if one was asked for. */
export const failure = (snapshot: FirstPhoneSnapshot) =>
  failures.find((enteringNumber) => snapshot.matches({ enteringNumber })) ?? null;
export const code = (snapshot: FirstPhoneSnapshot) => snapshot.children.code;
