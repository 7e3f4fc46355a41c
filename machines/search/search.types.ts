import type { ListFailure } from '../exit';

/** Sums over everything the criteria select. */
export interface Totals {
  readonly count: number;
  /** Euro, by the name the call gives them. */
  readonly sums: Readonly<Record<string, number>>;
}

export interface Rows {
  readonly rows: readonly unknown[];
}

export type SearchAnswer =
  | { readonly type: 'http.200'; readonly body: Totals | Rows }
  | ListFailure;

/** FLO-006. */
export const pageSize = 60;

/** FLO-008: ceil(total / 60), and at least one. */
export const lastPage = (totals: Totals | null) =>
  Math.max(1, Math.ceil((totals?.count ?? 0) / pageSize));
