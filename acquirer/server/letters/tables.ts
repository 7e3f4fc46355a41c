import { bigint, char, date, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * A letter that corrects a paid settlement by one of its movements. `DRN`: the terminal had not
 * counted it. `MAN`: it was cancelled after the terminal had counted it. `CON`: its cardholder
 * disputes it. `amount` in eurocents, negative where the merchant is debited.
 */
export const adjustment = pgTable('adjustment', {
  id: bigint({ mode: 'number' }).primaryKey(),
  settlementId: bigint('settlement_id', { mode: 'number' }).notNull(),
  settlementDay: date('settlement_day').notNull(),
  movementId: bigint('movement_id', { mode: 'number' }).notNull(),
  societyCode: char('society_code', { length: 10 }).notNull(),
  posCode: char('pos_code', { length: 10 }).notNull(),
  letterDate: date('letter_date').notNull(),
  type: char({ length: 3, enum: ['DRN', 'MAN', 'CON'] }).notNull(),
  description: text().notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  caseNumber: text('case_number').notNull(),
});
