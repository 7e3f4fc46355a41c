import { eq } from 'drizzle-orm';
import { emailIsOld } from '../../contract/rules';
import { notify } from '../accounts/notices';
import type { Session } from '../accounts/session';
import { type Account, account as accounts } from '../accounts/tables';
import { refuse } from '../common/refusal';
import type { AcquirerContext } from '../http/env';
import { keepAnswer } from '../http/intention';
import { sessionKey } from '../http/session-key';
import { asAnswer, type SendCode } from '../otp/send';
import type { Services } from '../services';

/** VAL-053. */
const change = async (services: Services, account: Account, email: string) => {
  if (emailIsOld(email, account.email ?? '')) return refuse(400, 'email: emailIsOld');
  await services.db.transaction(async (tx) => {
    await tx.update(accounts).set({ email }).where(eq(accounts.userId, account.userId));
    await keepAnswer(tx, {});
  });
  notify(services, account, 'email');
  return {};
};

/**
 * API-087. An account with an e-mail changes it at once, and the old address is told (EML-001). The
 * first one is taken only with the code that is sent to it (EML-010), which VERIFY_OTP_USER confirms
 * from the same session id; repeated too soon, that answers `false`.
 */
export const updateEmail =
  (services: Services, sendCode: SendCode) =>
  async ({ email }: { readonly email: string }, { account }: Session, c: AcquirerContext) => {
    if (account.email !== null) return change(services, account, email);
    const boundTo = sessionKey(c);
    const key = { holder: account.userId, purpose: 'email', target: email, boundTo } as const;
    return asAnswer(await sendCode(key));
  };
