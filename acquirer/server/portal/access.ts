import type { Alias } from '../../contract/calls';
import { sessionFinder } from '../accounts/session';
import { type Account, restrictedType } from '../accounts/tables';
import { calendarDay, daysBetween } from '../common/clock';
import { Refusal, refuse } from '../common/refusal';
import type { Authenticate } from '../http/call-route';
import type { Services } from '../services';

/** What a login leads to, in the order in which the first that applies wins. */
export type Standing =
  | 'awaiting'
  | 'passwordExpired'
  | 'phoneMissing'
  | 'closed'
  | 'passwordMissing'
  | 'full';

export const passwordDays = (account: Account, today: string) =>
  daysBetween(today, account.passwordExpiresOn);

/** The account's current state. */
export const standingOf = (account: Account, today: string): Standing => {
  if (account.awaitingSince !== null) return 'awaiting';
  if (account.userType === restrictedType && passwordDays(account, today) < 1) {
    return 'passwordExpired';
  }
  if (account.cellNumber === null) return 'phoneMissing';
  if (account.closed) return 'closed';
  return account.temporaryPassword ? 'passwordMissing' : 'full';
};

const always: readonly Alias[] = ['welcome', 'getSession', 'logout'];
const renewal: readonly Alias[] = ['SEND_OTP_PASSWORD', 'confirmPasswordChange'];

/** The calls of an account that must complete a first step; an account in order may make all. */
const setupCalls: Readonly<Record<Exclude<Standing, 'full'>, readonly Alias[]>> = {
  awaiting: always,
  passwordExpired: [...always, ...renewal],
  phoneMissing: [...always, 'setLoginPhone', 'confirmFirstLoginPhone'],
  passwordMissing: [...always, ...renewal],
  closed: always,
};

const tokenOf = (header: string | undefined) => /^Bearer ([\w-]{20,200})$/.exec(header ?? '')?.[1];

const nobody = () => new Refusal(401, ['no valid session'], { 'WWW-Authenticate': 'Bearer' });

/**
 * The caller by the bearer token: 401 without one, 403 for a call that the account may not make
 * yet.
 */
export const authenticate = ({ db, clock }: Services): Authenticate => {
  const find = sessionFinder(db);
  return async (c, alias) => {
    const token = tokenOf(c.req.header('authorization'));
    const session = token && (await find(token, clock()));
    if (!session) throw nobody();
    const standing = standingOf(session.account, calendarDay(clock()));
    const allowed = standing === 'full' || setupCalls[standing].includes(alias);
    return allowed ? session : refuse(403, 'the account must first complete its access');
  };
};
