import { eq } from 'drizzle-orm';
import { withoutSpaces } from '../../contract/rules';
import { lockAccount } from '../accounts/login-failures';
import { notify } from '../accounts/notices';
import { endSessions, type Session } from '../accounts/session';
import { account as accounts } from '../accounts/tables';
import { refuse } from '../common/refusal';
import type { CallHandlings } from '../http/call-route';
import { asAnswer, type SendCode } from '../otp/send';
import { spendCode } from '../otp/spend';
import type { Services } from '../services';

/** A number that is there is changed by confirming it first, not by giving another. */
const keyFor = ({ account }: Session, number: string) =>
  account.cellNumber === null
    ? ({ holder: account.userId, purpose: 'firstPhone', target: withoutSpaces(number) } as const)
    : refuse(403, 'there is a number already');

/** API-082 (TEL-016): the number becomes the account's with its code. */
const setPhone =
  (sendCode: SendCode) =>
  async ({ cellNumber }: { readonly cellNumber: string }, session: Session) =>
    asAnswer(await sendCode(keyFor(session, cellNumber), session.account.societyCode));

interface FirstNumber {
  readonly newCellNumber: string;
  readonly otp: string;
}

/** API-083 (TEL-017): a 200 has ended the confinement of 206, and the other sessions. */
const confirmPhone =
  (services: Services) =>
  async ({ newCellNumber, otp }: FirstNumber, session: Session): Promise<object> => {
    const { userId } = session.account;
    const key = keyFor(session, newCellNumber);
    const done = await spendCode(services, key, otp, {
      right: async (tx) => {
        const cellNumber = key.target;
        await tx.update(accounts).set({ cellNumber }).where(eq(accounts.userId, userId));
        await endSessions(tx, userId, session.id);
        return {};
      },
      lock: () => lockAccount(services, userId, 'lockedByCodes'),
    });
    notify(services, session.account, 'phone');
    return done;
  };

/** The mobile phone of an account that has none. */
export const firstPhoneCalls = (services: Services, sendCode: SendCode) =>
  ({
    setLoginPhone: { access: 'session', handle: setPhone(sendCode) },
    confirmFirstLoginPhone: { access: 'session', handle: confirmPhone(services) },
  }) satisfies CallHandlings;
