import { boolean, pgTable, text } from 'drizzle-orm/pg-core';

/** One row: whether the database is a demonstration or real. */
export const databaseKind = pgTable('database_kind', {
  onlyOne: boolean('only_one').primaryKey().default(true),
  kind: text({ enum: ['demo', 'real'] }).notNull(),
});
