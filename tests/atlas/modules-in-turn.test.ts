import { expect, it } from 'vitest';
import { withModules } from '../../scripts/charts.mjs';

it('modules are loaded for one use at a time, also after one that failed', async () => {
  const seen: string[] = [];
  const use = (name: string, fails = false) =>
    withModules(async (load) => {
      seen.push(`${name} begins`);
      await load('/machines/pages.ts');
      seen.push(`${name} ends`);
      if (fails) throw new Error(name);
    });
  const results = await Promise.allSettled([use('one', true), use('two'), use('three')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(seen).toEqual([
    'one begins',
    'one ends',
    'two begins',
    'two ends',
    'three begins',
    'three ends',
  ]);
});
