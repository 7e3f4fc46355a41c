import { eq } from 'drizzle-orm';
import { emailIsOld } from '../../contract/rules';
import { notify } from '../accounts/notices';
import { keepPrevious, undoHours } from '../accounts/previous-emails';
import type { Session } from '../accounts/session';
import { type Account, account as accounts } from '../accounts/tables';
import { Refusal, refuse } from '../common/refusal';
import type { CallHandlings } from '../http/call-route';
import type { AcquirerContext } from '../http/env';
import { keepAnswer } from '../http/idempotency';
import { publicOrigin } from '../http/own-origin';
import { perDay, sessionKey } from '../http/rate-limit';
import { asAnswer, type SendCode } from '../otp/send';
import type { Services } from '../services';
import { undoPath } from './undo';

/** The e-mail of an account; a first one is confirmed by VERIFY_OTP_USER. */
export const emailChangeCalls = (services: Services, sendCode: SendCode) =>
  ({
    updateEmail: { access: 'session', handle: updateEmail(services, sendCode) },
  }) satisfies CallHandlings;

const replace = ({ db, clock }: Services, { userId }: Account, old: string, email: string) =>
  db.transaction(async (tx) => {
    await tx.update(accounts).set({ email }).where(eq(accounts.userId, userId));
    const code = await keepPrevious(tx, userId, old, clock());
    await keepAnswer(tx, {});
    return code;
  });

/** A link for the old address; none where only the request names the acquirer's address. */
const undoing = (origin: string | undefined, to: string, code: string) =>
  origin === undefined
    ? undefined
    : {
        to,
        text: `Per annullare la modifica entro ${undoHours} ore: ${origin}${undoPath}?code=${code}`,
      };

/** Each change sends two e-mails, one of them perhaps to a stranger. */
const changesPerDay = 5;

const change = async (
  services: Services,
  account: Account,
  {
    old,
    email,
    origin,
  }: { readonly old: string; readonly email: string; readonly origin?: string | undefined },
) => {
  const code = await replace(services, account, old, email);
  notify(services, account, 'email', undoing(origin, old, code));
  return {};
};

/**
 * API-087. An account with an e-mail changes it immediately; the old address gets a link that
 * undoes it for 72 hours (EML-001). 429 after five changes in a day
 * (VAL-053: 400 where it is the same). The first e-mail needs the code that is sent to it (EML-010).
 * VERIFY_OTP_USER confirms that code from the same session id. Repeated too soon, this call answers
 * `false`.
 */
export const updateEmail = (services: Services, sendCode: SendCode) => {
  const secondsToWait = perDay(services.db, 'email changes', changesPerDay);
  return async (
    { email }: { readonly email: string },
    { account }: Session,
    c: AcquirerContext,
  ) => {
    const { email: old } = account;
    const origin = publicOrigin(c, services.settings);
    if (old !== null) {
      if (emailIsOld(email, old)) return refuse(400, 'email: emailIsOld');
      const wait = await secondsToWait(account.userId);
      if (wait > 0) throw new Refusal(429, ['too many changes'], { 'Retry-After': `${wait}` });
      return change(services, account, { old, email, origin });
    }
    const boundTo = sessionKey(c);
    const key = { holder: account.userId, purpose: 'email', target: email, boundTo } as const;
    return asAnswer(await sendCode(key, account.societyCode));
  };
};
