import { char, date, pgTable } from 'drizzle-orm/pg-core';
import { society } from '../point-of-sale/tables';

/** The whole days already seeded for a company, both included; empty when `from` follows `through`. */
export const seedProgress = pgTable('seed_progress', {
  societyCode: char('society_code', { length: 10 })
    .primaryKey()
    .references(() => society.code),
  fromDay: date('from_day').notNull(),
  throughDay: date('through_day').notNull(),
});
