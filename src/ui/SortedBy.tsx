import { kitTexts } from '../italian/shared';
import { Button } from './Button';
import type { Column } from './DataTableRow';
import { type Sort, sortOf } from './SortSelect';

interface SortedByProps<Row> extends Sort {
  /** Those that the list has. */
  readonly columns: readonly Column<Row>[];
  /** Those that have a header on the screen. */
  readonly headed: readonly Column<Row>[];
}

/** The order of a table whose sorted column is hidden, or has no room: no header has its arrow. */
export function SortedBy<Row>({ columns, headed, orderBy, onSort }: SortedByProps<Row>) {
  const words = kitTexts.sorting;
  const isSorted = (column: Column<Row>) => sortOf(column, orderBy) !== undefined;
  const column = columns.find(isSorted);
  if (column === undefined || headed.some(isSorted)) return null;
  const order = sortOf(column, orderBy) === 'ascending' ? words.rising : words.falling;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 print:hidden">
      <p className="text-ink-soft">{words.sortedBy(order(column.header))}</p>
      <Button look="quiet" icon="close" onClick={() => onSort('')}>
        {words.remove}
      </Button>
    </div>
  );
}
