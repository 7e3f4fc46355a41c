import type { SnapshotFrom } from 'xstate';
import { type NameOf, nameOf, resultOf } from '../../flow-result';
import { changesOf } from './changes';
import type { enrolmentMachine } from './enrolment.machine';
import { changedMeanwhile } from './meanwhile';

export type EnrolmentSnapshot = SnapshotFrom<typeof enrolmentMachine>;

const finals = ['arriving', 'cancelled', 'loggedOut', 'leftForHome', 'failed'] as const;
/** While the managers are assigned their table is still on the screen. */
export type EnrolmentStep = Exclude<NameOf<EnrolmentSnapshot['value']>, (typeof finals)[number]>;

/** The shown step; valid only while there is one. */
export const step = (snapshot: EnrolmentSnapshot) => nameOf(snapshot.value) as EnrolmentStep;

const depthOf = (snapshot: EnrolmentSnapshot) => {
  if (snapshot.status !== 'active') return 0;
  if (snapshot.matches({ recap: 'managers' })) return snapshot.context.chosen.kind === 'S' ? 3 : 4;
  if (snapshot.matches('recap')) return snapshot.context.chosen.kind === 'S' ? 2 : 3;
  if (snapshot.matches('table') || snapshot.matches('assigning')) return 2;
  return snapshot.matches('manager') ? 1 : 0;
};

/** How many times Indietro leads back within the wizard; a modification leads back to the profile. */
export const depth = (snapshot: EnrolmentSnapshot) =>
  depthOf(snapshot) +
  (snapshot.context.mode === 'modify' && snapshot.status === 'active' && !snapshot.matches('result')
    ? 1
    : 0);

/** ENR-017: registered users modify, others enrol. */
export const isModification = ({ context }: EnrolmentSnapshot) => context.mode === 'modify';
export const companyCode = ({ context }: EnrolmentSnapshot) => context.companyCode;
export const responsible = ({ context }: EnrolmentSnapshot) => context.responsible;
export const flagMail = ({ context }: EnrolmentSnapshot) => context.flagMail;
/** The first step's fields, restored on return. */
export const typed = ({ context }: EnrolmentSnapshot) => context.typed;

/** The changes that the recap of a modification lists; null for a first enrolment. */
export const changes = ({ context }: EnrolmentSnapshot) =>
  context.mode === 'modify' && context.profile !== null ? changesOf(context) : null;
/** The changes of another person since this modification began; null without any. */
export const meanwhile = ({ context }: EnrolmentSnapshot) => changedMeanwhile(context);
/** The fields that have taken new data of the session meanwhile, also from another tab. */
export const renewed = ({ context }: EnrolmentSnapshot) => context.renewed;
/** Another number each time. */
export const renewals = ({ context }: EnrolmentSnapshot) => context.renewals;
/** Another one after each decision. */
export const revision = ({ context }: EnrolmentSnapshot) => context.revision;
export const isCounting = (snapshot: EnrolmentSnapshot) => snapshot.hasTag('loading');
/** The rows of the table that the acquirer refused. */
export const refused = ({ context }: EnrolmentSnapshot) => context.refused;

export const isBusy = (snapshot: EnrolmentSnapshot) => snapshot.hasTag('busy');
/** DEFINISCI GESTORE, while it is the step. */
export const manager = (snapshot: EnrolmentSnapshot) => snapshot.children.manager;
/** DEFINISCI GESTORI, while it is. */
export const table = (snapshot: EnrolmentSnapshot) => snapshot.children.table;
export const managers = ({ context }: EnrolmentSnapshot) => context.managers;
export const isListingManagers = (snapshot: EnrolmentSnapshot) =>
  snapshot.matches({ recap: 'managers' });
const ownResults = ['enrolledMeanwhile', 'notAllowed'] as const;
/** Also where the company is enrolled already, and where this user may not enrol it, or not yet. */
export const result = (snapshot: EnrolmentSnapshot) =>
  ownResults.find((name) => snapshot.matches({ result: name })) ?? resultOf(snapshot);
