// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { charts } from '../../atlas/charts';
import { inOneLine, manualPath } from '../../atlas/paths/steps';
import { ruleWords } from '../../atlas/words/rules';
import { atlasPaths } from '../../paths/atlas-paths';
import { wordless } from './support/wordless';

const walks = await atlasPaths();

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
      expect(indexes.length > 0 || chart.arrows.length === 0).toBe(true);
    },
  );

  it('what holds after every step of a path is said in Italian', () => {
    const rules = Object.values(walks).flatMap((walk) => walk.rules);
    expect(rules.length).toBeGreaterThan(15);
    expect(rules.flatMap((rule) => wordless(() => ruleWords(rule)))).toEqual([]);
  });

  it('a wrong code of the one-time code reads as a person would say it', () => {
    const listed = charts.find(({ slug }) => slug === 'otp');
    const walk = walks.otp;
    if (listed === undefined || walk === undefined) throw new Error('No chart of the code');
    const wordsOf = walk.paths.map((_, index) =>
      inOneLine(manualPath(listed.slug, listed.chart, walk, index)),
    );
    expect(wordsOf).toContain(
      '1. Inserire il codice "12345" e premere AVANTI. (non deve avere effetto) ' +
        'Atteso: Attende il codice di 6 cifre · Si può chiedere un altro codice.',
    );
    expect(wordsOf).toContain(
      '1. Inserire il codice "123456" e premere AVANTI. 2. Il servizio risponde 406 / 5707. ' +
        'Atteso: 5707: Codice OTP non valido · Si può chiedere un altro codice.',
    );
  });
});
