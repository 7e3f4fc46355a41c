import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

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

/** What a call with an Idempotency-Key answered; without a body while it is under way. */
export const storedAnswer = pgTable('kept_answer', {
  keyHash: text('key_hash').primaryKey(),
  /** SHA-256 of the key, which is not stored, and the request; null for a row of an earlier version. */
  requestHash: text('request_hash'),
  body: text(),
  contentType: text('content_type'),
  /** When the process that does the work was last known to be alive. */
  aliveAt: timestamp('alive_at', { withTimezone: true }).notNull().defaultNow(),
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
});

/** The request count of a hashed key; the rate-limit library requires these columns. */
export const rateLimit = pgTable('rate_limit', {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: timestamp({ withTimezone: true }),
});
