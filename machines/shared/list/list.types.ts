import type { ListFailure } from '../../exit';
import type { Sums } from '../../totals';

/** The rows of a page, or all of them; `total` and `sums` where the call counts or adds them up. */
export interface ListBody {
  readonly rows: readonly unknown[];
  readonly total?: number;
  readonly sums?: Sums;
}

export type ListAnswer = { readonly type: 'http.200'; readonly body: ListBody } | ListFailure;

/** `server`: every page is a call. `client`: one call brings all, pages are cut from it. */
export type Paging = 'server' | 'client';

interface Pages {
  readonly rows: readonly unknown[];
  readonly total: number;
  readonly pageSize: number;
  readonly page: number;
  readonly paging: Paging;
}

/** FLO-008: ceil(total / page size), and at least one. */
export const pagesOf = ({ total, pageSize }: Pick<Pages, 'total' | 'pageSize'>) =>
  Math.max(1, Math.ceil(total / pageSize));

/** The rows of the page on the screen. */
export const rowsOnPage = ({ rows, pageSize, page, paging }: Pages) =>
  paging === 'server' ? rows : rows.slice((page - 1) * pageSize, page * pageSize);
