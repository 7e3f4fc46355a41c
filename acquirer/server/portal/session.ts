import { and, eq, gt, lte, or } from 'drizzle-orm';
import type { Database } from '../database/database';
import { digest, newSecret } from './secrets';
import { type Account, account, session } from './tables';

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
    .returning({ account });
  return row;
};

/** Removes the sessions that have ended. */
export const pruneSessions = async (db: Database, now: Date) => {
  await db
    .delete(session)
    .where(or(lte(session.seenAt, idleSince(now)), lte(session.openedAt, openedSince(now))));
};
