import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { aliases } from '../../contract/wire';
import { isLong, tryChart } from './cells';
import { everythingTried } from './subjects';

/** The charts of every day: one of each kind. */
const everyDay = ['portal', 'registration', 'movements', 'phone-change'];

/** In the long run only some charts, as `2/4` says: see `npm run faults`. */
const [part = 1, parts = 1] = (process.env.FAULTS_PART ?? '')
  .split('/')
  .map(Number)
  .filter(Boolean);

const charts = (await everythingTried())
  .filter(({ flow }) => isLong || everyDay.includes(flow))
  .filter((_, place) => place % parts === part - 1);

const folder = 'coverage/faults';

/** Of the charts every second one, from the first or from the second on: two workers share them. */
export const tryEverySecond = (first: 0 | 1) => {
  const charted: object[] = [];
  afterAll(() => {
    if (!isLong) return;
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      `${folder}/${part}-of-${parts}-${first}.json`,
      JSON.stringify({ charted, aliases }, null, 1),
    );
  });

  it.each(charts.filter((_, place) => place % 2 === first))(
    '[ERR-017] $name: whatever goes wrong with a call leads where the contract says, and nothing typed is lost',
    async (chart) => {
      const count = await tryChart(chart);
      charted.push({ name: chart.name, ...count, calls: [...count.calls] });
      expect(count.wrong).toEqual([]);
    },
    3_600_000,
  );
};
