import { addedUp, type Sums, type Totals } from '../../totals';
import type { Exported } from './export.actors';
import type { DayCount } from './export.days';

/** BUS-011: no workbook carries more rows than this. */
export const exportCap = 5000;

/** The answer of one call for every row: of the whole search, or of one day of its month. */
export interface Fetched {
  readonly rows: readonly unknown[];
  readonly sums: Sums;
}

/** More rows than fit are cut; what they added up to is then not known. */
export const withinCap = (rows: readonly unknown[], sums: Sums = {}): Fetched =>
  rows.length > exportCap ? { rows: rows.slice(0, exportCap), sums: {} } : { rows, sums };

/** Consecutive days, as many together as one workbook holds. */
export const groupedByCap = <Day>(days: readonly Day[], countOf: (day: Day) => number) => {
  const groups: Day[][] = [];
  let room = 0;
  for (const day of days) {
    const count = Math.min(countOf(day), exportCap);
    if (count > room) {
      groups.push([]);
      room = exportCap;
    }
    groups.at(-1)?.push(day);
    room -= count;
  }
  return groups;
};

const carriedBy = (fetched: readonly Fetched[]) =>
  addedUp(fetched.map(({ rows, sums }) => ({ count: rows.length, sums })));

interface Found extends Pick<Exported, 'criteria' | 'owner' | 'announced'> {
  readonly days: readonly DayCount[];
  readonly fetched: readonly Fetched[];
}

/** What all of it carries, and the workbooks it makes: one, or one for each group of days. */
export const carriedIn = ({ fetched }: Found): Totals => carriedBy(fetched);

export const partsIn = ({
  criteria,
  owner,
  announced,
  days,
  fetched,
}: Found): readonly Exported[] => {
  const partOf = (all: readonly Fetched[], count: Totals, span?: Exported['days']) => ({
    criteria,
    owner,
    announced: count,
    carried: carriedBy(all),
    rows: all.flatMap(({ rows }) => rows),
    ...(span && { days: span }),
  });
  if (fetched.length <= 1) return [partOf(fetched, announced)];
  const paired = days.map((day, index) => ({ day, got: fetched[index] ?? withinCap([]) }));
  return groupedByCap(paired, ({ got }) => got.rows.length).map((group) =>
    partOf(
      group.map(({ got }) => got),
      addedUp(group.map(({ day }) => day)),
      [group[0]?.day.day ?? '', group.at(-1)?.day.day ?? ''],
    ),
  );
};
