import * as v from 'valibot';
import { call, listStatuses } from './call';
import {
  count,
  day,
  money,
  month,
  orderByOne,
  page,
  pointCode,
  rows,
  text,
  typeCall,
} from './fields';
import { pageSize } from './pages';
import { amount, posFilter } from './rules/codes';

/** '' all, V valid, A cancelled (MOV-009). */
export const validity = v.picklist(['', 'V', 'A']);
export type Validity = v.InferOutput<typeof validity>;

const criteria = {
  day,
  maxAmount: amount,
  maxNetAmount: amount,
  minAmount: amount,
  minNetAmount: amount,
  month,
  codPos: pointCode,
  pos: posFilter,
  closedOnly: validity,
};

const sums = v.object({ count, amount: money, commission: money, net: money });

/**
 * Sums over everything the criteria select, in euro (API-030), cancelled movements included.
 * `cancelled`: what of it is cancelled; a back end may leave it out, and one that cannot be read
 * counts as left out.
 */
export const movementTotals = v.object({
  ...sums.entries,
  cancelled: v.fallback(v.nullish(sums), undefined),
});
export type MovementTotals = v.InferOutput<typeof movementTotals>;

/** One card movement (API-032). `pan` is masked; money in euro; `status` V or A. */
export const movement = v.object({
  branchCode: text,
  name: text,
  date: text,
  summary: text,
  pos: text,
  amount: money,
  autorization: text,
  pan: text,
  status: text,
  commission: money,
  net: money,
});
export type Movement = v.InferOutput<typeof movement>;

/** What movements may be sorted by. */
export const movementOrder = [
  'branchCode',
  'date',
  'pos',
  'amount',
  'autorization',
  'pan',
  'status',
  'commission',
  'net',
] as const satisfies readonly (keyof Movement)[];

/** API-029, MOV-022: the totals count what the list shows. */
export const getTotalTransaction = call({
  alias: 'getTotalTransaction',
  access: 'session',
  reads: true,
  request: v.object(criteria),
  answer: movementTotals,
  statuses: listStatuses,
});

/** API-031: 60 a page on the screen (X); every row, at most 5000, for an export (C). */
export const getTransactionList = call({
  alias: 'getTransactionList',
  access: 'session',
  reads: true,
  pageSize,
  sortedBy: movementOrder,
  request: v.object({ ...criteria, orderBy: orderByOne(movementOrder), typeCall, page }),
  answer: v.object({ transactionList: rows(movement) }),
  statuses: listStatuses,
});
