import { type EventObject, fromCallback } from 'xstate';
import type { Criteria } from '../../criteria';
import type { Totals } from '../../totals';

export type WorkbookAnswer =
  | { readonly type: 'workbook.progressed'; readonly written: number }
  | { readonly type: 'workbook.written' }
  | { readonly type: 'workbook.failed' };

/** Every row that the criteria select, and how that compares with what the search announced. */
export interface Exported {
  readonly criteria: Criteria;
  readonly rows: readonly unknown[];
  readonly announced: Totals;
  readonly carried: Totals;
}

const unprovided = (name: string) => () => {
  throw new Error(`The export needs its "${name}" actor: provide it where the chart is used.`);
};

/**
 * The call that fetches every row, the writer of the workbook, and for searches that can be narrowed
 * to a day the calls that count each day: a screen provides its own.
 */
export const exportActors = {
  allRows: fromCallback<EventObject, { criteria: Criteria }>(unprovided('allRows')),
  dayCounts: fromCallback<EventObject, { criteria: Criteria }>(unprovided('dayCounts')),
  writeWorkbook: fromCallback<EventObject, Exported>(unprovided('writeWorkbook')),
};
