import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The request count of a hashed key; the rate-limit library requires these columns. */
export const rateLimit = pgTable('rate_limit', {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: timestamp({ withTimezone: true }),
});
