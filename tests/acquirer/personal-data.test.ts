import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createAdmin } from '../../acquirer/server/admin';
import { brokenLines } from '../../acquirer/server/http/audit';
import { metrics } from '../../acquirer/server/operation/metrics';
import { acquirerOfTests, origin } from './support/acquirer';
import { loggedIn } from './support/visitor';

const acquirer = acquirerOfTests();

const person = [
  'Ermenegilda',
  'Quaglierini',
  '+393339990001',
  'erme@example.it',
  'prima@example.it',
];

const ask = (command: string, user: string, headers: Record<string, string> = {}) =>
  createAdmin(acquirer.services, metrics()).request(
    `${origin}/personal-data/${command}?user=${user}`,
    { method: 'POST', headers },
  );

/** The tables with a row that holds a word, in whatever column. */
const tablesWith = async (word: string) => {
  const { db } = acquirer.services;
  const { rows } = await db.execute<{ name: string }>(
    sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and not relispartition`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const table = sql.identifier(name);
    const held = await db.execute(
      sql`select 1 from ${table} where position(${word} in ${table}::text) > 0 limit 1`,
    );
    if (held.rows.length > 0) found.push(name);
  }
  return found;
};

/** A user with a row in every table that stores something of a person. */
const fill = async () => {
  const { db } = acquirer.services;
  const [name, surname, phone, email, previous] = person;
  await db.execute(sql`update account set name = ${name}, surname = ${surname}, cell_number = ${phone},
    email = ${previous} where user_id = 'negozio02'`);
  const merchant = await loggedIn(acquirer, 'negozio02');
  await merchant.answerTo('updateEmail', { email });
  await merchant.answerTo('SEND_OTP_PASSWORD', {});
  await db.execute(sql`insert into preference (user_id, content) values ('negozio02', '{}')`);
  await db.execute(sql`insert into draft (case_id, society_code, user_id, message, fax_post, written_at)
    select id, society_code, 'negozio02', ${`Saluti, ${name}`}, false, now() from dispute_case limit 1`);
  await db.execute(
    sql`update draft set society_code = account.society_code from account where account.user_id = draft.user_id`,
  );
  await db.execute(sql`insert into registration (session_hash, started_at, society_code, cell_number, tax_code)
    select 'x', now(), society_code, ${phone}, 'QGLRNG80A41H501X' from account where user_id = 'negozio02'`);
  await db.execute(
    sql`insert into kept_answer (key_hash, body, asked_at) values ('x', ${JSON.stringify({ surname })}, now())`,
  );
  await db.execute(sql`insert into reminder (manager_id, day, recipient, body, written_at)
    values (1, '2026-03-15', ${email}, '', now())`);
  await db.execute(sql`insert into outbox (recipient, channel, body, sent_at)
    values ('altri@example.it', 'email', ${`${name} ${surname} chiede di entrare`}, now())`);
  await db.execute(
    sql`insert into ebox_manager (society_code, type, code, user_id, email, description, suspended)
    select society_code, 'S', society_code, user_id, email, '', true from account where user_id = 'negozio02'`,
  );
  return merchant;
};

test('the data of a person are exported and erased by the operator alone; no table holds them afterwards', async () => {
  const merchant = await fill();
  for (const command of ['export', 'erase']) {
    expect((await ask(command, 'sconosciuto')).status).toBe(404);
    expect((await ask(command, 'negozio02', { origin: 'https://example.it' })).status).toBe(403);
    const path = `${origin}/personal-data/${command}?user=negozio02`;
    expect((await acquirer.app.request(path, { method: 'POST' })).status).not.toBe(200);
  }
  const exported = await (await ask('export', 'NEGOZIO02')).text();
  for (const word of [...person, 'QGLRNG80A41H501X']) {
    expect(exported).toContain(word);
    expect(await tablesWith(word)).not.toEqual([]);
  }
  expect(exported).not.toMatch(/argon2|_hash/);
  const others = await tablesWith('azienda01');

  expect(await (await ask('erase', 'negozio02')).json()).toEqual({ erased: 'negozio02' });
  for (const word of [...person, 'QGLRNG80A41H501X']) expect(await tablesWith(word)).toEqual([]);
  expect((await tablesWith('negozio02')).toSorted()).toEqual([
    'account',
    'audit_event',
    'ebox_manager',
  ]);
  expect(await tablesWith('azienda01')).toEqual(others);
  expect(await merchant.status('welcome', {})).not.toBe(200);
  expect(await acquirer.logIn('negozio02')).toEqual({ p_error: 'credentials' });
  expect(await brokenLines(acquirer.services.db)).toEqual([]);
});

test('a user whom Dispute Online still names is not erased before another is named', async () => {
  expect((await ask('erase', 'azienda01')).status).toBe(409);
  expect(await tablesWith('azienda01')).toContain('account');
});
