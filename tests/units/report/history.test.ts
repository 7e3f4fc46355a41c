// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { emptySession } from '../../../machines/portal/session';
import { company } from '../../../paths/portal/portal.scenario';
import { filters, report } from '../../../paths/report/report.scenario';
import { routes } from '../../../src/routes';
import { eventually } from '../../support/eventually';
import { type OpenHost, openHost } from '../support/hosting';
import { answering } from '../support/wire';

const shop = { ...company, code: '0', codPV: '5000000009' };
const session = { ...emptySession, token: 'a-token', merchant: shop };
const period = 'startDate=01%2F09%2F2026&endDate=12%2F10%2F2026';
const own = `/Dispute/Report?cod=5000000009&${period}`;

let at: OpenHost | undefined;
afterEach(() => at?.stop());

const open = async (url: string) => {
  const { client } = answering({ type: 'http.200', body: [{ ...report, ebox: '' }] });
  await routes.find(({ flow }) => flow === 'report')?.load();
  at = openHost(url, routes, session, client);
  await eventually(() => expect(at?.flow()?.getSnapshot().value).toHaveProperty('result'));
  return at;
};

describe('the report and the history', () => {
  it.each([
    ['its own address', own],
    [
      'the address of a result of another user of this browser',
      `/Dispute/Report?cod=2000000301&${period}`,
    ],
  ])('[REP-009] [REP-015] a result that returns from %s keeps its entry', async (_, url) => {
    const before = window.history.length;
    const { address } = await open(url);
    expect(address()).toBe(own);
    expect(window.history.length).toBe(before);
    at?.flow()?.send({ type: 'search.renewed' });
    await eventually(() => expect(address()).toBe('/Dispute/Report'));
    expect(window.history.length).toBe(before + 1);
    at?.flow()?.send({ type: 'report.requested', filters });
    await eventually(() => expect(address()).toBe(own));
    expect(window.history.length).toBe(before + 1);
  });
});
