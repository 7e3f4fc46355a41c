import type { Configuration } from '../../acquirer/contract/configuration';
import { fieldOf, inOrder, type Order } from '../../machines/shared/rows';
import type { Exported } from '../shared/export/write-workbooks';
import type { Column } from '../ui/DataTable';

const none: readonly string[] = [];

/**
 * The fields by which a paged list may be sorted: those of its contract, where the extension
 * `sorting` is offered.
 */
export const sortedByServer = (
  { sortedBy = none }: { readonly sortedBy?: readonly string[] },
  { extensions }: Pick<Configuration, 'extensions'>,
): readonly string[] => (extensions.includes('sorting') ? sortedBy : none);

/** The order that an address names; '' for one that the list lacks. */
export const orderFrom = (query: URLSearchParams, sortedBy: readonly string[]): Order => {
  const orderBy = query.get('orderBy') ?? '';
  return /^[+-]/.test(orderBy) && sortedBy.includes(fieldOf(orderBy)) ? orderBy : '';
};

const sorting = <Row>(column: Column<Row>): Column<Row> => ({
  ...column,
  sorts: column.align === 'end' ? '-' : '+',
});

/**
 * The same columns; those of these fields have a header that sorts. Amounts and counts begin with
 * the largest.
 */
export const sortable = <Row>(
  columns: readonly Column<Row>[],
  sortedBy: readonly string[],
): readonly Column<Row>[] =>
  columns.map((column) => (sortedBy.includes(column.key) ? sorting(column) : column));

/** The same columns of a list whose rows are all loaded: each of them sorts. */
export const allSortable = <Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] =>
  columns.map(sorting);

/** The rows of a workbook, in the order of the screen, where the portal sorts them. */
export const sortedHere =
  <Row, Asked, Plan>(planOf: (exported: Exported<Row, Asked>) => Plan) =>
  (exported: Exported<Row, Asked>): Plan =>
    planOf({ ...exported, rows: inOrder(exported.rows, exported.orderBy ?? '') });
