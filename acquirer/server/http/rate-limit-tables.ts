import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** How often somebody, as a hash, has come; what the library of the limits asks for. */
export const rateLimit = pgTable('rate_limit', {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: timestamp({ withTimezone: true }),
});
