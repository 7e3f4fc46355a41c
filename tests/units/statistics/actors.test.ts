import { describe, expect, it } from 'vitest';
import {
  type StatisticRow,
  statisticsActors,
} from '../../../machines/statistics/statistics.actors';
import { statistic } from '../../../paths/statistics/statistics.rows';
import { askThrough } from '../support/wire';

const body = { statisticsList: [statistic(2026, 1), statistic(2026, 11), statistic(2025, 11)] };

describe('the call of the statistics', () => {
  it('asks once more for the same days of a year before, and gives them to the running period', async () => {
    const sameDays = {
      statisticsList: [statistic(2025, 10, 90), statistic(2025, 11, 700), statistic(2026, 11, 800)],
    };
    const criteria = { period: 'm', codPos: '', sameDays: '2026-11-28' };
    const { asked, events } = await askThrough(
      statisticsActors.rows,
      { criteria, page: 1 },
      ({ request }) => ({
        type: 'http.200',
        body: (request as { untilDay?: number }).untilDay ? sameDays : body,
      }),
    );
    const request = { orderBy: '+sequence', period: 'm', codPos: '' };
    expect(asked.map((each) => each.request)).toEqual([request, { ...request, untilDay: 28 }]);
    const rows = events[0]?.body.rows as readonly StatisticRow[];
    expect(rows.map(({ sameDaysBefore }) => sameDaysBefore)).toEqual([undefined, undefined, 700]);
  });

  it('counts the cancelled ones only where every period says how many they are', async () => {
    const said = body.statisticsList.map((row) => ({ ...row, cancelled: { count: 2 } }));
    const sumsOf = async (statisticsList: readonly unknown[]) => {
      const { events } = await askThrough(
        statisticsActors.allRows,
        { criteria: { period: 'm', codPos: '' } },
        { type: 'http.200', body: { statisticsList } },
      );
      return events[0]?.body.sums as Record<string, number>;
    };
    expect((await sumsOf(said)).cancelled).toBe(6);
    expect((await sumsOf([...said, statistic(2026, 12)])).cancelled).toBeUndefined();
  });

  it('[API-042] puts the periods in the order of time: the numbering restarts each year', async () => {
    const { events } = await askThrough(
      statisticsActors.rows,
      { criteria: { period: 'm', codPos: '' }, page: 1 },
      { type: 'http.200', body },
    );
    const rows = events[0]?.body.rows as readonly { year: string; sequence: string }[];
    expect(rows.map(({ year, sequence }) => `${year}/${sequence}`)).toEqual([
      '2025/11',
      '2026/1',
      '2026/11',
    ]);
    expect(events[0]?.body.sums).toEqual({
      transactions: 4236,
      gross: 3703.68,
      fee: 37.02,
      net: 3666.66,
    });
  });
});
