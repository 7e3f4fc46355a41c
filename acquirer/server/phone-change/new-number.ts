import { eq } from 'drizzle-orm';
import { phoneIsOld, withoutSpaces } from '../../contract/rules';
import { lockAccount } from '../accounts/login-failures';
import { notify, notifyNumber } from '../accounts/notices';
import { endSessions, type Session } from '../accounts/session';
import { account as accounts, session } from '../accounts/tables';
import { refuse } from '../common/refusal';
import { asAnswer, type SendCode } from '../otp/send';
import { spendCode } from '../otp/spend';
import type { Services } from '../services';
import { assertOldConfirmed } from './old-number';

const keyFor = (holder: string, number: string) =>
  ({ holder, purpose: 'newPhone', target: withoutSpaces(number) }) as const;

/** API-090 (TEL-009). */
export const sendToNewNumber =
  ({ db, clock }: Services, sendCode: SendCode) =>
  async ({ cellNumber }: { readonly cellNumber: string }, { id, account }: Session) => {
    await assertOldConfirmed(db, id, clock());
    if (phoneIsOld(cellNumber, account.cellNumber ?? '')) refuse(400, 'cellNumber: phoneIsOld');
    return asAnswer(await sendCode(keyFor(account.userId, cellNumber), account.societyCode));
  };

interface NewNumber {
  readonly newCellNumber: string;
  readonly otp: string;
}

/** API-085 (TEL-010): a 200 has changed the number and ended the other sessions; the old number is notified. */
export const confirmNewNumber =
  (services: Services) =>
  async ({ newCellNumber, otp }: NewNumber, { id, account }: Session): Promise<object> => {
    const { userId } = account;
    await assertOldConfirmed(services.db, id, services.clock());
    const cellNumber = withoutSpaces(newCellNumber);
    await spendCode(services, keyFor(userId, newCellNumber), otp, {
      right: async (tx) => {
        await tx.update(accounts).set({ cellNumber }).where(eq(accounts.userId, userId));
        const done = { oldPhoneConfirmedAt: null };
        await tx.update(session).set(done).where(eq(session.userId, userId));
        await endSessions(tx, userId, id);
        return {};
      },
      lock: () => lockAccount(services, userId, 'lockedByCodes'),
    });
    notify(services, account, 'phone');
    notifyNumber(services, account, 'phone');
    return {};
  };
