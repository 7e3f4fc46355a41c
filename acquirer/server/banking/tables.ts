import { char, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { society } from '../merchants/tables';

/** The issuer of the statements: the acquirer itself. At most one row. */
export const issuer = pgTable('issuer', {
  vatNumber: char('vat_number', { length: 11 }).primaryKey(),
  name: text().notNull(),
  address: text().notNull(),
});

/** The account that a company is paid on through one bank (ABI). */
export const creditAccount = pgTable(
  'credit_account',
  {
    societyCode: char('society_code', { length: 10 })
      .notNull()
      .references(() => society.code),
    abi: char({ length: 5 }).notNull(),
    iban: text().notNull(),
  },
  ({ societyCode, abi }) => [primaryKey({ columns: [societyCode, abi] })],
);
