import type { Criteria } from '../../criteria';
import type { Totals } from '../../totals';
import { requiredActor } from '../../typed-chart';
import type { Order } from '../order';
import type { Owner } from '../owner';

export type WorkbookAnswer =
  | { readonly type: 'workbook.progressed'; readonly written: number }
  | { readonly type: 'workbook.written' }
  | { readonly type: 'workbook.failed' };

/** The rows of one workbook: all that the criteria select, or a part of them; and how that compares with what the search announced. */
export interface Exported<Row = unknown, Asked = Criteria> {
  readonly criteria: Asked;
  readonly rows: readonly Row[];
  readonly announced: Totals;
  readonly carried: Totals;
  readonly owner: Owner | null;
  /** The order on the screen, in which a call that sorts has brought them. */
  readonly orderBy?: Order;
  /** The first and the last of the days it holds, where it is a part of a month. */
  readonly days?: readonly [first: string, last: string];
  /** What the whole search comes to, where this is a part of it. */
  readonly whole?: Totals;
  /** All rows of the search, where this is a part of it. */
  readonly wholeRows?: readonly Row[];
}

/**
 * What a screen provides: the call that fetches every row and the writer of the workbooks. Searches
 * that can be narrowed to a day add the calls that count each day.
 */
export const exportActors = {
  allRows: requiredActor<{ criteria: Criteria; orderBy?: Order }>('allRows'),
  dayCounts: requiredActor<{ criteria: Criteria }>('dayCounts'),
  writeWorkbooks: requiredActor<{ parts: readonly Exported[] }>('writeWorkbook'),
};
