// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { smallMerchants } from '../../acquirer/demo/generator/merchants';
import { demoPassword, demoUsers } from '../../acquirer/demo/users';
import { arrowName } from '../../atlas/chart-page/names';
import { charts } from '../../atlas/charts';
import type { Chart } from '../../atlas/graph/chart';
import { inOneLine, manualPath } from '../../atlas/paths/steps';
import { callOf } from '../../atlas/words/calls';
import { ruleWords } from '../../atlas/words/rules';
import { starts } from '../../atlas/words/starts';
import { dataWords, testData, userOfStart } from '../../atlas/words/test-data';
import { actionWords, conditionWords, eventWords } from '../../atlas/words/words';
import { atlasPaths } from '../../paths/atlas-paths';
import { flows } from '../../paths/scenarios';

const wordless = (make: () => unknown) => {
  try {
    make();
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
};

describe('the atlas speaks Italian', () => {
  it.each(charts.map((listed) => [listed.name, listed.chart] as const))(
    '%s: every event, condition, action and call has its words, every state its description',
    (_name, chart) => {
      const { states, arrows } = chart;
      const actions = [...arrows, ...states].flatMap((part) =>
        'actions' in part ? part.actions : [...part.entry, ...part.exit],
      );
      expect([
        ...arrows.flatMap(({ event }) => wordless(() => eventWords(chart, event))),
        ...arrows.flatMap((arrow) => wordless(() => conditionWords(arrow))),
        ...actions.flatMap((action) => wordless(() => actionWords(action))),
        ...states
          .flatMap(({ invokes }) => invokes)
          .filter(({ src }) => callOf(chart.id, src) === undefined)
          .map(({ src }) => `No words for the call "${chart.id}.${src}"`),
        ...states.filter(({ description }) => description === '').map(({ id }) => id),
      ]).toEqual([]);
    },
  );
});

describe('an arrow reads as a person would say it', () => {
  const wordsOf = (slug: string, guard: string) =>
    charts
      .filter((listed) => listed.slug === slug)
      .flatMap(({ chart }) =>
        chart.arrows
          .filter((arrow) => arrow.guard === guard)
          .map((arrow) => arrowName(chart, arrow)),
      );

  it('what a part ends with is said after its end, without «altrimenti se»', () => {
    expect(new Set(wordsOf('portal', 'exitBlocked'))).toEqual(
      new Set(['Un flusso finisce, con utenza bloccata']),
    );
    expect(wordsOf('phone-change', 'codeBlocked')[0]).toMatch(
      /^Fine: .+, utenza bloccata \(5709\)$/,
    );
  });

  it('only what waits for nothing happens at once: an answer to a question does not', () => {
    const chart = charts.find(({ slug }) => slug === 'search')?.chart;
    const arrows = chart?.arrows.filter(({ event }) => event === '') ?? [];
    expect(arrows.map((arrow) => arrowName(chart as Chart, arrow))).toEqual([
      'se i criteri hanno un mese',
      'altrimenti',
      'se le righe da esportare non ci sono più',
    ]);
  });

  it('what is asked in its turn keeps its turn', () => {
    expect(wordsOf('portal', 'mustAddPhone')).toContain('altrimenti se va indicato il telefono');
  });
});

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

  it('every one says whom to log in as, and what to have at hand, as the demo has it', () => {
    expect(flows.filter((flow) => testData[flow] === undefined)).toEqual([]);
    const known = new Map(demoUsers.map((user) => [user.userId, user]));
    const named = [
      ...Object.values(testData).flatMap(({ user }) => user ?? []),
      ...Object.values(userOfStart),
    ];
    expect(named.filter((user) => !known.has(user))).toEqual([]);
    expect(Object.keys(userOfStart).filter((start) => starts[start] === undefined)).toEqual([]);
    expect(dataWords('otp', 'a code was sent')).toContain(`password ${demoPassword}`);
    expect(known.get(userOfStart['no number yet'] ?? '')?.cellNumber).toBeNull();
    expect(known.get(userOfStart['no e-mail yet'] ?? '')?.email).toBeNull();
    expect(known.get(userOfStart['a shop without'] ?? '')?.ebox).toBe(false);
    expect(known.get(userOfStart['back with a locked user'] ?? '')?.locked).toBe(true);
    const codes = smallMerchants.flatMap(({ code, vatNumber, shops }) => [
      code,
      vatNumber,
      ...shops.map((shop) => shop.code),
    ]);
    for (const code of testData.registration?.needs?.match(/\d{10,}/g) ?? [])
      expect(codes).toContain(code);
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
