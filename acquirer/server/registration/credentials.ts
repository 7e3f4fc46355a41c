import { account } from '../accounts/tables';
import { isAccountOf } from '../accounts/user-id';
import { hashPassword } from '../common/passwords';
import { refuse } from '../common/refusal';
import type { Database } from '../database/database';
import type { AcquirerContext } from '../http/env';
import { sessionKey } from '../http/session-key';
import { asAnswer, type SendCode } from '../otp/send';
import type { Services } from '../services';
import { choose } from './steps';

interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly email?: string;
}

/** Checked last: without a started registration the caller learns nothing about user ids. */
const isTaken = async (db: Database, userId: string) => {
  const found = await db
    .select({ userId: account.userId })
    .from(account)
    .where(isAccountOf(userId));
  return found.length > 0;
};

/**
 * API-021, API-022: keeps the chosen credentials and sends the code to the number of the form. 403
 * where the form is missing or the username is not available. A repetition sends another code
 * (REINVIA CODICE). Too soon, it answers `false` and the previous code stays valid.
 */
export const chooseCredentials =
  ({ db, clock, settings }: Services, sendCode: SendCode, kind: 'company' | 'shop') =>
  async ({ username, password, email }: Credentials, c: AcquirerContext) => {
    const sessionHash = sessionKey(c);
    const passwordHash = await hashPassword(password, settings.passwordCost);
    const chosen = { userId: username, passwordHash, ...(email !== undefined && { email }) };
    const { cellNumber, societyCode } = await choose(db, sessionHash, kind, chosen, clock());
    if (await isTaken(db, username)) refuse(403, 'this username cannot be used');
    const key = { holder: sessionHash, purpose: 'registration', target: cellNumber } as const;
    return asAnswer(await sendCode(key, societyCode));
  };
