import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAdmin } from '../../acquirer/server/admin';
import { filling } from '../../acquirer/server/database/server';
import { brokenLines, pruneAudit } from '../../acquirer/server/http/audit';
import { auditEvent } from '../../acquirer/server/http/audit-tables';
import { metrics } from '../../acquirer/server/operation/metrics';
import { acquirerOfTests, origin, usualNow } from './support/acquirer';
import { merchantOf, pdfFile } from './support/disputes';
import { codeTo, done, loggedIn, otherThan, rememberUsers } from './support/visitor';

const acquirer = acquirerOfTests();
let asTheyWere: () => Promise<void>;
beforeAll(async () => {
  asTheyWere = await rememberUsers(acquirer);
});
let seen = 0;
beforeEach(async () => {
  await asTheyWere();
  seen = (await trail()).at(-1)?.id ?? 0;
});

const trail = () => acquirer.services.db.select().from(auditEvent).orderBy(auditEvent.id);

/** What was added in this test: who, what, about what, and how it ended. */
const added = async () =>
  (await trail())
    .filter(({ id }) => id > seen)
    .map(({ userId, what, subject, outcome }) =>
      [userId, what, subject, outcome].filter((word) => word !== '').join(', '),
    );

describe('the audit trail says who did what', () => {
  test('and in which request, by the id that went back with its answer', async () => {
    const answer = await acquirer.submit({ userid: 'negozio01', password: 'Portale2026' });
    expect((await trail()).at(-1)?.request).toBe(answer.headers.get('x-request-id'));
  });

  test('of logins: entered, wrong, locked; of an unknown user id only that it was tried', async () => {
    for (const password of ['Portale2026', 'x', 'x', 'x', 'Portale2026'])
      await acquirer.logIn('NEGOZIO01', password);
    await acquirer.logIn('Portale2026', 'azienda01');
    expect(await added()).toEqual([
      'negozio01, login, done',
      'negozio01, login, wrong password',
      'negozio01, login, wrong password',
      'negozio01, login, locked',
      'negozio01, login, locked',
      'login, wrong password',
    ]);
  });

  test('of changes, done and refused, and of the end of a session', async () => {
    const merchant = await loggedIn(acquirer, 'azienda01');
    await merchant.answerTo('SEND_OTP_PASSWORD', {});
    const otp = await codeTo(acquirer, '+393331200101');
    const change = { newPassword: 'Nuova2026x', oldPassword: 'Portale2026' };
    await merchant.answerTo('confirmPasswordChange', { ...change, otp: otherThan(otp) });
    expect(await merchant.answerTo('confirmPasswordChange', { ...change, otp })).toBe(done);
    expect(await merchant.answerTo('updateEmail', { email: 'nuova@example.it' })).toBe(done);
    await merchant.answerTo('logout', {});
    expect(await added()).toEqual([
      'azienda01, login, done',
      'azienda01, confirmPasswordChange, 406 5707',
      'azienda01, confirmPasswordChange, done',
      'azienda01, updateEmail, done',
      'azienda01, logout, done',
    ]);
    const words = JSON.stringify(await trail());
    for (const value of [otp, 'Nuova2026x', 'Portale2026', 'nuova@example.it', '+393331200101'])
      expect(words).not.toContain(value);
  });

  test('of replies and downloads, by their numbers', async () => {
    const merchant = await merchantOf(acquirer, 'azienda01');
    const [manager] = await merchant.managers();
    const ebox = manager?.eboxCode ?? '';
    const [open] = await merchant.list(ebox, 'nuove');
    const caseId = open?.caseId ?? '';
    expect((await merchant.reply({ caseId, ebox }, { files: [pdfFile()] })).status).toBe(200);
    expect((await merchant.reply({ caseId, ebox }, { files: [pdfFile()] })).status).toBe(400);
    const { messagesList } = await merchant.detail(caseId);
    const [document] = messagesList.flatMap(({ allegatiList }) => allegatiList);
    const path = document?.path ?? '';
    expect((await merchant.download(document?.documento ?? '', path)).status).toBe(200);
    expect(await added()).toEqual([
      'azienda01, login, done',
      `azienda01, EBOX_UPLOAD_ALLEGATO, ${caseId}, done`,
      `azienda01, EBOX_UPLOAD_ALLEGATO, ${caseId}, 400 case: it cannot be answered`,
      `azienda01, EBOX_DOWNLOAD_ALLEGATO, ${path}, done`,
    ]);
  });

  test('of statements and exports, and not of the pages of a list', async () => {
    const merchant = await loggedIn(acquirer, 'negozio01');
    const list = { month: '202602', orderBy: '+branchCode', page: 1 };
    for (const typeCall of ['X', 'C'])
      await merchant.answerTo('DISPUTE', { ...list, disputeType: 'ALL', typeCall });
    const { accountListItems } = await (
      await merchant.post('SEARCH_ACCOUNT_BALANCE', {
        month: '',
        orderBy: '-date',
        page: 1,
        filter: '',
      })
    ).json();
    const { branchCode, date } = accountListItems[0];
    await merchant.post('GET_PDF_ACCOUNT_BALANCE', { branchCode, date });
    expect(await added()).toEqual([
      'negozio01, login, done',
      'negozio01, DISPUTE, 202602, done',
      `negozio01, GET_PDF_ACCOUNT_BALANCE, ${branchCode} ${date}, done`,
    ]);
  });

  test('and from where, as far as a trusted proxy says so', async () => {
    const { app } = acquirer.setOtherwise({ trustProxy: true });
    await app.request(`${origin}/auth/login`, {
      method: 'POST',
      headers: { 'x-forwarded-for': '2001:db8::7' },
      body: new URLSearchParams({
        userid: 'azienda01',
        password: 'x',
        success_url: `${origin}/login`,
      }),
    });
    expect((await trail()).at(-1)).toMatchObject({ address: '2001:db8::7', at: usualNow });
  });
});

describe('the audit trail is', () => {
  test.each([
    ['changed', sql`update audit_event set outcome = 'done'`],
    ['shortened', sql`delete from audit_event where id > 0`],
    ['emptied', sql`truncate audit_event`],
  ])('never %s: its lines stay as they are', async (_, statement) => {
    await acquirer.logIn('azienda01');
    const before = await trail();
    await expect(acquirer.services.db.execute(statement)).rejects.toThrow();
    expect(await trail()).toEqual(before);
  });

  test('shortened by its age alone, whatever the session or the clock of a process says', async () => {
    const { db } = acquirer.services;
    await acquirer.logIn('azienda01');
    const before = await trail();
    await pruneAudit(db, new Date('2100-01-01'));
    expect(await trail()).toEqual(before);
    const forced = db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('acquirer.pruning', 'on', true)`);
      await tx.execute(sql`delete from audit_event`);
    });
    await expect(forced).rejects.toThrow();
    expect(await trail()).toEqual(before);
  });

  test('a chain, in which a missing and a changed line show', async () => {
    const { db } = acquirer.services;
    await Promise.all(['azienda01', 'negozio01', 'azienda02'].map((one) => acquirer.logIn(one)));
    expect(await brokenLines(db)).toEqual([]);
    const [first, second, third] = (await trail()).slice(-3).map(({ id }) => id);
    const without = (change: ReturnType<typeof sql>) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`alter table audit_event disable trigger audit_event_kept`);
        await tx.execute(change);
        const broken = await brokenLines(tx);
        throw Object.assign(new Error('undone'), { broken });
      });
    await expect(without(sql`delete from audit_event where id = ${second}`)).rejects.toMatchObject({
      broken: [third],
    });
    await expect(
      without(sql`update audit_event set user_id = 'altro' where id = ${second}`),
    ).rejects.toMatchObject({ broken: [second] });
    expect(first).toBeLessThan(Number(second));
  });

  test('not held up by a process that fills the database: its lock has a separate number', async () => {
    const { rows } = await acquirer.services.db.execute<{ text: string }>(
      sql`select prosrc as text from pg_proc where proname = 'chain_audit_event'`,
    );
    expect(rows[0]?.text).toMatch(/pg_advisory_xact_lock\(\d+\)/);
    expect(rows[0]?.text).not.toContain(String(filling));
  });

  test('what a change needs: while no line can be written, none is made', async () => {
    const { db } = acquirer.services;
    const merchant = await loggedIn(acquirer, 'azienda01');
    await db.execute(
      sql`alter table audit_event add constraint full_disk check (id < 0) not valid`,
    );
    const change = { email: 'nuova@example.it' };
    expect((await merchant.post('updateEmail', change)).status).toBe(500);
    expect(await acquirer.logIn('azienda02')).toEqual({});
    await db.execute(sql`alter table audit_event drop constraint full_disk`);
    const { rows } = await db.execute(sql`select 1 from account where email = ${change.email}`);
    expect(rows).toEqual([]);
  });

  test('verified by its operator: which lines follow a missing or changed one', async () => {
    const admin = createAdmin(acquirer.services, metrics());
    expect(await (await admin.request(`${origin}/audit/broken`)).json()).toEqual([]);
  });

  test('taken away as lines of JSON, day by day, on the port of those who operate it alone', async () => {
    await acquirer.logIn('azienda01');
    const admin = createAdmin(acquirer.services, metrics());
    const linesOf = async (query: string) => {
      const answer = await admin.request(`${origin}/audit${query}`);
      expect(answer.headers.get('content-type')).toBe('application/x-ndjson');
      return (await answer.text())
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line));
    };
    const all = JSON.parse(JSON.stringify(await trail()));
    expect(await linesOf('')).toEqual(all);
    expect(await linesOf('?from=2026-03-15&before=2026-03-16')).toEqual(all);
    expect(await linesOf('?from=2026-03-16')).toEqual([]);
    expect((await admin.request(`${origin}/audit?from=ieri`)).status).toBe(400);
    expect((await acquirer.app.request(`${origin}/audit`)).status).toBe(404);
  });

  test('taken away whole, however long it is', async () => {
    const { db } = acquirer.services;
    await db.execute(sql`insert into audit_event (at, what, outcome, user_id, subject, address, request)
      select ${usualNow.toISOString()}::timestamptz, 'login', 'done', '', '', '', '' from generate_series(1, 2500)`);
    const answer = await createAdmin(acquirer.services, metrics()).request(`${origin}/audit`);
    const lines = (await answer.text()).trim().split('\n');
    expect(lines).toHaveLength((await trail()).length);
  });
});
