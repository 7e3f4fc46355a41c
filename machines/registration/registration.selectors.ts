import type { SnapshotFrom } from 'xstate';
import { type NameOf, nameOf } from '../flow-result';
import { type CodeSnapshot, isOpen } from '../shared/code/code.selectors';
import type { registrationMachine } from './registration.machine';
import { formPages } from './registration.setup';

export type RegistrationSnapshot = SnapshotFrom<typeof registrationMachine>;

type WithoutScreen = 'stepMissing' | 'loggedOut' | 'refused' | 'failed';

export type RegistrationStep = Exclude<NameOf<RegistrationSnapshot['value']>, WithoutScreen>;

/** The current screen; null once the flow is over. */
export const step = (snapshot: RegistrationSnapshot): RegistrationStep | null =>
  snapshot.status === 'active' ? (nameOf(snapshot.value) as RegistrationStep) : null;

export const kind = (snapshot: RegistrationSnapshot) => snapshot.context.kind;
/** When the registration that can be resumed was begun, in milliseconds; null where none can. */
export const offeredSince = (snapshot: RegistrationSnapshot) =>
  snapshot.can({ type: 'earlier.resumed' }) ? (snapshot.context.earlier?.at ?? null) : null;
/** The input of every step, to restore its fields. */
export const typed = (snapshot: RegistrationSnapshot) => snapshot.context.typed;
export const isSending = (snapshot: RegistrationSnapshot) => snapshot.hasTag('busy');

const refusals = ['notMatching', 'unanswered'] as const;
export type FormRefusal = (typeof refusals)[number];

/** Why the form is back, if it is (ERR-009, ERR-017). */
export const refusal = (snapshot: RegistrationSnapshot): FormRefusal | null =>
  refusals.find((fillingForm) => snapshot.matches({ fillingForm })) ?? null;
export const code = (snapshot: RegistrationSnapshot) => snapshot.children.code;

const isAtCode = (snapshot: RegistrationSnapshot) => {
  const current = code(snapshot)?.getSnapshot() as CodeSnapshot | undefined;
  return current !== undefined && isOpen(current);
};

/** The flow's page: its form has one for each kind, the credentials and their code one each. */
export const page = (snapshot: RegistrationSnapshot) => {
  if (snapshot.matches('fillingForm')) return formPages[snapshot.context.kind];
  if (!snapshot.matches('choosingCredentials')) return null;
  return isAtCode(snapshot) ? 'registrationCode' : 'registrationCredentials';
};
