import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { account } from '../accounts/tables';

/** What each user prefers. */
export const preference = pgTable('preference', {
  userId: text('user_id')
    .primaryKey()
    .references(() => account.userId, { onDelete: 'cascade' }),
  content: jsonb().notNull(),
});
