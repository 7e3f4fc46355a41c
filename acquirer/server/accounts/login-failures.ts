import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { digest } from '../common/secret-files';
import type { Database } from '../database/database';
import type { Services } from '../services';
import { type Notice, notify } from './notices';
import { endSessions } from './session';
import { account, loginFailure } from './tables';
import { folded, isAccountOf } from './user-id';

/** The third wrong password in a row locks. */
export const failuresThatLock = 3;

const keyOf = (userId: string) => digest(folded(userId));

/**
 * After a right password: forgets the wrong ones before it, unless they have locked the user.
 * Answers whether the user may enter.
 */
export const forgiveUnlessLocked = async (db: Database, userId: string) => {
  const key = eq(loginFailure.userKey, keyOf(userId));
  await db.delete(loginFailure).where(and(key, lt(loginFailure.failures, failuresThatLock)));
  const locked = await db.select({ key: loginFailure.userKey }).from(loginFailure).where(key);
  return locked.length === 0;
};

/** Counts one more wrong password, in one statement, and answers how many there are now. */
export const countFailure = async (db: Database, userId: string, now: Date): Promise<number> => {
  const [row] = await db
    .insert(loginFailure)
    .values({ userKey: keyOf(userId), failures: 1, lastAt: now })
    .onConflictDoUpdate({
      target: loginFailure.userKey,
      set: {
        failures: sql`least(${loginFailure.failures} + 1, ${failuresThatLock + 1})`,
        lastAt: now,
      },
    })
    .returning({ failures: loginFailure.failures });
  return row?.failures ?? failuresThatLock;
};

/** Locks an id, as three wrong passwords would. */
export const lockNow = async (db: Database, userId: string, now: Date) => {
  const locked = { failures: failuresThatLock, lastAt: now };
  await db
    .insert(loginFailure)
    .values({ userKey: keyOf(userId), ...locked })
    .onConflictDoUpdate({ target: loginFailure.userKey, set: locked });
};

/** Lets users try again, as the customer service would. */
export const clearFailures = async (db: Database, userIds: readonly string[]) => {
  await db.delete(loginFailure).where(inArray(loginFailure.userKey, userIds.map(keyOf)));
};

/** Notifies the owner of the user id, if it exists, that it has just been locked. */
export const notifyLocked = async (services: Services, userId: string, notice: Notice) => {
  const [owner] = await services.db.select().from(account).where(isAccountOf(userId));
  if (owner) notify(services, owner, notice);
};

/** ERR-022: locks the user out and ends its sessions. */
export const lockAccount = async (services: Services, userId: string, notice: Notice) => {
  await lockNow(services.db, userId, services.clock());
  await endSessions(services.db, userId);
  await notifyLocked(services, userId, notice);
};
