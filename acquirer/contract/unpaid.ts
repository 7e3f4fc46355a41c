import * as v from 'valibot';
import { call, listStatuses } from './call';
import { money, orderBy, rows, text } from './fields';
import { isoDate } from './rules/dates';

/** One unpaid item (API-050): value date, booking date, reason; `amount` in euro. */
export const unpaidItem = v.object({
  branchCode: text,
  merchant: text,
  amount: money,
  vDate: text,
  cDate: text,
  reason: text,
});
export type UnpaidItem = v.InferOutput<typeof unpaidItem>;

/** API-049: what is unpaid on `date` (`YYYY-MM-DD`); page 1 holds everything (INS-006). */
export const getOutstanding = call({
  alias: 'GET_OUTSTANDING',
  access: 'session',
  reads: true,
  request: v.object({ date: isoDate, orderBy, page: v.literal(1) }),
  answer: v.object({ outstandingList: rows(unpaidItem) }),
  statuses: listStatuses,
});
