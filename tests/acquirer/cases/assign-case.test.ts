import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { assignCase } from '../../../acquirer/contract/assign-case';
import type { OpenCase } from '../../../acquirer/contract/open-cases';
import { longestAssignmentNote } from '../../../acquirer/contract/rules/assignment-note';
import { caseAt } from '../../../acquirer/contract/rules/case-address';
import { sentMessages } from '../../../acquirer/demo/outbox/messages';
import { calendarDay } from '../../../acquirer/server/common/clock';
import { eventually } from '../../support/eventually';
import { openTestAcquirer, type TestAcquirer } from '../support/acquirer';
import {
  type Manager,
  type Merchant,
  merchantOf,
  passDays,
  pdfFile,
  refusalOf,
} from '../support/disputes';

let acquirer: TestAcquirer | undefined;
let company: Merchant;
let shop: Merchant;
let managers: readonly Manager[];
let one: OpenCase;
const opened = () => acquirer as TestAcquirer;

const openCases = async () => {
  const request = { ebox: '', codPos: '', state: '', week: '', search: '', typeCall: 'C', page: 1 };
  return (await company.call<{ caseList: OpenCase[] }>('openCases', request)).caseList;
};

const begin = async () => {
  await acquirer?.close();
  acquirer = await openTestAcquirer({ publicUrl: 'https://portale.example' });
  company = await merchantOf(acquirer, 'azienda01');
  shop = await merchantOf(acquirer, 'negozio01');
  managers = (await company.managers()).filter(({ flSuspended }) => flSuspended !== '1');
  [one] = (await openCases()) as [OpenCase];
};
afterAll(() => acquirer?.close());

const other = () => managers.find(({ eboxCode }) => eboxCode !== one.ebox) as Manager;
const own = () => managers.find(({ eboxCode }) => eboxCode === one.ebox) as Manager;

const assign = (
  ebox: string,
  message = '',
  { caseID = one.caseId, by = company }: { caseID?: string; by?: Merchant } = {},
) => by.post('assignCase', { caseID, ebox, message });

const emails = async () =>
  (await sentMessages(opened().services.db))
    .filter(({ text }) => text.includes('assegnata da'))
    .toReversed();

const emailsAboutIt = async () =>
  (await emails()).filter(({ text }) => text.includes(`richiesta ${one.practice} `));

const emailOf = async ({ eboxCode }: Manager) => {
  const { rows } = await opened().services.db.execute<{ email: string }>(
    sql`select email from ebox_manager where id = ${eboxCode}::bigint`,
  );
  return rows[0]?.email;
};

const detailOf = async () => {
  const { assignment, messagesList } = await company.detail(one.caseId);
  return { assignment, last: messagesList[0], lines: messagesList.length };
};

describe('a case that is handed over', () => {
  let untouched: OpenCase[];
  beforeAll(async () => {
    await begin();
    untouched = await openCases();
  });
  beforeEach(() => {
    one = untouched.shift() as OpenCase;
  });

  test('moves to a colleague and back, with its history, its words and an e-mail each time', async () => {
    const before = (await detailOf()).lines;
    expect((await assign(other().eboxCode, 'Il conto è nel Suo archivio.')).status).toBe(200);
    const moved = (await openCases()).find(({ caseId }) => caseId === one.caseId);
    expect(moved).toEqual({
      ...one,
      ebox: other().eboxCode,
      manager: other().description,
      assignedFrom: one.manager,
    });
    const there = await detailOf();
    expect(there.assignment).toEqual({
      from: one.manager,
      at: '2026-03-15T12:00:00',
      message: 'Il conto è nel Suo archivio.',
    });
    expect(there.last?.testo).toBe(
      `Assegnata da ${one.manager} a ${other().description}. Il conto è nel Suo archivio.`,
    );
    expect(there.lines).toBe(before + 1);
    expect((await assign(own().eboxCode)).status).toBe(200);
    const back = await detailOf();
    expect(back.assignment).toMatchObject({ from: other().description, message: '' });
    expect(back.last?.testo).toBe(`Assegnata da ${other().description} a ${one.manager}.`);
    const mails = await eventually(async () => {
      const sent = (await emailsAboutIt()).map(({ to }) => to);
      expect(sent).toEqual(expect.arrayContaining([await emailOf(other()), await emailOf(own())]));
      return sent;
    });
    expect(mails.length).toBeGreaterThanOrEqual(2);
  });

  test('is named in the e-mail by its amount, its deadline and its address', async () => {
    await assign(other().eboxCode, 'Il conto è nel Suo archivio.');
    const [mail] = await eventually(async () => {
      const sent = await emailsAboutIt();
      expect(sent.length).toBeGreaterThan(0);
      return sent;
    });
    const { text = '' } = mail ?? {};
    const amount = one.amountCont.toLocaleString('it-IT', {
      minimumFractionDigits: 2,
      useGrouping: 'always',
    });
    expect(text).toContain(`richiesta ${one.practice} di ${amount} euro`);
    expect(text).toContain(`scadenza il ${one.expiry.split('-').reverse().join('-')}`);
    expect(text).toContain(`Le è stata assegnata da ${one.manager}.`);
    expect(text).toContain('Messaggio: «Il conto è nel Suo archivio.»');
    const address = new URL(/https:\S+/.exec(text)?.[0] ?? '');
    expect(address.origin + address.pathname).toBe(
      'https://portale.example/Dispute/DettaglioPratica',
    );
    expect(caseAt(address.searchParams)).toEqual({
      ebox: other().eboxCode,
      caseId: one.caseId,
      state: one.state,
    });
  });

  test.each([
    [true, ['responsabile@sapori.example.it']],
    [false, []],
  ])(
    '[PRM-012] is told to the responsible person who asked for copies (%s)',
    async (copies, more) => {
      await opened().services.db.execute(
        sql`update ebox set copies = ${copies}, email = 'responsabile@sapori.example.it'`,
      );
      await assign(other().eboxCode);
      const expected = [await emailOf(other()), ...more].toSorted();
      await eventually(async () =>
        expect((await emailsAboutIt()).map(({ to }) => to).toSorted()).toEqual(expected),
      );
    },
  );

  test('is answered by the colleague, and no longer by the one who had it', async () => {
    await assign(other().eboxCode);
    const as = (ebox: string) =>
      company.reply({ caseId: one.caseId, ebox }, { msgEse: 'Ecco la ricevuta.' });
    expect((await as(one.ebox)).status).toBe(403);
    expect((await as(other().eboxCode)).status).toBe(200);
  });

  test('while its manager answers is with one of the two: the answer comes too late', async () => {
    const slow = opened().setOtherwise(
      {},
      {
        work: async (job, sent) => {
          await assign(other().eboxCode);
          return opened().services.work(job, sent);
        },
      },
    );
    const late = await merchantOf({ ...opened(), ...slow }, 'azienda01');
    const { caseId, ebox } = one;
    expect((await late.reply({ caseId, ebox }, { files: [pdfFile()] })).status).toBe(400);
    expect((await company.detail(caseId)).state).not.toBe('In visione');
    expect((await openCases()).find((each) => each.caseId === caseId)?.ebox).toBe(other().eboxCode);
  });

  test('once more to the manager who has it does nothing twice: a lost answer can be asked for again', async () => {
    await assign(other().eboxCode, 'Una volta.');
    const { lines, assignment } = await detailOf();
    expect((await assign(other().eboxCode, 'Una volta.')).status).toBe(200);
    expect(await detailOf()).toMatchObject({ lines, assignment });
  });

  test('to two colleagues at the same moment leaves its first manager once', async () => {
    const [first, second] = managers.filter(({ eboxCode }) => eboxCode !== one.ebox);
    const answers = await Promise.all([
      assign(first?.eboxCode ?? ''),
      assign(second?.eboxCode ?? ''),
    ]);
    const done = answers.filter(({ status }) => status === 200).length;
    const { rows } = await opened().services.db.execute<{ lines: number; given: number }>(
      sql`select count(*)::int as lines,
        count(*) filter (where message like ${`Assegnata da ${one.manager} a %`})::int as given
        from case_event where case_id = ${one.caseId}::bigint and message like 'Assegnata da%'`,
    );
    // The second handover, after the first, takes the case from the colleague, not from its first
    // manager.
    expect(rows).toEqual([{ lines: done, given: 1 }]);
  });

  test('in the night that moves it stays with the colleague, who gets the e-mail about it', async () => {
    const today = calendarDay(opened().services.clock());
    await opened().services.db.execute(
      sql`update dispute_case set state = 'nuove', reminded = false, opened_on = ${today}::date - 13,
        due_on = ${today}::date + 17, withdrawn_on = null where id = ${one.caseId}::bigint`,
    );
    await assign(other().eboxCode);
    passDays(opened(), 1);
    company = await merchantOf(opened(), 'azienda01');
    const moved = (await openCases()).find(({ caseId }) => caseId === one.caseId);
    expect(moved).toMatchObject({ ebox: other().eboxCode, state: 'sospeso' });
    const recipients = await eventually(async () => {
      const about = (await sentMessages(opened().services.db)).filter(
        ({ text }) => text.includes('riepilogo del') && text.includes(`richiesta ${one.practice} `),
      );
      expect(about.length).toBeGreaterThan(0);
      return about.map(({ to }) => to);
    });
    expect(recipients).toContain(await emailOf(other()));
    expect(recipients).not.toContain(await emailOf(own()));
  });
});

describe('a handover that is refused changes nothing', () => {
  beforeAll(begin);
  afterEach(async () => {
    await opened().services.db.execute(sql`update ebox_manager set suspended = false
      where id = ${other().eboxCode}::bigint`);
    await opened().services.db.execute(sql`update dispute_case set state = ${one.state}
      where id = ${one.caseId}::bigint`);
  });

  const unchanged = async () => {
    const { rows } = await opened().services.db.execute<{ owner: string; lines: number }>(sql`
      select manager_id::text as owner, (select count(*)::int from case_event
        where case_id = dispute_case.id and message like 'Assegnata da%') as lines
      from dispute_case where id = ${one.caseId}::bigint`);
    expect(rows).toEqual([{ owner: one.ebox, lines: 0 }]);
    expect(await emails()).toEqual([]);
  };

  test('to a manager of another company, and to none', async () => {
    const { rows } = await opened().services.db.execute<{ id: string }>(
      sql`select id::text from ebox_manager where society_code <> '1000000001' limit 1`,
    );
    const strangers = [...rows.map(({ id }) => id), '999999999', 'altro'];
    for (const ebox of strangers) expect((await assign(ebox)).status).toBe(403);
    await unchanged();
  });

  test('of a case of another company, or of another shop', async () => {
    const stranger = await merchantOf(opened(), 'negozio02');
    expect((await assign(other().eboxCode, '', { by: stranger })).status).toBe(403);
    const elsewhere = (await openCases()).find(({ codPV }) => codPV !== '2000000101');
    const answer = await assign(other().eboxCode, '', {
      caseID: elsewhere?.caseId ?? '',
      by: shop,
    });
    expect(answer.status).toBe(403);
    expect((await assign(other().eboxCode, '', { caseID: '999999999' })).status).toBe(403);
    await unchanged();
  });

  test('[CAS-005] to a manager who is suspended', async () => {
    await opened().services.db.execute(
      sql`update ebox_manager set suspended = true where id = ${other().eboxCode}::bigint`,
    );
    expect(await refusalOf(await assign(other().eboxCode))).toEqual({
      status: 400,
      details: ['ebox: the manager is suspended'],
    });
    await unchanged();
  });

  test.each(['visione', 'annullate', 'evase', 'scadute', 'chiuse'])(
    '[CAS-022] of a case in the state %s, which cannot be answered',
    async (state) => {
      await opened().services.db.execute(
        sql`update dispute_case set state = ${state} where id = ${one.caseId}::bigint`,
      );
      expect((await assign(other().eboxCode)).status).toBe(400);
      await unchanged();
    },
  );

  test('with a line of text that is too long, or without a session', async () => {
    const long = 'a'.repeat(longestAssignmentNote + 1);
    expect((await assign(other().eboxCode, long)).status).toBe(400);
    const request = { caseID: one.caseId, ebox: other().eboxCode, message: '' };
    expect((await opened().post(assignCase.alias, request)).status).toBe(401);
    await unchanged();
  });
});
