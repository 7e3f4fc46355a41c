import type { SnapshotFrom } from 'xstate';
import type { caseAssignmentMachine } from './case-assignment.machine';

export type CaseAssignmentSnapshot = SnapshotFrom<typeof caseAssignmentMachine>;

export const isLoading = (snapshot: CaseAssignmentSnapshot) => snapshot.hasTag('loading');
/** Whether the form is shown. */
export const isAsked = (snapshot: CaseAssignmentSnapshot) =>
  snapshot.matches('choosing') || isAssigning(snapshot);
export const isAlone = (snapshot: CaseAssignmentSnapshot) => snapshot.matches('alone');
export const isAssigning = (snapshot: CaseAssignmentSnapshot) => snapshot.hasTag('busy');
/** The managers who can take the case over. */
export const others = ({ context }: CaseAssignmentSnapshot) => context.others;
/** Why the last attempt failed; null where there was none. */
export const failure = (snapshot: CaseAssignmentSnapshot) =>
  (['refused', 'notAssigned', 'unanswered'] as const).find((state) =>
    snapshot.matches({ choosing: state }),
  ) ?? null;
