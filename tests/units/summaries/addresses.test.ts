// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { emptySession } from '../../../machines/portal/session';
import type { RunningFlow } from '../../../src/flow';
import { routeAt, routes } from '../../../src/routes';
import { company, defaults } from '../../../walks/portal/portal.scenario';
import { thirteenMonths } from '../../../walks/statistics/statistics.rows';
import { summary, totals } from '../../../walks/summaries/summaries.rows';
import { connectTo } from '../shared/search/fake-client';

let running: RunningFlow | null = null;
afterEach(() => running?.actor.stop());

const open = async (path: string, query: string) => {
  const module = await routeAt(routes, path, null)?.load();
  if (module === undefined) throw new Error(`Nothing lives at ${path}`);
  running = module.start({
    session: { ...emptySession, token: 'a-token', merchant: company },
    configuration: defaults,
    path,
    query: new URLSearchParams(query),
    today: '2026-11-21',
  });
  running.actor.start();
  return running;
};

const settle = () => new Promise((resolve) => setTimeout(resolve));
const found = { count: totals.count, ...totals.sums };

const answering = (lists: { readonly type: string; readonly body?: object }) =>
  connectTo(({ alias }) =>
    alias === 'GET_TOTAL_SUMMARY' ? { type: 'http.200', body: found } : lists,
  );

describe('Riepilogo and its address', () => {
  it('[RIE-002] [RIE-026] a refresh or a bookmark brings back filters and page', async () => {
    const asked = answering({ type: 'http.200', body: { summaryList: [summary] } });
    const flow = await open('/Home/Riepilogo', 'month=202610&abi=03069&page=3');
    await settle();
    expect(asked.at(-1)?.request).toMatchObject({ month: '202610', abi: '03069', page: 3 });
    expect(flow.query()).toBe('month=202610&abi=03069&page=3');
  });

  it('[ERR-016] the address keeps them when a call fails, for RIPROVA', async () => {
    answering({ type: 'http.500' });
    const flow = await open('/Home/Riepilogo', 'month=202610&page=2');
    const written: string[] = [];
    flow.onMove(() => written.push(flow.query()));
    await settle();
    expect(flow.exit()).toEqual({ type: 'failed' });
    expect(flow.query()).toBe('month=202610&page=2');
    expect(new Set(written)).toEqual(new Set(['month=202610&page=2']));
  });
});

describe('the statistics and their addresses', () => {
  it.each([
    ['/Home/StatisticaMensile', 'm', 5],
    ['/Home/StatisticaTrimestrale', 't', 2],
    ['/Home/StatisticaSemestrale', 's', 3],
  ])(
    '[STA-009] [STA-005] %s asks for period %s; page 9 becomes page %i',
    async (path, period, last) => {
      const asked = connectTo(() => ({
        type: 'http.200',
        body: { statisticsList: thirteenMonths },
      }));
      const flow = await open(path, 'page=9');
      await settle();
      expect(asked[0]?.request).toEqual({ orderBy: '+sequence', period, codPos: '' });
      expect(flow.query()).toBe(`page=${last}`);
    },
  );
});
