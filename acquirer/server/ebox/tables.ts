import { bigint, boolean, char, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { pos, society } from '../merchants/tables';

/** The user id that means all users of a point of sale (ENR-035). */
export const everyUser = 'Tutti';

/** A company enrolled in Dispute Online, and the person responsible for it; `copies`: of every notice. */
export const ebox = pgTable('ebox', {
  societyCode: char('society_code', { length: 10 })
    .primaryKey()
    .references(() => society.code),
  userId: text('user_id').notNull(),
  name: text().notNull(),
  surname: text().notNull(),
  telephone: text().notNull(),
  fax: text().notNull(),
  email: text().notNull(),
  copies: boolean().notNull(),
  description: text().notNull(),
  enrolledAt: timestamp('enrolled_at', { withTimezone: true }).notNull(),
});

/**
 * Who handles the cases of some points of sale: `S` under the code of the company, `V` under that
 * of a point of sale. A suspended one keeps its archive, and gets nothing new.
 */
export const eboxManager = pgTable('ebox_manager', {
  id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  societyCode: char('society_code', { length: 10 })
    .notNull()
    .references(() => ebox.societyCode),
  type: char({ length: 1, enum: ['S', 'V'] }).notNull(),
  code: char({ length: 10 }).notNull(),
  userId: text('user_id').notNull(),
  email: text().notNull(),
  description: text().notNull(),
  suspended: boolean().notNull().default(false),
});
export type ManagerRow = typeof eboxManager.$inferSelect;

/** The one manager in force of a point of sale. */
export const eboxManagerPos = pgTable('ebox_manager_pos', {
  posCode: char('pos_code', { length: 10 })
    .primaryKey()
    .references(() => pos.code),
  managerId: bigint('manager_id', { mode: 'number' })
    .notNull()
    .references(() => eboxManager.id),
  societyCode: char('society_code', { length: 10 }).notNull(),
});
