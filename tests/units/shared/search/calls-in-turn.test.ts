import { describe, expect, it } from 'vitest';
import { movementActors } from '../../../../machines/movements/movements.actors';
import { summaryActors } from '../../../../machines/summaries/summaries.actors';
import { november as movementsOfNovember } from '../../../../paths/shared/search/search.scenario';
import { november } from '../../../../paths/summaries/summaries.rows';
import { askThrough } from '../../support/wire';

const ok = (body: object) => ({ type: 'http.200', body });
const money = { amount: 0, commission: 0, net: 0, declared: 0, difference: 0 };

describe('counting the days of a month', () => {
  it.each([
    ['movements', movementActors.dayCounts, movementsOfNovember, 'getTotalTransaction'],
    ['summaries', summaryActors.dayCounts, november, 'GET_TOTAL_SUMMARY'],
  ] as const)(
    'of %s asks for the totals of each day in turn',
    async (_name, actor, criteria, alias) => {
      const { asked, events } = await askThrough(actor, { criteria }, (_asked, index) =>
        ok({ ...money, count: index, amount: index }),
      );
      expect(asked.map((each) => each.alias)).toEqual(Array(30).fill(alias));
      expect(asked[4]?.request).toMatchObject({ month: '202611', day: '05' });
      expect(events).toHaveLength(1);
      expect(events[0]?.body.days).toHaveLength(30);
      expect(events[0]?.body.days.at(-1)).toMatchObject({
        day: '30',
        count: 29,
        sums: { amount: 29, net: 0 },
      });
    },
  );

  it('[ERR-014] ends with the first answer that is no 200', async () => {
    const { asked, events } = await askThrough(
      summaryActors.dayCounts,
      { criteria: november },
      (_asked, index) => (index === 2 ? { type: 'http.500' } : ok({ ...money, count: 1 })),
    );
    expect(asked).toHaveLength(3);
    expect(events).toEqual([{ type: 'http.500' }]);
  });
});
