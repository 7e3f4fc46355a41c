import type { Movement } from '../../acquirer/contract/movements';
import * as select from '../../machines/shared/search/search.selectors';
import { sumsOf, type Totals } from '../../machines/totals';
import { formatEuro, formatWhole } from '../italian/format';
import { movementTexts } from '../italian/movements';
import type { WorkbookFact } from '../shared/export/workbook';

/** What of these movements is cancelled; null where they are not known. */
export const cancelledIn = (rows: readonly Movement[] | null): Totals | null => {
  if (rows === null) return null;
  const cancelled = rows.filter(({ status }) => status === 'A');
  const sums = sumsOf(cancelled, { amount: 'amount', commission: 'commission', net: 'net' });
  return { count: cancelled.length, sums };
};

/** The same on the second sheet, so that its sums are not mistaken for those of Riepilogo. */
export const cancelledFacts = (rows: readonly Movement[]): WorkbookFact[] => {
  const { count = 0, sums = {} } = cancelledIn(rows) ?? {};
  return [
    { label: movementTexts.cancelledCount, kind: 'count', value: count },
    { label: movementTexts.cancelledAmount, kind: 'money', value: sums.amount ?? 0 },
  ];
};

/** The cancelled part of the figures: from the acquirer, or from the rows where all are present. */
export const cancelledNote = (snapshot: select.SearchSnapshot<Movement>) => {
  const cancelled = select.totals(snapshot)?.cancelled ?? cancelledIn(select.allRows(snapshot));
  if (!cancelled || cancelled.count === 0) return null;
  const { count, sums } = cancelled;
  return movementTexts.cancelled(formatWhole(count), formatEuro(sums.amount ?? 0));
};
