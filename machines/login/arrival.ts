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
      /** The exchange of its code got no answer: the acquirer may have used it. */
      readonly maybeSpent?: true;
    }
  | { readonly kind: 'token'; readonly token: string; readonly state?: LoginState }
  | { readonly kind: 'wrongCredentials' }
  | { readonly kind: 'lastAttempt' }
  | { readonly kind: 'locked' };

const fromFirst = (name: string, value: string): Arrival | null => {
  if (name.startsWith('code') && value !== '') return { kind: 'code', code: value };
  if (name.startsWith('toke') && value !== '') return { kind: 'token', token: value };
  if (name.startsWith('p_er')) return { kind: 'wrongCredentials' };
  return null;
};

/**
 * Reads the query of the login page, with its leading `?`. Only the first parameter decides between
 * code, token and error, so that a back end may append others. An unknown query is a plain visit.
 */
export const readArrival = (search: string): Arrival => {
  const query = new URLSearchParams(search);
  const first = query.entries().next().value;
  if (first === undefined) return { kind: 'plain' };
  const arrival = fromFirst(first[0], first[1]);
  if (arrival !== null) return arrival;
  if (!query.has('error')) return { kind: 'plain' };
  if (query.get('locked') === 'true') return { kind: 'locked' };
  return { kind: query.get('attempts') === '1' ? 'lastAttempt' : 'wrongCredentials' };
};

/**
 * The arrival with the state that this tab sent, and the values returned with its code or token.
 */
export const arrivalWith = (search: string, sent: string | null): Arrival => {
  const arrival = readArrival(search);
  const returned = Object.fromEntries([...new URLSearchParams(search)].slice(1));
  return arrival.kind === 'code' || arrival.kind === 'token'
    ? { ...arrival, state: { sent, returned } }
    : arrival;
};

/** The arrival opens a new session: its code or token was not used yet. */
export const opensSession = (arrival: Arrival) =>
  (arrival.kind === 'code' && arrival.code !== '') ||
  (arrival.kind === 'token' && arrival.token !== '');

/** The value returned under this name equals the one the tab sent. */
export const bringsBack = (arrival: Arrival, stateField: string) => {
  const { sent = null, returned = {} } = ('state' in arrival && arrival.state) || {};
  return sent !== null && returned[stateField] === sent;
};

/** The way of arriving, without the code or token: that is used once. */
export const withoutSecret = (arrival: Arrival): Arrival => {
  if (arrival.kind === 'code') return { ...arrival, code: '' };
  return arrival.kind === 'token' ? { ...arrival, token: '' } : arrival;
};

/** Without an answer it is unknown whether the acquirer has used the code. */
export const withDoubt = (arrival: Arrival): Arrival =>
  arrival.kind === 'code' && opensSession(arrival) ? { ...arrival, maybeSpent: true } : arrival;
