/** How a column is written: money and counts as numbers, dates as dates, codes as text. */
export type CellKind = 'text' | 'money' | 'count' | 'date' | 'dateTime';

export interface WorkbookColumn<Key extends string = string> {
  /** The field of the row. */
  readonly key: Key;
  readonly header: string;
  readonly kind: CellKind;
  /** In characters. */
  readonly width: number;
  /** Its sum means nothing, and is left out. */
  readonly isNoSum?: true;
  /** Codes of the wire and what the merchant reads instead. */
  readonly words?: Readonly<Record<string, string>>;
}

/** A label with its value, on the sheet with the search. */
export interface WorkbookFact {
  readonly label: string;
  readonly value: string | number;
  readonly kind: CellKind;
}

/** All that a workbook is made of; it travels to the worker, so it is data only. */
export interface WorkbookPlan {
  /** Without its extension (BUS-012). */
  readonly fileName: string;
  /** Distinguishes it from the other parts of the same export. */
  readonly part?: string;
  /** Above the table: whose it is, and when it was made. */
  readonly heading?: readonly WorkbookFact[];
  readonly sheet: string;
  readonly columns: readonly WorkbookColumn[];
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  /** Rows that the totals leave out, by what a field of theirs holds. */
  readonly leftOut?: { readonly key: string; readonly value: string };
  readonly facts: { readonly sheet: string; readonly list: readonly WorkbookFact[] };
}

export type WorkerAnswer =
  | { readonly type: 'progressed'; readonly written: number }
  | { readonly type: 'written'; readonly file: Blob; readonly fileName: string }
  | { readonly type: 'failed' };
