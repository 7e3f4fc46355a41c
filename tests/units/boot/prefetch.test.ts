// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../../../acquirer/client';
import { hrefAtPoint } from '../../../machines/navigation/address';
import { pageAt } from '../../../machines/pages';
import { emptySession, pointInForce, type Session } from '../../../machines/portal/session';
import { company } from '../../../paths/portal/portal.scenario';
import { firstCalls } from '../../../src/boot/first-views';
import { takePrefetched } from '../../../src/boot/prefetched-response';
import { startPrefetch, type WithCalls } from '../../../src/boot/start-prefetch';
import { createSessionStore } from '../../../src/browser/session-store';
import { routes } from '../../../src/routes';
import { configured } from '../../contract/wire';
import { openHost } from '../support/hosting';

type Fetch = typeof globalThis.fetch;

const portal = window as Window & WithCalls;
const configuration = configured({
  apiBaseUrl: 'https://acquirer.example/v1/',
  paths: { getDisputes: '/addebiti' },
});
const ofCompany: Session = { ...emptySession, token: 'a-token', merchant: company };
const point = { code: '5000000001', name: 'Bar', index: 3 };
const shop = { ...company, code: '2', codPV: '5000000007' };
const sessions: readonly Session[] = [
  ofCompany,
  { ...ofCompany, point },
  { ...ofCompany, merchant: shop },
  { ...ofCompany, merchant: shop, point },
];

const sums = { amount: 1, commission: 1, net: 1, declared: 1, difference: 0 };
const counted = (count: number) => () => Response.json({ count, ...sums });

/** The requests sent: address, headers and body. */
const wireOf = (answer: () => Response | Promise<Response>) => {
  const sent: string[][] = [];
  const fetch: Fetch = async (address, { method = '', headers, body } = {}) => {
    sent.push([
      method,
      String(address),
      JSON.stringify([...new Headers(headers)].sort()),
      `${body}`,
    ]);
    return answer();
  };
  return { sent, fetch };
};

const settle = () => new Promise((resolve) => setTimeout(resolve));
const settled = async () => {
  for (let turn = 0; turn < 8; turn += 1) await settle();
};

const signIn = (session: Session, at: string) => {
  sessionStorage.clear();
  sessionStorage.setItem('ids', 'a-session');
  const store = createSessionStore(window);
  store.keepCalls(configuration);
  store.save(session);
  history.replaceState(null, '', at);
  return store;
};

/** The requests of the page before the portal is loaded. */
const begin = () => {
  try {
    const page = pageAt(location.pathname);
    startPrefetch(window, firstCalls(page ?? null));
  } catch {
    return;
  }
};

/** The portal's requests at this address, without or with the prefetched ones. */
const open = async (session: Session, at: string, fetch: Fetch, takesOver = false) => {
  const client = createClient({
    configuration,
    session: () => ({ id: sessionStorage.getItem('ids') ?? '', token: session.token }),
    fetch,
    ...(takesOver && { prefetched: takePrefetched(window) }),
  });
  // The code is loaded before, so that only the requests are observed.
  await routes.find(({ paths }) => paths.includes(location.pathname))?.load();
  const host = openHost(at, routes, session, client);
  await settled();
  host.stop();
};

const early = async (session: Session, at: string, answer = counted(0)) => {
  signIn(session, at);
  const { sent, fetch } = wireOf(answer);
  vi.stubGlobal('fetch', fetch);
  begin();
  await settled();
  vi.unstubAllGlobals();
  return sent;
};

const late = async (session: Session, at: string, answer = counted(0)) => {
  signIn(session, at);
  const { sent, fetch } = wireOf(answer);
  await open(session, at, fetch);
  return sent;
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
  vi.spyOn(console, 'warn').mockReturnValue();
  delete portal.portalPrefetched;
  delete portal.portalConfiguration;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const complete: [at: string, calls: number][] = [
  ['/Home/Movimenti?month=202610', 2],
  ['/Home/Movimenti?month=202512&day=05&minAmount=10&maxNetAmount=99&pos=7&closedOnly=A&page=3', 2],
  ['/Home/Movimenti?month=202601&page=0', 2],
  ['/Home/Riepilogo?month=202602&day=28&abi=03069&minGrossDeclared=1&page=2', 2],
  ['/Home/StatisticaMensile', 1],
  ['/Home/StatisticaTrimestrale?page=2', 1],
  ['/Home/StatisticaSemestrale', 1],
  ['/Home/AddebitiContestazioni?month=202601', 1],
  ['/Home/DettaglioDifferenzeContabili?month=202611', 1],
  ['/Home/DettaglioDifferenzeContabili?month=202611&type=MAN', 1],
];

describe('the first calls of a list are asked for before the portal is there', () => {
  it.each(complete)('exactly as the portal asks: %s, %i calls', async (at, calls) => {
    for (const session of sessions) {
      const here = hrefAtPoint(at, pointInForce(session));
      const asked = await early(session, here, counted(500));
      expect(asked).toHaveLength(calls);
      expect(asked).toEqual(await late(session, here, counted(500)));
    }
  });

  it('[API-029] nothing where the address is of other shops than the session', async () => {
    expect(await early({ ...ofCompany, point }, '/Home/Movimenti?month=202610')).toEqual([]);
  });

  it('[FLO-002] no rows where nothing is counted, or fewer than the page begins with', async () => {
    expect(await early(ofCompany, '/Home/Movimenti?month=202610')).toHaveLength(1);
    const second = '/Home/Movimenti?month=202610&page=2';
    expect(await early(ofCompany, second, counted(60))).toHaveLength(1);
    expect(await early(ofCompany, second, counted(61))).toHaveLength(2);
  });

  it.each([
    ['no month', '/Home/Movimenti'],
    ['a month that is not offered', '/Home/Movimenti?month=202509'],
    ['a month to come', '/Home/Movimenti?month=202612'],
    ['no month of a year', '/Home/Movimenti?month=202613'],
    ['a day that the month does not have', '/Home/Movimenti?month=202602&day=29'],
    ['a filter that cannot be typed', '/Home/Movimenti?month=202610&minAmount=1e3'],
    ['a page that is none', '/Home/Movimenti?month=202610&page=-1'],
    ['a kind of difference that is none', '/Home/DettaglioDifferenzeContabili?month=202610&type=X'],
    ['a page that asks for nothing', '/Home'],
  ])('nothing at %s', async (_, at) => {
    expect(await early(ofCompany, at)).toEqual([]);
  });

  const nowhere = '/Home/Movimenti?month=202610';
  it.each([
    ['a session', emptySession],
    ['a merchant', { ...ofCompany, merchant: null }],
    ['having done what comes first', { ...ofCompany, forced: 'expiredPassword' as const }],
  ])('nothing without %s', async (_, session) => {
    expect(await early(session, nowhere)).toEqual([]);
  });

  const withoutCalls = async (configured: Promise<Response> | undefined) => {
    signIn(ofCompany, nowhere);
    sessionStorage.removeItem('calls');
    sessionStorage.removeItem('ids');
    const { sent, fetch } = wireOf(counted(1));
    vi.stubGlobal('fetch', fetch);
    portal.portalConfiguration = configured;
    begin();
    return sent;
  };

  it.each([
    ['as it says', { apiBaseUrl: '/v2/', paths: { getTotalTransaction: '/totali' } }, '/v2/totali'],
    ['where it says nothing', {}, '/api/getTotalTransaction'],
  ])('a session from elsewhere waits for config.json: %s', async (_, configuration, address) => {
    const sent = await withoutCalls(Promise.resolve(Response.json(configuration)));
    expect(sent).toEqual([]);
    await settled();
    expect(sent[0]?.[1]).toBe(address);
    expect(sent[0]?.[2]).toContain(sessionStorage.getItem('ids'));
    const left = await portal.portalConfiguration;
    expect(await left?.json()).toEqual(configuration);
  });
});

const list = '/Home/Movimenti?month=202610';

describe('the portal takes over what is under way', () => {
  it.each(['before it is answered', 'after it'])('and asks nothing twice: %s', async (when) => {
    signIn(ofCompany, list);
    const { sent, fetch } = wireOf(counted(500));
    vi.stubGlobal('fetch', fetch);
    begin();
    if (when === 'after it') await settled();
    await open(ofCompany, list, fetch, true);
    expect(sent.map(([, address]) => address?.split('/').at(-1))).toEqual([
      'getTotalTransaction',
      'getTransactionList',
    ]);
    expect(portal.portalPrefetched).toEqual([]);
  });

  const address = 'https://acquirer.example/v1/getTotalTransaction';
  const started = async () => {
    signIn(ofCompany, list);
    const signals: AbortSignal[] = [];
    vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
      signals.push(signal);
      return new Promise(() => {});
    });
    begin();
    const [first] = portal.portalPrefetched ?? [];
    if (first === undefined) throw new Error('Nothing is under way');
    const { headers, body } = first;
    return { request: { method: 'POST', headers, body }, signals, take: takePrefetched(window) };
  };

  it('once', async () => {
    const { request, take } = await started();
    expect(take(address, request)).toBeInstanceOf(Promise);
    expect(take(address, request)).toBeUndefined();
  });

  it.each<[string, object]>([
    ['with another body', { body: '{}' }],
    ['for another session', { headers: { Authorization: 'Bearer another' } }],
  ])('a call %s drops it', async (_, difference) => {
    const { request, signals, take } = await started();
    expect(take(address, { ...request, ...difference })).toBeUndefined();
    expect(signals[0]?.aborted).toBe(true);
    expect(take(address, request)).toBeUndefined();
  });

  it('what is older than half a minute is dropped', async () => {
    const { request, signals, take } = await started();
    vi.setSystemTime(Date.now() + 30_001);
    expect(take(address, request)).toBeUndefined();
    expect(signals[0]?.aborted).toBe(true);
  });
});
