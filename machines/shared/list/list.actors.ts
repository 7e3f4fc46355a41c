import { type EventObject, fromCallback } from 'xstate';
import type { Criteria } from '../../criteria';

/** The call of a list; the screens that use the chart provide their own. */
export const listActors = {
  rows: fromCallback<EventObject, { criteria: Criteria; page: number }>(() => {
    throw new Error('The list needs its "rows" call: provide it where the chart is used.');
  }),
};
