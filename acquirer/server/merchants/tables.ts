import { char, pgTable, text } from 'drizzle-orm/pg-core';

const place = {
  address: text().notNull(),
  streetNumber: text('street_number').notNull(),
  zip: char({ length: 5 }).notNull(),
  city: text().notNull(),
  district: char({ length: 2 }).notNull(),
};

/** A company: it has a contract with the acquirer. */
export const society = pgTable('society', {
  code: char({ length: 10 }).primaryKey(),
  vatNumber: char('vat_number', { length: 11 }).notNull().unique(),
  name: text().notNull(),
  ...place,
});

/** A point of sale of a company. Its code is unique, but is looked for under its company. */
export const pos = pgTable('pos', {
  code: char({ length: 10 }).primaryKey(),
  societyCode: char('society_code', { length: 10 })
    .notNull()
    .references(() => society.code),
  sign: text().notNull(),
  ...place,
});
