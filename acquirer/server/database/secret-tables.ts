import { boolean, pgTable, text } from 'drizzle-orm/pg-core';

/** Secrets that the processes of one database share, where none was given to them. */
export const acquirerSecret = pgTable('acquirer_secret', {
  name: text().primaryKey(),
  value: text().notNull(),
});

/** One row: whether the database is a demonstration or real. */
export const databaseKind = pgTable('database_kind', {
  onlyOne: boolean('only_one').primaryKey().default(true),
  kind: text({ enum: ['demo', 'real'] }).notNull(),
});
