import { bigint, char, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { society } from '../merchants/tables';

const whole = (column: string) => bigint(column, { mode: 'number' }).notNull();

const key = {
  societyCode: char('society_code', { length: 10 })
    .notNull()
    .references(() => society.code),
  /** '' for the whole company. */
  posCode: text('pos_code').notNull(),
  day: date().notNull(),
};

/**
 * The sums of the movements of one day, of one shop or of its whole company; money in eurocents.
 * Triggers of the database keep them.
 */
export const movementSum = pgTable(
  'movement_sum',
  {
    ...key,
    /** With the cancelled ones, as are the three sums. */
    movements: whole('movements'),
    amount: whole('amount'),
    commission: whole('commission'),
    net: whole('net'),
    cancelled: whole('cancelled'),
    cancelledAmount: whole('cancelled_amount'),
    cancelledCommission: whole('cancelled_commission'),
    cancelledNet: whole('cancelled_net'),
  },
  (row) => [primaryKey({ columns: [row.societyCode, row.posCode, row.day] })],
);

/** The same of the settlements: the calculated sums. */
export const settlementSum = pgTable(
  'settlement_sum',
  {
    ...key,
    /** With the cancelled ones; the sums leave them out. */
    movements: whole('movements'),
    cancelled: whole('cancelled'),
    gross: whole('gross'),
    commission: whole('commission'),
    net: whole('net'),
  },
  (row) => [primaryKey({ columns: [row.societyCode, row.posCode, row.day] })],
);
