import type { Configuration } from '../../acquirer/contract/configuration';

/** The values around `stateField` of the configuration; none of them is a secret. */
export interface LoginState {
  /** What this tab has sent with its form; null where it has sent none. */
  readonly sent: string | null;
  /** The other values returned with the code or token, by name. */
  readonly returned: Readonly<Record<string, string>>;
}

/** The content of /login's query (LOG-008 to LOG-013). */
export type Arrival =
  | { readonly kind: 'plain' }
  | {
      readonly kind: 'code';
      readonly code: string;
      readonly state?: LoginState;
      /** Proves to the authorisation server that this tab has asked for the code (PKCE). */
      readonly verifier?: string;
      /** The exchange of its code got no answer: the acquirer may have used it. */
      readonly maybeSpent?: true;
    }
  | { readonly kind: 'token'; readonly token: string; readonly state?: LoginState }
  | { readonly kind: 'wrongCredentials' }
  | { readonly kind: 'lastAttempt' }
  | { readonly kind: 'locked' }
  /** The merchant has given it up there. */
  | { readonly kind: 'denied' }
  | { readonly kind: 'unavailable' };

/** What an authorisation server says of itself, or of how the portal was configured (RFC 6749, 4.1.2.1). */
const unavailable = [
  'temporarily_unavailable',
  'server_error',
  'invalid_request',
  'invalid_scope',
  'unauthorized_client',
  'unsupported_response_type',
];

const ofError = (query: URLSearchParams): Arrival => {
  const error = query.get('error') ?? '';
  if (error === 'access_denied') return { kind: 'denied' };
  if (unavailable.includes(error)) return { kind: 'unavailable' };
  if (query.get('locked') === 'true') return { kind: 'locked' };
  return { kind: query.get('attempts') === '1' ? 'lastAttempt' : 'wrongCredentials' };
};

const ofPrefix = (name: string, value: string): Arrival => {
  if (name.startsWith('code') && value !== '') return { kind: 'code', code: value };
  if (name.startsWith('toke') && value !== '') return { kind: 'token', token: value };
  return { kind: name.startsWith('p_er') ? 'wrongCredentials' : 'plain' };
};

/**
 * Reads the query of the login page, with its leading `?`: by name in any order, else by the prefix of its
 * first parameter. An unknown query is a plain visit.
 */
export const readArrival = (search: string): Arrival => {
  const query = new URLSearchParams(search);
  for (const name of ['code', 'token']) {
    const value = query.get(name);
    if (value) return ofPrefix(name, value);
  }
  if (query.has('error')) return ofError(query);
  const [name, value] = query.entries().next().value ?? ['', ''];
  return ofPrefix(name, value);
};

/** What this tab has sent with its login; null where it has sent none. */
export interface SentLogin {
  readonly state: string | null;
  readonly verifier: string | null;
}

/** The arrival with what this tab sent, and the values returned with its code or token. */
export const arrivalWith = (search: string, { state: sent, verifier }: SentLogin): Arrival => {
  const arrival = readArrival(search);
  if (arrival.kind !== 'code' && arrival.kind !== 'token') return arrival;
  const secret = arrival.kind === 'code' ? arrival.code : arrival.token;
  const others = [...new URLSearchParams(search)].filter(([, value]) => value !== secret);
  const state = { sent, returned: Object.fromEntries(others) };
  if (arrival.kind === 'token') return { ...arrival, state };
  return { ...arrival, state, ...(verifier !== null && { verifier }) };
};

/** The arrival opens a new session: its code or token was not used yet. */
export const opensSession = (arrival: Arrival) =>
  (arrival.kind === 'code' && arrival.code !== '') ||
  (arrival.kind === 'token' && arrival.token !== '');

/** The value returned under this name equals the one the tab sent. */
const bringsBack = (arrival: Arrival, stateField: string) => {
  const { sent = null, returned = {} } = ('state' in arrival && arrival.state) || {};
  return sent !== null && returned[stateField] === sent;
};

/** The code or token answers a login of this tab, as far as the configuration lets that be known. */
export const answersLogin = (
  arrival: Arrival,
  { mode, stateField, returns }: Configuration['authentication'],
) => {
  const isRedirect = mode === 'redirect';
  if ((isRedirect || returns === 'code') && arrival.kind === 'token') return false;
  const field = isRedirect ? 'state' : stateField;
  return field === undefined || bringsBack(arrival, field);
};

/** The way of arriving, without the code or token: that is used once. */
export const withoutSecret = (arrival: Arrival): Arrival => {
  if (arrival.kind === 'code') {
    const { verifier: _, ...rest } = arrival;
    return { ...rest, code: '' };
  }
  return arrival.kind === 'token' ? { ...arrival, token: '' } : arrival;
};

/** Without an answer it is unknown whether the acquirer has used the code. */
export const withDoubt = (arrival: Arrival): Arrival =>
  arrival.kind === 'code' && opensSession(arrival) ? { ...arrival, maybeSpent: true } : arrival;
