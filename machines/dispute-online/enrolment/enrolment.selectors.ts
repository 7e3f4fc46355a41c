import type { SnapshotFrom } from 'xstate';
import { type NameOf, nameOf, resultOf } from '../../flow-result';
import { changedElsewhere as changedSince, changesOf } from './changes';
import type { enrolmentMachine } from './enrolment.machine';

export type EnrolmentSnapshot = SnapshotFrom<typeof enrolmentMachine>;

export type EnrolmentStep = Exclude<NameOf<EnrolmentSnapshot['value']>, 'left' | 'failed'>;

/** The shown step; valid only while there is one. */
export const step = (snapshot: EnrolmentSnapshot) => nameOf(snapshot.value) as EnrolmentStep;

const depths: Readonly<Partial<Record<EnrolmentStep, number>>> = {
  responsible: 0,
  manager: 1,
  table: 2,
  recap: 3,
  sending: 3,
};

/** ENR-051: the further page of the recap, which lists every manager. */
export const isAtManagers = (snapshot: EnrolmentSnapshot) =>
  snapshot.matches({ recap: 'managers' });

/** How many times Indietro leads back within the wizard; a modification leads back to the profile. */
export const depth = (snapshot: EnrolmentSnapshot) => {
  const steps = depths[step(snapshot)];
  if (snapshot.status !== 'active' || steps === undefined) return 0;
  const { mode, chosen } = snapshot.context;
  const fromProfile = mode === 'modify' ? 1 : 0;
  const withoutTable = steps > 2 && chosen.kind === 'S' ? 1 : 0;
  return steps + fromProfile - withoutTable + (isAtManagers(snapshot) ? 1 : 0);
};

/** ENR-017: registered users modify, others enrol. */
export const isModification = ({ context }: EnrolmentSnapshot) => context.mode === 'modify';
export const companyCode = ({ context }: EnrolmentSnapshot) => context.companyCode;
/** The first step's fields, restored on return. */
export const typed = ({ context }: EnrolmentSnapshot) => context.typed;
/** The changes that the recap of a modification lists; null for a first enrolment. */
export const changes = ({ context }: EnrolmentSnapshot) => changesOf(context);
/** What has changed in the profile since the modification began; null where nothing has. */
export const changedElsewhere = ({ context }: EnrolmentSnapshot) => changedSince(context);
/** Another one after each decision. */
export const revision = ({ context }: EnrolmentSnapshot) => context.revision;
/** How many open requests the managers of a code hold; null where it is not known. */
export const openRequests = ({ context }: EnrolmentSnapshot, code: string) =>
  context.openRequests[code] ?? null;
/** The rows of the table that the acquirer refused. */
export const refused = ({ context }: EnrolmentSnapshot) => context.refused;

export const isBusy = (snapshot: EnrolmentSnapshot) => snapshot.hasTag('busy');
/** DEFINISCI GESTORE, while it is the step. */
export const manager = (snapshot: EnrolmentSnapshot) => snapshot.children.manager;
/** DEFINISCI GESTORI, while it is. */
export const table = (snapshot: EnrolmentSnapshot) => snapshot.children.table;
export const managers = ({ context }: EnrolmentSnapshot) => context.managers;
const ownResults = ['alreadyEnrolled', 'notAllowed'] as const;
/** Also where the company is enrolled already, and where this user may not enrol it, or not yet. */
export const result = (snapshot: EnrolmentSnapshot) =>
  ownResults.find((name) => snapshot.matches({ result: name })) ?? resultOf(snapshot);
