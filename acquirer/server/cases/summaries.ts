import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { ebox, eboxManager } from '../ebox/tables';
import type { Message } from '../messages/messenger';
import type { AnyState } from './states';

/** A case that has changed on a day, and whose it is. */
export interface DayNews {
  readonly day: string;
  readonly managerId: number | null;
  readonly state: AnyState;
}

interface Counts {
  nuove: number;
  sospeso: number;
  scadenza: number;
}
type Told = keyof Counts;

const told: readonly Told[] = ['nuove', 'sospeso', 'scadenza'];

const isTold = (state: AnyState): state is Told => told.some((one) => one === state);

const words: Readonly<Record<Told, readonly [one: string, many: string]>> = {
  nuove: ['nuova richiesta', 'nuove richieste'],
  sospeso: ['sollecito', 'solleciti'],
  scadenza: ['ultimo avviso', 'ultimi avvisi'],
};

const inWords = (counts: Counts) =>
  told
    .filter((state) => counts[state] > 0)
    .map((state) => `${counts[state]} ${words[state][counts[state] === 1 ? 0 : 1]}`)
    .join(', ');

const italianDay = (day: string) => day.split('-').reverse().join('-');

/** The changes of each day and manager that a summary is about, in the order of the days. */
const counted = (news: readonly DayNews[]) => {
  const days = new Map<string, { day: string; managerId: number; counts: Counts }>();
  for (const { day, managerId, state } of news) {
    if (managerId === null || !isTold(state)) continue;
    const key = `${day} ${managerId}`;
    const entry = days.get(key) ?? {
      day,
      managerId,
      counts: { nuove: 0, sospeso: 0, scadenza: 0 },
    };
    entry.counts[state] += 1;
    days.set(key, entry);
  }
  return [...days.values()].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
};

const managersInForce = async (db: Database) => {
  const rows = await db
    .select({ manager: eboxManager, copies: ebox.copies, responsible: ebox.email })
    .from(eboxManager)
    .innerJoin(ebox, eq(ebox.societyCode, eboxManager.societyCode))
    .where(eq(eboxManager.suspended, false));
  return new Map(rows.map((row) => [row.manager.id, row]));
};

/**
 * ENR-010: one e-mail a day to each manager with new requests, reminders or last calls. The
 * responsible person gets a copy on request (PRM-012).
 */
export const summariesOf = async (db: Database, news: readonly DayNews[]): Promise<Message[]> => {
  const managers = await managersInForce(db);
  const messages: Message[] = [];
  for (const { day, managerId, counts } of counted(news)) {
    const found = managers.get(managerId);
    if (!found) continue;
    const { manager, copies, responsible } = found;
    const text = `Dispute Online, riepilogo del ${italianDay(day)} per ${manager.description}: ${inWords(counts)}. Le richieste sono consultabili nel portale, alla voce Dispute online.`;
    const recipients = new Set(copies ? [manager.email, responsible] : [manager.email]);
    for (const to of recipients) messages.push({ to, channel: 'email', text });
  }
  return messages;
};
