import { getPdfAccountBalance, searchAccountBalance } from '../../acquirer/contract/statements';
import { call } from '../call';
import type { Criteria } from '../criteria';
import type { DocumentRequest } from '../shared/document/document.actors';

interface Asked {
  readonly criteria: Criteria;
  readonly page: number;
}

/** The calls of Estratto conto: its list and the PDF of one row (API-045 to API-048). */
export const statementActors = {
  /** EST-002: the point of sale in force, or what the merchant searches for. */
  rows: call(
    searchAccountBalance,
    ({ criteria, page }: Asked) => ({
      month: criteria.month ?? '',
      orderBy: '-date' as const,
      page,
      filter: criteria.codPos || (criteria.search ?? ''),
    }),
    (outcome) => {
      if (outcome.type !== 'http.200') return outcome;
      const { accountListItems, totalElements } = outcome.body;
      return { type: outcome.type, body: { rows: accountListItems, total: totalElements } };
    },
  ),
  document: call(getPdfAccountBalance, ({ request }: { request: DocumentRequest }) => ({
    branchCode: request.branchCode ?? '',
    date: request.date ?? '',
  })),
};
