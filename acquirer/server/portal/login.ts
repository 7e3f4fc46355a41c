import { and, not } from 'drizzle-orm';
import type { RequestOf } from '../../contract/call';
import type { tokenExchange as contract } from '../../contract/session';
import { issueCode, spendCode } from '../accounts/auth-code';
import {
  countFailure,
  failuresThatLock,
  forgiveUnlessLocked,
  notifyLocked,
} from '../accounts/login-failures';
import { openSession } from '../accounts/session';
import { account } from '../accounts/tables';
import { folded, isAccountOf } from '../accounts/user-id';
import { verifyPassword } from '../common/passwords';
import { keyedQueue } from '../common/queue-of-each';
import { refuse } from '../common/refusal';
import type { AcquirerContext } from '../http/env';
import type { Services } from '../services';

/** The one query that the login page reads (LOG-008 to LOG-012). */
export type LoginQuery = Readonly<Record<string, string>>;

/** Wrong user id or password; also for an address that tries too often. */
export const wrongCredentials: LoginQuery = { p_error: 'credentials' };
const lastAttempt: LoginQuery = { error: 'credentials', attempts: '1' };
const locked: LoginQuery = { error: 'credentials', locked: 'true' };

const afterFailure = (failures: number) => {
  if (failures >= failuresThatLock) return locked;
  return failures === failuresThatLock - 1 ? lastAttempt : wrongCredentials;
};

/** Sent in the background: the answer time must not reveal who exists. */
const notifyOwner = (services: Services, userId: string) => {
  notifyLocked(services, userId, 'lockedByPasswords').catch(() =>
    services.log('a notice could not be sent'),
  );
};

const refused = async (services: Services, userId: string) => {
  const failures = await countFailure(services.db, userId, services.clock());
  if (failures === failuresThatLock) notifyOwner(services, userId);
  return afterFailure(failures);
};

/** How a login ended; `userId` where there is such a user. */
interface Login {
  readonly query: LoginQuery;
  readonly outcome: 'done' | 'wrong password' | 'locked';
  readonly userId?: string | undefined;
}

const notAdmitted = (query: LoginQuery, userId?: string): Login => ({
  query,
  outcome: query === locked ? 'locked' : 'wrong password',
  userId,
});

/** A user of a demonstration is unknown everywhere else. */
const accountOf = async ({ db, settings }: Services, typed: string) => {
  const [row] = await db
    .select({ userId: account.userId, passwordHash: account.passwordHash })
    .from(account)
    .where(and(isAccountOf(typed), settings.demoUsers ? undefined : not(account.demo)));
  return row;
};

const welcomeIn = async (
  { db, clock, settings }: Services,
  userId: string,
  successUrl: string,
): Promise<LoginQuery> =>
  settings.loginReturn === 'token'
    ? { token: await openSession(db, userId, clock()) }
    : { code: await issueCode(db, userId, successUrl, clock()) };

/**
 * Checks user id and password and returns the query of the redirect. The first wrong password gets
 * an error, the second a warning, the third locks. An unknown user id gets the same answers after
 * the same work. All spellings are one user id. Attempts at one id wait for each other, so that a
 * burst is counted in full.
 */
export const logIn = (services: Services, typed: string, password: string, successUrl: string) =>
  keyedQueue(folded(typed), async (): Promise<Login> => {
    const { db, settings } = services;
    const found = await accountOf(services, typed);
    const matches = await verifyPassword(found?.passwordHash, password, settings.passwordCost);
    if (!found || !matches) return notAdmitted(await refused(services, typed), found?.userId);
    const { userId } = found;
    if (!(await forgiveUnlessLocked(db, userId))) return notAdmitted(locked, userId);
    return { query: await welcomeIn(services, userId, successUrl), outcome: 'done', userId };
  });

/**
 * LOG-015: exchanges a code for a token. 400 for another client or domain than the portal's, and for a
 * refresh token, which this acquirer does not issue. 401 for a code that is unknown, spent, older than a
 * minute or for another address.
 */
export const tokenExchange =
  ({ db, clock, settings }: Services) =>
  async (request: RequestOf<typeof contract>, c: AcquirerContext) => {
    const { clientId, domain } = settings.portalConfiguration.effective.authentication;
    if (request.client_id !== clientId) refuse(400, 'unknown client_id');
    if (c.req.header('domain') !== domain) refuse(400, 'unknown domain');
    if (request.grant_type === 'refresh_token') return refuse(400, 'unsupported_grant_type');
    const userId = await spendCode(db, request.code, request.redirect_uri, clock());
    if (userId === undefined) return refuse(401, 'the code is not valid');
    return { access_token: await openSession(db, userId, clock()) };
  };
