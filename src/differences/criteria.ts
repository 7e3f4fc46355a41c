import * as v from 'valibot';
import { type Criteria, hasMonth } from '../../machines/criteria';
import type { ListInput } from '../../machines/shared/list/list.machine';
import { filtersFrom, periodFrom } from '../shared/search/criteria';

/** DIF-004: '' stands for all. */
const rules = { type: v.picklist(['DRN', 'MAN']) };

/** What a merchant may ask of the charges of a month; `codPos` is the point of sale in force. */
export const chargeCriteriaFrom = (query: URLSearchParams, today: string, codPos: string) => ({
  month: periodFrom(query, today).month,
  codPos,
});

/** The same of the differences of a month. */
export const differenceCriteriaFrom = (query: URLSearchParams, today: string, codPos: string) => ({
  ...chargeCriteriaFrom(query, today, codPos),
  ...filtersFrom(query, rules),
});

/** DIF-007: one call brings the month, 60 rows of it make a page. */
export const monthlyInput = (criteria: Criteria, page: number): ListInput => ({
  criteria,
  page,
  paging: 'client',
  pageSize: 60,
  onEntry: hasMonth(criteria),
});
