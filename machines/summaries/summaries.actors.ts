import type { AnswerOf, OutcomeOf } from '../../acquirer/client';
import {
  getSummaryList,
  getSummaryTransactionList,
  getTotalSummary,
} from '../../acquirer/contract/summaries';
import { call, callInTurn } from '../call';
import type { Criteria } from '../criteria';
import { criteriaOfDay, daysCounted } from '../shared/export/export.days';
import { exportCap } from '../shared/export/export.machine';
import { pageSize } from '../shared/search/search.types';
import { sumsOf } from '../totals';

const filter = (criteria: Criteria, name: string) => criteria[name] ?? '';

const requestOf = (criteria: Criteria, page: number) => ({
  abi: filter(criteria, 'abi'),
  codPos: filter(criteria, 'codPos'),
  pos: '',
  day: filter(criteria, 'day'),
  maxGrossCalculated: filter(criteria, 'maxGrossCalculated'),
  maxGrossDeclared: filter(criteria, 'maxGrossDeclared'),
  minGrossCalculated: filter(criteria, 'minGrossCalculated'),
  minGrossDeclared: filter(criteria, 'minGrossDeclared'),
  month: filter(criteria, 'month'),
  orderBy: '' as const,
  page,
});

/** The difference is the acquirer's own figure: no column of the rows adds up to it. */
const summed = {
  amount: 'calculatedGrossAmount',
  commission: 'calculatedCommissionAmount',
  net: 'calculatedNetAmount',
  declared: 'declaredNetAmount',
} as const;

const toRows = (outcome: OutcomeOf<typeof getSummaryList>) => {
  if (outcome.type !== 'http.200') return outcome;
  const rows = outcome.body.summaryList;
  return { type: outcome.type, body: { rows, sums: sumsOf(rows, summed) } };
};

/** The calls that feed the search with summaries (API-034 to API-038, RIE-025). */
export const summaryActors = {
  totals: call(
    getTotalSummary,
    (input: { criteria: Criteria }) => requestOf(input.criteria, 1),
    (outcome) => {
      if (outcome.type !== 'http.200') return outcome;
      const { count, ...sums } = outcome.body;
      return { type: outcome.type, body: { count, sums } };
    },
  ),
  page: call(
    getSummaryList,
    (input: { criteria: Criteria; page: number }) => ({
      ...requestOf(input.criteria, input.page),
      typeCall: 'X' as const,
    }),
    toRows,
  ),
  allRows: call(
    getSummaryList,
    (input: { criteria: Criteria }) => ({
      ...requestOf(input.criteria, 1),
      typeCall: 'C' as const,
    }),
    toRows,
  ),
  dayCounts: callInTurn(
    getTotalSummary,
    (input: { criteria: Criteria }, { length }) => {
      const criteria = criteriaOfDay(input.criteria, length);
      return criteria && requestOf(criteria, 1);
    },
    (totals) => daysCounted(totals.map(({ count }) => count)),
  ),
};

const transactionsOf = ({ uid = '', branchCode = '' }: Criteria, page: number) => ({
  branchCode,
  orderBy: '',
  page,
  uid,
});

type TransactionPage = AnswerOf<typeof getSummaryTransactionList>;

const transactionsIn = (pages: readonly TransactionPage[]) =>
  pages.flatMap((page) => page.summaryTransactionList);

/** After a page that is not full, or as many rows as the call counts, there is nothing to ask. */
const isAll = (pages: readonly TransactionPage[]) => {
  const last = pages.at(-1);
  if (last === undefined) return false;
  const { summaryTransactionList: rows, totalElements } = last;
  const enough = Math.min(totalElements ?? exportCap, exportCap);
  return rows.length < pageSize || transactionsIn(pages).length >= enough;
};

/** The calls that feed the layer with the transactions of one summary (API-039, API-040, RIE-022). */
export const layerActors = {
  rows: call(
    getSummaryTransactionList,
    (input: { criteria: Criteria; page: number }) => transactionsOf(input.criteria, input.page),
    (outcome, { criteria }) => {
      if (outcome.type !== 'http.200') return outcome;
      const { summaryTransactionList: rows, totalElements } = outcome.body;
      const total = totalElements ?? Number(criteria.transactionNumber ?? 0);
      return { type: outcome.type, body: { rows, total } };
    },
  ),
  /** The call has no typeCall: the export walks its pages (RIE-021). */
  allRows: callInTurn(
    getSummaryTransactionList,
    (input: { criteria: Criteria }, pages) =>
      isAll(pages) ? null : transactionsOf(input.criteria, pages.length + 1),
    (pages) => {
      const rows = transactionsIn(pages);
      const sums = sumsOf(rows, { amount: 'amount', commission: 'commission', net: 'net' });
      return { type: 'http.200' as const, body: { rows, sums } };
    },
  ),
};
