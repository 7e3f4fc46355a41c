import { and, eq } from 'drizzle-orm';
import { wrongOldPassword } from '../../contract/call';
import {
  passwordIsOld,
  passwordIsUsername,
  password as passwordRule,
  violationOf,
} from '../../contract/rules';
import {
  countFailure,
  failuresThatLock,
  forgiveUnlessLocked,
  lockAccount,
} from '../accounts/login-failures';
import { notify } from '../accounts/notices';
import { endSessions, type Session } from '../accounts/session';
import { type Account, account as accounts } from '../accounts/tables';
import { addDays, calendarDay } from '../common/clock';
import { hashPassword, passwordLifeDays, verifyPassword } from '../common/passwords';
import { refuse } from '../common/refusal';
import type { CallHandlings } from '../http/call-route';
import { keepAnswer } from '../http/idempotency';
import type { CodeKey } from '../otp/code';
import { asAnswer, type SendCode } from '../otp/send';
import { spendCode } from '../otp/spend';
import type { Services } from '../services';

/** The calls that choose a new password: in the settings, after expiry, or at the first access. */
export const passwordChangeCalls = (services: Services, sendCode: SendCode) =>
  ({
    SEND_OTP_PASSWORD: { access: 'session', handle: sendPasswordCode(sendCode) },
    confirmPasswordChange: { access: 'session', handle: confirmPasswordChange(services) },
  }) satisfies CallHandlings;

/** By SMS, or by e-mail to users who must renew the password before they give a number. */
export const passwordKey = ({ userId, cellNumber, email }: Account): CodeKey | undefined => {
  const target = cellNumber ?? email;
  return target === null ? undefined : { holder: userId, purpose: 'password', target };
};

/** API-089 (PWD-012). */
export const sendPasswordCode =
  (sendCode: SendCode) =>
  async (_: unknown, { account }: Session) => {
    const key = passwordKey(account);
    return asAnswer(key === undefined ? 'notSent' : await sendCode(key, account.societyCode));
  };

interface Change {
  readonly newPassword: string;
  readonly oldPassword: string;
  readonly otp: string;
}

/** VAL-046, VAL-055, VAL-057: the checks that do not need the account's password. */
const assertAcceptable = ({ newPassword, oldPassword }: Change, username: string) => {
  const violation = violationOf(passwordRule, newPassword);
  if (violation !== undefined) refuse(400, `newPassword: ${violation}`);
  if (passwordIsUsername({ username, password: newPassword })) {
    refuse(400, 'newPassword: passwordIsUsername');
  }
  if (passwordIsOld(newPassword, oldPassword)) refuse(400, 'newPassword: passwordIsOld');
};

/**
 * Counted like a wrong password at login, because a guess here would otherwise be free: the third
 * locks.
 */
const refuseOld = async (services: Services, { userId }: Account) => {
  const failures = await countFailure(services.db, userId, services.clock());
  if (failures < failuresThatLock) return refuse(500, wrongOldPassword);
  await lockAccount(services, userId, 'lockedByPasswords');
  return refuse(406, '5709');
};

/**
 * ERR-028. An empty old password is right while a temporary one must be renewed (205), and only
 * then.
 */
const assertOld = async (services: Services, account: Account, oldPassword: string) => {
  const { db, settings } = services;
  if (account.temporaryPassword && oldPassword === '') return;
  const matches = await verifyPassword(account.passwordHash, oldPassword, settings.passwordCost);
  if (!matches) return refuseOld(services, account);
  await forgiveUnlessLocked(db, account.userId);
};

/** Neither the password in force, temporary or not, nor the one before it. */
const assertAnother = async (
  { settings }: Services,
  { passwordHash, previousPasswordHash }: Account,
  newPassword: string,
) => {
  for (const hash of [passwordHash, previousPasswordHash]) {
    if (hash === null) continue;
    const same = await verifyPassword(hash, newPassword, settings.passwordCost);
    if (same) refuse(400, 'newPassword: passwordIsOld');
  }
};

/**
 * Replaces only the password that was checked: the second of two simultaneous changes no longer
 * finds it. The user's other sessions end in the same transaction, so that a crash never leaves
 * them open with the new password.
 */
const replace = async (
  { db, clock, settings }: Services,
  { id, account }: Session,
  newPassword: string,
) => {
  const today = calendarDay(clock());
  const { userId, passwordHash: old } = account;
  const passwordHash = await hashPassword(newPassword, settings.passwordCost);
  await db.transaction(async (tx) => {
    const replaced = await tx
      .update(accounts)
      .set({
        passwordHash,
        previousPasswordHash: old,
        passwordChangedOn: today,
        passwordExpiresOn: addDays(today, passwordLifeDays),
        temporaryPassword: false,
      })
      .where(and(eq(accounts.userId, userId), eq(accounts.passwordHash, old)))
      .returning({ userId: accounts.userId });
    if (replaced.length === 0) refuse(500, wrongOldPassword);
    await endSessions(tx, userId, id);
    await keepAnswer(tx, {});
  });
};

/**
 * API-086 (PWD-013). 400 for a new password that is weak or not new, 406 for the code. 500 with
 * '400 null' for a wrong old password. The code is spent before the old password is checked, so
 * that every guess costs another code. A 200 ends the user's other sessions.
 */
export const confirmPasswordChange =
  (services: Services) =>
  async (change: Change, session: Session): Promise<object> => {
    const { account } = session;
    assertAcceptable(change, account.userId);
    const key = passwordKey(account) ?? refuse(406, '5704');
    await spendCode(services, key, change.otp, {
      right: async () => undefined,
      lock: () => lockAccount(services, account.userId, 'lockedByCodes'),
    });
    await assertOld(services, account, change.oldPassword);
    await assertAnother(services, account, change.newPassword);
    await replace(services, session, change.newPassword);
    notify(services, account, 'password');
    return {};
  };
