import type { Criteria } from '../../criteria';
import type { Totals } from '../../totals';
import { requiredActor } from '../../typed-chart';
import type { Owner } from '../owner';
import type { Order } from '../rows';
import type { ExportWorkInput } from './export-work/export-work.machine';

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

/** The call that fetches every row, and the writer of the workbooks: what a screen provides for the work. */
export const exportActors = {
  allRows: requiredActor<{ criteria: Criteria; orderBy?: Order }>('allRows'),
  writeWorkbooks: requiredActor<{ parts: readonly Exported[] }>('writeWorkbook'),
};

/** The calls that count each day, where a search can be narrowed to one. */
export const dayCounts = requiredActor<{ criteria: Criteria }>('dayCounts');
export const work = requiredActor<ExportWorkInput>('work');
