import { and, eq, isNull } from 'drizzle-orm';
import {
  boolean,
  char,
  date,
  doublePrecision,
  integer,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { pos, society } from '../merchants/tables';

/** The user type that must renew an expired password before anything else (LOG-019). */
export const restrictedType = 'R';

/** A user of the portal. Without `posCode` a company user, otherwise the user of one shop. */
export const account = pgTable('account', {
  userId: text('user_id').primaryKey(),
  passwordHash: text('password_hash').notNull(),
  /** The one before: it must not come back. */
  previousPasswordHash: text('previous_password_hash'),
  passwordChangedOn: date('password_changed_on'),
  passwordExpiresOn: date('password_expires_on').notNull(),
  temporaryPassword: boolean('temporary_password').notNull().default(false),
  userType: text('user_type').notNull(),
  societyCode: char('society_code', { length: 10 })
    .notNull()
    .references(() => society.code),
  posCode: char('pos_code', { length: 10 }).references(() => pos.code),
  closed: boolean().notNull().default(false),
  name: text().notNull(),
  surname: text().notNull(),
  cellNumber: text('cell_number'),
  email: text(),
  /** Its password is public: it enters a demonstration alone. */
  demo: boolean().notNull().default(false),
  /** Since when it waits to be admitted by another user of its company or shop; null once it is. */
  awaitingSince: timestamp('awaiting_since', { withTimezone: true }),
  /** When it registered: for 72 hours its enrolments are announced before they count. Null once they may count. */
  watchedSince: timestamp('watched_since', { withTimezone: true }),
  /** When an enrolment of it was announced. */
  announcedAt: timestamp('announced_at', { withTimezone: true }),
});
export type Account = typeof account.$inferSelect;

/** Neither closed nor waiting to be admitted. */
export const isActive = and(eq(account.closed, false), isNull(account.awaitingSince));

/** Who was asked to admit a user, each under the code of the links that it got, as a hash. */
export const admission = pgTable('admission', {
  codeHash: text('code_hash').primaryKey(),
  userId: text('user_id')
    .notNull()
    .references(() => account.userId, { onDelete: 'cascade' }),
  /** Null: the person responsible for Dispute Online, at the address that was enrolled. */
  admitter: text().references(() => account.userId, { onDelete: 'cascade' }),
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
});

/** Wrong passwords in a row, for known and unknown user ids alike; the key is a hash of the id. */
export const loginFailure = pgTable('login_failure', {
  userKey: text('user_key').primaryKey(),
  failures: integer().notNull(),
  lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
});

/** Addresses that were replaced, each under the code that undoes it, as a hash. */
export const previousEmail = pgTable('previous_email', {
  codeHash: text('code_hash').primaryKey(),
  userId: text('user_id')
    .notNull()
    .references(() => account.userId, { onDelete: 'cascade' }),
  email: text().notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
});

/** One-use codes of the code flow, as hashes. */
export const authCode = pgTable('auth_code', {
  codeHash: text('code_hash').primaryKey(),
  userId: text('user_id')
    .notNull()
    .references(() => account.userId, { onDelete: 'cascade' }),
  redirectUri: text('redirect_uri').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

/** Open sessions; the token itself is never stored. */
export const session = pgTable('session', {
  tokenHash: text('token_hash').primaryKey(),
  userId: text('user_id')
    .notNull()
    .references(() => account.userId, { onDelete: 'cascade' }),
  openedAt: timestamp('opened_at', { withTimezone: true }).notNull(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  /** When, in this session, the old number was confirmed with its code. */
  oldPhoneConfirmedAt: timestamp('old_phone_confirmed_at', { withTimezone: true }),
  /** Position of the primary's log after the last write; a standby that has replayed less is not read. */
  writtenTo: doublePrecision('written_to').notNull().default(0),
});
