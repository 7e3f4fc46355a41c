import { beforeAll, expect, test } from 'vitest';
import { acquirerOfTests } from './support/acquirer';
import {
  currentMonth,
  type Statistics,
  type SummaryTotals,
  summaryCriteria,
  sumOf,
} from './support/consultation';
import { criteria, type Totals } from './support/criteria';

interface Sums {
  readonly count: number;
  readonly amount: number;
  readonly commission: number;
  readonly net: number;
  readonly cancelled: { readonly count: number };
}
interface PointMonth extends Sums {
  readonly branchCode: string;
  readonly name: string;
  readonly monthBefore: Sums | null;
  readonly yearBefore: Sums | null;
  readonly otherMonth: Sums | null;
}

const acquirer = acquirerOfTests();
let company: string;
beforeAll(async () => {
  company = await acquirer.tokenOf('azienda01');
});

const request = (month: string, otherMonth = '') => ({ month, otherMonth, typeCall: 'X' });

const pointsIn = async (month: string, otherMonth = '', token = company) =>
  (
    await acquirer.call<{ readonly pointList: readonly PointMonth[] }>(
      'monthByPoint',
      request(month, otherMonth),
      token,
    )
  ).pointList;

const sumsIn = (points: readonly PointMonth[], name: 'monthBefore' | 'yearBefore' | 'otherMonth') =>
  sumOf(
    points.map((point) => point[name] ?? { amount: Number.NaN }),
    'amount',
  );

test('a month by point of sale has each shop once, by code, and adds up to Riepilogo, and counts what Movimenti and the statistics count, the cancelled ones named', async () => {
  const points = await pointsIn('202602');
  const codes = points.map(({ branchCode }) => branchCode);
  expect(codes).toHaveLength(24);
  expect(codes).toEqual([...new Set(codes)].sort());
  const summaries = await acquirer.call<SummaryTotals>(
    'GET_TOTAL_SUMMARY',
    summaryCriteria(),
    company,
  );
  expect(sumOf(points, 'amount')).toBe(summaries.amount);
  expect(sumOf(points, 'commission')).toBe(summaries.commission);
  expect(sumOf(points, 'net')).toBe(summaries.net);
  const all = await acquirer.call<Totals>(
    'getTotalTransaction',
    criteria({ month: '202602' }),
    company,
  );
  expect(all.cancelled.count).toBeGreaterThan(0);
  const counts = { count: all.count, cancelled: { count: all.cancelled.count } };
  expect({
    count: points.reduce((sum, { count }) => sum + count, 0),
    cancelled: { count: points.reduce((sum, { cancelled }) => sum + cancelled.count, 0) },
  }).toEqual(counts);
  const { statisticsList } = await acquirer.call<Statistics>(
    'GET_STATISTICS',
    { orderBy: '+sequence', period: 'm', codPos: '' },
    company,
  );
  const month = statisticsList.find(({ year, sequence }) => year === 2026 && sequence === 2);
  expect({ count: month?.numberOfTransaction, cancelled: month?.cancelled }).toEqual(counts);
});

test('a month that is over is compared with whole months', async () => {
  const points = await pointsIn('202602', '202512');
  expect(sumsIn(points, 'monthBefore')).toBe(sumOf(await pointsIn('202601'), 'amount'));
  expect(sumsIn(points, 'otherMonth')).toBe(sumOf(await pointsIn('202512'), 'amount'));
});

test('the current month is compared with the same days of the month before and of the year before', async () => {
  const points = await pointsIn(currentMonth, '202512');
  const untilDay = new Date(acquirer.services.clock()).getUTCDate();
  const { statisticsList } = await acquirer.call<Statistics>(
    'GET_STATISTICS',
    { orderBy: '+sequence', period: 'm', codPos: '', untilDay },
    company,
  );
  const amountOf = (year: number, sequence: number) =>
    statisticsList.find((month) => month.year === year && month.sequence === sequence)?.grossAmount;
  expect(sumsIn(points, 'monthBefore')).toBe(amountOf(2026, 2));
  expect(sumsIn(points, 'yearBefore')).toBe(amountOf(2025, 3));
  expect(sumsIn(points, 'otherMonth')).toBe(amountOf(2025, 12));
});

test('a month outside the data window is null in a comparison and refused when asked for', async () => {
  for (const point of await pointsIn('202503'))
    expect(point).toMatchObject({ monthBefore: null, yearBefore: null, otherMonth: null });
  for (const wrong of [request('202502'), request('202602', '202502'), request('202602', '13')])
    expect((await acquirer.post('monthByPoint', wrong, company)).status).toBe(400);
});

test('[PRM-004] [PRM-005] the user of one shop has no month by point of sale', async () => {
  const shop = await acquirer.tokenOf('negozio01');
  expect((await acquirer.post('monthByPoint', request('202602'), shop)).status).toBe(403);
});
