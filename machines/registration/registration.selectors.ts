import type { SnapshotFrom } from 'xstate';
import { type NameOf, nameOf } from '../step';
import { formPages, type registrationMachine } from './registration.machine';

export type RegistrationSnapshot = SnapshotFrom<typeof registrationMachine>;

type WithoutScreen =
  | 'arriving'
  | 'stepMissing'
  | 'loggedOut'
  | 'sessionExpired'
  | 'refused'
  | 'usernameRefused'
  | 'failed';

export type RegistrationStep = Exclude<NameOf<RegistrationSnapshot['value']>, WithoutScreen>;

/** Which screen is on; none once the flow is over. */
export const step = (snapshot: RegistrationSnapshot): RegistrationStep | null =>
  snapshot.status === 'active' ? (nameOf(snapshot.value) as RegistrationStep) : null;

export const kind = (snapshot: RegistrationSnapshot) => snapshot.context.kind;
/** What was typed at every step, for its fields to be as they were left. */
export const typed = (snapshot: RegistrationSnapshot) => snapshot.context.typed;
/** The username has stayed, the password has not: it is typed again. */
export const asksAgain = (snapshot: RegistrationSnapshot) =>
  snapshot.matches({ choosingCredentials: 'again' });
export const isSending = (snapshot: RegistrationSnapshot) => snapshot.hasTag('busy');

const refusals = ['notMatching', 'unanswered'] as const;
export type FormRefusal = (typeof refusals)[number];

/** Why the form is back, if it is (ERR-009, ERR-017). */
export const refusal = (snapshot: RegistrationSnapshot): FormRefusal | null =>
  refusals.find((fillingForm) => snapshot.matches({ fillingForm })) ?? null;
export const code = (snapshot: RegistrationSnapshot) => snapshot.children.code;

/** Where the flow is: its form has an address for each kind. */
export const page = (snapshot: RegistrationSnapshot) =>
  snapshot.matches('fillingForm') ? formPages[snapshot.context.kind] : null;
