import type { SnapshotFrom } from 'xstate';
import type { UnsentWork } from '../flow-result';
import type { DisputeTab, disputeOnlineMachine } from './dispute-online.machine';
import { isBegun } from './enrolment/enrolment.types';

export type DisputeOnlineSnapshot = SnapshotFrom<typeof disputeOnlineMachine>;

const tabNames = ['information', 'enrolment', 'profile', 'service'] as const;

/** ENR-062 to ENR-065: the tabs of this user, in their order. */
export const tabs = ({ context: { company, enrolled } }: DisputeOnlineSnapshot) =>
  tabNames.filter(
    (tab) =>
      tab === 'information' ||
      (tab === 'enrolment' && company && !enrolled) ||
      (tab === 'profile' && company && enrolled) ||
      (tab === 'service' && enrolled),
  );

/** The shown tab; valid only while the page is shown. */
export const tab = (snapshot: DisputeOnlineSnapshot): DisputeTab =>
  tabNames.find((each) => snapshot.matches({ consulting: { tab: each } })) ?? 'information';

export const isLoadingProfile = (snapshot: DisputeOnlineSnapshot) => snapshot.hasTag('loading');
/** Null until its tab was opened. */
export const profile = ({ context }: DisputeOnlineSnapshot) => context.profile;
export const isModifying = (snapshot: DisputeOnlineSnapshot) =>
  snapshot.matches({ consulting: { ebox: 'modifying' } });
/** The enrolment, or the modification, in progress. */
export const wizard = (snapshot: DisputeOnlineSnapshot) => snapshot.children.wizard;
/** ENR-067, ENR-068: both services for a company or who is enrolled, the report alone for others. */
export const canHandleCases = ({ context: { company, enrolled } }: DisputeOnlineSnapshot) =>
  company || enrolled;

const succeeded = { result: 'succeeded' } as const;

/** The success of an enrolment is stored: the session learns of it at the next login. */
export const isModified = (snapshot: DisputeOnlineSnapshot) =>
  isModifying(snapshot) && wizard(snapshot)?.getSnapshot().matches(succeeded) === true;

/** What was typed or chosen, and not sent. */
export const unsent = (snapshot: DisputeOnlineSnapshot): readonly UnsentWork[] => {
  const enrolment = wizard(snapshot)?.getSnapshot();
  if (enrolment === undefined || !isBegun(enrolment.context)) return [];
  if (enrolment.matches(succeeded) || enrolment.matches({ result: 'alreadyEnrolled' })) return [];
  return [enrolment.context.mode === 'enrol' ? 'enrolment' : 'modification'];
};

/** API-008: under the names that the specification gives them. */
export const named = (snapshot: DisputeOnlineSnapshot): Record<string, string> => {
  const context = wizard(snapshot)?.getSnapshot().context;
  if (context === undefined) return {};
  const { user, companyDescription, typed } = context;
  const { name, surname, telephone, email, fax } = typed.responsible;
  return {
    user,
    nome: name,
    cognome: surname,
    telefono: telephone,
    email,
    fax,
    desc: companyDescription,
  };
};
