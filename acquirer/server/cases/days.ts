import { and, eq, inArray } from 'drizzle-orm';
import { addDays, calendarDay } from '../common/clock';
import type { Database } from '../database/database';
import { eboxManagerPos } from '../ebox/tables';
import { adjustment } from '../letters/tables';
import { logUnsent } from '../messages/delivery-error';
import { movement } from '../movements/tables';
import type { Services } from '../services';
import { chargesOf } from './charges';
import { type Move, moved, overnight } from './lifecycle';
import { type CaseNews, writeReminders } from './reminders';
import { sendReminders } from './send-reminders';
import { type CaseColumns, caseEvent, disputeCase, disputeClock } from './tables';

/** The one row of the clock. */
export const clockName = 'disputes';

const dayLength = 86_400_000;

/** The hour at which the acquirer's work on a day is done. */
const morningOf = (day: string) => new Date(`${day}T00:30:00Z`);

/** A moment, or now where it is still to come. */
export const untilNow = (moment: Date, now: Date) => (moment < now ? moment : now);

/** When the work on a day was done: in its morning, or just now where that is still to come. */
export const workedAt = (day: string, now: Date) => untilNow(morningOf(day), now);

const moving = ['attesa', 'nuove', 'sospeso', 'scadenza', 'visione', 'scadute'] as const;

interface Step {
  readonly day: string;
  readonly move: Move;
}

interface Days {
  readonly after: string;
  readonly through: string;
}

/** Everything that happens to a case on some days in a row. */
export const livedThrough = <Case extends CaseColumns>(one: Case, { after, through }: Days) => {
  const steps: Step[] = [];
  let lived = one;
  for (let day = addDays(after, 1); day <= through; day = addDays(day, 1)) {
    const move = overnight(lived, day);
    if (move === undefined) continue;
    steps.push({ day, move });
    lived = moved(lived, move, day);
  }
  return { lived, steps };
};

const managersByPoint = async (db: Database) => {
  const rows = await db.select().from(eboxManagerPos);
  return new Map(rows.map(({ posCode, managerId }) => [posCode, managerId]));
};

/**
 * A case answered in this very moment is left to the next day. Only a new one gets its manager here:
 * another may be handed over meanwhile.
 */
const save = async (db: Database, before: CaseColumns, after: CaseColumns) => {
  const { state, dueOn, movedOn, reply, reminded, managerId } = after;
  const owner = before.state === 'attesa' ? { managerId } : {};
  const saved = await db
    .update(disputeCase)
    .set({ state, dueOn, movedOn, reply, reminded, ...owner })
    .where(
      and(
        eq(disputeCase.societyCode, before.societyCode),
        eq(disputeCase.id, before.id),
        eq(disputeCase.state, before.state),
      ),
    )
    .returning({ id: disputeCase.id });
  return saved.length > 0;
};

/** A new request goes to the manager who is in charge of its point of sale on that day. */
const inCharge = (one: CaseColumns, points: ReadonlyMap<string, number>): CaseColumns =>
  one.state === 'attesa' ? { ...one, managerId: points.get(one.posCode) ?? null } : one;

/** Debits and credits of a case; none where its payment has left the data window. */
const book = async (db: Database, one: CaseColumns, steps: readonly Step[]) => {
  const { societyCode, id, transactionAt } = one;
  const [payment] = await db
    .select({ settlementId: movement.settlementId })
    .from(movement)
    .where(
      and(
        eq(movement.societyCode, societyCode),
        eq(movement.date, transactionAt),
        eq(movement.id, id),
      ),
    );
  const charges = payment ? chargesOf(one, steps, payment) : [];
  if (charges.length > 0) await db.insert(adjustment).values(charges).onConflictDoNothing();
};

const work = async (db: Database, days: Days, now: Date) => {
  const points = await managersByPoint(db);
  const cases = await db.select().from(disputeCase).where(inArray(disputeCase.state, moving));
  const news: CaseNews[] = [];
  for (const one of cases) {
    const { lived, steps } = livedThrough(inCharge(one, points), days);
    if (steps.length > 0 && !(await save(db, one, lived))) continue;
    news.push({ one: lived, states: steps.map(({ move }) => move.state) });
    if (steps.length === 0) continue;
    const { societyCode, id: caseId } = lived;
    await db.insert(caseEvent).values(
      steps.map(({ day, move: { state, message } }) => ({
        societyCode,
        caseId,
        at: workedAt(day, now),
        state,
        message,
      })),
    );
    await book(db, lived, steps);
  }
  return news;
};

/**
 * The first process to move the clock does the work, and writes the e-mails about it; the others
 * wait for it.
 */
const workOnce = ({ db, clock, settings }: Clockwork, days: Days, now: Date) =>
  db.transaction(async (tx) => {
    const claimed = await tx
      .update(disputeClock)
      .set({ workedThrough: days.through })
      .where(and(eq(disputeClock.name, clockName), eq(disputeClock.workedThrough, days.after)))
      .returning({ name: disputeClock.name });
    if (claimed.length === 0) return;
    const news = await work(tx, days, now);
    await writeReminders(tx, news, { ...days, origin: settings.publicUrl, at: clock() });
  });

/** E-mails are sent in the background, so that no call waits for them. */
const catchUp = async (services: Clockwork, days: Days, now: Date) => {
  await workOnce(services, days, now);
  void sendReminders(services).catch(logUnsent(services.log, 'reminders'));
};

/** What the work on cases takes. */
export type Clockwork = Pick<Services, 'db' | 'clock' | 'messenger' | 'log' | 'settings'>;

/** When it is for cases: the acquirer's clock and the days that the demo runs ahead of it. */
export interface CaseTime {
  readonly now: Date;
  /** `YYYY-MM-DD`, Rome. */
  readonly today: string;
}

const started = async (db: Database, today: string) => {
  const [row] = await db
    .insert(disputeClock)
    .values({ name: clockName, workedThrough: today })
    .onConflictDoUpdate({ target: disputeClock.name, set: { name: clockName } })
    .returning();
  if (!row) throw new Error('no clock for cases');
  return row;
};

const clockOf = async (db: Database, today: string) => {
  const [row] = await db.select().from(disputeClock).where(eq(disputeClock.name, clockName));
  return row ?? started(db, today);
};

/**
 * Returns the current time for cases, after doing the acquirer's work of every day since the last
 * call: none sees yesterday's cases.
 */
export const caseTime = async (services: Clockwork): Promise<CaseTime> => {
  const { db, clock } = services;
  const { workedThrough, daysAhead } = await clockOf(db, calendarDay(clock()));
  const now = new Date(clock().getTime() + daysAhead * dayLength);
  const today = calendarDay(now);
  const days = { after: workedThrough, through: today };
  if (workedThrough < today) await catchUp(services, days, now);
  return { now, today };
};

/** Runs every hour without a request: the work of a new day, and the e-mails that are still to be sent. */
export const remind = async (services: Clockwork) => {
  await caseTime(services);
  await sendReminders(services);
};
