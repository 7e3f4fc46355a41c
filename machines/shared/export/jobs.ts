import { type ActorRefFrom, type AnyActorRef, type EventObject, fromCallback } from 'xstate';
import { lostWhenRestored } from '../../call';
import type { Totals } from '../../totals';
import type { EventSourceLogic } from '../../typed-chart';
import type { ExportWorkInput, exportWorkMachine } from './export-work/export-work.machine';
import { isRunning, progress } from './export-work/export-work.selectors';

/** An export that runs, or that has ended after its page was left. */
export interface ExportJob {
  /** The session id of the export chart that started it. */
  readonly key: string;
  readonly work: ActorRefFrom<typeof exportWorkMachine>;
  /** Its page shows its progress. */
  readonly isFollowed: boolean;
}

export type JobEvent =
  | {
      readonly type: 'export.started';
      readonly key: string;
      readonly logic: typeof exportWorkMachine;
      readonly input: ExportWorkInput;
    }
  /** Its page was left, or has taken its result. */
  | { readonly type: 'export.unfollowed'; readonly key: string }
  /** Stops it, or removes its result from the screen. */
  | { readonly type: 'export.dismissed'; readonly key: string };

export type WorkAnswer =
  | { readonly type: 'work.progressed'; readonly done: number | undefined }
  | { readonly type: 'work.completed'; readonly carried: Totals }
  | { readonly type: 'work.failed' }
  | { readonly type: 'work.notWritten' }
  /** Stopped by the end of the session, or by a reload. */
  | { readonly type: 'work.cancelled' };

const cancelled: WorkAnswer = { type: 'work.cancelled' };

const endOf = (work: ExportJob['work']): WorkAnswer => {
  const { output } = work.getSnapshot();
  return output === undefined ? cancelled : { ...output, type: `work.${output.type}` as never };
};

interface Exports {
  send(event: JobEvent): void;
  getSnapshot(): { readonly context: { readonly jobs: readonly ExportJob[] } };
}

const exportsIn = (system: AnyActorRef['system']) => system.get('exports') as Exports | undefined;

export const isExportRunning = (system: AnyActorRef['system']) =>
  exportsIn(system)
    ?.getSnapshot()
    .context.jobs.some(({ work }) => isRunning(work.getSnapshot())) ?? false;

/** Stops the work of an export chart; a chart that is stopped only leaves it to the shell. */
export const cancelWorkOf = (chart: AnyActorRef | undefined) => {
  if (chart !== undefined)
    exportsIn(chart.system)?.send({ type: 'export.dismissed', key: chart.sessionId });
};

/** Hands the work of an export to the actor `exports`, and follows it while its page is shown. */
export const followedWork = (
  logic: typeof exportWorkMachine,
): EventSourceLogic<ExportWorkInput, WorkAnswer> => {
  const follow = fromCallback<EventObject, ExportWorkInput>(({ input, self, sendBack, system }) => {
    const exports = exportsIn(system);
    const key = self._parent?.sessionId ?? self.sessionId;
    exports?.send({ type: 'export.started', key, logic, input });
    const work = exports?.getSnapshot().context.jobs.find((job) => job.key === key)?.work;
    if (exports === undefined || work === undefined) return sendBack(cancelled);
    const following = work.subscribe({
      next: (snapshot) => sendBack({ type: 'work.progressed', done: progress(snapshot) }),
      complete: () => sendBack(endOf(work)),
    });
    return () => {
      following.unsubscribe();
      exports.send({ type: 'export.unfollowed', key });
    };
  });
  return lostWhenRestored(follow, () => cancelled);
};
