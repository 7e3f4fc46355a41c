import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** What a one-time code is for; a code for one thing is worth nothing for another. */
export const purposes = [
  'registration',
  'oldPhone',
  'newPhone',
  'firstPhone',
  'password',
  'recovery',
  'email',
] as const;
export type Purpose = (typeof purposes)[number];

/**
 * The one code in force of each holder and purpose. The holder is a user id, or for a registration
 * the hashed session id. `boundTo` is the hashed session id that must accompany the code where no
 * token identifies the caller.
 */
export const oneTimeCode = pgTable(
  'one_time_code',
  {
    holder: text().notNull(),
    purpose: text({ enum: purposes }).notNull(),
    boundTo: text('bound_to').notNull().default(''),
    target: text().notNull(),
    codeHash: text('code_hash').notNull(),
    /** Which secret the hash was made with. */
    secretId: text('secret_id').notNull().default(''),
    attempts: integer().notNull().default(0),
    resends: integer().notNull().default(0),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.holder, table.purpose] })],
);
