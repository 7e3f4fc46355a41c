import { type EventObject, fromCallback } from 'xstate';
import type { Criteria } from '../criteria';

export type WorkbookAnswer =
  | { readonly type: 'workbook.progressed'; readonly written: number }
  | { readonly type: 'workbook.written' }
  | { readonly type: 'workbook.failed' };

const unprovided = (name: string) => () => {
  throw new Error(`The export needs its "${name}" actor: provide it where the chart is used.`);
};

/** The call that fetches every row, and the writer of the workbook: a screen provides its own. */
export const exportActors = {
  allRows: fromCallback<EventObject, { criteria: Criteria }>(unprovided('allRows')),
  writeWorkbook: fromCallback<EventObject, { criteria: Criteria; rows: readonly unknown[] }>(
    unprovided('writeWorkbook'),
  ),
};
