// @vitest-environment happy-dom
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { foundAt, placeOf } from '../../atlas/address';
import { charts, chartsPlaying } from '../../atlas/charts';

import { declaredStates, declaredTransitions } from '../../paths/engine/coverage';

const machines = join(import.meta.dirname, '../../machines');

const flows = readdirSync(machines, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.machine.ts'))
  .map((file) => basename(file, '.machine.ts'));

const called = (slug: string) => {
  const listed = charts.find((each) => each.slug === slug);
  if (listed === undefined) throw new Error(`No chart "${slug}"`);
  return listed;
};

describe('the charts of the atlas', () => {
  it('every machine of the portal is in the atlas, once', () => {
    expect(flows.length).toBeGreaterThan(0);
    expect(charts.map(({ slug }) => slug).sort()).toEqual(flows.sort());
  });

  it.each(charts.map((listed) => [listed.name, listed] as const))(
    '%s: every declared state and every declared transition is drawn',
    (_name, { machine, chart }) => {
      expect(chart.states.map(({ id }) => id).sort()).toEqual(declaredStates(machine).sort());
      expect(chart.arrows.map(({ id }) => id).sort()).toEqual(declaredTransitions(machine).sort());
      const ids = new Set(chart.states.map(({ id }) => id));
      for (const { source, target } of chart.arrows)
        expect([source, target].every((id) => ids.has(id))).toBe(true);
    },
  );

  it.each(charts.map((listed) => [listed.name, listed] as const))(
    '%s: the address of every state and of every transition leads to it',
    (_name, { chart }) => {
      const inner = chart.states.slice(1).map(({ id }) => id);
      for (const id of [...inner, ...chart.arrows.map((arrow) => arrow.id)])
        expect(foundAt(chart, placeOf(chart, id))).toBe(id);
    },
  );

  it('from the change of phone one link leads to the one-time code, and back', () => {
    const { chart } = called('phone-change');
    const played = chart.states.flatMap(({ invokes }) =>
      invokes.flatMap((each) => each.chart ?? []),
    );
    expect(played).toEqual(['code', 'code']);
    expect(chartsPlaying(called('code')).map(({ slug }) => slug)).toContain('phone-change');
  });
});
