import type { ListFailure } from '../../flow-result';
import type { Sums } from '../../totals';
import { inOrder, type Order } from '../rows';

/** How many of the rows are of each kind. */
export type Counts = Readonly<Record<string, number>>;

/** The rows of a page, or all of them; the others where the call counts or adds up all of them. */
export interface ListBody<Row = unknown> {
  readonly rows: readonly Row[];
  readonly total?: number;
  readonly sums?: Sums;
  readonly counts?: Counts;
}

export type ListAnswer<Row = unknown> =
  | { readonly type: 'http.200'; readonly body: ListBody<Row> }
  | ListFailure;

/** `server`: every page is a call. `client`: one call brings all, pages are cut from it. */
export type Paging = 'server' | 'client';

interface Pages<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly pageSize: number;
  readonly page: number;
  readonly paging: Paging;
  readonly orderBy?: Order;
}

/** FLO-008: ceil(total / page size), and at least one. */
export const pagesOf = ({ total, pageSize }: Pick<Pages<unknown>, 'total' | 'pageSize'>) =>
  Math.max(1, Math.ceil(total / pageSize));

/** The rows of the page on the screen. */
export const rowsOnPage = <Row>({ rows, pageSize, page, paging, orderBy = '' }: Pages<Row>) =>
  paging === 'server' ? rows : inOrder(rows, orderBy).slice((page - 1) * pageSize, page * pageSize);

/** A print of more rows is a part of them: the page on the screen. */
const fewRows = 500;

/** The rows of a print, the number of the first one, and how many there are in all. */
export const onPaper = <Row>(list: Pages<Row>) => {
  const { rows, pageSize, page, paging, orderBy = '', total } = list;
  return paging === 'client' && rows.length <= fewRows
    ? { rows: inOrder(rows, orderBy), from: 1, total }
    : { rows: rowsOnPage(list), from: (page - 1) * pageSize + 1, total };
};
