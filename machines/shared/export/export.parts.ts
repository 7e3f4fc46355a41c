import { exportLimit } from '../../../acquirer/contract/pages';
import { addedUp, type Sums, type Totals } from '../../totals';
import { inOrder, ordered } from '../rows';
import type { Exported } from './export.actors';
import type { DayCount } from './export.days';

/** The answer of one call for every row: of the whole search, or of one day of its month. */
export interface Fetched {
  readonly rows: readonly unknown[];
  readonly sums: Sums;
}

/** Rows beyond the limit are cut; their sums are then unknown. */
export const withinCap = (rows: readonly unknown[], sums: Sums = {}): Fetched =>
  rows.length > exportLimit ? { rows: rows.slice(0, exportLimit), sums: {} } : { rows, sums };

/** Consecutive days, as many together as one workbook holds. */
export const groupedByCap = <Day>(days: readonly Day[], countOf: (day: Day) => number) => {
  const groups: Day[][] = [];
  let room = 0;
  for (const day of days) {
    const count = Math.min(countOf(day), exportLimit);
    if (count > room) {
      groups.push([]);
      room = exportLimit;
    }
    groups.at(-1)?.push(day);
    room -= count;
  }
  return groups;
};

/** The result of one day, or of all announced days. */
interface Received {
  readonly announced: Totals;
  readonly got: Fetched;
}

const carriedOf = ({ announced, got: { rows, sums } }: Received): Totals => ({
  count: rows.length,
  sums,
  ...(announced.count > exportLimit && rows.length === exportLimit && { isCut: true as const }),
});

const carriedBy = (received: readonly Received[]) => addedUp(received.map(carriedOf));

/** What an export is of, and what it has fetched. */
export interface Found extends Pick<Exported, 'criteria' | 'owner' | 'announced' | 'orderBy'> {
  /** The days of the month that have rows, where they are fetched one by one. */
  readonly days: readonly DayCount[];
  readonly fetched: readonly Fetched[];
}

const receivedIn = ({ announced, days, fetched }: Found): readonly Received[] =>
  fetched.map((got, index) => ({ announced: days[index] ?? announced, got }));

/** All rows of an export, and its workbooks: one, or one for each group of days. */
export const carriedIn = (found: Found): Totals => carriedBy(receivedIn(found));

export const partsIn = (found: Found): readonly Exported[] => {
  const { criteria, owner, announced, days, fetched } = found;
  const partOf = (received: readonly Received[], count: Totals, span?: Exported['days']) => ({
    criteria,
    owner,
    ...ordered(found),
    announced: count,
    carried: carriedBy(received),
    rows: inOrder(
      received.flatMap(({ got }) => got.rows),
      span && received.length > 1 ? (found.orderBy ?? '') : '',
    ),
    ...(span && {
      days: span,
      whole: announced,
      wholeRows: fetched.flatMap(({ rows }) => rows),
    }),
  });
  if (fetched.length <= 1) return [partOf(receivedIn(found), announced)];
  const byDay = receivedIn(found).map((each, index) => ({ ...each, day: days[index]?.day ?? '' }));
  return groupedByCap(byDay, ({ got }) => got.rows.length).map((group) =>
    partOf(group, addedUp(group.map((each) => each.announced)), [
      group[0]?.day ?? '',
      group.at(-1)?.day ?? '',
    ]),
  );
};
