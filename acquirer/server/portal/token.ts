import { spendCode } from '../accounts/auth-code';
import { openSession } from '../accounts/session';
import { refuse } from '../common/refusal';
import type { AcquirerContext } from '../http/env';
import type { Services } from '../services';

interface Exchange {
  readonly code: string;
  readonly redirect_uri: string;
  readonly client_id: string;
}

/**
 * LOG-015: exchanges a code for a token. 400 for another client or domain than the portal's. 401
 * for a code that is unknown, spent, older than a minute or for another address.
 */
export const tokenExchange =
  ({ db, clock, settings }: Services) =>
  async (request: Exchange, c: AcquirerContext) => {
    const { clientId, domain } = settings.portalConfiguration.effective.authentication;
    if (request.client_id !== clientId) refuse(400, 'unknown client_id');
    if (c.req.header('domain') !== domain) refuse(400, 'unknown domain');
    const userId = await spendCode(db, request.code, request.redirect_uri, clock());
    if (userId === undefined) return refuse(401, 'the code is not valid');
    return { access_token: await openSession(db, userId, clock()) };
  };
