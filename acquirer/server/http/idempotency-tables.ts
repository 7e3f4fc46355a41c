import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What a call with an Idempotency-Key answered; without a body while it is under way. */
export const keptAnswer = pgTable('kept_answer', {
  keyHash: text('key_hash').primaryKey(),
  body: text(),
  contentType: text('content_type'),
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
});
