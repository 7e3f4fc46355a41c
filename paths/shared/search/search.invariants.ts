import { type Criteria, sameCriteria } from '../../../machines/criteria';
import { belongs, type Invariant } from '../../engine/invariants';

interface Asked {
  readonly criteria: Criteria;
}

interface Paged {
  readonly page: number;
  readonly orderBy?: string;
}

const sameSearch = (asked: Asked, context: Asked) => sameCriteria(asked.criteria, context.criteria);

/** The rules of every list, with totals or without. */
export const ofCriteriaInForce: readonly Invariant[] = [
  belongs(
    'the rows that are shown were asked for with the criteria in force',
    ({ rows }) => rows,
    sameSearch,
  ),
  belongs(
    'an export that is announced is one of the criteria in force',
    ({ exported }) => exported,
    sameSearch,
  ),
  {
    rule: 'an export is announced only over the rows it is of',
    holds: ({ snapshot: { context } }) => context.exported === null || context.rows.length > 0,
  },
];

export const searchInvariants: readonly Invariant[] = [
  ...ofCriteriaInForce,
  belongs(
    'the totals were asked for with the criteria in force',
    ({ totals }) => totals,
    sameSearch,
  ),
  {
    rule: 'the rows are those of the page and the order that are named',
    holds: ({ snapshot, from }) =>
      !snapshot.matches({ consulting: { results: 'showing' } }) ||
      from(snapshot.context.rows).every(
        ({ input }) =>
          (input as Paged).page === snapshot.context.page &&
          ((input as Paged).orderBy ?? '') === snapshot.context.orderBy,
      ),
  },
];
