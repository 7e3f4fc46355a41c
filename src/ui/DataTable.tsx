import { useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { printTexts } from '../italian/print';
import { kitTexts } from '../italian/shared';
import { classes } from './classes';
import { type Column, cellClass, TableRow } from './DataTableRow';
import { usePrinting } from './OnPaper';
import { SortedBy } from './SortedBy';
import { nextOrder, type Sort, SortSelect, sortOf } from './SortSelect';
import { cardRoles, tableRoles } from './table-roles';
import { useFirstRowsFirst } from './use-first-rows-first';
import { useFit } from './use-fit';
import { useNarrow } from './use-narrow';
import { VisuallyHidden } from './VisuallyHidden';

export type { Column } from './DataTableRow';

export interface RowChoice<Row> {
  /** The header of the radio column; for screen readers only. */
  header: string;
  selectedKey: string | null;
  onSelect: (key: string, row: Row) => void;
  /** The name of a row's radio. */
  label: (row: Row) => string;
}

/** The rows of a print, the number of the first one, and how many there are in all. */
export interface RowsOnPaper<Row> {
  readonly rows: readonly Row[];
  readonly from: number;
  readonly total: number;
}

export interface DataTableProps<Row> {
  /** The name of the table; for screen readers only. */
  caption: string;
  /** Keep it outside the component: a row is drawn again only when it or the columns change. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /**
   * The key of a row. Without it the index is the key, and the rows of another page reuse the same
   * lines. Only for cells without state.
   */
  rowKey?: ((row: Row, index: number) => string) | undefined;
  choice?: RowChoice<Row>;
  /**
   * The page of the list: another one scrolls its first row into view and moves the focus there.
   */
  page?: number;
  /** The order of the rows, where columns can be sorted. */
  sort?: Sort | undefined;
  /** What the list may be sorted by; the columns, unless some of them are hidden. */
  sortColumns?: readonly Column<Row>[];
  /** What a print has: all rows where they are few, or which of them it has. */
  onPaper?: RowsOnPaper<Row> | undefined;
  /** Rows to bring into view. */
  isMarked?: (row: Row) => boolean;
}

const comfortableColumns = 7;
/** The minimum height of a row, in px: a card on a phone, a line of a dense table elsewhere. */
const least = { card: 72, line: 29 };

/**
 * Below 48rem each row is a card; where a table has no room for its columns, the row's detail has
 * some of them.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, rowKey, choice, isMarked, onPaper } = props;
  const printing = usePrinting();
  const narrow = useNarrow() && !printing;
  const rows = (printing && onPaper?.rows) || props.rows;
  // Of a button in a repeated header Chromium paints the first one only: paper has its text.
  const sort = printing ? undefined : props.sort;
  const folds = narrow && props.columns.some(({ card }) => card !== undefined);
  const first = Math.ceil(window.innerHeight / (narrow ? least.card : least.line));
  const drawn = useFirstRowsFirst(rows, rowKey || printing ? Number.POSITIVE_INFINITY : first);
  const table = useTableOf(props.page, rows);
  const { region, leaving, scrolls } = useFit(table, props.columns, rows);
  const [columns, detail] = useParted(props.columns, leaving);
  const radioName = useId();
  const roles = narrow ? cardRoles : tableRoles;
  const select = useLatestSelect(choice);
  const sheet = (
    <section
      ref={region}
      aria-label={scrolls ? caption : undefined}
      tabIndex={scrolls ? 0 : undefined}
      className={classes('data-region', scrolls && 'is-scrolling')}
    >
      <table
        {...roles.table}
        ref={table}
        tabIndex={-1}
        aria-label={narrow ? caption : undefined}
        className={classes('data-table', props.columns.length > comfortableColumns && 'is-dense')}
      >
        {!narrow && (
          <>
            <caption className="sr-only">{caption}</caption>
            <TableHead
              columns={columns}
              choiceHeader={choice?.header}
              unfolds={detail.length > 0}
              sort={sort}
            />
          </>
        )}
        <tbody {...roles.group}>
          {drawn.map((row, index) => {
            const key = rowKey?.(row, index) ?? String(index);
            return (
              <TableRow
                key={key}
                id={key}
                row={row}
                is={rowKey ? key : row}
                columns={columns}
                detail={detail}
                radioName={choice && radioName}
                radioLabel={choice?.label(row)}
                checked={choice?.selectedKey === key}
                onSelect={select}
                cards={narrow}
                folds={folds}
                marked={isMarked?.(row) ?? false}
              />
            );
          })}
        </tbody>
      </table>
    </section>
  );
  const sorting = props.sortColumns ?? props.columns;
  // The table stays the same element at every width, because observers of its width hold on to it.
  return (
    <>
      {sort && narrow && <SortSelect {...sort} columns={sorting} />}
      {sort && !narrow && <SortedBy {...sort} columns={sorting} headed={columns} />}
      {printing && onPaper && rows.length < onPaper.total && (
        <p>{printTexts.rows(onPaper.from, onPaper.from + rows.length - 1, onPaper.total)}</p>
      )}
      {sheet}
    </>
  );
}

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  choiceHeader: string | undefined;
  unfolds: boolean;
  sort: Sort | undefined;
}

function TableHead<Row>({ columns, choiceHeader, unfolds, sort }: TableHeadProps<Row>) {
  return (
    <thead {...tableRoles.group}>
      <tr {...tableRoles.row}>
        {choiceHeader !== undefined && (
          <th {...tableRoles.header} scope="col" className="w-14">
            <VisuallyHidden>{choiceHeader}</VisuallyHidden>
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.key}
            data-key={column.key}
            {...tableRoles.header}
            scope="col"
            aria-sort={sort && sortOf(column, sort.orderBy)}
            className={cellClass(column)}
            style={column.width === undefined ? undefined : { width: column.width }}
          >
            {sort && column.sorts ? (
              <button type="button" onClick={() => sort.onSort(nextOrder(column, sort.orderBy))}>
                {column.header}
              </button>
            ) : (
              column.header
            )}
          </th>
        ))}
        {unfolds && (
          <th {...tableRoles.header} scope="col" className="is-unfold">
            <VisuallyHidden>{kitTexts.rowDetails.header}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

// The columns of the table, and those without room in it.
function useParted<Row>(columns: readonly Column<Row>[], leaving: readonly string[]) {
  return useMemo(() => {
    const isLeaving = ({ key }: Column<Row>) => leaving.includes(key);
    if (leaving.length === 0) return [columns, [] as readonly Column<Row>[]] as const;
    return [columns.filter((column) => !isLeaving(column)), columns.filter(isLeaving)] as const;
  }, [columns, leaving]);
}

// When the rows of another page are loaded, reading begins at the first of them.
function useTableOf(page: number | undefined, rows: readonly unknown[]) {
  const table = useRef<HTMLTableElement>(null);
  const read = useRef({ page, rows });
  useEffect(() => {
    const { page: before, rows: known } = read.current;
    if (rows === known) return;
    read.current = { page, rows };
    if (page === before) return;
    // After sorting by a header the focus stays on the header.
    if (table.current?.tHead?.contains(document.activeElement)) return;
    table.current?.focus({ preventScroll: true });
    table.current?.scrollIntoView({ block: 'start' });
  }, [page, rows]);
  return table;
}

// Rows are memoised: each keeps one handler, which reads the latest choice when it is called.
function useLatestSelect<Row>(choice: RowChoice<Row> | undefined) {
  const latest = useRef(choice);
  useLayoutEffect(() => {
    latest.current = choice;
  });
  return useCallback((key: string, row: Row) => latest.current?.onSelect(key, row), []);
}
