import * as v from 'valibot';
import type { ChargeCriteria } from '../../machines/charges/charges.actors';
import { hasMonth } from '../../machines/criteria';
import type { DifferenceCriteria } from '../../machines/differences/differences.actors';
import type { Session } from '../../machines/portal/session';
import type { ListInput } from '../../machines/shared/list/list.machine';
import { ownerOf } from '../../machines/shared/owner';
import { filtersFrom, periodFrom } from '../shared/search/criteria';

/** DIF-004: '' stands for all. */
const rules = { type: v.picklist(['DRN', 'MAN']) };

/** What an address asks of the charges of a month. */
export const chargeCriteriaFrom = (
  query: URLSearchParams,
  today: string,
  codPos: string,
): ChargeCriteria => ({
  month: periodFrom(query, today).month,
  codPos,
});

/** The same of the differences of a month. */
export const differenceCriteriaFrom = (
  query: URLSearchParams,
  today: string,
  codPos: string,
): DifferenceCriteria => ({
  ...chargeCriteriaFrom(query, today, codPos),
  ...filtersFrom(query, rules),
});

/** DIF-007: one call brings the month, 60 rows of it make a page. */
export const monthlyInput = <Asked extends ChargeCriteria>(
  criteria: Asked,
  page: number,
  session: Session,
): ListInput<Asked> => ({
  criteria,
  page,
  owner: ownerOf(session),
  paging: 'client',
  pageSize: 60,
  onEntry: hasMonth(criteria),
});
