import { and, eq, gt, lte, ne, or } from 'drizzle-orm';
import { digest, newSecret } from '../common/secrets';
import type { Database } from '../database/database';
import { type Account, account, authCode, session } from './tables';

const minute = 60_000;
/** A session nobody uses ends after this long. */
export const idleMinutes = 30;
/** No session lasts longer than this, used or not. */
export const longestHours = 12;

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds);
const idleSince = (now: Date) => before(now, idleMinutes * minute);
const openedSince = (now: Date) => before(now, longestHours * 60 * minute);

/** Who is calling. */
export interface Session {
  /** The session's key in the database; not its token. */
  readonly id: string;
  readonly account: Account;
}

/** Opens a session and answers its token, which is known to nobody else afterwards. */
export const openSession = async (db: Database, userId: string, now: Date) => {
  const token = newSecret();
  await db.insert(session).values({ tokenHash: digest(token), userId, openedAt: now, seenAt: now });
  return token;
};

/** The session of a token, its idle time starting anew; undefined for a token of nobody. */
export const refreshSession = async (
  db: Database,
  token: string,
  now: Date,
): Promise<Session | undefined> => {
  const [row] = await db
    .update(session)
    .set({ seenAt: now })
    .from(account)
    .where(
      and(
        eq(session.tokenHash, digest(token)),
        gt(session.seenAt, idleSince(now)),
        gt(session.openedAt, openedSince(now)),
        eq(account.userId, session.userId),
      ),
    )
    .returning({ id: session.tokenHash, account });
  return row;
};

/** Ends the sessions of a user, and the logins under way; all of them, or all but one. */
export const endSessions = async (db: Database, userId: string, except = '') => {
  await db.delete(session).where(and(eq(session.userId, userId), ne(session.tokenHash, except)));
  await db.delete(authCode).where(eq(authCode.userId, userId));
};

/** Ends one session: its token opens nothing any more. */
export const endSession = async (db: Database, { id }: Session) => {
  await db.delete(session).where(eq(session.tokenHash, id));
};

/** Removes the sessions that have ended. */
export const pruneSessions = async (db: Database, now: Date) => {
  await db
    .delete(session)
    .where(or(lte(session.seenAt, idleSince(now)), lte(session.openedAt, openedSince(now))));
};
