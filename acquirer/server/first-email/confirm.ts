import { and, eq } from 'drizzle-orm';
import { lockAccount } from '../accounts/login-failures';
import { notifyNumber } from '../accounts/notices';
import { type Account, account } from '../accounts/tables';
import { spendCode } from '../otp/spend';
import { oneTimeCode } from '../otp/tables';
import type { Services } from '../services';

/**
 * API-080 for a first e-mail: the code makes the address it was sent to the account's, whose number is notified. Answers
 * undefined when this session id has no such address to confirm, for a known or an unknown user.
 */
export const confirmFirstEmail = async (
  services: Services,
  boundTo: string,
  { otp, user }: { readonly otp: string; readonly user: string },
): Promise<object | undefined> => {
  const { db } = services;
  const given = { holder: user, purpose: 'email', boundTo } as const;
  const [sent] = await db
    .select({ target: oneTimeCode.target })
    .from(oneTimeCode)
    .where(
      and(
        eq(oneTimeCode.holder, given.holder),
        eq(oneTimeCode.purpose, given.purpose),
        eq(oneTimeCode.boundTo, given.boundTo),
      ),
    );
  if (!sent) return undefined;
  let owner: Account | undefined;
  const done = await spendCode(services, { ...given, target: sent.target }, otp, {
    right: async (tx) => {
      const email = sent.target;
      [owner] = await tx.update(account).set({ email }).where(eq(account.userId, user)).returning();
      return {};
    },
    lock: () => lockAccount(services, user, 'lockedByCodes'),
  });
  if (owner) notifyNumber(services, owner, 'email');
  return done;
};
