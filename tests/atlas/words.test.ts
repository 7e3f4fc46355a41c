// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { smallMerchants } from '../../acquirer/demo/generator/merchants';
import { demoPassword, demoUsers } from '../../acquirer/demo/users';
import { arrowName } from '../../atlas/chart-page/names';
import { charts } from '../../atlas/charts';
import type { Chart } from '../../atlas/graph/chart';
import { callOf } from '../../atlas/words/calls';
import { starts } from '../../atlas/words/starts';
import { dataWords, testData, userOfStart } from '../../atlas/words/test-data';
import { actionWords, conditionWords, eventWords } from '../../atlas/words/words';
import { flows } from '../../paths/scenarios';
import { wordless } from './support/wordless';

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

describe('a manual test', () => {
  it('says whom to log in as, and what to have at hand, as the demo has it', () => {
    expect(flows.filter((flow) => testData[flow] === undefined)).toEqual([]);
    const known = new Map(demoUsers.map((user) => [user.userId, user]));
    const named = [
      ...Object.values(testData).flatMap(({ user }) => user ?? []),
      ...Object.values(userOfStart),
    ];
    expect(named.filter((user) => !known.has(user))).toEqual([]);
    expect(Object.keys(userOfStart).filter((start) => starts[start] === undefined)).toEqual([]);
    expect(dataWords('code', 'a code was sent')).toContain(`password ${demoPassword}`);
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
});
