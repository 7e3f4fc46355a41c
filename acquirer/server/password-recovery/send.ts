import { and, eq, gt, gte } from 'drizzle-orm';
import type { ParsedRequestOf } from '../../contract/call';
import type { recoverPassword as contract } from '../../contract/password-recovery';
import { notifyUserIds } from '../accounts/notices';
import type { AcquirerContext } from '../http/env';
import { sessionKey } from '../http/rate-limit';
import { attemptsThatLock, type CodeKey } from '../otp/code';
import type { SendCode } from '../otp/send';
import { oneTimeCode } from '../otp/tables';
import type { Services } from '../services';
import { recovering, recoveryKey } from './recovering';

const day = 86_400_000;

/** Three wrong codes end the recoveries of a user for a day: a new code would allow three more. */
const isClosed = async ({ db, clock }: Services, { holder, purpose }: CodeKey) => {
  const closed = await db
    .select({ holder: oneTimeCode.holder })
    .from(oneTimeCode)
    .where(
      and(
        eq(oneTimeCode.holder, holder),
        eq(oneTimeCode.purpose, purpose),
        gte(oneTimeCode.attempts, attemptsThatLock),
        gt(oneTimeCode.sentAt, new Date(clock().getTime() - day)),
      ),
    );
  return closed.length > 0;
};

const send = async (services: Services, sendCode: SendCode, user: string, boundTo: string) => {
  const found = await recovering(services, user);
  const key = recoveryKey(found, user, boundTo);
  if (await isClosed(services, key)) return;
  const sending = await sendCode(key, found.one?.societyCode ?? '');
  if (sending === 'sent' && found.several.length > 0) notifyUserIds(services, found.several);
};

/**
 * Sends a code to the known phone. Where several users have the typed e-mail, it gets their User IDs
 * instead. The caller does not wait: neither the answer nor its time reveals who exists.
 */
export const recoverPassword =
  (services: Services, sendCode: SendCode) =>
  async ({ user }: ParsedRequestOf<typeof contract>, c: AcquirerContext) => {
    const boundTo = sessionKey(c);
    send(services, sendCode, user, boundTo).catch(() =>
      services.log('the code of a recovery could not be sent'),
    );
    return {};
  };
