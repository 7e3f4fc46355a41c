import { and, eq, lt, notExists, sql } from 'drizzle-orm';
import { pruneAwaiting } from './accounts/admission';
import { prunePreviousEmails } from './accounts/previous-emails';
import { pruneSessions } from './accounts/session';
import { account, authCode, loginFailure } from './accounts/tables';
import { draft, reminder } from './cases/tables';
import type { Database } from './database/database';
import { pruneAudit } from './http/audit';
import { rateLimit, storedAnswer } from './http/audit-tables';
import { oneTimeCode } from './otp/tables';
import { registration } from './registration/tables';

const hour = 3_600_000;
const day = 24 * hour;

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds);

/** The hash that wrong passwords are counted under, made by the database. */
const keyOfAccount = sql`rtrim(translate(encode(sha256(convert_to(lower(${account.userId}), 'UTF8')), 'base64'), '+/', '-_'), '=')`;

/** Wrong passwords of unknown user ids; the lock of a known one ends only at customer service. */
const forgetStrangers = (db: Database, now: Date) =>
  db
    .delete(loginFailure)
    .where(
      and(
        lt(loginFailure.lastAt, before(now, 395 * day)),
        notExists(
          db
            .select({ userId: account.userId })
            .from(account)
            .where(eq(keyOfAccount, loginFailure.userKey)),
        ),
      ),
    );

/**
 * Removes what has expired.
 *
 * Sessions: 30 minutes unused, 12 hours in all. Codes of a login: when they expire. Replaced e-mail
 * addresses, and users who wait to be admitted: 72 hours. One-time codes: a day after they were sent. Registrations under way: a day.
 * Answers kept for a repeated intention: a day. Drafts: 90 days after the last write, if no case
 * can still be answered. E-mails about cases, sent or not: 3 days. Counts of requests: an hour after
 * their limit ends. Lines of the audit trail: 13 months. Everything outside the data window of 13
 * months.
 */
export const removeExpired = async (db: Database, now: Date) => {
  await pruneSessions(db, now);
  await prunePreviousEmails(db, now);
  await pruneAwaiting(db, now);
  await db.delete(authCode).where(lt(authCode.expiresAt, now));
  await db.delete(oneTimeCode).where(lt(oneTimeCode.sentAt, before(now, day)));
  await db.delete(registration).where(lt(registration.startedAt, before(now, day)));
  await db.delete(rateLimit).where(lt(rateLimit.expire, before(now, hour)));
  await db.delete(storedAnswer).where(lt(storedAnswer.askedAt, before(now, day)));
  await db.delete(draft).where(lt(draft.writtenAt, before(now, 90 * day)));
  await db.delete(reminder).where(lt(reminder.writtenAt, before(now, 3 * day)));
  await forgetStrangers(db, now);
  await pruneAudit(db, now);
};

/** Runs the work every hour, until the returned function is called. */
export const everyHour = (work: () => Promise<void>, onFailure: () => void) => {
  const timer = setInterval(() => void work().catch(onFailure), hour);
  timer.unref();
  return () => clearInterval(timer);
};
