import type { Movement } from '../../acquirer/contract/movements';
import * as select from '../../machines/shared/search/search.selectors';
import { sumsOf, type Totals, without } from '../../machines/totals';
import { movementTexts } from '../italian/movements';
import { type TotalLine, totalOf } from '../lists/labels';
import type { WorkbookFact } from '../shared/export/workbook';

const { lines: words } = movementTexts;

const totalsOf = (rows: readonly Movement[]): Totals => ({
  count: rows.length,
  sums: sumsOf(rows, { amount: 'amount', commission: 'commission', net: 'net' }),
});

const isCancelled = ({ status }: Movement) => status === 'A';

/** The cancelled part of these totals; null where it is unknown. */
export const cancelledIn = (rows: readonly Movement[] | null): Totals | null =>
  rows === null ? null : totalsOf(rows.filter(isCancelled));

const factsOf = (totals: Totals, labels: Readonly<Record<string, string>>): WorkbookFact[] =>
  Object.entries(labels).map(([name, label]) => ({
    label,
    kind: name === 'count' ? 'count' : 'money',
    value: totalOf(totals, name),
  }));

/**
 * The facts of the second sheet, with the cancelled and the valid part: Riepilogo counts only the
 * valid one.
 */
export const validityFacts = (rows: readonly Movement[]): WorkbookFact[] => [
  ...factsOf(totalsOf(rows.filter(isCancelled)), movementTexts.cancelled),
  ...factsOf(totalsOf(rows.filter((row) => !isCancelled(row))), movementTexts.valid),
];

/**
 * The totals as the call returns them, the cancelled part, and what is credited. One line is enough
 * where nothing is cancelled, or where the cancelled part is unknown.
 */
export const totalLines = (
  snapshot: select.SearchSnapshot<Movement>,
): readonly TotalLine[] | null => {
  const totals = select.totals(snapshot);
  const cancelled = totals?.cancelled ?? cancelledIn(select.allRows(snapshot));
  if (totals === null || !cancelled || cancelled.count === 0) return null;
  return [
    { label: words.all, totals },
    { label: words.cancelled, totals: cancelled },
    { label: words.valid, totals: without(totals, cancelled), strong: true },
  ];
};
