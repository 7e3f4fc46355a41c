import { date, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * The whole days already seeded for some companies together (their codes), both included; empty
 * when `from` follows `through`.
 */
export const seedProgress = pgTable('seed_progress', {
  merchants: text().primaryKey(),
  fromDay: date('from_day').notNull(),
  throughDay: date('through_day').notNull(),
});
