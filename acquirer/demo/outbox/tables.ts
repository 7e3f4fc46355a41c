import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What a real acquirer would have handed to its SMS and mail providers. */
export const outbox = pgTable('outbox', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  recipient: text().notNull(),
  channel: text({ enum: ['sms', 'email'] }).notNull(),
  body: text().notNull(),
  code: text().notNull().default(''),
  sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
});
