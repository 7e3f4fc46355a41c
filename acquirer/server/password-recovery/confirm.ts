import type { ParsedRequestOf } from '../../contract/call';
import type { confirmRecovery as contract } from '../../contract/password-recovery';
import { clearFailures, lockNow, notifyLocked } from '../accounts/login-failures';
import { assertAcceptable, assertAnother, replacePassword } from '../accounts/new-password';
import { notify, notifyNumber } from '../accounts/notices';
import type { Account } from '../accounts/tables';
import { refuse } from '../common/refusal';
import type { AcquirerContext } from '../http/env';
import { keepAnswer } from '../http/idempotency';
import { sessionKey } from '../http/rate-limit';
import { spendCode } from '../otp/spend';
import type { Services } from '../services';
import { recovering, recoveryKey } from './recovering';

/** The lock of a third wrong password. Sessions stay open: a stranger could end them otherwise. */
const lock = async (services: Services, account: Account | undefined) => {
  if (account === undefined) return;
  await lockNow(services.db, account.userId, services.clock());
  notifyLocked(services, account.userId, 'lockedByCodes').catch(() =>
    services.log('a notice could not be sent'),
  );
};

/** By e-mail; by SMS to a user without one. */
const notifyOwner = (services: Services, account: Account) =>
  account.email === null
    ? notifyNumber(services, account, 'recovered')
    : notify(services, account, 'recovered');

/**
 * Sets the new password, ends the user's sessions and unlocks. 400 for a weak password before the code
 * is looked at, for one that was used before after the code: otherwise it could be guessed. 406 for the
 * code, and for every code of an unknown user.
 */
export const confirmRecovery =
  (services: Services) =>
  async (
    { user, otp, newPassword }: ParsedRequestOf<typeof contract>,
    c: AcquirerContext,
  ): Promise<object> => {
    assertAcceptable(user, newPassword);
    const found = await recovering(services, user);
    const account = found.one;
    await spendCode(services, recoveryKey(found, user, sessionKey(c)), otp, {
      right: async () => undefined,
      lock: () => lock(services, account),
    });
    if (account === undefined) return refuse(406, '5704');
    assertAcceptable(account.userId, newPassword);
    await assertAnother(services, account, newPassword);
    const replaced = await replacePassword(services, account, newPassword, {
      besides: async (tx) => {
        await clearFailures(tx, [account.userId]);
        await keepAnswer(tx, {});
      },
    });
    if (!replaced) return refuse(406, '5704');
    notifyOwner(services, account);
    return {};
  };
