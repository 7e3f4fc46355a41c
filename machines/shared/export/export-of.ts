import type { CallbackActorLogic, EventObject } from 'xstate';
import type { Criteria } from '../../criteria';
import type { ListFailure } from '../../flow-result';
import type { Sums } from '../../totals';
import type { EventSourceLogic } from '../../typed-chart';
import type { Order } from '../rows';
import type { Exported } from './export.actors';
import type { DayCount } from './export.days';
import { exportMachine } from './export.machine';
import { exportWorkMachine } from './export-work/export-work.machine';
import { followedWork } from './jobs';

type Answer<Body> = { readonly type: 'http.200'; readonly body: Body } | ListFailure;

export interface ExportCalls<Row, Asked extends Criteria> {
  readonly allRows: EventSourceLogic<
    { criteria: Asked; orderBy?: Order },
    Answer<{ readonly rows: readonly Row[]; readonly sums?: Sums }>
  >;
  readonly dayCounts?: EventSourceLogic<
    { criteria: Asked },
    Answer<{ readonly days: readonly DayCount[] }>
  >;
  readonly writeWorkbooks: CallbackActorLogic<
    EventObject,
    { parts: readonly Exported<Row, Asked>[] }
  >;
}

/** The export chart with the calls and the workbook of one kind of row. */
export type ExportOf<Row, Asked extends Criteria> = typeof exportMachine & {
  readonly exports?: Exported<Row, Asked>;
};

/** Without a call for all rows where the screen has them. */
export const exportOf = <Row, Asked extends Criteria>({
  dayCounts,
  ...calls
}:
  | ExportCalls<Row, Asked>
  | { writeWorkbooks: ExportCalls<Row, Asked>['writeWorkbooks']; dayCounts?: never }) =>
  exportMachine.provide({
    actors: {
      ...(dayCounts && { dayCounts }),
      work: followedWork(exportWorkMachine.provide({ actors: calls } as never)),
    } as never,
  }) as ExportOf<Row, Asked>;
