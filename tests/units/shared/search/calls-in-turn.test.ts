import { describe, expect, it } from 'vitest';
import { movementActors } from '../../../../machines/movements/movements.actors';
import { summaryActors } from '../../../../machines/summaries/summaries.actors';
import { november as movementsOfNovember } from '../../../../paths/shared/search/search.scenario';
import { november } from '../../../../paths/summaries/summaries.rows';
import { connectTo, runActor } from './fake-client';

const ok = (body: object) => ({ type: 'http.200', body });
const money = { amount: 0, commission: 0, net: 0, declared: 0, difference: 0 };

describe('counting the days of a month', () => {
  it.each([
    ['movements', movementActors.dayCounts, movementsOfNovember, 'getTotalTransaction'],
    ['summaries', summaryActors.dayCounts, november, 'GET_TOTAL_SUMMARY'],
  ] as const)(
    'of %s asks for the totals of each day in turn',
    async (_name, actor, criteria, alias) => {
      const asked = connectTo((_asked, index) => ok({ ...money, count: index, amount: index }));
      const { answers, settle } = await runActor(actor, { criteria });
      await settle();
      expect(asked.map((each) => each.alias)).toEqual(Array(30).fill(alias));
      expect(asked[4]?.request).toMatchObject({ month: '202611', day: '05' });
      expect(answers).toHaveLength(1);
      expect(answers[0]?.body.days).toHaveLength(30);
      expect(answers[0]?.body.days.at(-1)).toMatchObject({
        day: '30',
        count: 29,
        sums: { amount: 29, net: 0 },
      });
    },
  );

  it('[ERR-014] ends with the first answer that is no 200', async () => {
    const asked = connectTo((_asked, index) =>
      index === 2 ? { type: 'http.500' } : ok({ ...money, count: 1 }),
    );
    const { answers, settle } = await runActor(summaryActors.dayCounts, { criteria: november });
    await settle();
    expect(asked).toHaveLength(3);
    expect(answers).toEqual([{ type: 'http.500' }]);
  });

  it('stops asking when it is stopped, and says nothing more', async () => {
    const asked = connectTo(() => ok({ ...money, count: 1 }));
    const { answers, settle, stop } = await runActor(summaryActors.dayCounts, {
      criteria: november,
    });
    stop();
    await settle();
    expect(asked.length).toBeLessThan(3);
    expect(answers).toEqual([]);
  });
});
