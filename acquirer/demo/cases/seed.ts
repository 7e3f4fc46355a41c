import { count, eq, sql } from 'drizzle-orm';
import { clockName } from '../../server/cases/days';
import { attachmentRow } from '../../server/cases/documents';
import {
  attachment,
  type CaseColumns,
  caseEvent,
  disputeCase,
  disputeClock,
} from '../../server/cases/tables';
import { addDays, calendarDay } from '../../server/common/clock';
import type { Database } from '../../server/database/database';
import { eboxManager, eboxManagerPos } from '../../server/ebox/tables';
import { adjustment } from '../../server/letters/tables';
import type { SeedMerchant } from '../generator/merchant';
import { randomOf } from '../generator/random';
import { insertRows } from '../seed/insert';
import { arrivalsOn, type Life, livesOf } from './case-timelines';
import { documentsFor } from './documents';
import { type Portfolio, portfolioOf } from './portfolio';

/** The events of many cases in one statement, and the ids of those with documents. */
const insertEvents = async (db: Database, lives: readonly Life[]) => {
  const events = lives.flatMap((life) => life.events.map((event) => ({ life, event })));
  if (events.length === 0) return [];
  const values = events.map(({ life, event: { at, state, message } }) => ({
    societyCode: life.one.societyCode,
    caseId: life.one.id,
    at,
    state,
    message,
  }));
  const rows = await db.insert(caseEvent).values(values).returning({ id: caseEvent.id });
  return events.flatMap(({ life, event }, index) => {
    const id = rows[index]?.id;
    return event.withDocuments && id !== undefined ? [{ life, id }] : [];
  });
};

const rowsOfDocuments = async (merchant: SeedMerchant, { shop, one }: Life, eventId: number) => {
  const random = randomOf(`documents ${one.id}`);
  const documents = await documentsFor({ merchant, shop, one }, random);
  return documents.map((document) =>
    attachmentRow({ societyCode: one.societyCode, id: eventId }, document),
  );
};

/** The manager of each point of sale or, where it has none now, its last one. */
const managersByPoint = async (db: Database) => {
  const former = await db.select().from(eboxManager).where(eq(eboxManager.suspended, true));
  const inForce = await db.select().from(eboxManagerPos);
  return new Map([
    ...former.map(({ code, id }) => [code, id] as const),
    ...inForce.map(({ posCode, managerId }) => [posCode, managerId] as const),
  ]);
};

const insertLives = async (db: Database, { merchant }: Portfolio, lives: readonly Life[]) => {
  const managers = await managersByPoint(db);
  const cases = lives.map(({ one }) => ({ ...one, managerId: managers.get(one.posCode) ?? null }));
  await insertRows(db, disputeCase, cases, sql`do nothing`);
  await insertRows(
    db,
    adjustment,
    lives.flatMap(({ charges }) => charges),
    sql`do nothing`,
  );
  const documented = await insertEvents(db, lives);
  const rows = await Promise.all(
    documented.map(({ life, id }) => rowsOfDocuments(merchant, life, id)),
  );
  if (rows.length > 0) await db.insert(attachment).values(rows.flat());
};

const knownIds = async (db: Database) =>
  new Set((await db.select({ id: disputeCase.id }).from(disputeCase)).map(({ id }) => id));

const companiesWithCases = async (db: Database) => {
  const rows = await db
    .select({ code: disputeCase.societyCode, cases: count() })
    .from(disputeCase)
    .groupBy(disputeCase.societyCode);
  return new Set(rows.map(({ code }) => code));
};

const clockOf = async (db: Database, today: string) => {
  const [row] = await db
    .insert(disputeClock)
    .values({ name: clockName, workedThrough: today, plannedThrough: today })
    .onConflictDoUpdate({ target: disputeClock.name, set: { name: clockName } })
    .returning();
  return {
    workedThrough: row?.workedThrough ?? today,
    plannedThrough: row?.plannedThrough ?? today,
  };
};

const later = (one: string, other: string) => (one > other ? one : other);

const daysPlanned = 14;

/** The requests of up to two weeks after the current day of cases. */
const plan = async (
  db: Database,
  portfolios: readonly Portfolio[],
  today: string,
  taken: Set<number>,
) => {
  const { workedThrough, plannedThrough } = await clockOf(db, today);
  const through = addDays(later(workedThrough, today), daysPlanned);
  const rows: CaseColumns[] = [];
  for (
    let day = addDays(later(workedThrough, plannedThrough), 1);
    day <= through;
    day = addDays(day, 1)
  ) {
    for (const one of portfolios) {
      rows.push(...arrivalsOn(one, day, today, taken).map((drawn) => drawn.one));
    }
  }
  await insertRows(db, disputeCase, rows, sql`do nothing`);
  await db
    .update(disputeClock)
    .set({ plannedThrough: through })
    .where(eq(disputeClock.name, clockName));
};

/**
 * The documentation requests of the demo. A company without cases gets those of the last months,
 * some in every state. Every start adds the requests of the next days. Later changes of a case are
 * kept.
 */
export const seedCases = async (db: Database, merchants: readonly SeedMerchant[], now: Date) => {
  const today = calendarDay(now);
  const portfolios = merchants.filter(({ movements }) => movements > 0).map(portfolioOf);
  await db.transaction(async (tx) => {
    const taken = await knownIds(tx);
    const known = await companiesWithCases(tx);
    for (const one of portfolios) {
      if (!known.has(one.merchant.code)) await insertLives(tx, one, livesOf(one, now, taken));
    }
    await plan(tx, portfolios, today, taken);
  });
};
