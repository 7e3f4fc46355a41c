import { belongs, type Invariant } from '../../engine/invariants';

interface Asked {
  readonly filter: string;
}

export const pointChoiceInvariants: readonly Invariant[] = [
  belongs(
    'the points that are offered were asked for with the filter that is typed',
    ({ points }) => points,
    (asked: Asked, context: Asked) => asked.filter === context.filter,
  ),
];
