import {
  bigint,
  char,
  date,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { pos, society } from '../merchants/tables';

const cents = (column: string) => bigint(column, { mode: 'number' }).notNull();

/**
 * The payment of one bank (ABI) to one shop for one day. Money in eurocents. Calculated: the valid
 * movements. Declared: the totals of the terminals at closing, with cancelled movements and,
 * rarely, off by one. `movements` counts all. Partitioned by month like movements: a query by id
 * also names the day, or reads every month.
 */
export const settlement = pgTable(
  'settlement',
  {
    id: bigint({ mode: 'number' }).notNull(),
    societyCode: char('society_code', { length: 10 })
      .notNull()
      .references(() => society.code),
    posCode: char('pos_code', { length: 10 })
      .notNull()
      .references(() => pos.code),
    day: date().notNull(),
    /** The value date: the day from which the merchant has the money. */
    valueDate: date('value_date').notNull(),
    abi: char({ length: 5 }).notNull(),
    code: text().notNull(),
    movements: integer().notNull(),
    cancelled: integer().notNull(),
    grossCalculated: cents('gross_calculated'),
    commissionCalculated: cents('commission_calculated'),
    netCalculated: cents('net_calculated'),
    grossDeclared: cents('gross_declared'),
    netDeclared: cents('net_declared'),
  },
  (row) => [primaryKey({ columns: [row.societyCode, row.day, row.id] })],
);

/**
 * One card payment. `date` is the wall clock of Europe/Rome; money in eurocents; `pan` is masked
 * before it is stored; `status` V valid, A cancelled.
 */
export const movement = pgTable(
  'movement',
  {
    id: bigint({ mode: 'number' }).notNull(),
    settlementId: bigint('settlement_id', { mode: 'number' }).notNull(),
    societyCode: char('society_code', { length: 10 }).notNull(),
    posCode: char('pos_code', { length: 10 }).notNull(),
    date: timestamp({ mode: 'string' }).notNull(),
    terminal: text().notNull(),
    amount: cents('amount'),
    commission: cents('commission'),
    net: cents('net'),
    authorizationCode: text('authorization_code').notNull(),
    pan: text().notNull(),
    status: char({ length: 1, enum: ['V', 'A'] }).notNull(),
  },
  (row) => [primaryKey({ columns: [row.societyCode, row.date, row.id] })],
);
