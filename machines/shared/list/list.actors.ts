import type { Criteria } from '../../criteria';
import { requiredActor } from '../../typed-chart';
import type { Order } from '../order';

/** The call of a list; the screens that use the chart provide their own. */
export const listActors = {
  rows: requiredActor<{ criteria: Criteria; page: number; orderBy?: Order }>('rows'),
};
