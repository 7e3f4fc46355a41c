import { and, eq, gt } from 'drizzle-orm';
import { lockAccount } from '../accounts/login-failures';
import type { Session } from '../accounts/session';
import { type Account, session } from '../accounts/tables';
import { refuse } from '../common/refusal';
import type { Database } from '../database/database';
import type { CodeKey } from '../otp/code';
import { asAnswer, type SendCode } from '../otp/send';
import { spendCode } from '../otp/spend';
import type { Services } from '../services';

const keyFor = ({ userId, cellNumber }: Account): CodeKey => ({
  holder: userId,
  purpose: 'oldPhone',
  target: cellNumber ?? refuse(403, 'no number yet'),
});

/** API-088 (TEL-005). */
export const sendToOldNumber =
  (sendCode: SendCode) =>
  async (_: unknown, { account }: Session) =>
    asAnswer(await sendCode(keyFor(account), account.societyCode));

/** API-084: from here this session, and no other, may give a new number. */
export const confirmOldNumber =
  (services: Services) =>
  (
    { otp, user }: { readonly otp: string; readonly user: string },
    { id, account }: Session,
  ): Promise<object> => {
    if (user !== account.userId) return refuse(403, 'user: not yours');
    return spendCode(services, keyFor(account), otp, {
      right: async (tx) => {
        const oldPhoneConfirmedAt = services.clock();
        await tx.update(session).set({ oldPhoneConfirmedAt }).where(eq(session.tokenHash, id));
        return {};
      },
      lock: () => lockAccount(services, account.userId, 'lockedByCodes'),
    });
  };

/** For how long the old number stays confirmed. */
const minutes = 15;

/** 403 unless this session has just confirmed the old number. */
export const assertOldConfirmed = async (db: Database, sessionId: string, now: Date) => {
  const since = new Date(now.getTime() - minutes * 60_000);
  const confirmed = await db
    .select({ id: session.tokenHash })
    .from(session)
    .where(and(eq(session.tokenHash, sessionId), gt(session.oldPhoneConfirmedAt, since)));
  if (confirmed.length === 0) refuse(403, 'the old number must be confirmed first');
};
