import { pageSize } from '../../../acquirer/contract/pages';
import type { ListFailure } from '../../flow-result';
import type { Sums, Totals } from '../../totals';

/** A page of rows, or all of them, and what they add up to. */
export interface Rows<Row = unknown> {
  readonly rows: readonly Row[];
  readonly sums?: Sums;
}

export type SearchAnswer<Row = unknown> =
  | { readonly type: 'http.200'; readonly body: Totals | Rows<Row> }
  | ListFailure;

/** FLO-008: ceil(total / 60), and at least one. */
export const lastPage = (totals: Totals | null) =>
  Math.max(1, Math.ceil((totals?.count ?? 0) / pageSize));
