// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { charts } from '../../atlas/charts';
import { manualPath } from '../../atlas/paths/steps';
import { ruleWords } from '../../atlas/words/rules';
import { atlasPaths } from '../../paths/atlas-paths';
import { wordless } from './support/wordless';

const walks = await atlasPaths();

/** It has no screen of its own: the pages show what it does. */
const withoutPaths = ['exports'];

describe('the generated paths as manual tests', () => {
  it.each(charts.map((listed) => [listed.name, listed] as const))(
    '%s: every step of every path has its sentence',
    (_name, { slug, chart }) => {
      const walk = walks[chart.id];
      const indexes = walk?.paths.map((_, index) => index) ?? [];
      const missing = indexes.flatMap((index) =>
        walk === undefined ? [] : wordless(() => manualPath(slug, chart, walk, index)),
      );
      expect([...new Set(missing)]).toEqual([]);
      expect(indexes.length > 0 || chart.arrows.length === 0).toBe(!withoutPaths.includes(slug));
    },
  );

  it('what holds after every step of a path is said in Italian', () => {
    const rules = Object.values(walks).flatMap((walk) => walk.rules);
    expect(rules.length).toBeGreaterThan(15);
    expect(rules.flatMap((rule) => wordless(() => ruleWords(rule)))).toEqual([]);
  });
});
