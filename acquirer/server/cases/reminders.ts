import { eq } from 'drizzle-orm';
import { type ReminderChoice, usualReminders } from '../../contract/preferences';
import { caseAddress } from '../../contract/rules/case-address';
import { addDays } from '../common/clock';
import type { Database } from '../database/database';
import { ebox, eboxManager } from '../ebox/tables';
import { asPreferences } from '../preferences/calls';
import { preference } from '../preferences/tables';
import { type AnyState, caseStateOf, isAnswerable } from './states';
import { type CaseColumns, practiceNumber, reminder } from './tables';

interface Occasion {
  readonly after: string;
  readonly through: string;
  /** The origin under which merchants reach the portal, where it is known. */
  readonly origin: string | undefined;
  readonly at: Date;
}

/** For one case, and for several. */
type Words = readonly [one: string, many: string];

const words: Readonly<Record<Topic, Words>> = {
  oneDay: ['richiesta in scadenza entro domani', 'richieste in scadenza entro domani'],
  threeDays: ['richiesta in scadenza entro tre giorni', 'richieste in scadenza entro tre giorni'],
  scadenza: ['ultimo avviso', 'ultimi avvisi'],
  sospeso: ['sollecito', 'solleciti'],
  nuove: ['nuova richiesta', 'nuove richieste'],
};

const subjects: Readonly<Record<Topic, Words>> = {
  oneDay: ['Una richiesta scade entro domani', 'richieste scadono entro domani'],
  threeDays: ['Una richiesta scade entro tre giorni', 'richieste scadono entro tre giorni'],
  scadenza: ['Ultimo avviso per una richiesta', 'ultimi avvisi per le sue richieste'],
  sospeso: ['Sollecito per una richiesta', 'solleciti per le sue richieste'],
  nuove: ['Una nuova richiesta', 'nuove richieste'],
};

const subjectOf = (topic: Topic, count: number) => {
  const [one, many] = subjects[topic];
  return count === 1 ? one : `${count} ${many}`;
};

const managersInForce = (db: Database) =>
  db
    .select({
      manager: eboxManager,
      copies: ebox.copies,
      responsible: ebox.email,
      content: preference.content,
    })
    .from(eboxManager)
    .innerJoin(ebox, eq(ebox.societyCode, eboxManager.societyCode))
    .leftJoin(preference, eq(preference.userId, eboxManager.userId))
    .where(eq(eboxManager.suspended, false));

const nearestFirst = (cases: readonly CaseColumns[]) =>
  cases.toSorted((a, b) => (a.dueOn === b.dueOn ? a.id - b.id : a.dueOn < b.dueOn ? -1 : 1));

const paragraphOf = (topic: Topic, cases: readonly CaseColumns[], origin: string | undefined) =>
  [
    `${cases.length} ${words[topic][cases.length === 1 ? 0 : 1]}:`,
    ...nearestFirst(cases).map((one) => `- ${caseInWords(one)}: ${whereIs(origin, one)}`),
  ].join('\n');

const grouped = <Key>(news: readonly CaseNews[], keyOf: (one: CaseNews) => Key) => {
  const groups = new Map<Key, CaseNews[]>();
  for (const one of news) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups;
};

/**
 * ENR-010: writes one e-mail to each manager in force. It lists new requests, reminders, last calls, and
 * what is due in three days or on the next one. After days without work there is one, for the last day.
 * The responsible person gets a copy on request (PRM-012).
 */
export const writeReminders = async (
  db: Database,
  news: readonly CaseNews[],
  { origin, at, ...days }: Occasion,
) => {
  const groups = grouped(news, ({ one }) => one.managerId);
  for (const { manager, copies, responsible, content } of await managersInForce(db)) {
    const choice = asPreferences(content).reminders ?? usualReminders;
    const byTopic = grouped(groups.get(manager.id) ?? [], (one) => topicOf(one, days, choice));
    const told = topics.flatMap((topic) => {
      const cases = byTopic.get(topic)?.map(({ one }) => one) ?? [];
      return cases.length === 0 ? [] : [{ topic, cases }];
    });
    const [first] = told;
    if (first === undefined) continue;
    const subject = subjectOf(first.topic, first.cases.length);
    const title = `Dispute Online, riepilogo del ${italianDay(days.through)} per ${manager.description}.`;
    const paragraphs = told.map(({ topic, cases }) => paragraphOf(topic, cases, origin));
    const body = [title, ...paragraphs].join('\n\n');
    const recipients = new Set(copies ? [manager.email, responsible] : [manager.email]);
    await db
      .insert(reminder)
      .values(
        [...recipients].map((recipient) => ({
          managerId: manager.id,
          day: days.through,
          recipient,
          subject,
          body,
          writtenAt: at,
        })),
      )
      .onConflictDoNothing();
  }
};

const inEuro = new Intl.NumberFormat('it-IT', {
  minimumFractionDigits: 2,
  useGrouping: 'always',
});

export const italianDay = (day: string) => day.split('-').reverse().join('-');

/** Its number, what is contested, and until when it can be answered. */
export const caseInWords = (one: Pick<CaseColumns, 'id' | 'disputed' | 'dueOn'>) =>
  `richiesta ${practiceNumber(one)} di ${inEuro.format(one.disputed / 100)} euro, con scadenza il ${italianDay(one.dueOn)}`;

/** Where a case is found; the words where the address of the portal is not known. */
export const whereIs = (
  origin: string | undefined,
  { id, managerId, state }: Pick<CaseColumns, 'id' | 'managerId' | 'state'>,
) => {
  const known = caseStateOf(state);
  if (origin === undefined || known === undefined || managerId === null)
    return 'nel portale, alla voce Dispute online';
  return `${origin}${caseAddress({ ebox: String(managerId), caseId: String(id), state: known })}`;
};

/** A case as it is after some days, and the states that it came to on them. */
export interface CaseNews {
  readonly one: CaseColumns;
  readonly states: readonly AnyState[];
}

/** What an e-mail says of cases, the most urgent first. */
export const topics = ['oneDay', 'threeDays', 'scadenza', 'sospeso', 'nuove'] as const;
export type Topic = (typeof topics)[number];

/** ENR-010: reminders and last calls have no switch. */
const switches: Partial<Readonly<Record<Topic, keyof ReminderChoice>>> = {
  oneDay: 'oneDay',
  threeDays: 'threeDays',
  nuove: 'newCase',
};

/** The topic of a case in the e-mail of these days: the first that its manager wants to read of. */
export const topicOf = (
  { one, states }: CaseNews,
  { after, through }: { readonly after: string; readonly through: string },
  choice: ReminderChoice,
): Topic | undefined => {
  if (!isAnswerable(one.state)) return undefined;
  const begun = (daysBefore: number) => {
    const day = addDays(one.dueOn, -daysBefore);
    return after < day && day <= through;
  };
  const holds: Readonly<Record<Topic, boolean>> = {
    oneDay: begun(1),
    threeDays: begun(3),
    scadenza: states.includes('scadenza'),
    sospeso: states.includes('sospeso'),
    nuove: states.includes('nuove'),
  };
  return topics.find((topic) => {
    const name = switches[topic];
    return holds[topic] && (name === undefined || choice[name]);
  });
};
