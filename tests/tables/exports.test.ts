import { describe, expect, it } from 'vitest';
import { type AnyEventObject, createActor, type EventObject, fromCallback, setup } from 'xstate';
import { exportsMachine } from '../../machines/navigation/exports/exports.machine';
import { exportMachine } from '../../machines/shared/export/export.machine';
import { exportWorkMachine } from '../../machines/shared/export/export-work/export-work.machine';
import { followedWork } from '../../machines/shared/export/jobs';
import { createStubs } from '../../paths/engine/stubs';
import { lintChart } from './support/lint';

const criteria = { month: '202610' };

/** A tab with the actor `exports`, and a page whose export is under way. */
const opened = () => {
  const stubs = createStubs();
  const logic = exportWorkMachine.provide({
    actors: {
      allRows: stubs.call('allRows'),
      writeWorkbooks: stubs.call('writeWorkbooks'),
    } as never,
  });
  const page = exportMachine.provide({ actors: { work: followedWork(logic) } });
  let endSession = () => {};
  const receiveSession = fromCallback<EventObject>(({ sendBack }) => {
    endSession = () => sendBack({ type: 'session.over' });
  });
  const tab = createActor(
    setup({
      actors: { exports: exportsMachine.provide({ actors: { receiveSession } }), page },
    }).createMachine({
      invoke: { id: 'exports', src: 'exports', systemId: 'exports' },
      initial: 'onPage',
      states: {
        onPage: {
          invoke: { id: 'page', src: 'page', input: { criteria, count: 2 } },
          on: { left: 'elsewhere' },
        },
        elsewhere: {},
      },
    }),
  ).start();
  const exports = () => tab.getSnapshot().children.exports;
  const answer = (event: AnyEventObject, name: string) => stubs.answer(event, name);
  return {
    page: tab.getSnapshot().children.page,
    exports,
    leave: () => tab.send({ type: 'left' } as never),
    endSession: () => endSession(),
    jobs: () => exports()?.getSnapshot().context.jobs ?? [],
    rows: () => answer({ type: 'http.200', body: { rows: [1, 2] } }, 'allRows'),
    written: () => answer({ type: 'workbook.written' }, 'writeWorkbooks'),
    fails: () => answer({ type: 'http.500' }, 'allRows'),
    waiting: () => [...stubs.waiting.keys()],
  };
};

const outputs = (jobs: ReturnType<ReturnType<typeof opened>['jobs']>) =>
  jobs.map(({ work, isFollowed }) => [isFollowed, work.getSnapshot().output?.type]);

describe('exports: what the requirements say', () => {
  it('[FLO-013] [FLO-014] an export whose page stays ends there: the shell shows nothing', () => {
    const { rows, written, jobs, page } = opened();
    expect(outputs(jobs())).toEqual([[true, undefined]]);
    rows();
    written();
    expect(page?.getSnapshot().output).toEqual({
      type: 'completed',
      carried: { count: 2, sums: {} },
    });
    expect(jobs()).toEqual([]);
  });

  it('[FLO-013] [FLO-014] an export whose page is left continues, and its file arrives', () => {
    const { rows, written, jobs, leave } = opened();
    leave();
    expect(outputs(jobs())).toEqual([[false, undefined]]);
    rows();
    written();
    expect(outputs(jobs())).toEqual([[false, 'completed']]);
  });

  it('[ERR-014] one that fails after its page was left is said in the shell', () => {
    const { fails, jobs, leave } = opened();
    leave();
    fails();
    expect(outputs(jobs())).toEqual([[false, 'failed']]);
  });

  it('[FLO-013] ANNULLA on its page stops the work', () => {
    const { jobs, page, waiting } = opened();
    page?.send({ type: 'export.cancelled' });
    expect(jobs()).toEqual([]);
    expect(waiting()).toEqual([]);
    expect(page?.getSnapshot().output).toEqual({ type: 'cancelled' });
  });

  it('[FLO-013] ANNULLA in the shell stops the work; its result is closed the same way', () => {
    const { jobs, leave, exports, waiting } = opened();
    leave();
    exports()?.send({ type: 'export.dismissed', key: jobs()[0]?.key ?? '' });
    expect(jobs()).toEqual([]);
    expect(waiting()).toEqual([]);
  });

  it.each([
    ['on its page', () => {}],
    ['elsewhere', (leave: () => void) => leave()],
  ])('[LOG-033] the end of the session stops it: %s', (_, go) => {
    const { jobs, leave, endSession, page, waiting } = opened();
    go(leave);
    endSession();
    expect(jobs()).toEqual([]);
    expect(waiting()).toEqual([]);
    expect(page?.getSnapshot().status).not.toBe('active');
  });
});

lintChart(exportsMachine, { calls: {}, others: { receiveSession: ['session.over'] } });
