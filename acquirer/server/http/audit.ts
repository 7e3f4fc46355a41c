import { and, asc, gt, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import type { Services } from '../services';
import { auditEvent } from './audit-tables';
import { clientAddress } from './client-address';
import type { AcquirerContext } from './env';

/** 13 months. */
const daysStored = 396;

/** What happened; `outcome` is `done` or why not. */
export interface AuditEvent {
  readonly what: string;
  readonly outcome: string;
  /** Only of a user who exists. */
  readonly userId?: string | undefined;
  readonly subject?: string;
}

const notKept = new Error('a trial line');

/** Rejects where no line can be written: asked before a change, which is then not made. The trial line is not kept. */
export const assertAuditable = async ({ db, clock }: Services) => {
  const trial = { at: clock(), what: '', outcome: '', userId: '', subject: '' };
  const trying = db.transaction(async (tx) => {
    await tx.insert(auditEvent).values({ ...trial, address: '', request: '' });
    throw notKept;
  });
  await trying.catch((error: unknown) => {
    if (error !== notKept) throw error;
  });
};

/**
 * Adds a line to the audit trail. The work is done already: a trail that has become impossible to
 * write since `assertAuditable` is logged.
 */
export const audit = async (
  { db, clock, settings, log, countAudited }: Services,
  c: AcquirerContext,
  { what, outcome, userId = '', subject = '' }: AuditEvent,
) => {
  const address = clientAddress(c, settings);
  const request = c.get('identity')?.request ?? '';
  countAudited?.(what, outcome);
  await db
    .insert(auditEvent)
    .values({ at: clock(), what, outcome, userId, subject, address, request })
    .catch(() => log('a line of the audit trail could not be written'));
};

const pageRows = 1000;

/** The lines from one moment to another, the oldest first, page by page. */
export async function* auditTrail(db: Database, from: Date, to: Date) {
  for (let last = 0; ; ) {
    const rows = await db
      .select()
      .from(auditEvent)
      .where(and(gte(auditEvent.at, from), lt(auditEvent.at, to), gt(auditEvent.id, last)))
      .orderBy(asc(auditEvent.id))
      .limit(pageRows);
    yield rows;
    if (rows.length < pageRows) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/** Removes the lines older than 13 months, by both clocks: the one way in which any leaves. */
export const pruneAudit = (db: Database, now: Date) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('acquirer.pruning', 'on', true)`);
    const end = new Date(now.getTime() - daysStored * 86_400_000).toISOString();
    await tx
      .delete(auditEvent)
      .where(sql`${auditEvent.at} < least(${end}::timestamptz, now() - interval '396 days')`);
  });

/** The ids of lines whose chain does not follow from the line before: there a line is missing, or was changed. */
export const brokenLines = async (db: Database) => {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id::int from (
      select id, chain, lag(chain) over (order by id) as before, audit_event as line from audit_event
    ) as lines where before <> '' and chain <> audit_chain(before, line) order by id`);
  return rows.map(({ id }) => id);
};
