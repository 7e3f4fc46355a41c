import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The audit trail: the database refuses to change a row, or to delete one before its time. */
export const auditEvent = pgTable('audit_event', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp({ withTimezone: true }).notNull(),
  /** A call of the contract by its alias, or `login`, `undoEmail`, `admitUser`, `refuseUser`, `exportPersonalData`, `erasePersonalData`. */
  what: text().notNull(),
  /** `done`, `refused`, or why it was refused: a status, a product code. */
  outcome: text().notNull(),
  /** '' for an unknown user id: the typed text may be anything, even a password. */
  userId: text('user_id').notNull(),
  /** What it was about: a case, a document, a month. Never a value that was typed. */
  subject: text().notNull(),
  address: text().notNull(),
  /** The id of the request, as the log of requests has it. */
  request: text().notNull(),
  /** SHA-256 of the line and of the chain of the line before it, made by the database. */
  chain: text().notNull().default(''),
});
