import type { Summary } from '../../acquirer/contract/summaries';
import { sameCriteria } from '../../machines/criteria';
import { settledRows } from '../../machines/shared/rows';
import { keyOf } from '../../machines/summaries/summaries.machine';
import type { Invariant } from '../engine/invariants';

export const summariesInvariants: readonly Invariant[] = [
  {
    rule: 'a detail is that of a row on the screen',
    holds: ({ snapshot: { context }, childSnapshot }) => {
      const search = childSnapshot('search');
      const isIt = (row: Summary) => keyOf(row) === keyOf(context.summary);
      return (
        context.summary === null ||
        search === undefined ||
        settledRows<Summary>(search as never).some(isIt)
      );
    },
  },
  {
    rule: 'a choice is one of the search in force',
    holds: ({ snapshot: { context }, childSnapshot }) => {
      const search = childSnapshot('search');
      return search === undefined || sameCriteria(search.context.criteria, context.criteria);
    },
  },
];
