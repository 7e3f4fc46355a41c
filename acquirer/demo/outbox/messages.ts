import { desc, lt } from 'drizzle-orm';
import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Clock } from '../../server/common/clock';
import type { Database } from '../../server/database/database';
import type { Messenger } from '../../server/messages/messenger';

/** The gateway of the demo: every message stays here, where `/outbox` shows it. */
export const outboxMessenger = (db: Database, clock: Clock): Messenger => ({
  send: async ({ to, channel, subject, text, code = '' }) => {
    const content = { subject: channel === 'email' ? subject : '', body: text, code };
    await db.insert(outbox).values({ recipient: to, channel, ...content, sentAt: clock() });
  },
});

const daysStored = 30;

/** Messages are kept for 30 days. */
export const removeOldMessages = async (db: Database, now: Date) => {
  const since = new Date(now.getTime() - daysStored * 86_400_000);
  await db.delete(outbox).where(lt(outbox.sentAt, since));
};

const shown = 200;

/** The latest messages, newest first; `at` is an ISO instant. */
export const sentMessages = async (db: Database) => {
  const rows = await db.select().from(outbox).orderBy(desc(outbox.id)).limit(shown);
  return rows.map((row) => ({
    to: row.recipient,
    channel: row.channel,
    subject: row.subject,
    text: row.body,
    code: row.code,
    at: row.sentAt.toISOString(),
  }));
};
export type SentMessage = Awaited<ReturnType<typeof sentMessages>>[number];

/** What a real acquirer would have handed to its SMS and mail providers. */
export const outbox = pgTable('outbox', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  recipient: text().notNull(),
  channel: text({ enum: ['sms', 'email'] }).notNull(),
  subject: text().notNull(),
  body: text().notNull(),
  code: text().notNull().default(''),
  sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
});
