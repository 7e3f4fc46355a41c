import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ticksFor } from '../../../src/statistics/scale';

describe('the axis of the chart', () => {
  it.each([
    [
      [1890, 940],
      [0, 500, 1000, 1500, 2000],
    ],
    [[194_480.68], [0, 50_000, 100_000, 150_000, 200_000]],
    [[1000], [0, 200, 400, 600, 800, 1000]],
    [[2200], [0, 500, 1000, 1500, 2000, 2500]],
    [
      [-30, 100],
      [-50, 0, 50, 100],
    ],
    [[], [0, 1]],
    [
      [0, 0],
      [0, 1],
    ],
  ])('%j has round values from zero on: %j', (values, ticks) => {
    expect(ticksFor(values)).toEqual(ticks);
  });

  const euros = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000_000 }), { maxLength: 26 });

  it('holds every value and zero, in steps of one size, with few ticks', () => {
    fc.assert(
      fc.property(euros, (values) => {
        const ticks = ticksFor(values);
        const [low = 0, high = 0] = [ticks[0], ticks.at(-1)];
        expect(low).toBeLessThanOrEqual(Math.min(0, ...values));
        expect(high).toBeGreaterThanOrEqual(Math.max(0, ...values));
        expect(ticks).toContain(0);
        expect(ticks.length).toBeGreaterThan(1);
        expect(ticks.length).toBeLessThanOrEqual(8);
      }),
    );
  });
});
