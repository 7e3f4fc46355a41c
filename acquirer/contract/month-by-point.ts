import * as v from 'valibot';
import { call, listStatuses } from './call';
import {
  cancelledCount,
  count,
  id,
  money,
  month,
  otherMonth,
  rows,
  text,
  typeCall,
} from './fields';

/**
 * A month of a shop as in summaries and statistics: in euro, without the cancelled movements that
 * `count` includes.
 */
const sums = v.object({
  count,
  amount: money,
  commission: money,
  net: money,
  cancelled: cancelledCount,
});

/** null where the data window does not hold the month; what cannot be read counts as that. */
const comparison = v.fallback(v.nullish(sums, null), null);

/** One point of sale in a month, beside the month before, the same month a year before and another. */
export const pointMonth = v.object({
  branchCode: id,
  name: text,
  city: text,
  ...sums.entries,
  monthBefore: comparison,
  yearBefore: comparison,
  otherMonth: comparison,
});
export type PointMonth = v.InferOutput<typeof pointMonth>;

/**
 * Extension `monthByPoint`, for companies: each point of sale of the company, by code, at most 5000.
 * The current month is compared with the same days of the others.
 */
export const monthByPoint = call({
  alias: 'monthByPoint',
  access: 'session',
  reads: true,
  extension: 'monthByPoint',
  request: v.object({ month, otherMonth, typeCall }),
  answer: v.object({ pointList: rows(pointMonth) }),
  statuses: listStatuses,
});
