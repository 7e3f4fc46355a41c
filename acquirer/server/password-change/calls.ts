import { wrongOldPassword } from '../../contract/call';
import { passwordIsOld } from '../../contract/rules';
import {
  countFailure,
  failuresThatLock,
  forgiveUnlessLocked,
  lockAccount,
} from '../accounts/login-failures';
import { assertAcceptable, assertAnother, replacePassword } from '../accounts/new-password';
import { notify } from '../accounts/notices';
import type { Session } from '../accounts/session';
import type { Account } from '../accounts/tables';
import { verifyPassword } from '../common/passwords';
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

/**
 * API-086 (PWD-013). 400 for a new password that is weak or not new, 406 for the code. 500 with
 * '400 null' for a wrong old password. The code is spent before the old password is checked, so
 * that every guess costs another code. A 200 ends the user's other sessions.
 */
export const confirmPasswordChange =
  (services: Services) =>
  async (change: Change, session: Session): Promise<object> => {
    const { account } = session;
    assertAcceptable(account.userId, change.newPassword);
    if (passwordIsOld(change.newPassword, change.oldPassword))
      refuse(400, 'newPassword: passwordIsOld');
    const key = passwordKey(account) ?? refuse(406, '5704');
    await spendCode(services, key, change.otp, {
      right: async () => undefined,
      lock: () => lockAccount(services, account.userId, 'lockedByCodes'),
    });
    await assertOld(services, account, change.oldPassword);
    await assertAnother(services, account, change.newPassword);
    const replaced = await replacePassword(services, account, change.newPassword, {
      keeps: session.id,
      besides: (tx) => keepAnswer(tx, {}),
    });
    if (!replaced) refuse(500, wrongOldPassword);
    notify(services, account, 'password');
    return {};
  };
