import { pgTable, text } from 'drizzle-orm/pg-core';

/** Secrets that the processes of one database share, where none was given to them. */
export const acquirerSecret = pgTable('acquirer_secret', {
  name: text().primaryKey(),
  value: text().notNull(),
});
