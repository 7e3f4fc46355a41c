import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { seedCases } from '../../../acquirer/demo/cases/seed';
import { scaled, smallMerchants } from '../../../acquirer/demo/generator/merchants';
import { sentMessages } from '../../../acquirer/demo/outbox/messages';
import { caseTime } from '../../../acquirer/server/cases/days';
import { pruneOldData } from '../../../acquirer/server/data-window';
import { eventually } from '../../support/eventually';
import { acquirerOfTests, openTestAcquirer, origin } from '../support/acquirer';
import { merchantOf, moveClock, passDays, pdfFile } from '../support/disputes';

const acquirer = acquirerOfTests();

const states = async () => {
  const { rows } = await acquirer.services.db.execute<{ id: string; state: string }>(
    sql`select id::text as id, state from dispute_case order by id`,
  );
  return new Map(rows.map(({ id, state }) => [id, state]));
};

/** The cases that left one state, with the state they are in now. */
const leaving = (
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  state: string,
) =>
  new Set(
    [...before]
      .filter(([id, old]) => old === state && after.get(id) !== old)
      .map(([id]) => after.get(id)),
  );

const askedFor = (init: RequestInit) => acquirer.app.request(`${origin}/demo/clock`, init);

const sent = (days: string, headers: Readonly<Record<string, string>> = {}) =>
  askedFor({ method: 'POST', headers, body: new URLSearchParams({ days }) });

describe('the clock of the cases', () => {
  test('takes them through every transition, day after day', async () => {
    const seen = new Set<string>();
    for (let day = 0; day < 14; day += 1) {
      const before = await states();
      await moveClock(acquirer, 1);
      const after = await states();
      for (const state of new Set(before.values())) {
        for (const next of leaving(before, after, state)) seen.add(`${state} > ${next}`);
      }
    }
    expect([...seen].toSorted()).toEqual(
      [
        'attesa > nuove',
        'nuove > annullate',
        'nuove > sospeso',
        'scadenza > scadute',
        'scadute > chiuse',
        'sospeso > scadenza',
        'visione > chiuse',
        'visione > evase',
        'visione > sospeso',
      ].toSorted(),
    );
  });

  test('books a debit for each contestation that arrives, and a credit once it is accepted or withdrawn', async () => {
    const { rows } = await acquirer.services.db.execute<{ state: string; booked: number }>(sql`
      select state, ((select coalesce(sum(adjustment.amount), 0) from adjustment
        where adjustment.society_code = dispute_case.society_code
        and movement_id = dispute_case.id and type = 'CON') + disputed)::int as booked
      from dispute_case
      where reason in ('fraud', 'twice', 'missing', 'refund') and state <> 'attesa'
        and moved_on > '2026-03-15'`);
    const settledForMerchant = rows.filter(({ state }) => ['evase', 'annullate'].includes(state));
    expect(settledForMerchant.length).toBeGreaterThan(0);
    expect(
      settledForMerchant.filter(({ booked }) => booked === 0).map(({ state }) => state),
    ).toEqual([]);
    const others = rows.filter((row) => !settledForMerchant.includes(row));
    expect(others.length).toBeGreaterThan(0);
    expect(others.filter(({ booked }) => booked !== 0)).toEqual([]);
  });

  test('[ENR-010] sends each manager one e-mail a day about what is new, and a copy to who asked', async () => {
    const summaries = await eventually(async () => {
      const sent = await sentMessages(acquirer.services.db);
      const found = sent.filter(({ text }) => text.startsWith('Dispute Online, riepilogo del '));
      expect(found.some(({ text }) => text.includes(' 29-03-2026 '))).toBe(true);
      return found;
    });
    expect(summaries.length).toBeGreaterThan(10);
    const [one] = summaries;
    expect(one).toMatchObject({ channel: 'email', code: '' });
    expect(one?.text).toMatch(
      /^Dispute Online, riepilogo del \d\d-\d\d-2026 per .+\.\n\n\d+ (richiest|nuov|sollecit|ultim).+:\n- /,
    );
    const mails = summaries.map(({ to, text }) => `${to} ${text.split('\n')[0]}`);
    expect(new Set(mails).size).toBe(mails.length);
    const recipients = new Set(summaries.map(({ to }) => to));
    expect(recipients).toContain('laura.fontana@sapori.example.it');
    expect(recipients).toContain('giulia.marchetti@sapori.example.it');
    expect(recipients).not.toContain('bruno.testa@sapori.example.it');
  });

  test('leaves a case that was answered in visione until it has been looked at', async () => {
    const company = await merchantOf(acquirer, 'azienda01');
    const [manager] = await company.managers();
    const ebox = manager?.eboxCode ?? '';
    const [row] = await company.list(ebox, 'nuove');
    const caseId = row?.caseId ?? '';
    expect((await company.reply({ caseId, ebox }, { files: [pdfFile()] })).status).toBe(200);
    await moveClock(acquirer, 2);
    expect((await company.detail(caseId)).state).toBe('In visione');
    await moveClock(acquirer, 1);
    const { state, messagesList } = await company.detail(caseId);
    expect(state).toBe('Evasa');
    expect(messagesList.slice(0, 2).map(({ statoEbox }) => statoEbox)).toEqual([
      'Evasa',
      'In visione',
    ]);
  });

  test('tells its day, and takes whole days forward only', async () => {
    expect(await (await askedFor({ method: 'GET' })).json()).toEqual({ today: '2026-04-01' });
    for (const days of [0, -1, 1.5, 401, '3']) {
      const response = await askedFor({
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ days }),
      });
      expect(response.status).toBe(400);
    }
    for (const days of ['', '0', '401', '1.5', 'sette'])
      expect((await sent(days)).status, days).toBe(400);
    const text = { method: 'POST', body: 'days=1', headers: { 'content-type': 'text/plain' } };
    expect((await askedFor(text)).status).toBe(415);
  });

  test('is moved by a form on its page, which no page of another site can send', async () => {
    const page = await (await askedFor({ headers: { accept: 'text/html' } })).text();
    expect(page).toContain('<form method="post" action="/demo/clock">');
    expect(await (await sent('2')).text()).toContain(
      '<p role="status">Portato avanti di 2 giorni.',
    );
    for (const site of ['cross-site', 'same-site'])
      expect((await sent('2', { 'sec-fetch-site': site })).status, site).toBe(403);
  });

  test('is moved from this machine only', async () => {
    const from = (remoteAddress: string) =>
      acquirer.app.request(`${origin}/demo/clock`, {}, { incoming: { socket: { remoteAddress } } });
    for (const near of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
      expect((await from(near)).status).toBe(200);
    }
    for (const far of ['192.168.1.20', '::ffff:10.0.0.5', '2001:db8::1']) {
      expect((await from(far)).status).toBe(403);
    }
  });

  test('is not there outside a demo', async () => {
    const { app } = acquirer.withoutDemo();
    expect((await app.request(`${origin}/demo/clock`)).status).toBe(404);
  });

  test('does the work of a day once, however many ask at the same time', async () => {
    passDays(acquirer, 1);
    await Promise.all([1, 2, 3, 4].map(() => caseTime(acquirer.services)));
    const { rows } = await acquirer.services.db.execute(sql`
      select case_id, at, state, count(*) from case_event group by 1, 2, 3 having count(*) > 1`);
    expect(rows).toEqual([]);
  });
});

test('[CAS-044] five minutes after midnight no history has an entry of the future', async () => {
  const now = new Date('2026-06-10T22:05:00Z');
  const early = await openTestAcquirer({}, { now });
  const latest = async () => {
    const { rows } = await early.services.db.execute<{ at: Date | string }>(
      sql`select max(at) as at from case_event`,
    );
    return new Date(rows[0]?.at ?? 0).getTime();
  };
  expect(await latest()).toBeLessThanOrEqual(now.getTime());
  passDays(early, 1);
  const { today } = await caseTime(early.services);
  expect(today).toBe('2026-06-12');
  expect(await latest()).toBe(early.services.clock().getTime());
  await early.close();
});

describe('the cases of the demo', () => {
  const merchants = smallMerchants.map((merchant) => scaled(merchant, 0.1));

  test('are the same whenever they are made for the same day', async () => {
    const { services, close } = await openTestAcquirer();
    const { db } = services;
    const everything = async () =>
      (
        await db.execute(sql`
          select c.*, (select string_agg(state || at || message, '|' order by e.id)
            from case_event e where case_id = c.id) as history,
            (select string_agg(name || sha256, '|' order by name, sha256) from attachment a
              join case_event e on e.id = event_id where case_id = c.id) as documents
          from dispute_case c order by id`)
      ).rows;
    const first = await everything();
    expect(first.length).toBeGreaterThan(20);
    await db.execute(sql`truncate dispute_case, case_event, attachment, dispute_clock cascade`);
    await seedCases(db, merchants, services.clock());
    expect(await everything()).toEqual(first);
    await close();
  });

  test('are not doubled or undone by another start, which only plans further ahead', async () => {
    const before = await states();
    await seedCases(acquirer.services.db, merchants, acquirer.services.clock());
    const after = await states();
    for (const [id, state] of before) expect(after.get(id)).toBe(state);
    const added = [...after].filter(([id]) => !before.has(id));
    expect(added.length).toBeGreaterThan(0);
    expect(added.every(([, state]) => state === 'attesa')).toBe(true);
  });

  test('[BUS-003] leave with the window of 13 months', async () => {
    await pruneOldData(acquirer.services.db, new Date('2026-10-01T12:00:00Z'));
    const { rows } = await acquirer.services.db.execute(sql`
      select min(opened_on)::text >= '2025-10-01' as recent,
        (select count(*)::int from case_event left join dispute_case on dispute_case.id = case_id
          where dispute_case.id is null) as orphans from dispute_case`);
    expect(rows).toEqual([{ recent: true, orphans: 0 }]);
  });
});
