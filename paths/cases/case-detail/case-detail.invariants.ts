import { belongs, type Invariant } from '../../engine/invariants';

export const caseDetailInvariants: readonly Invariant[] = [
  belongs(
    'the case that is shown is the one that was opened',
    ({ detail }) => detail,
    (asked, { caseId }) => asked.caseId === caseId,
  ),
];
