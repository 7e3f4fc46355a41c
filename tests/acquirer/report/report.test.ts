import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { caseStates } from '../../../acquirer/contract/case-states';
import type { Report } from '../../../acquirer/contract/report';
import { addDays } from '../../../acquirer/server/common/clock';
import { acquirerOfTests } from '../support/acquirer';
import { type Merchant, merchantOf } from '../support/disputes';

const acquirer = acquirerOfTests();
let company: Merchant;
let shop: Merchant;
beforeAll(async () => {
  company = await merchantOf(acquirer, 'azienda01');
  shop = await merchantOf(acquirer, 'negozio01');
});

const today = '2026-03-15';
const italian = (iso: string) => iso.split('-').reverse().join('/');

const request = (changes: Readonly<Record<string, unknown>> = {}) => ({
  card: '',
  startDate: italian('2025-03-01'),
  endDate: italian(today),
  cod: '2000000301',
  state: '',
  ...changes,
});

const report = async (changes: Readonly<Record<string, unknown>> = {}, merchant = shop) => {
  const [one, ...others] = await merchant.call<Report[]>('DETAIL_REPORT', request(changes));
  expect(others).toEqual([]);
  if (!one) throw new Error('no report');
  return one;
};

const fields = {
  nuove: 'new',
  sospeso: 'suspended',
  scadenza: 'expiring',
  visione: 'viewed',
  annullate: 'canceled',
  evase: 'completed',
  scadute: 'expired',
  chiuse: 'closed',
} as const;
type Reported = keyof typeof fields;
const reported = Object.keys(fields) as Reported[];

const countsIn = (one: Report) => reported.map((state) => one[fields[state]]);
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** Replies of the last half hour of the 29th to the 32nd day: half of them are late. */
const replyAroundDeadline = () =>
  acquirer.services.db.execute(sql`
    update case_event set at = (opened_on + 29 + (dispute_case.id % 4)::int + time '23:30')
      at time zone 'Europe/Rome'
    from dispute_case where dispute_case.id = case_id and pos_code = '2000000301'
      and case_event.state = 'visione'`);

/** Every case with an answer due, and when it came, by its own history and the day it began. */
const historiesOf = async () => {
  const { rows } = await acquirer.services.db.execute<{
    state: string;
    ebox: string;
    opened_on: string;
    reply: string | null;
    replied: string | null;
  }>(sql`
    select state, coalesce(manager_id::text, '') as ebox, opened_on::text, reply,
      (select max((at at time zone 'Europe/Rome')::date)::text from case_event
        where case_id = dispute_case.id and case_event.state = 'visione') as replied
    from dispute_case where pos_code = '2000000301'
      and state in ('visione', 'evase', 'scadute', 'chiuse')`);
  return rows.map(({ state, ebox, opened_on, reply, replied }) => {
    const isLate = (replied ?? '') > addDays(opened_on, 30);
    const answered = isLate ? 'late' : 'inTime';
    const kind = reply === null ? 'unanswered' : answered;
    return {
      state,
      ebox,
      openedOn: opened_on,
      month: opened_on.replace('-', '').slice(0, 6),
      kind,
    };
  });
};

describe('the report of a point of sale', () => {
  test('[REP-014] counts every state, expired ones too, and adds them up', async () => {
    const one = await report();
    expect(countsIn(one).every((count) => count > 0)).toBe(true);
    expect(one.totalPractices).toBe(sum(countsIn(one)));
    const [manager] = await shop.managers();
    expect(one).toMatchObject({ codPV: '2000000301', ebox: manager?.eboxCode });
  });

  test('agrees with the lists of its managers, and with their details', async () => {
    const one = await report();
    const [manager] = await shop.managers();
    for (const state of caseStates) {
      const rows = await shop.list(manager?.eboxCode ?? '', state);
      expect([state, rows.length]).toEqual([state, one[fields[state]]]);
    }
  });

  test('[REP-010] is narrowed to one state', async () => {
    const all = await report();
    for (const state of reported) {
      const one = await report({ state });
      expect(one.totalPractices).toBe(all[fields[state]]);
      expect(one[fields[state]]).toBe(all[fields[state]]);
    }
  });

  test('of any period is what was opened in it, and two halves make a whole', async () => {
    const start = '2025-04-01';
    const days = fc.integer({ min: 0, max: 348 });
    await fc.assert(
      fc.asyncProperty(days, days, async (one, other) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)].map((count) =>
          addDays(start, count),
        ) as [string, string];
        const middle = addDays(from, Math.floor((Math.max(one, other) - Math.min(one, other)) / 2));
        const between = (startDate: string, endDate: string) =>
          report({ startDate: italian(startDate), endDate: italian(endDate) });
        const whole = await between(from, to);
        const halves = [await between(from, middle)];
        if (middle < to) halves.push(await between(addDays(middle, 1), to));
        expect(countsIn(whole)).toEqual(
          reported.map((state) => sum(halves.map((half) => half[fields[state]]))),
        );
        const { rows } = await acquirer.services.db.execute<{ cases: number }>(sql`
          select count(*)::int as cases from dispute_case where pos_code = '2000000301'
          and state <> 'attesa' and opened_on between ${from}::date and ${to}::date`);
        expect(whole.totalPractices).toBe(rows[0]?.cases);
      }),
      { numRuns: 25 },
    );
  });

  test('counts the replies in time, late and missing as the history of each case says', async () => {
    await replyAroundDeadline();
    const histories = await historiesOf();
    expect(new Set(histories.map(({ kind }) => kind)).size).toBe(3);
    const days = fc.integer({ min: 0, max: 379 });
    const states = fc.constantFrom('', ...reported);
    await fc.assert(
      fc.asyncProperty(days, days, states, async (one, other, state) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)].map((count) =>
          addDays('2025-03-01', count),
        ) as [string, string];
        const { replies } = await report({
          replies: true,
          startDate: italian(from),
          endDate: italian(to),
          state,
        });
        const chosen = histories.filter(
          (each) =>
            each.openedOn >= from && each.openedOn <= to && (state === '' || state === each.state),
        );
        expect(new Set(replies.map(({ month, ebox }) => `${month} ${ebox}`)).size).toBe(
          replies.length,
        );
        expect(replies.map(({ month }) => month)).toEqual(
          replies.map(({ month }) => month).toSorted(),
        );
        for (const line of replies) {
          const of = (kind: string) =>
            chosen.filter(
              (each) => each.kind === kind && each.ebox === line.ebox && each.month === line.month,
            ).length;
          expect(line).toMatchObject({
            inTime: of('inTime'),
            late: of('late'),
            unanswered: of('unanswered'),
          });
        }
        expect(
          sum(replies.flatMap(({ inTime, late, unanswered }) => [inTime, late, unanswered])),
        ).toBe(chosen.length);
      }),
      { numRuns: 25 },
    );
  });

  test.each([undefined, false])(
    'does not count replies that are not asked for (%s)',
    async (asked) => {
      const all = request(asked === undefined ? {} : { replies: asked });
      const [one] = await shop.call<Partial<Report>[]>('DETAIL_REPORT', all);
      expect(one?.totalPractices).toBeGreaterThan(0);
      expect(one?.replies ?? []).toEqual([]);
    },
  );

  test('its replies are those of all cases that are neither open nor withdrawn', async () => {
    for (const [cod, user] of [
      ['2000000301', 'negozio01'],
      ['2000000302', 'negozio02'],
    ] as const) {
      const one = await report({ cod, replies: true }, await merchantOf(acquirer, user));
      const { new: fresh, suspended, expiring, canceled, totalPractices } = one;
      expect(
        sum(one.replies.flatMap(({ inTime, late, unanswered }) => [inTime, late, unanswered])),
      ).toBe(totalPractices - fresh - suspended - expiring - canceled);
    }
  });

  test('[REP-007] is narrowed to one card, by its number or a part of it', async () => {
    const { rows } = await acquirer.services.db.execute<{ pan: string; cases: number }>(sql`
      select pan, count(*)::int as cases from dispute_case where pos_code = '2000000301'
      and state <> 'attesa' and length(pan) = 16 group by pan order by pan limit 1`);
    const [first] = rows;
    const pan = first?.pan ?? '';
    const whole = `${pan.slice(0, 6)}123456${pan.slice(-4)}`;
    expect((await report({ card: whole })).totalPractices).toBe(first?.cases);
    const other = `${pan.slice(0, 6)}12345${pan.slice(-4)}`;
    expect((await report({ card: other })).totalPractices).toBe(0);
    for (const part of [pan.slice(0, 6), `${pan.slice(0, 6)}99`, pan.slice(-4), pan.slice(0, 3)]) {
      const { totalPractices } = await report({ card: part });
      expect(totalPractices).toBeGreaterThanOrEqual(first?.cases ?? 1);
    }
    expect((await report({ card: '0000000000000000' })).totalPractices).toBe(0);
  });

  test('is there without an e-box too', async () => {
    const one = await report({ cod: '2000000302' }, await merchantOf(acquirer, 'negozio02'));
    expect(one.ebox).toBe('');
  });
});

describe('a report that is refused', () => {
  test.each([
    ['of a period that ends tomorrow', { endDate: '16/03/2026' }],
    ['of a period that ends before it begins', { startDate: '10/03/2026', endDate: '09/03/2026' }],
    ['of a day that does not exist', { startDate: '30/02/2026' }],
    ['of a date in another form', { startDate: '2026-03-01' }],
    ['of a card with letters', { card: '4532xx' }],
    ['of a card of 20 digits', { card: '1'.repeat(20) }],
    ['of a state that is none', { state: 'attesa' }],
    ['of no point of sale', { cod: '' }],
  ])('[VAL-083] [VAL-084] is one %s', async (_, changes) => {
    expect((await shop.post('DETAIL_REPORT', request(changes))).status).toBe(400);
  });

  test('[PRM-004] is one of the point of sale of others, existing or not', async () => {
    for (const cod of ['2000000302', '2000000101', '9999999999', 'x']) {
      expect((await shop.post('DETAIL_REPORT', request({ cod }))).status).toBe(403);
    }
    expect((await company.post('DETAIL_REPORT', request())).status).toBe(403);
  });
});
