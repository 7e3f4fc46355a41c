import { type AnyActorLogic, assign, enqueueActions, setup } from 'xstate';
import type { StateMeta } from '../../flow-result';
import { receiveSession } from '../../portal/receive-session';
import { isRunning } from '../../shared/export/export-work/export-work.selectors';
import type { ExportJob, JobEvent } from '../../shared/export/jobs';
import { withEvent } from '../../typed-chart';

interface ExportsContext {
  readonly jobs: readonly ExportJob[];
}

type ExportsEvent = JobEvent | { readonly type: 'session.over' };

interface Key {
  readonly key: string;
}

const isMeant = (key: string | undefined) => (job: ExportJob) =>
  key === undefined || job.key === key;

type Spawn = (logic: AnyActorLogic, options: { input: unknown }) => ExportJob['work'];

/** The exports of this tab: they continue over its pages and end with the session. */
export const exportsMachine = setup({
  types: {
    context: {} as ExportsContext,
    events: {} as ExportsEvent,
    meta: {} as StateMeta,
    children: {} as { receiveSession: 'receiveSession' },
  },
  actors: { receiveSession },
  actions: {
    startJob: assign(
      (
        { context, spawn },
        { key, logic, input }: Extract<JobEvent, { type: 'export.started' }>,
      ) => {
        const work = (spawn as never as Spawn)(logic, { input });
        return { jobs: [...context.jobs, { key, work, isFollowed: true }] };
      },
    ),
    showJob: assign(({ context }, { key }: Key) => ({
      jobs: context.jobs
        .filter((job) => job.key !== key || isRunning(job.work.getSnapshot()))
        .map((job) => (job.key === key ? { ...job, isFollowed: false } : job)),
    })),
    stopJobs: enqueueActions(({ context, enqueue }, { key }: Partial<Key>) => {
      for (const { work } of context.jobs.filter(isMeant(key))) enqueue.stopChild(work);
    }),
    forgetJobs: assign(({ context }, { key }: Partial<Key>) => ({
      jobs: context.jobs.filter((job) => !isMeant(key)(job)),
    })),
  },
}).createMachine({
  id: 'exports',
  description: 'Le esportazioni in corso: continuano su ogni pagina, fino alla fine della sessione',
  context: { jobs: [] },
  invoke: { id: 'receiveSession', src: 'receiveSession' },
  on: {
    'export.started': {
      actions: withEvent('startJob'),
      meta: { spec: ['FLO-013'], happyPath: true },
    },
    'export.unfollowed': {
      actions: withEvent('showJob'),
      meta: { spec: ['FLO-014'] },
    },
    'export.dismissed': {
      actions: [withEvent('stopJobs'), withEvent('forgetJobs')],
    },
    'session.over': {
      actions: [
        { type: 'stopJobs', params: {} },
        { type: 'forgetJobs', params: {} },
      ],
      meta: { spec: ['LOG-033'] },
    },
  },
});
