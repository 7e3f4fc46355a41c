import type { Configuration } from '../../acquirer/contract/configuration';

type Authentication = Configuration['authentication'];

/** To the authorisation server, to log in or to end the session there; it leads back to the login page. */
export interface Departure {
  readonly to: 'login' | 'logout';
  readonly authentication: Authentication;
  /** Of the portal. */
  readonly origin: string;
}

export type DepartureEvent =
  /** This browser cannot leave as the server demands: PKCE needs https. */
  | { readonly type: 'departure.failed' }
  /** Back has shown this page again. */
  | { readonly type: 'departure.undone' };

const withQuery = (address: string, origin: string, query: Readonly<Record<string, string>>) => {
  const url = new URL(address, origin);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
};

/** RFC 6749, 4.1.1; `challenge` is the S256 of RFC 7636. */
export const loginAddress = (
  { authentication, origin }: Departure,
  { state, challenge }: { readonly state: string; readonly challenge: string },
) =>
  withQuery(authentication.authorizeUrl ?? '', origin, {
    response_type: 'code',
    client_id: authentication.clientId,
    redirect_uri: `${origin}/login`,
    scope: authentication.scope,
    state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  });

/** OpenID Connect RP-Initiated Logout 1.0. */
export const logoutAddress = ({ authentication, origin }: Departure) =>
  withQuery(authentication.endSessionUrl ?? '', origin, {
    post_logout_redirect_uri: `${origin}/login`,
    client_id: authentication.clientId,
  });
