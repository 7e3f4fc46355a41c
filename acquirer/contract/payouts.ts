import * as v from 'valibot';
import { call, listStatuses } from './call';
import { count, exactAmount, id, money, month, pointCode, rows, text, typeCall } from './fields';

/**
 * What one bank credits for the operations of one day, in euro: `net` is `gross` less `commission`
 * plus `adjustments`. `match` numbers the payouts that together make the amount that was asked for.
 */
export const payout = v.object({
  id,
  valueDate: text,
  date: text,
  bank: text,
  /** Masked: it shows the first and the last four characters. */
  iban: text,
  summaries: count,
  gross: money,
  commission: money,
  adjustments: money,
  net: money,
  match: text,
});
export type Payout = v.InferOutput<typeof payout>;

/**
 * Extension `payouts`: those of a month of operations, by day and bank. With an `amount`, the payouts
 * of this net, or else two or three that add up to it. Their day or their value date is in the month.
 */
export const payouts = call({
  alias: 'payouts',
  access: 'session',
  reads: true,
  extension: 'payouts',
  request: v.object({ month, amount: exactAmount, codPos: pointCode, typeCall }),
  answer: v.object({ payoutList: rows(payout) }),
  statuses: listStatuses,
});
