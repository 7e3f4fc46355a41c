import { char, date, pgTable } from 'drizzle-orm/pg-core';
import { pos, society } from '../merchants/tables';

/**
 * The statement of one month, `date` its last day; without `posCode` that of the whole company. It
 * holds no figures: they are added up from the settlements, so that they always agree with them.
 */
export const statement = pgTable('statement', {
  societyCode: char('society_code', { length: 10 })
    .notNull()
    .references(() => society.code),
  posCode: char('pos_code', { length: 10 }).references(() => pos.code),
  date: date().notNull(),
});
