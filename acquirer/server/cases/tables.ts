import {
  bigint,
  boolean,
  char,
  customType,
  date,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { account } from '../accounts/tables';
import { eboxManager } from '../ebox/tables';
import { letterNumber } from '../letters/numbers';
import { pos, society } from '../merchants/tables';
import { allStates } from './states';

/** Written through `decode` and read through `encode`: raw buffers are far slower when embedded. */
const bytea = customType<{ data: never }>({ dataType: () => 'bytea' });

/**
 * A documentation request about one card payment, whose data it copies; its id is the movement's.
 * Money in eurocents, `transactionAt` in the local time of Europe/Rome. A case without a manager is
 * handled on paper. `movedOn` is the day of its last change of state, `reply` its merchant's last
 * message. On `withdrawnOn` the card company will withdraw it. `assignedFrom` is the manager who last
 * handed it over, with the time and the words.
 */
export const disputeCase = pgTable('dispute_case', {
  id: bigint({ mode: 'number' }).primaryKey(),
  societyCode: char('society_code', { length: 10 })
    .notNull()
    .references(() => society.code),
  posCode: char('pos_code', { length: 10 })
    .notNull()
    .references(() => pos.code),
  managerId: bigint('manager_id', { mode: 'number' }).references(() => eboxManager.id),
  state: text({ enum: allStates }).notNull(),
  reason: text().notNull(),
  openedOn: date('opened_on').notNull(),
  dueOn: date('due_on').notNull(),
  movedOn: date('moved_on').notNull(),
  withdrawnOn: date('withdrawn_on'),
  reply: text({ enum: ['documents', 'letter', 'words'] }),
  reminded: boolean().notNull().default(false),
  assignedFrom: bigint('assigned_from', { mode: 'number' }).references(() => eboxManager.id),
  assignedAt: timestamp('assigned_at', { withTimezone: true }),
  assignedNote: text('assigned_note').notNull().default(''),
  transactionAt: timestamp('transaction_at', { mode: 'string' }).notNull(),
  terminal: text().notNull(),
  operation: text().notNull(),
  authorizationCode: text('authorization_code').notNull(),
  arn: text().notNull(),
  pan: text().notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  disputed: bigint({ mode: 'number' }).notNull(),
});
export type CaseColumns = typeof disputeCase.$inferSelect;

/** What letters, lists and merchants call a case by. */
export const practiceNumber = ({ id }: Pick<CaseColumns, 'id'>) => letterNumber(id, 'CON');

/** An event of a case: its new state and its message. */
export const caseEvent = pgTable('case_event', {
  id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  caseId: bigint('case_id', { mode: 'number' })
    .notNull()
    .references(() => disputeCase.id, { onDelete: 'cascade' }),
  societyCode: char('society_code', { length: 10 }).notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
  state: text({ enum: allStates }).notNull(),
  message: text().notNull(),
});

/** A document sent with a reply, as it was sent: whole, or without a content and in pieces. */
export const attachment = pgTable('attachment', {
  id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  eventId: bigint('event_id', { mode: 'number' })
    .notNull()
    .references(() => caseEvent.id, { onDelete: 'cascade' }),
  societyCode: char('society_code', { length: 10 }).notNull(),
  name: text().notNull(),
  kind: text({ enum: ['pdf', 'txt', 'tif'] }).notNull(),
  sha256: char({ length: 64 }).notNull(),
  content: bytea(),
});

/** A piece of a document, counted from 0. */
export const attachmentPiece = pgTable(
  'attachment_piece',
  {
    attachmentId: bigint('attachment_id', { mode: 'number' })
      .notNull()
      .references(() => attachment.id, { onDelete: 'cascade' }),
    societyCode: char('society_code', { length: 10 }).notNull(),
    number: integer().notNull(),
    content: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.attachmentId, table.number] })],
);

/** The draft of a reply. */
export const draft = pgTable(
  'draft',
  {
    caseId: bigint('case_id', { mode: 'number' })
      .notNull()
      .references(() => disputeCase.id, { onDelete: 'cascade' }),
    societyCode: char('society_code', { length: 10 }).notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => account.userId, { onDelete: 'cascade' }),
    message: text().notNull(),
    faxPost: boolean('fax_post').notNull(),
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.caseId, table.userId] })],
);

/** An e-mail about the cases of a manager on a day; `claimedAt`: when a process last began to send it. */
export const reminder = pgTable(
  'reminder',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    managerId: bigint('manager_id', { mode: 'number' }).notNull(),
    day: date().notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
    claimedAt: timestamp('claimed_at', { withTimezone: true }),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [unique().on(table.managerId, table.day, table.recipient)],
);

/**
 * The state of the acquirer's clock for cases: the last day worked, the days the demo runs ahead,
 * the last planned day of its requests.
 */
export const disputeClock = pgTable('dispute_clock', {
  name: text().primaryKey(),
  workedThrough: date('worked_through').notNull(),
  daysAhead: integer('days_ahead').notNull().default(0),
  plannedThrough: date('planned_through'),
});
