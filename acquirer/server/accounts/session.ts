import { and, eq, gt, lte, ne, or, sql } from 'drizzle-orm';
import { digest, newSecret } from '../common/secret-files';
import type { Database } from '../database/database';
import { prepared } from '../database/prepared';
import { logPosition } from '../database/standby';
import { type Account, account, authCode, session } from './tables';

const minute = 60_000;
/** An unused session ends after this long. */
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
  /** Position of the primary's log after the last write of the session. */
  readonly writtenTo: number;
}

/** Opens a session and returns its token, of which only the hash is stored. */
export const openSession = async (db: Database, userId: string, now: Date) => {
  const token = newSecret();
  await db.insert(session).values({ tokenHash: digest(token), userId, openedAt: now, seenAt: now });
  return token;
};

/** Milliseconds. Each read would write otherwise; a session ends up to so much before its half hour. */
const seenEvery = minute;

/** The session of a token, whose idle time begins again; undefined where the token belongs to none. */
export type FindSession = (token: string, now: Date) => Promise<Session | undefined>;

export const sessionFinder = (db: Database): FindSession => {
  const found = prepared(
    db
      .select({
        id: session.tokenHash,
        seenAt: session.seenAt,
        writtenTo: session.writtenTo,
        account,
      })
      .from(session)
      .innerJoin(account, eq(account.userId, session.userId))
      .where(
        and(
          eq(session.tokenHash, sql.placeholder('id')),
          gt(session.seenAt, sql.placeholder('idleSince')),
          gt(session.openedAt, sql.placeholder('openedSince')),
        ),
      ),
  );
  return async (token, now) => {
    const times = { idleSince: idleSince(now), openedSince: openedSince(now) };
    const [row] = await found.execute({ id: digest(token), ...times });
    if (row === undefined) return undefined;
    if (now.getTime() - row.seenAt.getTime() >= seenEvery) {
      await db.update(session).set({ seenAt: now }).where(eq(session.tokenHash, row.id));
    }
    return { id: row.id, account: row.account, writtenTo: row.writtenTo };
  };
};

/** From now on the session reads what it has written: from the primary, until a standby has it too. */
export const noteWrite = (db: Database, { id }: Session) =>
  db.update(session).set({ writtenTo: logPosition }).where(eq(session.tokenHash, id));

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
