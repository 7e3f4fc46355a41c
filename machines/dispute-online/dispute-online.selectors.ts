import type { SnapshotFrom } from 'xstate';
import type { DisputeTab, disputeOnlineMachine } from './dispute-online.machine';
import { type EnrolmentDraft, draftOf as keptOfWizard } from './enrolment/enrolment.draft';

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
  snapshot.matches({ consulting: { wizard: 'modifying' } });
/** The enrolment, or the modification, in progress. */
export const wizard = (snapshot: DisputeOnlineSnapshot) => snapshot.children.wizard;
/** A modification begins as soon as the profile is loaded. */
const isAboutToResume = ({ context: { draft, profile: known } }: DisputeOnlineSnapshot) =>
  draft?.mode === 'modify' && known === null;
/** The draft of the enrolment in progress; after a failed call, the last one. */
export const draftOf = (snapshot: DisputeOnlineSnapshot): EnrolmentDraft | null | undefined => {
  if (snapshot.matches('failed') || isAboutToResume(snapshot)) return undefined;
  const enrolment = wizard(snapshot)?.getSnapshot();
  if (enrolment === undefined || snapshot.status !== 'active') return null;
  return enrolment.status === 'active' ? keptOfWizard(enrolment) : undefined;
};
/** ENR-067, ENR-068: both services for a company or who is enrolled, the report alone for others. */
export const canHandleCases = ({ context: { company, enrolled } }: DisputeOnlineSnapshot) =>
  company || enrolled;
