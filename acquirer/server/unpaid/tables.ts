import { bigint, char, date, pgTable, text } from 'drizzle-orm/pg-core';
import { pos, society } from '../merchants/tables';

/** A charge that the merchant's bank sent back, until `paidOn`. `amount` in eurocents. */
export const unpaid = pgTable('unpaid', {
  id: bigint({ mode: 'number' }).primaryKey(),
  societyCode: char('society_code', { length: 10 })
    .notNull()
    .references(() => society.code),
  posCode: char('pos_code', { length: 10 })
    .notNull()
    .references(() => pos.code),
  amount: bigint({ mode: 'number' }).notNull(),
  valueDate: date('value_date').notNull(),
  bookingDate: date('booking_date').notNull(),
  reason: text().notNull(),
  paidOn: date('paid_on'),
});
