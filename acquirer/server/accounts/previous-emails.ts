import { and, asc, eq, gt, gte, lte } from 'drizzle-orm';
import { digest, newSecret } from '../common/secret-files';
import type { Database } from '../database/database';
import { endSessions } from './session';
import { type Account, account, previousEmail } from './tables';

/** How long a new address can be undone, and the previous one gets notices. */
export const undoHours = 72;

const since = (now: Date) => new Date(now.getTime() - undoHours * 3_600_000);

const inForce = (now: Date) => gt(previousEmail.changedAt, since(now));

/** Keeps the address that is being replaced; answers the code that undoes the change. */
export const keepPrevious = async (tx: Database, userId: string, email: string, now: Date) => {
  const code = newSecret();
  await tx.insert(previousEmail).values({ codeHash: digest(code), userId, email, changedAt: now });
  return code;
};

/** The address before all changes of the last 72 hours; those between may be strangers'. */
export const originalEmail = async (db: Database, userId: string, now: Date) => {
  const [oldest] = await db
    .select({ email: previousEmail.email })
    .from(previousEmail)
    .where(and(eq(previousEmail.userId, userId), inForce(now)))
    .orderBy(asc(previousEmail.changedAt))
    .limit(1);
  return oldest?.email ?? null;
};

const changeOf = async (db: Database, code: string, now: Date) => {
  const [row] = await db
    .select()
    .from(previousEmail)
    .where(and(eq(previousEmail.codeHash, digest(code)), inForce(now)));
  return row;
};

/** Whether a code still undoes a change. */
export const isUndoable = async (db: Database, code: string, now: Date) =>
  (await changeOf(db, code, now)) !== undefined;

/**
 * Restores the address that a code belongs to, whatever replaced it since, and ends the user's
 * sessions. A later change cannot be undone after that: its code went to the author of the first.
 * Returns the account before and after; undefined for a code that is unknown, used or too old.
 */
export const undoChange = (
  db: Database,
  code: string,
  now: Date,
): Promise<{ readonly before: Account; readonly after: Account } | undefined> =>
  db.transaction(async (tx) => {
    const change = await changeOf(tx, code, now);
    if (change === undefined) return undefined;
    const { userId, email, changedAt } = change;
    const [before] = await tx
      .select()
      .from(account)
      .where(eq(account.userId, userId))
      .for('update');
    const ended = await tx
      .delete(previousEmail)
      .where(and(eq(previousEmail.userId, userId), gte(previousEmail.changedAt, changedAt)))
      .returning({ codeHash: previousEmail.codeHash });
    if (!ended.some(({ codeHash }) => codeHash === change.codeHash)) return undefined;
    await tx.update(account).set({ email }).where(eq(account.userId, userId));
    await endSessions(tx, userId);
    return before && { before, after: { ...before, email } };
  });

export const prunePreviousEmails = async (db: Database, now: Date) => {
  await db.delete(previousEmail).where(lte(previousEmail.changedAt, since(now)));
};
