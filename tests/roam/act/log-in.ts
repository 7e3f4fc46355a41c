import type { Account } from '../model';
import type { Wire } from '../wire';

/** The code of a login that is sent to that address; '' where it is refused. */
export const codeOfLogin = async (origin: string, { user, password }: Account) => {
  const successUrl = `${origin}/login`;
  const form = { userid: user, password, success_url: successUrl };
  const login = await fetch(`${origin}/auth/login`, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
  return new URL(login.headers.get('location') ?? '/', successUrl).searchParams.get('code') ?? '';
};

/** The token of another session of that user, as from another computer; '' where it is refused. */
export const logIn = async (wire: Wire, account: Account) => {
  const code = await codeOfLogin(wire.origin(), account);
  if (code === '') return '';
  const exchanged = await wire.direct('/auth/token', {
    method: 'POST',
    headers: { domain: 'esercenti', 'session-id': crypto.randomUUID() },
    body: new URLSearchParams({
      code,
      redirect_uri: `${wire.origin()}/login`,
      grant_type: 'authorization_code',
      client_id: 'portale-esercenti',
    }),
  });
  if (!exchanged.ok) return '';
  const { access_token: token = '' } = (await exchanged.json()) as { access_token?: string };
  return token;
};
