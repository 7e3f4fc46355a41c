import { beforeAll, describe, expect, test } from 'vitest';
import { acquirerOfTests } from './support/acquirer';
import {
  type Statistics,
  type SummaryTotals,
  summaryCriteria,
  sumOf,
} from './support/consultation';

const acquirer = acquirerOfTests();
let company: string;
let single: string;
beforeAll(async () => {
  company = await acquirer.tokenOf('azienda01');
  single = await acquirer.tokenOf('negozio01');
});

const request = (period: string, codPos = '') => ({ orderBy: '+sequence', period, codPos });

const statistics = async (period: string, codPos = '', token = company) =>
  (await acquirer.call<Statistics>('GET_STATISTICS', request(period, codPos), token))
    .statisticsList;

const periods = async (period: string) =>
  (await statistics(period)).map(({ year, sequence }) => `${year}/${sequence}`);

describe('the statistics', () => {
  test('[STA-009] of the months are those of the 13 months of the window, oldest first', async () => {
    expect(await periods('m')).toEqual([
      ...[3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((month) => `2025/${month}`),
      ...[1, 2, 3].map((month) => `2026/${month}`),
    ]);
  });

  test('[STA-009] of quarters and half-years are numbered within their year', async () => {
    expect(await periods('t')).toEqual(['2025/1', '2025/2', '2025/3', '2025/4', '2026/1']);
    expect(await periods('s')).toEqual(['2025/1', '2025/2', '2026/1']);
  });

  test('hold of the current period what has happened so far', async () => {
    const current = await acquirer.call<SummaryTotals>(
      'GET_TOTAL_SUMMARY',
      summaryCriteria({ month: '202603' }),
      company,
    );
    const last = (await statistics('m')).at(-1);
    expect(last).toMatchObject({ grossAmount: current.amount, netAmount: current.net });
    expect(current.count).toBeGreaterThan(0);
  });

  test('up to a day hold of every month only its days up to that one', async () => {
    const answers = await Promise.all(
      [1, 2].map((untilDay) =>
        acquirer.call<Statistics>('GET_STATISTICS', { ...request('m'), untilDay }, company),
      ),
    );
    const [one, two] = answers.map(({ statisticsList }) => statisticsList.at(-2));
    const ofDay = async (day: string) =>
      (
        await acquirer.call<SummaryTotals>(
          'GET_TOTAL_SUMMARY',
          summaryCriteria({ month: '202602', day }),
          company,
        )
      ).amount;
    const [first, second] = [await ofDay('01'), await ofDay('02')];
    expect(one).toMatchObject({ year: 2026, sequence: 2, grossAmount: first });
    expect(two?.grossAmount).toBeCloseTo(first + second, 2);
    expect(second).toBeGreaterThan(0);
  });

  test('leave out what has left the window, though it is still stored', async () => {
    const whole = sumOf(await statistics('s'), 'grossAmount');
    acquirer.pass(20 * 86_400_000);
    const token = await acquirer.tokenOf('azienda01');
    expect((await statistics('m', '', token))[0]).toMatchObject({ year: 2025, sequence: 4 });
    expect(sumOf(await statistics('s', '', token), 'grossAmount')).toBeLessThan(whole);
    acquirer.pass(-20 * 86_400_000);
  });

  test('[STA-004] [STA-011] of each point of a company are its own, and add up to those of the company', async () => {
    const points = Array.from({ length: 24 }, (_, index) => String(2_000_000_101 + index));
    const lists = await Promise.all(points.map((codPos) => statistics('t', codPos)));
    const together = lists.flat().filter(({ year, sequence }) => year === 2025 && sequence === 4);
    const [whole] = (await statistics('t')).filter(
      ({ year, sequence }) => year === 2025 && sequence === 4,
    );
    expect(sumOf(together, 'grossAmount')).toBe(whole?.grossAmount);
    expect(sumOf(together, 'numberOfTransaction')).toBe(whole?.numberOfTransaction);
  });
});

describe('whose statistics', () => {
  const status = async (codPos: string, token: string) =>
    (await acquirer.post('GET_STATISTICS', request('m', codPos), token)).status;

  test('[PRM-004] [PRM-005] the user of one shop sees that shop only', async () => {
    expect(await statistics('m', '', single)).toEqual(await statistics('m', '2000000301', single));
    expect(await status('2000000302', single)).toBe(403);
  });
});
