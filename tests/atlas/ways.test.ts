import { describe, expect, it } from 'vitest';
import { charts } from '../../atlas/charts';
import type { Arrow } from '../../atlas/graph/chart';
import { isFirst, requirementsOf, waysIn, waysOut } from '../../atlas/graph/ways';

const chartOf = (slug: string) => {
  const listed = charts.find((each) => each.slug === slug);
  if (listed === undefined) throw new Error(`No chart "${slug}"`);
  return listed.chart;
};
const sources = (arrows: readonly Arrow[]) => [...new Set(arrows.map(({ source }) => source))];

describe('the panel of a state', () => {
  it('names the states from which one gets there', () => {
    const arriving = waysIn(chartOf('export'), 'export.tooMany');
    expect(arriving.length).toBeGreaterThan(0);
    expect(sources(arriving)).not.toContain('export.tooMany');
  });

  it('counts who enters the state around, where that begins with it', () => {
    const chart = chartOf('phone-change');
    const again = waysIn(chart, 'phoneChange.oldNumber.known');
    expect(again.map(({ target }) => target)).toContain('phoneChange.oldNumber');
    expect(isFirst(chart, 'phoneChange.oldNumber.known')).toBe(true);
    expect(isFirst(chart, 'phoneChange.newNumber')).toBe(false);
  });

  it('lists what leaves the states around too', () => {
    const leaving = waysOut(chartOf('phone-change'), 'phoneChange.result.succeeded');
    expect(leaving.map(({ event, source }) => [event, source])).toContainEqual([
      'login.requested',
      'phoneChange.result',
    ]);
  });

  it('leaves out what a nearer arrow always answers', () => {
    const chart = chartOf('phone-change');
    for (const { id } of chart.states)
      for (const arrow of waysOut(chart, id)) {
        const nearer = waysOut(chart, id).filter(
          (each) => each.event === arrow.event && each.source !== arrow.source,
        );
        expect(
          nearer.filter(({ guard, event }) => guard === null && event !== '').length,
        ).toBeLessThan(2);
      }
  });

  it('[LOG-035] shows a requirement of an arrow with the state that it leads to', () => {
    const chart = chartOf('portal');
    const state = chart.states.find(({ id }) => id === 'portal.access.arriving.loggingIn');
    expect(state && requirementsOf(chart, state)).toContain('LOG-035');
  });

  it('no state but a first or a last one is without a way in or out', () => {
    for (const { chart } of charts)
      for (const { id, kind } of chart.states.slice(1)) {
        if (!isFirst(chart, id)) expect(waysIn(chart, id), id).not.toEqual([]);
        if (kind === 'final') expect(waysOut(chart, id), id).toBeDefined();
      }
  });
});
