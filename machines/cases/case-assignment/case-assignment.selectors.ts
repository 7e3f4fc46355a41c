import type { SnapshotFrom } from 'xstate';
import type { caseAssignmentMachine } from './case-assignment.machine';

export type CaseAssignmentSnapshot = SnapshotFrom<typeof caseAssignmentMachine>;

export const isLoading = (snapshot: CaseAssignmentSnapshot) => snapshot.hasTag('loading');
/** There is a form. */
export const isAsked = (snapshot: CaseAssignmentSnapshot) =>
  snapshot.matches('choosing') || isAssigning(snapshot);
export const isAlone = (snapshot: CaseAssignmentSnapshot) => snapshot.matches('alone');
export const isAssigning = (snapshot: CaseAssignmentSnapshot) => snapshot.hasTag('busy');
/** To whom the case can be handed over. */
export const others = ({ context }: CaseAssignmentSnapshot) => context.others;
/** Why the last attempt did not succeed; null where none was made. */
export const failure = (snapshot: CaseAssignmentSnapshot) =>
  (['refused', 'notAssigned', 'unanswered'] as const).find((state) =>
    snapshot.matches({ choosing: state }),
  ) ?? null;
