import { type EventObject, fromCallback } from 'xstate';
import type { Criteria } from '../../criteria';

const unprovided = (name: string) => () => {
  throw new Error(`The search needs its "${name}" call: provide it where the chart is used.`);
};

/** The calls of a search; the screens that use the chart provide their own. */
export const searchActors = {
  totals: fromCallback<EventObject, { criteria: Criteria }>(unprovided('totals')),
  page: fromCallback<EventObject, { criteria: Criteria; page: number }>(unprovided('page')),
};
