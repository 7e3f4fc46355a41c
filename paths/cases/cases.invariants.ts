import { belongs, type Invariant } from '../engine/invariants';

export const casesInvariants: readonly Invariant[] = [
  belongs(
    'the counts are those of the manager in force',
    ({ counts }) => counts,
    (asked, { manager }) => asked.ebox === manager?.eboxCode,
  ),
  {
    rule: 'the receipt over a case is the receipt of that case',
    holds: ({ snapshot, from }) =>
      !snapshot.matches({ case: { open: 'receipt' } }) ||
      from(snapshot.context.receipt).every(
        ({ input }) => (input as { caseId: string }).caseId === snapshot.context.caseId,
      ),
  },
];
