import type { ListFailure } from '../../flow-result';
import type { DisputePlace } from '../../portal/session';

/** Gross takings in euro, of the same first days of each month: as many as this month has so far. */
export interface Takings {
  readonly thisMonth: number;
  /** Of the month before; null where it has none. */
  readonly monthBefore: number | null;
  /** Month by month, the current one last. */
  readonly months: readonly number[];
}

export interface OpenRequests {
  readonly open: number;
  /** How many of them are late, and how many are due this week: the weeks of the case lists. */
  readonly late: number;
  readonly thisWeek: number;
  /** The nearest expiry date; '' where none has one. */
  readonly nearest: string;
  /** What the tile opens, which has `open` rows: all of them, or the list with the nearest deadline. */
  readonly leads: 'inbox' | DisputePlace | null;
  /** The open cases that this page does not show, by manager. */
  readonly others: readonly { readonly name: string; readonly open: number }[];
}

/** `amount` in euro. */
export interface UnpaidItems {
  readonly count: number;
  readonly amount: number;
}

/** What each part finds; of the last statement, its date as the acquirer gives it. */
export interface Figures {
  readonly takings: Takings;
  readonly requests: OpenRequests;
  readonly unpaid: UnpaidItems;
  readonly statement: string;
}

/** Whose figures: the code of a shop, or '' for all points; and the day it is in Italy (`YYYY-MM-DD`). */
export interface Asked {
  readonly codPos: string;
  readonly today: string;
  /** Whether the acquirer lists the open cases of all managers. */
  readonly inbox: boolean;
}

export interface SummaryInput extends Asked {
  /** Whether the back end offers it, and whether the merchant is enrolled in Dispute Online. */
  readonly offered: boolean;
  readonly enrolled: boolean;
}

export type SummaryContext = SummaryInput & {
  readonly [Part in keyof Figures]: Figures[Part] | null;
};

/**
 * Each part answers under its name: its figures, or null where there is nothing to show. Otherwise
 * with the first of its calls that was not answered with 200.
 */
export type SummaryEvent =
  | {
      [Part in keyof Figures]: {
        readonly type: 'http.200';
        readonly part: Part;
        readonly known: Figures[Part] | null;
      };
    }[keyof Figures]
  | (ListFailure & { readonly part: keyof Figures })
  /** Of a shop, or '' of all of them. */
  | { readonly type: 'point.changed'; readonly codPos: string };
