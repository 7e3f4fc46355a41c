import type { Criteria } from '../../criteria';
import { requiredActor } from '../../typed-chart';
import type { Order } from '../order';

/** The calls of a search; the screens that use the chart provide their own. */
export const searchActors = {
  totals: requiredActor<{ criteria: Criteria }>('totals'),
  page: requiredActor<{ criteria: Criteria; page: number; orderBy?: Order }>('page'),
};
