import { storeSearch } from '../../acquirer/contract/rules/codes';
import type { Criteria } from '../../machines/criteria';
import { filtersFrom, periodFrom, writtenQuery } from '../shared/search/criteria';

/** What a merchant may ask of the statements; `codPos` is the point of sale in force (EST-002). */
export const statementCriteriaFrom = (query: URLSearchParams, today: string, codPos: string) => ({
  month: periodFrom(query, today).month,
  search: codPos === '' ? filtersFrom(query, { search: storeSearch }).search : '',
  codPos,
});

export type StatementCriteria = ReturnType<typeof statementCriteriaFrom>;

const couldBeCard = (text: string) => /\d{13}/.test(text.replaceAll(/[\s.-]/g, ''));

/** What refresh, Back and a bookmark need; a text that could be a card number stays on the screen. */
export const statementQuery = (criteria: Criteria, page: number) =>
  writtenQuery(
    { ...criteria, search: couldBeCard(criteria.search ?? '') ? '' : (criteria.search ?? '') },
    page,
  );
