import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Column } from './DataTableRow';
import { usePrinting } from './OnPaper';

/** The facts about a column that decide which ones leave when room is scarce. */
interface ColumnRoom {
  readonly key: string;
  /** Its rank among those that may leave, 1 first; without it the column stays. */
  readonly leaves: number | undefined;
  /** Every row has the same value in it. */
  readonly constant: boolean;
  /** In px. */
  readonly width: number;
}

const early = ({ leaves = 0, constant }: ColumnRoom) => (constant ? 0 : leaves);

/**
 * The columns that move into the row's detail to gain at least `missing` px. Constant
 * columns go first.
 */
export const leavingColumns = (columns: readonly ColumnRoom[], missing: number): string[] => {
  const order = columns
    .filter(({ leaves }) => leaves !== undefined)
    .toSorted((one, other) => early(one) - early(other));
  const gone: string[] = [];
  let gained = 0;
  for (const { key, width } of order) {
    if (gained >= missing) break;
    gone.push(key);
    gained += width;
  }
  return gone;
};

/** The width of the button that shows a row's detail, in px. */
const unfoldWidth = 48;

/** Widths are fractions of a px. */
const tolerance = 1;

interface Fit {
  /** The keys of the columns that are in the row's detail. */
  readonly leaving: readonly string[];
  /** Even without them the table is wider than its region. */
  readonly scrolls: boolean;
}

const whole: Fit = { leaving: [], scrolls: false };

const widthOf = (element: Element) => element.getBoundingClientRect().width;

const widthsOf = (table: Element) =>
  new Map(
    [...table.querySelectorAll<HTMLElement>('th[data-key]')].map((head) => [
      head.dataset.key,
      head.offsetWidth,
    ]),
  );

const isConstant = <Row>({ cell }: Column<Row>, rows: readonly Row[]) => {
  const [first, ...others] = rows;
  if (first === undefined || others.length === 0) return false;
  const text = cell(first);
  return typeof text === 'string' && others.every((row) => cell(row) === text);
};

/** The fit with fewer columns; where no other may leave, the region scrolls. */
const withLess = <Row>(
  { leaving }: Fit,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  widths: ReadonlyMap<string | undefined, number>,
  missing: number,
): Fit => {
  const room = columns
    .filter(({ key }) => widths.has(key))
    .map((column) => ({
      key: column.key,
      leaves: column.leaves,
      constant: isConstant(column, rows),
      width: widths.get(column.key) ?? 0,
    }));
  const more = leavingColumns(room, missing + (leaving.length === 0 ? unfoldWidth : 0));
  return { leaving: [...leaving, ...more], scrolls: more.length === 0 };
};

/**
 * Fits a table into its region. Where it is too wide, card numbers are shortened first (`data-tight`); then
 * columns leave, by the rule of `leavingColumns`; only then does the region scroll. Paper shows all of them.
 */
export function useFit<Row>(
  table: RefObject<HTMLTableElement | null>,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
) {
  const region = useRef<HTMLElement>(null);
  const printing = usePrinting();
  const [fit, setFit] = useState(whole);

  const measure = useCallback(() => {
    const [outer, inner] = [region.current, table.current];
    const isHidden = !outer?.clientWidth;
    if (isHidden || !inner || printing) return;
    const missing = () => widthOf(inner) - outer.clientWidth;
    if (missing() <= tolerance) return;
    inner.dataset.tight = '';
    const still = missing();
    if (still <= tolerance) return;
    const widths = widthsOf(inner);
    setFit((now) => (now.scrolls ? now : withLess(now, columns, rows, widths, still)));
  }, [table, columns, rows, printing]);

  const begin = useCallback(() => {
    delete table.current?.dataset.tight;
    setFit({ ...whole });
  }, [table]);

  useLayoutEffect(() => {
    if (!fit.scrolls) measure();
  }, [measure, fit]);
  useWidths(region, table, measure, begin);
  return { ...(printing ? whole : fit), region };
}

/**
 * Another width of the region starts the fit again; a table that grows by itself (its font, its
 * spacing) is measured again.
 */
function useWidths(
  region: RefObject<HTMLElement | null>,
  table: RefObject<HTMLTableElement | null>,
  measure: () => void,
  begin: () => void,
) {
  // Known beyond the observer: other columns, as those of a phone, come with another width.
  const width = useRef<number>(undefined);
  useEffect(() => {
    const [outer, inner] = [region.current, table.current];
    if (!outer || !inner) return;
    width.current ??= widthOf(outer);
    const observer = new ResizeObserver(() => {
      const before = width.current ?? 0;
      width.current = widthOf(outer);
      if (Math.abs(width.current - before) > tolerance) begin();
      else measure();
    });
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [region, table, measure, begin]);
}
