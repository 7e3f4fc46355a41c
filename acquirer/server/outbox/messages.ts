import { desc } from 'drizzle-orm';
import type { Database } from '../database/database';
import { outbox } from './tables';

/** A message to a merchant; `code` is the one-time code in it, if any. */
export interface Message {
  readonly to: string;
  readonly channel: 'sms' | 'email';
  readonly text: string;
  readonly code?: string;
}

/** Sends a message: here, into the outbox. */
export const send = async (db: Database, { to, channel, text, code = '' }: Message, now: Date) => {
  await db.insert(outbox).values({ recipient: to, channel, body: text, code, sentAt: now });
};

const shown = 200;

/** The latest messages, newest first; `at` is an ISO instant. */
export const sentMessages = async (db: Database) => {
  const rows = await db.select().from(outbox).orderBy(desc(outbox.id)).limit(shown);
  return rows.map((row) => ({
    to: row.recipient,
    channel: row.channel,
    text: row.body,
    code: row.code,
    at: row.sentAt.toISOString(),
  }));
};
export type SentMessage = Awaited<ReturnType<typeof sentMessages>>[number];
