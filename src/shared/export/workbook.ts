/** The type of a column's cells: money and counts as numbers, dates as dates, codes as text. */
export type CellKind = 'text' | 'money' | 'count' | 'date' | 'dateTime';

export interface WorkbookColumn<Key extends string = string> {
  /** The field of the row. */
  readonly key: Key;
  readonly header: string;
  readonly kind: CellKind;
  /** In characters. */
  readonly width: number;
  /** It has no meaningful sum: the last line leaves it out. */
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

/** The whole content of a workbook; data only, because it is sent to a worker. */
export interface WorkbookPlan {
  /** Without its extension (BUS-012). */
  readonly fileName: string;
  /** Distinguishes it from the other parts of the same export. */
  readonly part?: string;
  /** Above the table: the owner, and the time of the export. */
  readonly heading?: readonly WorkbookFact[];
  readonly sheet: string;
  readonly columns: readonly WorkbookColumn[];
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  /** Rows that the totals leave out, by the value of a field. */
  readonly leftOut?: { readonly key: string; readonly value: string };
  /** Some rows may be cancelled, and the totals have them too. */
  readonly withCancelled?: boolean;
  /** Where it is a part: the sums of all parts, by the keys of their columns. */
  readonly whole?: Readonly<Record<string, number>>;
  readonly facts: { readonly sheet: string; readonly list: readonly WorkbookFact[] };
}

export type WorkerAnswer =
  | { readonly type: 'progressed'; readonly written: number }
  | { readonly type: 'written'; readonly file: Blob; readonly fileName: string }
  | { readonly type: 'failed' };
