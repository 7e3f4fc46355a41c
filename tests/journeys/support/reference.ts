import { inject } from 'vitest';
import { blankRequest } from '../../../acquirer/contract/fields';
import { getTotalTransaction } from '../../../acquirer/contract/movements';
import { demoPassword } from './users';

const form = (fields: Readonly<Record<string, string>>, headers = {}) => ({
  method: 'POST',
  headers,
  body: new URLSearchParams(fields),
  redirect: 'manual' as const,
});

const codeOf = async (at: string, user: string) => {
  const fields = { userid: user, password: demoPassword, success_url: `${at}/login` };
  const response = await fetch(`${at}/auth/login`, form(fields));
  const answer = new URL(response.headers.get('location') ?? at).searchParams;
  const code = answer.get('code');
  if (code === null) throw new Error(`The acquirer lets ${user} not in: ${answer}`);
  return code;
};

const tokenOf = async (at: string, code: string) => {
  const fields = {
    code,
    redirect_uri: `${at}/login`,
    grant_type: 'authorization_code',
    client_id: 'portale-esercenti',
  };
  const response = await fetch(`${at}/auth/token`, form(fields, { domain: 'esercenti' }));
  const { access_token }: { access_token: string } = await response.json();
  return access_token;
};

/** Logs a demo user in without the portal, and returns the token of the new session. */
export const openSession = async (at: string, user: string) => tokenOf(at, await codeOf(at, user));

/** Asks an acquirer past the portal, in a session. */
export const ask = async <Body>(at: string, token: string, alias: string, request: object) => {
  const response = await fetch(`${at}/api/${alias}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'session-id': '5b2e9a1c-7c1d-4d43-9f0e-1a6f4f0c2f11',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify(request),
  });
  if (response.status !== 200) throw new Error(`${alias} answers ${response.status}`);
  return response.json() as Promise<Body>;
};

const sessions = new Map<string, Promise<string>>();

const sessionOf = (at: string, user: string) => {
  const session = sessions.get(user) ?? openSession(at, user);
  sessions.set(user, session);
  return session;
};

/** Calls the reference acquirer directly: the data that the portal should show a user. */
export const askedAs = async (user: string) => {
  const at = inject('acquirer');
  const token = await sessionOf(at, user);
  return <Body>(alias: string, request: object) => ask<Body>(at, token, alias, request);
};

/** Much shorter than a session: none ends while a journey plays. */
const reusableMs = 120_000;

const entered = new Map<string, { readonly token: string; readonly since: number }>();

/**
 * A token of this user, from an earlier journey unless that has ended its session; with the answer
 * of `welcome`.
 */
const enter = async (at: string, user: string) => {
  const place = `${at} ${user}`;
  const known = at === inject('acquirer') ? entered.get(place) : undefined;
  if (known !== undefined && Date.now() - known.since < reusableMs) {
    const merchant = await ask<object>(at, known.token, 'welcome', {}).catch(() => undefined);
    if (merchant !== undefined) return { token: known.token, merchant };
  }
  const token = await openSession(at, user);
  entered.set(place, { token, since: Date.now() });
  return { token, merchant: await ask<object>(at, token, 'welcome', {}) };
};

/** The session storage after a login (API-006). */
export const sessionTexts = async (at: string, user: string) => {
  const { token, merchant } = await enter(at, user);
  return { token, dataWelcome: JSON.stringify(merchant), navigable: 'true', lastTab: 'all' };
};

/** The request of a search without filters. */
export const everything = blankRequest(getTotalTransaction);

export interface Totals {
  readonly count: number;
  readonly amount: number;
  readonly commission: number;
  readonly net: number;
}

export interface Movement {
  readonly branchCode: string;
  readonly name: string;
  readonly date: string;
  readonly summary: string;
  readonly pos: string;
  readonly amount: number;
  readonly autorization: string;
  readonly pan: string;
  readonly status: string;
  readonly commission: number;
  readonly net: number;
}

export interface Point {
  readonly name: string;
  readonly code: string;
  readonly address: string;
  readonly city: string;
}
