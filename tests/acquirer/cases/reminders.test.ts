import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { caseTime, remind } from '../../../acquirer/server/cases/days';
import { sendReminders } from '../../../acquirer/server/cases/send-reminders';
import { type CaseColumns, disputeCase, reminder } from '../../../acquirer/server/cases/tables';
import { addDays, calendarDay } from '../../../acquirer/server/common/clock';
import { ebox, eboxManager, type ManagerRow } from '../../../acquirer/server/ebox/tables';
import type { Message } from '../../../acquirer/server/messages/messenger';
import { preference } from '../../../acquirer/server/preferences/tables';
import { eventually } from '../../support/eventually';
import { openTestAcquirer, type TestAcquirer } from '../support/acquirer';
import { passDays } from '../support/disputes';

const publicUrl = 'https://portale.example.it';

let acquirer: TestAcquirer;
let sent: Message[] = [];
let isDown = false;
let today: string;
let manager: ManagerRow;
let cases: CaseColumns[];

const db = () => acquirer.services.db;

beforeAll(async () => {
  const send = async (message: Message) => {
    if (isDown) throw new Error('no gateway');
    sent.push(message);
  };
  acquirer = await openTestAcquirer({ publicUrl }, { around: () => ({ send }) });
  const rows = await db().select().from(disputeCase).orderBy(disputeCase.id);
  const managerId = rows.find((row) => row.managerId !== null)?.managerId ?? 0;
  cases = rows.filter((row) => row.managerId === managerId);
  const found = await db().select().from(eboxManager).where(eq(eboxManager.id, managerId));
  manager = found[0] as ManagerRow;
  await db().update(ebox).set({ copies: false });
});
afterAll(() => acquirer.close());

/** No case is open, nothing is to be sent, and no user has chosen anything. */
beforeEach(async () => {
  await db().update(disputeCase).set({ state: 'chiuse' });
  await caseTime(acquirer.services);
  await db().delete(reminder);
  await db().delete(preference);
  sent = [];
  today = calendarDay(acquirer.services.clock());
});

const one = (index = 0) => cases[index] as CaseColumns;

/** An open case whose deadline is so many days away, with no other news for its manager. */
const due = (days: number, index = 0) =>
  db()
    .update(disputeCase)
    .set({
      state: 'scadenza',
      openedOn: addDays(today, days - 30),
      dueOn: addDays(today, days),
      withdrawnOn: null,
    })
    .where(eq(disputeCase.id, one(index).id));

/** A case that arrives so many days from now. */
const arriving = (days: number, index = 0) =>
  db()
    .update(disputeCase)
    .set({
      state: 'attesa',
      openedOn: addDays(today, days),
      dueOn: addDays(today, days + 30),
      withdrawnOn: null,
    })
    .where(eq(disputeCase.id, one(index).id));

const waiting = async () => {
  const { rows } = await db().execute<{ count: number }>(
    sql`select count(*)::int as count from reminder where sent_at is null`,
  );
  return rows[0]?.count;
};

/** The e-mails of the following days, all of them delivered. */
const after = async (days: number) => {
  const before = sent.length;
  passDays(acquirer, days);
  await remind(acquirer.services);
  await eventually(async () => expect(await waiting()).toBe(0));
  return sent.slice(before).map(({ text }) => text);
};

const prefer = (changes: object) =>
  db()
    .insert(preference)
    .values({
      userId: manager.userId,
      content: {
        theme: '',
        rows: 'spacious',
        reminders: { newCase: true, threeDays: true, oneDay: true, ...changes },
      },
    });

test('three days before the deadline and the day before, an e-mail names amount, deadline and address of the case', async () => {
  await due(4);
  const [early] = await after(1);
  const { id, disputed, dueOn } = { ...one(), dueOn: addDays(today, 4) };
  const amount = (disputed / 100).toFixed(2).replace('.', ',');
  expect(early).toContain('1 richiesta in scadenza entro tre giorni:');
  expect(early?.replaceAll('.', '')).toContain(`di ${amount} euro`);
  expect(early).toContain(`con scadenza il ${dueOn.split('-').reverse().join('-')}`);
  expect(early).toContain(
    `${publicUrl}/Dispute/DettaglioPratica?gestore=${manager.id}&pratica=${id}&stato=scadenza`,
  );
  expect(sent).toMatchObject([
    {
      to: manager.email,
      channel: 'email',
      subject: 'Una richiesta scade entro tre giorni',
      choiceUrl: `${publicUrl}/Home`,
    },
  ]);
  expect(await after(1)).toEqual([]);
  expect(await after(1)).toEqual([
    expect.stringContaining('1 richiesta in scadenza entro domani:'),
  ]);
  expect(await after(1)).toEqual([]);
});

test('[PRM-012] the responsible person who asked for copies gets each e-mail too', async () => {
  const responsible = 'responsabile@esempio.it';
  await db().update(ebox).set({ copies: true, email: responsible });
  await due(4);
  const [first, second] = await after(1).finally(() => db().update(ebox).set({ copies: false }));
  expect(second).toBe(first);
  expect(sent.map(({ to }) => to).toSorted()).toEqual([manager.email, responsible].toSorted());
});

test('[ENR-010] all that a manager is told on a day is in one e-mail', async () => {
  await due(4, 0);
  await due(2, 1);
  await arriving(1, 2);
  const emails = await after(1);
  expect(emails).toHaveLength(1);
  expect(sent[0]?.subject).toBe('Una richiesta scade entro domani');
  expect(
    emails[0]
      ?.split('\n\n')
      .slice(1)
      .map((part) => part.split('\n')[0]),
  ).toEqual([
    '1 richiesta in scadenza entro domani:',
    '1 richiesta in scadenza entro tre giorni:',
    '1 nuova richiesta:',
  ]);
});

test('a case that was answered is not told', async () => {
  await due(4);
  await db()
    .update(disputeCase)
    .set({ state: 'visione', movedOn: today, reply: 'documents' })
    .where(eq(disputeCase.id, one().id));
  expect(await after(1)).toEqual([]);
});

test('after days on which nothing ran one e-mail tells the latest', async () => {
  await due(6, 0);
  await arriving(1, 1);
  const emails = await after(5);
  expect(emails).toHaveLength(1);
  expect(emails[0]).toContain(`riepilogo del ${addDays(today, 5).split('-').reverse().join('-')} `);
  expect(emails[0]).toContain('entro domani:');
  expect(emails[0]).not.toContain('entro tre giorni');
  expect(emails[0]).toContain('1 nuova richiesta:');
});

describe('what a manager has switched off is not sent', () => {
  const kinds = {
    newCase: () => arriving(1),
    threeDays: () => due(4),
    oneDay: () => due(2),
  };
  test.each(Object.entries(kinds))('%s', async (kind, prepare) => {
    await prepare();
    await prefer({ [kind]: false });
    expect(await after(1)).toEqual([]);
  });

  test.each(Object.entries(kinds))('%s comes where the others are off', async (kind, prepare) => {
    await prepare();
    await prefer({ newCase: false, threeDays: false, oneDay: false, [kind]: true });
    expect(await after(1)).toHaveLength(1);
  });
});

describe('an e-mail is sent once', () => {
  /** The e-mail of the next day is written, and every gateway refuses it. */
  const refused = async () => {
    await due(4);
    isDown = true;
    passDays(acquirer, 1);
    await remind(acquirer.services);
    await eventually(async () => {
      const { rows } = await db().execute(
        sql`select 1 from reminder where claimed_at is null and sent_at is null`,
      );
      expect(rows).toHaveLength(1);
    });
    isDown = false;
  };

  test('though the gateway was down, and the process started again', async () => {
    await refused();
    expect(sent).toEqual([]);
    expect(acquirer.logged).toContain('a reminder could not be sent: Error');
    await remind(acquirer.services);
    await remind(acquirer.services);
    expect(sent).toHaveLength(1);
  });

  test('though several processes do the work of the day and send at the same time', async () => {
    await due(4);
    passDays(acquirer, 1);
    await Promise.all([1, 2, 3, 4].map(() => remind(acquirer.services)));
    await eventually(async () => expect(await waiting()).toBe(0));
    expect(sent).toHaveLength(1);
  });

  test('what a stopped process had begun to send goes out after ten minutes', async () => {
    await refused();
    await db().execute(
      sql`update reminder set claimed_at = ${acquirer.services.clock().toISOString()}`,
    );
    acquirer.pass(599_000);
    await sendReminders(acquirer.services);
    expect(sent).toEqual([]);
    acquirer.pass(2_000);
    await sendReminders(acquirer.services);
    expect(sent).toHaveLength(1);
  });
});
