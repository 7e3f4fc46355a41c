import type { AnswerOf, OutcomeOf, RequestOf } from '../../acquirer/client';
import { exportLimit, pageSize } from '../../acquirer/contract/pages';
import {
  getSummaryList,
  getSummaryTransactionList,
  getTotalSummary,
  type SummaryTotals,
} from '../../acquirer/contract/summaries';
import { call, callInTurn } from '../call';
import { criteriaOfDay, daysCounted } from '../shared/export/export.days';
import type { Order } from '../shared/rows';
import { sumsOf } from '../totals';

/** What a merchant may ask of the summaries. */
export type SummaryCriteria = Omit<RequestOf<typeof getTotalSummary>, 'pos' | 'orderBy' | 'page'>;

interface Asked {
  readonly criteria: SummaryCriteria;
  readonly orderBy?: Order;
}

const requestOf = (criteria: SummaryCriteria, page: number) => ({
  ...criteria,
  pos: '',
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

const totalsOf = ({ count, ...sums }: Omit<SummaryTotals, 'banks'>) => ({ count, sums });

const banksOf = ({ banks }: SummaryTotals) =>
  banks ? { banks: banks.map(({ bank, ...one }) => ({ bank, ...totalsOf(one) })) } : {};

const toRows = (outcome: OutcomeOf<typeof getSummaryList>) => {
  if (outcome.type !== 'http.200') return outcome;
  const rows = outcome.body.summaryList;
  return { type: outcome.type, body: { rows, sums: sumsOf(rows, summed) } };
};

/** The calls that feed the search with summaries (API-034 to API-038, RIE-025). */
export const summaryActors = {
  totals: call(
    getTotalSummary,
    ({ criteria }: Asked) => requestOf(criteria, 1),
    (outcome) => {
      if (outcome.type !== 'http.200') return outcome;
      const { banks: _, ...sums } = outcome.body;
      return { type: outcome.type, body: { ...totalsOf(sums), ...banksOf(outcome.body) } };
    },
  ),
  page: call(
    getSummaryList,
    ({ criteria, page, orderBy = '' }: Asked & { page: number }) => ({
      ...requestOf(criteria, page),
      orderBy,
      typeCall: 'X' as const,
    }),
    toRows,
  ),
  allRows: call(
    getSummaryList,
    ({ criteria, orderBy = '' }: Asked) => ({
      ...requestOf(criteria, 1),
      orderBy,
      typeCall: 'C' as const,
    }),
    toRows,
  ),
  dayCounts: callInTurn(
    getTotalSummary,
    (asked: Asked, { length }) => {
      const criteria = criteriaOfDay(asked.criteria, length);
      return criteria && requestOf(criteria, 1);
    },
    (totals) => daysCounted(totals.map(({ banks: _, ...sums }) => totalsOf(sums))),
  ),
};

/** The settlement whose transactions are asked for, and how many it counts. */
export type LayerCriteria = Readonly<Record<'uid' | 'branchCode' | 'transactionNumber', string>>;

interface LayerAsked {
  readonly criteria: LayerCriteria;
  readonly orderBy?: Order;
}

const transactionsOf = (
  { criteria: { uid, branchCode }, orderBy = '' }: LayerAsked,
  page: number,
) => ({
  branchCode,
  orderBy,
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
  const enough = Math.min(totalElements ?? exportLimit, exportLimit);
  return rows.length < pageSize || transactionsIn(pages).length >= enough;
};

/** The calls that feed the layer with the transactions of one summary (API-039, API-040, RIE-022). */
export const layerActors = {
  rows: call(
    getSummaryTransactionList,
    (asked: LayerAsked & { page: number }) => transactionsOf(asked, asked.page),
    (outcome, { criteria }) => {
      if (outcome.type !== 'http.200') return outcome;
      const { summaryTransactionList: rows, totalElements } = outcome.body;
      const total = totalElements ?? Number(criteria.transactionNumber);
      return { type: outcome.type, body: { rows, total } };
    },
  ),
  /** The call has no typeCall: the export walks its pages (RIE-021). */
  allRows: callInTurn(
    getSummaryTransactionList,
    (asked: LayerAsked, pages) => (isAll(pages) ? null : transactionsOf(asked, pages.length + 1)),
    (pages) => {
      const rows = transactionsIn(pages);
      const sums = sumsOf(rows, { amount: 'amount', commission: 'commission', net: 'net' });
      return { type: 'http.200' as const, body: { rows, sums } };
    },
  ),
};
