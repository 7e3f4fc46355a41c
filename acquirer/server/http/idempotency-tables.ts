import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What a call with an Idempotency-Key answered; without a body while it is under way. */
export const storedAnswer = pgTable('kept_answer', {
  keyHash: text('key_hash').primaryKey(),
  body: text(),
  contentType: text('content_type'),
  /** When the process that does the work was last known to be alive. */
  aliveAt: timestamp('alive_at', { withTimezone: true }).notNull().defaultNow(),
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
});
