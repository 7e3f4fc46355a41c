import type { BackEnd } from './back-end';
import type { Fault } from './faults';

export interface LogIn {
  readonly token: string | null;
  /** The status of the token exchange, null where the login answers a token directly. */
  readonly exchanged: number | null;
  /** What was answered instead of a token: a status, with the query of a redirect. */
  readonly instead: string;
  readonly faults: readonly Fault[];
}

/** Logs in with the portal's form and exchanges the code it receives. */
export const logIn = async (
  { configuration, origin, fetch, send }: BackEnd,
  { user, password, sessionId }: { user: string; password: string; sessionId: string },
): Promise<LogIn> => {
  const { loginUrl, userField, passwordField, successUrlField, clientId } =
    configuration.authentication;
  const success = `${origin ?? new URL(loginUrl).origin}/login`;
  const answer = await fetch(loginUrl, {
    method: 'POST',
    body: new URLSearchParams({
      [userField]: user,
      [passwordField]: password,
      [successUrlField]: success,
    }),
    redirect: 'manual',
    headers: { Origin: new URL(success).origin },
  });
  const query = new URL(answer.headers.get('location') ?? '', success).searchParams;
  const token = query.get('token');
  const code = query.get('code');
  const instead = query.size === 0 ? `${answer.status}` : `${answer.status} (?${query})`;
  if (token !== null || code === null) return { token, exchanged: null, instead, faults: [] };
  const grant = {
    redirect_uri: success,
    grant_type: 'authorization_code',
    client_id: clientId,
  };
  const session = { id: sessionId, token: null };
  const refused = await send('tokenExchange', { ...grant, code: `${code}x` }, session);
  const exchanged = await send('tokenExchange', { ...grant, code }, session);
  const { access_token: given } = (exchanged.body ?? {}) as { access_token?: string };
  const isRefused = [400, 401, 403].includes(refused.status);
  return {
    token: given ?? null,
    exchanged: exchanged.status,
    instead: `${exchanged.status}`,
    faults: isRefused ? [] : [{ kind: 'wrongCode', status: refused.status }],
  };
};
