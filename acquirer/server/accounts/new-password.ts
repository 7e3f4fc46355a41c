import { and, eq } from 'drizzle-orm';
import { passwordIsUsername, password as passwordRule, violationOf } from '../../contract/rules';
import { addDays, calendarDay } from '../common/clock';
import { hashPassword, passwordLifeDays, verifyPassword } from '../common/passwords';
import { refuse } from '../common/refusal';
import type { Database } from '../database/database';
import type { Services } from '../services';
import { endSessions } from './session';
import { type Account, account as accounts } from './tables';

/** VAL-046, VAL-057: the checks that need no stored password; 400. */
export const assertAcceptable = (username: string, newPassword: string) => {
  const violation = violationOf(passwordRule, newPassword);
  if (violation !== undefined) refuse(400, `newPassword: ${violation}`);
  if (passwordIsUsername({ username, password: newPassword })) {
    refuse(400, 'newPassword: passwordIsUsername');
  }
};

/** Neither the password in force, temporary or not, nor the one before it; 400. */
export const assertAnother = async (
  { settings }: Services,
  { passwordHash, previousPasswordHash }: Account,
  newPassword: string,
) => {
  for (const hash of [passwordHash, previousPasswordHash]) {
    if (hash === null) continue;
    const same = await verifyPassword(hash, newPassword, settings.passwordCost);
    if (same) refuse(400, 'newPassword: passwordIsOld');
  }
};

interface Replacing {
  /** The one session that does not end. */
  readonly keeps?: string;
  /** More to do in the same transaction. */
  readonly besides: (db: Database) => Promise<void>;
}

/**
 * Replaces only the password that was checked: the second of two simultaneous changes no longer finds
 * it, and gets false. The user's sessions end in the same transaction, so that a crash never leaves them
 * open with the new password.
 */
export const replacePassword = async (
  { db, clock, settings }: Services,
  { userId, passwordHash: old }: Account,
  newPassword: string,
  { keeps, besides }: Replacing,
) => {
  const today = calendarDay(clock());
  const passwordHash = await hashPassword(newPassword, settings.passwordCost);
  return db.transaction(async (tx) => {
    const replaced = await tx
      .update(accounts)
      .set({
        passwordHash,
        previousPasswordHash: old,
        passwordChangedOn: today,
        passwordExpiresOn: addDays(today, passwordLifeDays),
        temporaryPassword: false,
      })
      .where(and(eq(accounts.userId, userId), eq(accounts.passwordHash, old)))
      .returning({ userId: accounts.userId });
    if (replaced.length === 0) return false;
    await endSessions(tx, userId, keeps);
    await besides(tx);
    return true;
  });
};
