import * as v from 'valibot';
import { call, listStatuses } from './call';
import {
  count,
  day,
  givenId,
  id,
  money,
  month,
  note,
  orderByOne,
  page,
  pointCode,
  rows,
  text,
  typeCall,
} from './fields';
import { movementOrder } from './movements';
import { pageSize } from './pages';
import { abi, amount, posFilter } from './rules/codes';

const criteria = {
  abi,
  codPos: pointCode,
  pos: posFilter,
  day,
  maxGrossCalculated: amount,
  maxGrossDeclared: amount,
  minGrossCalculated: amount,
  minGrossDeclared: amount,
  month,
  /** API-035: empty; the list alone may be sorted (extension `sorting`). */
  orderBy: v.literal(''),
  page,
};

const sums = v.object({
  count,
  amount: money,
  commission: money,
  net: money,
  declared: money,
  difference: money,
});

/**
 * Sums over everything the criteria select, in euro (API-038). `banks`: the same for each bank; a back
 * end may leave it out, and one that cannot be read counts as left out.
 */
export const summaryTotals = v.object({
  ...sums.entries,
  banks: v.fallback(v.nullish(v.array(v.object({ bank: id, ...sums.entries }))), undefined),
});
export type SummaryTotals = v.InferOutput<typeof summaryTotals>;

/** One settlement (API-036). `bank` is its ABI; `uid` opens its transactions; money in euro. */
export const summary = v.object({
  branchCode: text,
  name: text,
  date: text,
  bank: text,
  code: text,
  uid: id,
  transactionNumber: count,
  calculatedGrossAmount: money,
  declaredGrossAmount: money,
  calculatedCommissionAmount: money,
  calculatedNetAmount: money,
  declaredNetAmount: money,
});
export type Summary = v.InferOutput<typeof summary>;

/** What settlements may be sorted by; `difference`: net calculated less net declared, by its size. */
export const summaryOrder = [
  'branchCode',
  'date',
  'bank',
  'code',
  'transactionNumber',
  'calculatedGrossAmount',
  'declaredGrossAmount',
  'calculatedCommissionAmount',
  'calculatedNetAmount',
  'declaredNetAmount',
  'difference',
] as const satisfies readonly (keyof Summary | 'difference')[];

/** One movement of a settlement (API-040). */
export const summaryTransaction = v.object({
  branchCode: text,
  name: text,
  date: text,
  summary: text,
  pos: text,
  amount: money,
  autorization: text,
  calculatedGrossAmount: money,
  pan: text,
  status: text,
  commission: money,
  net: money,
});
export type SummaryTransaction = v.InferOutput<typeof summaryTransaction>;

/** API-037. */
export const getTotalSummary = call({
  alias: 'GET_TOTAL_SUMMARY',
  access: 'session',
  reads: true,
  request: v.object(criteria),
  answer: summaryTotals,
  statuses: listStatuses,
});

/** API-034: 60 a page on the screen (X); every row, at most 5000, for an export (C). */
export const getSummaryList = call({
  alias: 'GET_SUMMARY_LIST',
  access: 'session',
  reads: true,
  pageSize,
  sortedBy: summaryOrder,
  request: v.object({ ...criteria, orderBy: orderByOne(summaryOrder), typeCall }),
  answer: v.object({ summaryList: rows(summary) }),
  statuses: listStatuses,
});

/** API-039: 60 a page. `totalElements` null: the settlement's `transactionNumber` counts (RIE-022). */
export const getSummaryTransactionList = call({
  alias: 'GET_SUMMARY_TRANSACTION_LIST',
  access: 'session',
  reads: true,
  pageSize,
  sortedBy: movementOrder,
  request: v.object({
    branchCode: note,
    orderBy: orderByOne(movementOrder),
    page,
    uid: givenId,
  }),
  answer: v.object({
    summaryTransactionList: rows(summaryTransaction),
    totalElements: v.nullish(count, null),
  }),
  statuses: listStatuses,
});
