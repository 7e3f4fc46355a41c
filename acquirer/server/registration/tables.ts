import { boolean, char, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { pos, society } from '../merchants/tables';

/**
 * A registration under way. With `posCode` that of a shop; the user id and the password's hash are
 * there once they are chosen. It becomes an account when its code is confirmed, and is then gone.
 */
export const registration = pgTable('registration', {
  sessionHash: text('session_hash').primaryKey(),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
  societyCode: char('society_code', { length: 10 })
    .notNull()
    .references(() => society.code),
  posCode: char('pos_code', { length: 10 }).references(() => pos.code),
  name: text().notNull().default(''),
  surname: text().notNull().default(''),
  taxCode: text('tax_code'),
  cellNumber: text('cell_number').notNull(),
  email: text(),
  userId: text('user_id'),
  passwordHash: text('password_hash'),
  /** After three wrong codes the registration must be restarted. */
  locked: boolean().notNull().default(false),
});
export type Registration = typeof registration.$inferSelect;
