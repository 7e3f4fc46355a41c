import type { Criteria } from '../../criteria';
import type { Totals } from '../../totals';
import { toBeProvided } from '../../typed';

export type WorkbookAnswer =
  | { readonly type: 'workbook.progressed'; readonly written: number }
  | { readonly type: 'workbook.written' }
  | { readonly type: 'workbook.failed' };

/** Every row that the criteria select, and how that compares with what the search announced. */
export interface Exported<Row = unknown, Asked = Criteria> {
  readonly criteria: Asked;
  readonly rows: readonly Row[];
  readonly announced: Totals;
  readonly carried: Totals;
}

/**
 * The call that fetches every row, the writer of the workbook, and for searches that can be narrowed
 * to a day the calls that count each day: a screen provides its own.
 */
export const exportActors = {
  allRows: toBeProvided<{ criteria: Criteria }>('allRows'),
  dayCounts: toBeProvided<{ criteria: Criteria }>('dayCounts'),
  writeWorkbook: toBeProvided<Exported>('writeWorkbook'),
};
