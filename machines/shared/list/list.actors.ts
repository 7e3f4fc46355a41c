import type { Criteria } from '../../criteria';
import { toBeProvided } from '../../typed';

/** The call of a list; the screens that use the chart provide their own. */
export const listActors = {
  rows: toBeProvided<{ criteria: Criteria; page: number }>('rows'),
};
