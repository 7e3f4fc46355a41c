import type { ComponentType, ReactNode } from 'react';
import type { GenericSchema } from 'valibot';
import type { PlainCall } from '../../machines/call';
import type { Criteria } from '../../machines/criteria';
import type { PageName } from '../../machines/pages';
import type { Session } from '../../machines/portal/session';
import type { ExportCalls } from '../../machines/shared/export/export-of';
import type { ListCalls } from '../../machines/shared/list/list-of';
import type { Order } from '../../machines/shared/rows';
import type { SearchSnapshot } from '../../machines/shared/search/search.selectors';
import type { SearchCalls } from '../../machines/shared/search/search-of';
import type { WorkbookFact } from '../shared/export/workbook';
import type { Exported } from '../shared/export/write-workbooks';
import type { Column } from '../ui/DataTable';
import type { TotalLabels, TotalLine } from './labels';

/** The calls of a list that counts first, then brings a page. */
interface CountedCalls<Row, Asked extends Criteria>
  extends Omit<SearchCalls<Row, Asked>, 'export'>,
    Omit<ExportCalls<Row, Asked>, 'writeWorkbooks'> {
  readonly totals: SearchCalls<Row, Asked>['totals'] & PlainCall<{ criteria: Asked }>;
  readonly page: SearchCalls<Row, Asked>['page'] &
    PlainCall<{ criteria: Asked; page: number; orderBy?: Order }>;
}

/** The call of a list that brings all rows of a month at once. */
interface MonthlyCalls<Row, Asked extends Criteria>
  extends Omit<ListCalls<Row, Asked>, 'export'>,
    Omit<ExportCalls<Row, Asked>, 'writeWorkbooks'> {
  readonly rows: ListCalls<Row, Asked>['rows'] &
    PlainCall<{ criteria: Asked; page: number; orderBy?: Order }>;
}

/**
 * The kind of a column's values; it decides how they read on the screen, on a card and in the
 * sheet.
 */
export type ColumnKind =
  | 'text'
  | 'words'
  /** Of a merchant, a shop, a manager. */
  | 'name'
  | 'date'
  | 'dateTime'
  | 'money'
  /** A difference in euro, with its sign. */
  | 'change'
  | 'count'
  | 'card'
  | 'status';

/** The target of a cell's link. */
export interface ListLink {
  readonly text: string;
  readonly page: PageName;
  /** The filters that it opens with. */
  readonly asked: Criteria;
  /** The code of the shop that it shows; without it the one in force. */
  readonly point?: string;
}

export interface ListColumn<Row> extends Pick<Column<Row>, 'leaves' | 'wide' | 'card'> {
  readonly header: string;
  readonly kind: ColumnKind;
  /** In the sheet, in characters, where it differs from that of its kind. */
  readonly width?: number;
  /** A figure that has no meaningful sum: the last line of the sheet leaves it out. */
  readonly isNoSum?: true;
  /** Shown only where this filter is in use. */
  readonly onlyWith?: string;
  /** Shown only where a row has a value: a back end may leave the field out. */
  readonly ifGiven?: true;
  /** The page that its cell leads to; null for a row without one, which shows the bare value. */
  readonly link?: (row: Row) => ListLink | null;
  /** In the sheet only. */
  readonly onlyInSheet?: true;
  /** A value computed from the row, where no field has it. */
  readonly value?: (row: Row) => string | number;
  /** A cell of the screen with more than its text. */
  readonly Cell?: ComponentType<{ readonly row: Row; readonly children: ReactNode }>;
}

/** Every field of a row, null where it is not shown; in the order of the screen. */
export type ListColumns<Row, Added extends string = never> = {
  readonly [Key in keyof Row & string]-?: ListColumn<Row> | null;
} & {
  readonly [Key in Added]: ListColumn<Row> & { readonly value: (row: Row) => string | number };
};

interface Labelled {
  readonly label: string;
  /** Which users may use it; by default all. */
  readonly isFor?: (session: Session) => boolean;
}

/** Typed digits; `strict`: other pasted text stays, and is refused (VAL-067). */
export interface DigitsFilter extends Labelled {
  readonly kind: 'digits';
  readonly rule: GenericSchema<string, string>;
  readonly longest: number;
  readonly strict?: true;
}

/** The lower bound of an amount, drawn with the upper one, which is the filter `upTo`. */
export interface LeastFilter<Asked> extends Labelled {
  readonly kind: 'least';
  readonly upTo: keyof Asked & string;
}

interface MostFilter extends Labelled {
  readonly kind: 'most';
}

/**
 * One of several values, each with its words; '' means all. `always`: not behind 'Altri filtri'.
 */
export interface ChoiceFilter extends Labelled {
  readonly kind: 'choice';
  readonly words: Readonly<Record<string, string>>;
  readonly always?: true;
}

/** Another month besides the searched one; `none` are the words of ''. */
export interface MonthFilter extends Labelled {
  readonly kind: 'month';
  readonly none: string;
}

/** An amount with its cents, as it is written. */
export interface ExactFilter extends Labelled {
  readonly kind: 'exact';
  readonly hint: string;
}

export type LabelledFilter<Asked> =
  | DigitsFilter
  | LeastFilter<Asked>
  | MostFilter
  | ChoiceFilter
  | MonthFilter
  | ExactFilter;

/**
 * The criteria that all lists share: a month, a day of it, the point of sale in force.
 * `everyPoint`: all of them, whatever is in force.
 */
type CommonFilter = 'month' | 'day' | 'point' | 'everyPoint';

type FilterOf<Asked, Value> =
  | CommonFilter
  | Exclude<LabelledFilter<Asked>, { kind: 'choice' }>
  | (ChoiceFilter & { readonly words: Readonly<Record<Value & string, string>> });

/** Every filter of a list, in the order of its address. */
export type ListFilters<Asked> = {
  readonly [Name in keyof Asked & string]-?: FilterOf<Asked, Asked[Name]>;
};

/** The part of a list from which its workbook is made. */
export interface ListSheet<Row, Asked> {
  /** `file` names the workbook and its first sheet (BUS-012). */
  readonly words: { readonly file: string };
  readonly columns: ListColumns<Row>;
  readonly filters: ListFilters<Asked>;
  readonly totals: TotalLabels;
  /** The second sheet's content besides filters and totals. */
  readonly facts?: (exported: Exported<Row, Asked>) => readonly WorkbookFact[];
}

/**
 * A list, described once. Its table, cards, filters, workbook, address and first calls are derived
 * from here; a field or a filter that is left out does not compile.
 */
interface List<Row, Asked> extends ListSheet<Row, Asked> {
  /** Its page, by whose name a user's preferences keep its columns. */
  readonly page: PageName;
  readonly words: Readonly<Record<'title' | 'intro' | 'tableCaption' | 'file', string>>;
}

/** One that counts first, then brings a page of 60 rows: Movimenti, Riepilogo. */
export interface SearchList<Row, Asked extends Criteria> extends List<Row, Asked> {
  readonly calls: CountedCalls<Row, Asked>;
  /** The totals in several lines; null where one line is enough. */
  readonly lines?: (snapshot: SearchSnapshot<Row, Asked>) => readonly TotalLine[] | null;
}

/** A list that loads all rows of a month with one call: Differenze, Addebiti. */
export interface MonthlyList<Row, Asked extends Criteria> extends List<Row, Asked> {
  readonly words: List<Row, Asked>['words'] & { readonly emptyAdvice: string };
  readonly calls: MonthlyCalls<Row, Asked>;
  /** Without a month in the address it begins with the current one. */
  readonly startsThisMonth?: true;
}
