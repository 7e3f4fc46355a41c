// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import type { Client } from '../../../acquirer/client';
import { emptySession } from '../../../machines/portal/session';
import { company } from '../../../paths/portal/portal.scenario';
import { thirteenMonths } from '../../../paths/statistics/statistics.rows';
import { summary, totals } from '../../../paths/summaries/summaries.rows';
import { routes } from '../../../src/routes';
import { type OpenHost, openHost, settle } from '../support/hosting';
import { answering } from '../support/wire';

let at: OpenHost | null = null;
afterEach(() => at?.stop());

const open = async (url: string, client: Client) => {
  const { pathname } = new URL(url, 'http://portal');
  await routes.find(({ paths }) => paths.includes(pathname))?.load();
  const session = { ...emptySession, token: 'a-token', merchant: company };
  at = openHost(url, routes, session, client);
  await settle();
  return at;
};

const found = { count: totals.count, ...totals.sums };

describe('Riepilogo and its address', () => {
  it('[RIE-015] a refresh brings back the row that was chosen', async () => {
    const { client } = answering(({ alias }) => ({
      type: 'http.200',
      body: alias === 'GET_TOTAL_SUMMARY' ? found : { summaryList: [summary] },
    }));
    const { flow, address } = await open('/Home/Riepilogo?month=202610&page=3', client);
    await settle();
    flow()?.send({ type: 'summary.chosen', summary });
    const chosen = '/Home/Riepilogo?month=202610&summary=5000000001.90210&page=3';
    expect(address()).toBe(chosen);
    at?.stop();
    const again = await open(chosen, client);
    await settle();
    expect(again.address()).toBe(chosen);
    expect(again.flow()?.getSnapshot().context.chosen).toBe('5000000001.90210');
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
      const body = { statisticsList: thirteenMonths };
      const { asked, client } = answering({ type: 'http.200', body });
      const { address } = await open(`${path}?page=9`, client);
      await settle();
      expect(address()).toBe(`${path}?page=${last}`);
      expect(asked[0]?.request).toEqual({ orderBy: '+sequence', period, codPos: '' });
    },
  );
});
