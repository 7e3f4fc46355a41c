import type { Movement } from '../../acquirer/contract/movements';
import { sumsOf, type Totals } from '../../machines/totals';

/** What of these movements is cancelled; null where they are not known. */
export const cancelledIn = (rows: readonly Movement[] | null): Totals | null => {
  if (rows === null) return null;
  const cancelled = rows.filter(({ status }) => status === 'A');
  const sums = sumsOf(cancelled, { amount: 'amount', commission: 'commission', net: 'net' });
  return { count: cancelled.length, sums };
};
