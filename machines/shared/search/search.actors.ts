import type { Criteria } from '../../criteria';
import { toBeProvided } from '../../typed';

/** The calls of a search; the screens that use the chart provide their own. */
export const searchActors = {
  totals: toBeProvided<{ criteria: Criteria }>('totals'),
  page: toBeProvided<{ criteria: Criteria; page: number }>('page'),
};
