import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What a call with an Idempotency-Key answered; without a body while it is under way. */
export const storedAnswer = pgTable('kept_answer', {
  keyHash: text('key_hash').primaryKey(),
  /** SHA-256 of the key, which is not stored, and the request; null for a row of an earlier version. */
  requestHash: text('request_hash'),
  body: text(),
  contentType: text('content_type'),
  /** When the process that does the work was last known to be alive. */
  aliveAt: timestamp('alive_at', { withTimezone: true }).notNull().defaultNow(),
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
});
