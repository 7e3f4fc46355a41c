import { boolean, char, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { pos, society } from '../merchants/tables';

/**
 * A registration under way; with `posCode` that of a shop. It contains the user id and the hash of
 * the password once they are chosen. When its code is confirmed, an account replaces it.
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
