/** What the query of /login says (LOG-008 to LOG-013). */
export type Arrival =
  | { readonly kind: 'plain' }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'token'; readonly token: string }
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
 * code, token and error, so that a back end may append parameters of its own; a query that says
 * nothing the portal understands is a plain visit.
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

/** How one arrived, without what opens a session: that is used once. */
export const withoutSecret = (arrival: Arrival): Arrival => {
  if (arrival.kind === 'code') return { ...arrival, code: '' };
  return arrival.kind === 'token' ? { ...arrival, token: '' } : arrival;
};
