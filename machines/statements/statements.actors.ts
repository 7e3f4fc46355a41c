import type { RequestOf } from '../../acquirer/client';
import { getPdfAccountBalance, searchAccountBalance } from '../../acquirer/contract/statements';
import { call } from '../call';
import { type DocumentRequest, pdfCall } from '../shared/document/document.actors';
import type { Order } from '../shared/rows';

/** What a merchant may ask of the statements; `codPos` is the point of sale in force (EST-002). */
export type StatementCriteria = Pick<RequestOf<typeof searchAccountBalance>, 'month'> &
  Readonly<Record<'search' | 'codPos', string>>;

interface Asked {
  readonly criteria: StatementCriteria;
  readonly page: number;
  readonly orderBy?: Order;
}

/** EST-002: a page for the point of sale in force, or for what the merchant searches for. */
export const statementRequest = (
  criteria: StatementCriteria,
  page: number,
  orderBy: Order = '-date',
) => ({
  month: criteria.month,
  orderBy,
  page,
  filter: criteria.codPos || criteria.search,
});

/** The calls of Estratto conto: its list and the PDF of one row (API-045 to API-048). */
export const statementActors = {
  rows: call(
    searchAccountBalance,
    ({ criteria, page, orderBy }: Asked) => statementRequest(criteria, page, orderBy),
    (outcome) => {
      if (outcome.type !== 'http.200') return outcome;
      const { accountListItems, totalElements } = outcome.body;
      return { type: outcome.type, body: { rows: accountListItems, total: totalElements } };
    },
  ),
  document: pdfCall(getPdfAccountBalance, ({ request }: { request: DocumentRequest }) => ({
    branchCode: request.branchCode ?? '',
    date: request.date ?? '',
  })),
};
