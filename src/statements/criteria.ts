import { couldBeCard, storeSearch } from '../../acquirer/contract/rules/codes';
import type { StatementCriteria } from '../../machines/statements/statements.actors';
import { filtersFrom, periodFrom, writtenQuery } from '../lists/criteria';

export const statementCriteriaFrom = (
  query: URLSearchParams,
  today: string,
  codPos: string,
): StatementCriteria => ({
  month: periodFrom(query, today).month,
  search: codPos === '' ? filtersFrom(query, { search: storeSearch }).search : '',
  codPos,
});

/**
 * The parameters that refresh, Back and a bookmark need; a text that could be a card number is left
 * out.
 */
export const statementQuery = (criteria: StatementCriteria, page: number, orderBy = '') =>
  writtenQuery({ ...criteria, search: couldBeCard(criteria.search) ? '' : criteria.search }, page, {
    orderBy,
  });
