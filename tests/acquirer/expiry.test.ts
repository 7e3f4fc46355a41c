import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { outbox, removeOldMessages } from '../../acquirer/demo/outbox/messages';
import { countFailure } from '../../acquirer/server/accounts/login-failures';
import { keepPrevious } from '../../acquirer/server/accounts/previous-emails';
import { openSession } from '../../acquirer/server/accounts/session';
import { draft, reminder } from '../../acquirer/server/cases/tables';
import { removeExpired } from '../../acquirer/server/expiry';
import { rateLimit, storedAnswer } from '../../acquirer/server/http/audit-tables';
import { oneTimeCode } from '../../acquirer/server/otp/tables';
import { registration } from '../../acquirer/server/registration/tables';
import { acquirerOfTests, usualNow } from './support/acquirer';

const acquirer = acquirerOfTests();

const minutes = 1 / (24 * 60);

/** Every table whose rows expire, with the days they may stay. */
const ends = {
  session: 30 * minutes,
  previous_email: 3,
  admission: 3,
  auth_code: 1,
  one_time_code: 1,
  registration: 1,
  kept_answer: 1,
  draft: 90,
  reminder: 3,
  outbox: 30,
  login_failure: 395,
  audit_event: 396,
  rate_limit: 60 * minutes,
};
const tables = Object.keys(ends) as (keyof typeof ends)[];

/** The database lets a line of the trail go by its own clock too, so that this one is older. */
const yearEarlier: Readonly<Record<string, number>> & { readonly audit_event: number } = {
  audit_event: 365,
};

const after = (days: number) => new Date(usualNow.getTime() + days * 86_400_000);

const rowsIn = async (table: string) => {
  const { rows } = await acquirer.services.db.execute<{ rows: number }>(
    sql.raw(`select count(*)::int as rows from ${table}`),
  );
  return rows[0]?.rows ?? 0;
};

const fill = async () => {
  const { db } = acquirer.services;
  const { rows } = await db.execute<{ id: number; societyCode: string }>(
    sql`select id, society_code as "societyCode" from dispute_case limit 1`,
  );
  const { id, societyCode } = rows[0] ?? { id: 0, societyCode: '' };
  const at = usualNow;
  await openSession(db, 'azienda01', at);
  await db.execute(sql`insert into audit_event (at, what, outcome, user_id, subject, address, request)
    values (${after(-yearEarlier.audit_event).toISOString()}, 'login', 'done', 'azienda01', '', '', '')`);
  await keepPrevious(db, 'azienda01', 'x@example.it', at);
  await db.execute(sql`insert into admission values
    ('x', 'azienda01', 'azienda02', ${at.toISOString()})`);
  await db.execute(sql`insert into auth_code values ('x', 'azienda01', '/', ${at.toISOString()})`);
  await db.insert(oneTimeCode).values({
    holder: 'azienda01',
    purpose: 'email',
    target: 'x@example.it',
    codeHash: 'x',
    sentAt: at,
    expiresAt: at,
  });
  await db
    .insert(registration)
    .values({ sessionHash: 'x', startedAt: at, societyCode, cellNumber: '+393400000000' });
  await db.insert(storedAnswer).values({ keyHash: 'x', askedAt: at, body: '{}' });
  await db.insert(rateLimit).values({ key: 'x', points: 1, expire: at });
  await db.insert(draft).values({
    societyCode,
    caseId: id,
    userId: 'azienda01',
    message: '',
    faxPost: false,
    writtenAt: at,
  });
  await db
    .insert(reminder)
    .values({
      managerId: 1,
      day: '2026-03-15',
      recipient: 'x@example.it',
      subject: 'x',
      body: 'x',
      writtenAt: at,
    })
    .onConflictDoNothing();
  await db
    .insert(outbox)
    .values({ recipient: 'x', channel: 'sms', subject: '', body: 'x', sentAt: at });
  for (const user of ['nessuno99', 'AZIENDA01']) await countFailure(db, user, at);
};

/** At every start and every hour. */
const remove = async (now: Date) => {
  await removeExpired(acquirer.services.db, now);
  await removeOldMessages(acquirer.services.db, now);
};

test.each(tables)('what %s holds stays until its end, and no longer', async (table) => {
  const { db } = acquirer.services;
  const always = await rowsIn(table);
  await fill();
  const full = await rowsIn(table);
  const end = ends[table] - (yearEarlier[table] ?? 0);
  await remove(after(end - minutes));
  const late = table === 'auth_code' ? full - 1 : full;
  expect(await rowsIn(table)).toBe(late);
  await remove(after(end + minutes));
  const stored = table === 'login_failure' ? always + 1 : always;
  expect(await rowsIn(table)).toBe(stored);
  await remove(after(500));
  await db.execute(sql`delete from login_failure`);
});

test('every table that names a moment has an end, or leaves with the data window', async () => {
  const { rows } = await acquirer.services.db.execute<{ table: string }>(sql`
    select distinct table_name as table from information_schema.columns
    where table_schema = current_schema() and data_type = 'timestamp with time zone'`);
  const others = ['account', 'case_event', 'dispute_case', 'ebox', 'migration'];
  expect(rows.map(({ table }) => table).sort()).toEqual([...tables, ...others].sort());
});
