import { describe, expect, it } from 'vitest';
import { statisticsActors } from '../../../machines/statistics/statistics.actors';
import { statistic } from '../../../paths/statistics/statistics.rows';
import { connectTo, runActor } from '../shared/search/fake-client';

const body = { statisticsList: [statistic(2026, 1), statistic(2026, 11), statistic(2025, 11)] };

describe('the call of the statistics', () => {
  it.each(['m', 't', 's'])(
    '[API-041] [STA-009] asks for period %s of the point in force',
    async (period) => {
      const asked = connectTo(() => ({ type: 'http.200', body }));
      const criteria = { period, codPos: '5000000001' };
      await (await runActor(statisticsActors.rows, { criteria, page: 1 })).settle();
      await (await runActor(statisticsActors.allRows, { criteria })).settle();
      const request = { orderBy: '+sequence', period, codPos: '5000000001' };
      expect(asked).toEqual(Array(2).fill({ alias: 'GET_STATISTICS', request }));
    },
  );

  it('[API-042] puts the periods in the order of time: the numbering restarts each year', async () => {
    connectTo(() => ({ type: 'http.200', body }));
    const { answers, settle } = await runActor(statisticsActors.rows, {
      criteria: { period: 'm', codPos: '' },
      page: 1,
    });
    await settle();
    const rows = answers[0]?.body.rows as readonly { year: string; sequence: string }[];
    expect(rows.map(({ year, sequence }) => `${year}/${sequence}`)).toEqual([
      '2025/11',
      '2026/1',
      '2026/11',
    ]);
    expect(answers[0]?.body.sums).toEqual({
      transactions: 4236,
      gross: 3703.68,
      fee: 37.02,
      net: 3666.66,
    });
  });
});
