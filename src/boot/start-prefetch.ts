import { addressOfCall, sessionHeaders } from '../../acquirer/client/request';
import { pageSize } from '../../acquirer/contract/pages';
import { pointInForce } from '../../machines/portal/session';
import { randomId } from '../../machines/random-id';
import * as keys from '../browser/session-keys';
import type { Early } from './configuration';

/** The source of a field of a call's body; a plain text or number is sent unchanged. */
export type Field =
  | string
  | number
  /** A filter of the address, named like the field unless `name` differs; `empty` means none. */
  | { readonly fits: string; readonly name?: string; readonly empty?: string }
  /** The session's point of sale in force. */
  | { readonly of: 'point' }
  /** The page of the address. */
  | { readonly of: 'page' };

export interface PlannedCall {
  /** Its alias in the contract. */
  readonly call: string;
  /** In the order of the contract, so that the JSON equals the portal's. */
  readonly body: Readonly<Record<string, Field>>;
}

/** A call that was sent before the portal was loaded. */
export interface Started {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly abort: () => void;
  readonly answer: Promise<Response>;
}

export interface WithCalls extends Early {
  /** In the portal's order; empty once the portal has made another call. */
  portalPrefetched?: Started[] | undefined;
}

interface Calls {
  readonly apiBaseUrl?: string;
  readonly paths?: Readonly<Record<string, string>>;
}

const insist = (holds: boolean) => {
  if (!holds) throw Error();
};

/**
 * Twelve of the thirteen months that the screen offers (BUS-007). Its clock is never ahead of
 * Italy's, so it requests less than the portal would, never more.
 */
const insistOnPeriod = (month: string, day: string) => {
  const [year, number] = [+month.slice(0, 4), +month.slice(4)];
  const now = new Date();
  const back = (now.getUTCFullYear() - year) * 12 + now.getUTCMonth() + 1 - number;
  insist(back >= 0 && back < 12 && +day <= new Date(year, number, 0).getDate());
};

/** The shop in force, where it is also the one of the address. */
const pointIn = (stored: Storage, asked: string | null) => {
  const merchant = JSON.parse(stored[keys.merchant]);
  const chosen = /^\d+$/.test(stored[keys.pointIndex]);
  const point = pointInForce({
    merchant,
    point: chosen ? { code: stored[keys.pointCode] ?? '' } : null,
  });
  insist(point === (asked ?? pointInForce({ merchant, point: null })));
  return point;
};

/** The bodies of these calls, if address and session leave no doubt about them; else it throws. */
const written = (stored: Storage, query: URLSearchParams, calls: readonly PlannedCall[]) => {
  const filter = (name: string, fits: string, empty = '') => {
    const text = query.get(name) ?? '';
    insist(RegExp(fits).test(text));
    return text || empty;
  };
  // Only the configuration says whether a list is sorted.
  insist(!query.has('orderBy'));
  const page = +filter('page', '^\\d{0,6}$') || 1;
  const filled = (field: Field, name: string) => {
    if (typeof field !== 'object') return field;
    if ('fits' in field) return filter(field.name ?? name, field.fits, field.empty);
    return field.of === 'page' ? page : pointIn(stored, query.get('codPos'));
  };
  const bodies = calls.map(({ body }) => {
    if ('month' in body) insistOnPeriod(filter('month', ''), filter('day', ''));
    return JSON.stringify(body, (name, field) => (name === '' ? field : filled(field, name)));
  });
  return { bodies, before: (page - 1) * pageSize };
};

/**
 * A tab that gets its session from another tab reads the addresses from `config.json`, a round trip
 * later.
 */
const whereTheyGo = async ({ portalConfiguration }: WithCalls): Promise<Calls> => {
  const response = await portalConfiguration;
  insist(response?.ok === true);
  return (response as Response).clone().json();
};

/**
 * Requests what the portal would request first at this address, exactly as it would. It requests
 * nothing where that is uncertain. Pending responses wait in `portalPrefetched`.
 */
export const startPrefetch = (window: Window & WithCalls, calls: readonly PlannedCall[]) => {
  const { sessionStorage: stored, location } = window;
  const { bodies, before } = written(stored, new URLSearchParams(location.search), calls);
  insist(Boolean(stored[keys.token]) && !stored[keys.forced]);
  stored[keys.id] ||= randomId();
  const started: Started[] = [];
  window.portalPrefetched = started;

  const ask = (index: number, { apiBaseUrl = '/api', paths = {} }: Calls) => {
    const { call } = calls[index] as PlannedCall;
    const controller = new AbortController();
    const address = addressOfCall(call, apiBaseUrl.replace(/\/+$/, ''), paths);
    const body = bodies[index] as string;
    const headers = {
      accept: 'application/json',
      'content-type': 'application/json',
      ...sessionHeaders(stored[keys.id], stored[keys.token]),
    };
    const answer = fetch(address, { method: 'POST', headers, body, signal: controller.signal });
    // The portal repeats a failed request.
    answer.catch(() => started.splice(0));
    started.push({
      ...{ address, headers, body, answer, at: Date.now() },
      abort: () => controller.abort(),
    });
    return answer;
  };

  const askAll = async (where: Calls) => {
    // The portal may have been faster.
    if (window.portalPrefetched !== started) return;
    const response = await ask(0, where);
    if (calls.length === 1 || response.status !== 200) return;
    const { count } = await response.clone().json();
    // The code that takes the first response also makes the second call.
    if (started.length > 0 && count > before) void ask(1, where);
  };

  const known = stored[keys.calls]
    ? askAll(JSON.parse(stored[keys.calls]))
    : whereTheyGo(window).then(askAll);
  known.catch(() => {});
};
