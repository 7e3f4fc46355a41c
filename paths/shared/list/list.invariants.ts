import type { ListContext } from '../../../machines/shared/list/list.machine';
import { pagesOf } from '../../../machines/shared/list/list.types';
import type { Invariant } from '../../engine/invariants';
import { ofCriteriaInForce } from '../search/search.invariants';

interface Paged {
  readonly page: number;
  readonly orderBy?: string;
}

/** Beyond the last page a service may answer with the last. */
const isNamed = (asked: Paged, { page, total, pageSize }: ListContext) =>
  Math.min(asked.page, pagesOf({ total, pageSize })) === page;

export const listInvariants: readonly Invariant[] = [
  ...ofCriteriaInForce,
  {
    rule: 'the rows of a page of the server are those of the page and the order that are named',
    holds: ({ snapshot, from }) =>
      snapshot.context.paging === 'client' ||
      !snapshot.matches({ consulting: { results: 'showing' } }) ||
      from(snapshot.context.rows).every(
        ({ input }) =>
          isNamed(input as Paged, snapshot.context) &&
          ((input as Paged).orderBy ?? '') === snapshot.context.orderBy,
      ),
  },
];
