import { beforeAll, describe, expect, test } from 'vitest';
import { valueDateOf } from '../../acquirer/server/banking/value-date';
import { matchesOf } from '../../acquirer/server/payouts/matching';
import { acquirerOfTests } from './support/acquirer';

interface Payout {
  readonly id: string;
  readonly valueDate: string;
  readonly date: string;
  readonly bank: string;
  readonly iban: string;
  readonly summaries: number;
  readonly net: number;
  readonly match: string;
}

const acquirer = acquirerOfTests();
let company: string;
let single: string;
beforeAll(async () => {
  company = await acquirer.tokenOf('azienda01');
  single = await acquirer.tokenOf('negozio01');
});

const request = (changes: object = {}) => ({
  month: '202602',
  amount: '',
  codPos: '',
  typeCall: 'X',
  ...changes,
});

const payouts = async (changes: object = {}, token = company) =>
  (
    await acquirer.call<{ readonly payoutList: readonly Payout[] }>(
      'payouts',
      request(changes),
      token,
    )
  ).payoutList;

test.each([
  ['2026-02-12', '2026-02-13', 'the next day'],
  ['2026-02-13', '2026-02-16', 'not at the weekend'],
  ['2026-04-02', '2026-04-07', 'not from Good Friday to Easter Monday'],
  ['2026-12-24', '2026-12-28', 'not at Christmas'],
])('what is of %s is credited on %s: %s', (day, valueDate) => {
  expect(valueDateOf(day)).toBe(valueDate);
});

test('a month has one payout a bank and day, by day, with its value date and a masked account', async () => {
  const rows = await payouts();
  const ids = rows.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)].sort());
  expect(rows.length).toBeGreaterThan(28);
  for (const { date, valueDate, iban, id, bank } of rows) {
    expect(date.slice(0, 7)).toBe('2026-02');
    expect(valueDate).toBe(valueDateOf(date));
    expect(id).toBe(`${date}-${bank}`);
    expect(iban).toMatch(/^IT\d\d (\*{4} ){4}\*{3}\d \d{3}$/);
  }
});

test('[PRM-003] [PRM-005] a payout is of the point of sale asked for, never of others', async () => {
  const all = await payouts();
  const one = await payouts({ codPos: '2000000101' });
  const sum = (rows: readonly Payout[]) =>
    rows.reduce((total, { summaries }) => total + summaries, 0);
  expect(sum(one)).toBeLessThan(sum(all));
  expect(await payouts({}, single)).toEqual(await payouts({ codPos: '2000000301' }, single));
  expect((await acquirer.post('payouts', request({ codPos: '2000000301' }), company)).status).toBe(
    403,
  );
});

describe('the amount on a bank statement', () => {
  const exact = (net: number) => net.toFixed(2);

  test('finds its payout', async () => {
    const [first] = await payouts();
    const found = await payouts({ amount: exact(first?.net ?? 0) });
    expect(found).toContainEqual({ ...first, match: expect.stringMatching(/^[1-5]$/) });
    for (const { net } of found) expect(net).toBe(first?.net);
  });

  test('finds the two payouts of one value date that add up to it', async () => {
    const rows = await payouts();
    const [one, other] = rows.filter(({ valueDate }) => valueDate === rows[0]?.valueDate);
    const found = await payouts({ amount: exact((one?.net ?? 0) + (other?.net ?? 0)) });
    const first = found.filter(({ match }) => match === '1').map(({ id }) => id);
    expect(first).toEqual([one?.id, other?.id]);
  });

  test('finds a payout of the last days of the month before, whose money came within the month', async () => {
    const late = (await payouts({ month: '202601' })).filter(
      ({ valueDate }) => valueDate >= '2026-02-01',
    );
    expect(late.length).toBeGreaterThan(0);
    const found = await payouts({ amount: exact(late[0]?.net ?? 0) });
    expect(found.map(({ id }) => id)).toContain(late[0]?.id);
  });

  test('may be a debit, whose minus counts', async () => {
    const months = ['202503', '202504', '202505', '202506', '202507', '202508', '202509'];
    const tokens = [single, company];
    const rows = await Promise.all(
      tokens.flatMap((token) =>
        months.map(async (month) =>
          (await payouts({ month }, token)).map((row) => ({ ...row, token })),
        ),
      ),
    );
    const debit = rows.flat().find(({ net }) => net < 0);
    const token = debit?.token;
    const month = (debit?.date ?? '').slice(0, 7).replace('-', '');
    const found = await payouts({ month, amount: exact(debit?.net ?? 0) }, token);
    expect(found.map(({ id }) => id)).toContain(debit?.id);
    const without = await payouts({ month, amount: exact(-(debit?.net ?? 0)) }, token);
    expect(without.map(({ id }) => id)).not.toContain(debit?.id);
  });

  test('finds nothing where no payouts make it', async () => {
    expect(await payouts({ amount: '0.01' })).toEqual([]);
  });

  const credit = (net: number, valueDate = '2026-02-03', bank = '03069') => ({
    net,
    valueDate,
    bank,
  });

  test('one payout goes before two, two before three, one bank and value date before others', () => {
    const rows = [credit(500), credit(300), credit(200), credit(200, '2026-02-04'), credit(100)];
    expect(matchesOf(rows, 500)).toEqual([[credit(500)]]);
    expect(matchesOf(rows, 800)).toEqual([[credit(500), credit(300)]]);
    expect(matchesOf(rows, 400)[0]).toEqual([credit(300), credit(100)]);
    expect(matchesOf(rows, 1000)[0]).toEqual([credit(500), credit(300), credit(200)]);
    expect(matchesOf(rows, 1)).toEqual([]);
  });

  test('payouts more than seven days apart are not added up', () => {
    expect(matchesOf([credit(100), credit(200, '2026-02-10')], 300)).toHaveLength(1);
    expect(matchesOf([credit(100), credit(200, '2026-02-11')], 300)).toEqual([]);
  });

  test('at most five matches are given', () => {
    expect(
      matchesOf(
        Array.from({ length: 9 }, () => credit(100)),
        100,
      ),
    ).toHaveLength(5);
  });
});
