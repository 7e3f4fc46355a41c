import type { SnapshotFrom } from 'xstate';
import type { findMovementsMachine } from './find-movements.machine';

export type FindSnapshot = SnapshotFrom<typeof findMovementsMachine>;

export const list = (snapshot: FindSnapshot) => snapshot.children.list;
export const areCasesOffered = ({ context }: FindSnapshot) => context.casesOffered;

export type CasesPart = 'deciding' | 'notAsked' | 'asking' | 'found' | 'none' | 'notKnown';

/** The state of the search for cases; null once the page is over. */
export const casesPart = ({ value }: FindSnapshot): CasesPart | null =>
  typeof value === 'string' ? null : value.consulting.cases;

export const cases = ({ context }: FindSnapshot) => context.cases.caseList;
/** The number of cases found, on all pages. */
export const casesCount = ({ context }: FindSnapshot) => context.cases.totalElements;
