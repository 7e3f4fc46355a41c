import * as v from 'valibot';
import { call, listStatuses } from './call';
import { count, orderByOne, otherMonth, page, pointCode, rows, text, typeCall } from './fields';
import { movement, movementOrder } from './movements';
import { pageSize } from './pages';
import { longestSought } from './rules/sought';

/** What is known of a movement, as people write it (`factsOf`): every fact of it is true of what is found. */
export const sought = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(longestSought));

/** A movement with the `uid` of its summary. */
export const foundMovement = v.object({ ...movement.entries, uid: text });
export type FoundMovement = v.InferOutput<typeof foundMovement>;

/**
 * Extension `findMovements`: the movements of the 13 months of which every fact of a text is true.
 * `month` and `codPos` narrow the search. Newest first, unless `orderBy` says otherwise. 60 a page (X);
 * every row, at most 5000, for an export (C).
 */
export const findMovements = call({
  alias: 'findMovements',
  access: 'session',
  audit: ({ typeCall, text }) => (typeCall === 'C' ? text : undefined),
  reads: true,
  pageSize,
  extension: 'findMovements',
  sortedBy: movementOrder,
  request: v.object({
    text: sought,
    month: v.optional(otherMonth),
    codPos: v.optional(pointCode),
    orderBy: v.optional(orderByOne(movementOrder)),
    typeCall,
    page,
  }),
  answer: v.object({ movementList: rows(foundMovement), totalElements: count }),
  statuses: listStatuses,
});
