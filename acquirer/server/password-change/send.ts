import type { Session } from '../accounts/session';
import type { Account } from '../accounts/tables';
import type { CodeKey } from '../otp/code';
import { asAnswer, type SendCode } from '../otp/send';

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
