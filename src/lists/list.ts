import type { ComponentType, ReactNode } from 'react';
import type { GenericSchema } from 'valibot';
import type { Criteria } from '../../machines/criteria';
import type { Session } from '../../machines/portal/session';
import type { SearchSnapshot } from '../../machines/shared/search/search.selectors';
import type { WorkbookFact } from '../shared/export/workbook';
import type { Exported } from '../shared/export/write-workbooks';
import type { TotalLabels } from '../shared/search/labels';
import type { Column } from '../ui/DataTable';
import type { CountedCalls, MonthlyCalls } from './calls';

/** What a column holds; how it reads on the screen, on a card and in the sheet follows from it. */
export type ColumnKind =
  | 'text'
  | 'words'
  | 'date'
  | 'dateTime'
  | 'money'
  | 'count'
  | 'card'
  | 'status';

export interface ListColumn<Row> extends Pick<Column<Row>, 'leaves' | 'wide' | 'card'> {
  readonly header: string;
  readonly kind: ColumnKind;
  /** In the sheet, in characters, where its kind would give it another. */
  readonly width?: number;
  /** The sheet alone has it. */
  readonly onlyInSheet?: true;
  /** Where no field of the row holds it as it is shown. */
  readonly value?: (row: Row) => string | number;
  /** A cell of the screen that is more than its text. */
  readonly Cell?: ComponentType<{ readonly row: Row; readonly children: ReactNode }>;
}

/** Every field of a row, null where it is not shown; in the order of the screen. */
export type ListColumns<Row, Added extends string = never> = {
  readonly [Key in keyof Row & string]-?: ListColumn<Row> | null;
} & {
  readonly [Key in Added]: ListColumn<Row> & { readonly value: (row: Row) => string | number };
};

/** What the field of a filter is drawn around, or instead of. */
export interface FieldProps<Asked> {
  readonly label: string;
  readonly draft: Asked;
  readonly session: Session;
  /** The field as its kind draws it. */
  readonly children: ReactNode;
}

interface Labelled<Asked> {
  readonly label: string;
  /** What is special in one list. */
  readonly Field?: ComponentType<FieldProps<Asked>>;
}

/** Digits typed; `strict`: what was pasted stays, and is refused where it is no number (VAL-067). */
export interface DigitsFilter<Asked> extends Labelled<Asked> {
  readonly kind: 'digits';
  readonly rule: GenericSchema<string, string>;
  readonly longest: number;
  readonly strict?: true;
}

/** The lower bound of an amount, drawn with the upper one, which is the filter `upTo`. */
export interface LeastFilter<Asked> extends Labelled<Asked> {
  readonly kind: 'least';
  readonly upTo: keyof Asked & string;
}

interface MostFilter<Asked> extends Labelled<Asked> {
  readonly kind: 'most';
}

/**
 * One of several values, each with its words; '' means all. `always`: not behind 'Altri filtri'.
 */
export interface ChoiceFilter<Asked> extends Labelled<Asked> {
  readonly kind: 'choice';
  readonly words: Readonly<Record<string, string>>;
  readonly always?: true;
}

export type LabelledFilter<Asked> =
  | DigitsFilter<Asked>
  | LeastFilter<Asked>
  | MostFilter<Asked>
  | ChoiceFilter<Asked>;

/** What every list is asked in the same way: a month, a day of it, the point of sale in force. */
export type CommonFilter = 'month' | 'day' | 'point';

type FilterOf<Asked, Value> =
  | CommonFilter
  | Exclude<LabelledFilter<Asked>, { kind: 'choice' }>
  | (ChoiceFilter<Asked> & { readonly words: Readonly<Record<Value & string, string>> });

/** Every filter of a list, in the order of its address. */
export type ListFilters<Asked> = {
  readonly [Name in keyof Asked & string]-?: FilterOf<Asked, Asked[Name]>;
};

/** The part of a list that its workbook is made of. */
export interface ListSheet<Row, Asked> {
  /** The name of the file and of its first sheet (BUS-012). */
  readonly file: string;
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
  readonly words: Readonly<Record<'title' | 'intro' | 'tableCaption', string>>;
}

/** One that counts first, then brings a page of 60 rows: Movimenti, Riepilogo. */
export interface SearchList<Row, Asked extends Criteria> extends List<Row, Asked> {
  readonly calls: CountedCalls<Row, Asked>;
  /** What the figures hold or leave out. */
  readonly note?: (snapshot: SearchSnapshot<Row, Asked>) => string | null;
}

/** A list that loads all rows of a month with one call: Differenze, Addebiti. */
export interface MonthlyList<Row, Asked extends Criteria> extends List<Row, Asked> {
  readonly words: List<Row, Asked>['words'] & { readonly emptyAdvice: string };
  readonly calls: MonthlyCalls<Row, Asked>;
}
