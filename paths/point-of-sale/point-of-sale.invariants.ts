import { belongs, type Invariant } from '../engine/invariants';

export const pointOfSaleInvariants: readonly Invariant[] = [
  belongs(
    'the points of sale are those that were searched for',
    ({ points }) => points,
    (asked, { filter }) => asked.filter === filter,
  ),
];
