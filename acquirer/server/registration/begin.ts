import type { ParsedRequestOf } from '../../contract/call';
import type { registerMerchant, registerPos } from '../../contract/registration';
import { withoutSpaces } from '../../contract/rules';
import { account } from '../accounts/tables';
import { isAccountOf } from '../accounts/user-id';
import { hashPassword } from '../common/passwords';
import { refuse } from '../common/refusal';
import type { Database } from '../database/database';
import type { AcquirerContext } from '../http/env';
import { sessionKey } from '../http/rate-limit';
import { asAnswer, type SendCode } from '../otp/send';
import type { Services } from '../services';
import { matchCompany, matchShop } from './merchant';
import { begin, choose } from './steps';

/** API-017: the first step of a company. 500 when its data do not go together. */
export const registerCompany =
  ({ db, clock }: Services) =>
  async (form: ParsedRequestOf<typeof registerMerchant>, c: AcquirerContext) => {
    const sessionHash = sessionKey(c);
    await matchCompany(db, form);
    await begin(db, {
      sessionHash,
      startedAt: clock(),
      societyCode: form.companyCode,
      name: form.name,
      surname: form.surname,
      taxCode: form.taxCode,
      cellNumber: withoutSpaces(form.cell),
      email: form.email,
    });
    return {};
  };

/** API-018: the first step of a shop, which gives its e-mail with the credentials. */
export const registerShop =
  ({ db, clock }: Services) =>
  async (form: ParsedRequestOf<typeof registerPos>, c: AcquirerContext) => {
    const sessionHash = sessionKey(c);
    await matchShop(db, form);
    await begin(db, {
      sessionHash,
      startedAt: clock(),
      societyCode: form.companyCode,
      posCode: form.posCod,
      cellNumber: withoutSpaces(form.cell),
    });
    return {};
  };

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
