import { describe, expect, it } from 'vitest';
import { charts } from '../../atlas/charts';
import type { Chart } from '../../atlas/graph/chart';
import { pathsToRepeat, touchedBetween } from '../../atlas/qa/touched';
import { chartPathsOf } from '../../paths/engine/generate';
import { scenarioOf } from '../../paths/scenarios';

const now = charts.find(({ slug }) => slug === 'code')?.chart as Chart;
const walk = chartPathsOf(await scenarioOf('code'));

/** The events with which the paths end that must be walked again, after a change from `before`. */
const again = (before: Chart) => {
  const paths = pathsToRepeat(walk, touchedBetween(before, now));
  const last = paths.map((index) => walk.moves[walk.paths[index]?.moves.at(-1) ?? -1]);
  return [...new Set(last.map((move) => move?.event.type))];
};

describe('what a tester must walk again after a change', () => {
  it('every path that ends with an arrow that did something else, and no other', () => {
    const arrows = now.arrows.map((arrow) =>
      arrow.event === 'otp.5708' ? { ...arrow, actions: ['count'] } : arrow,
    );
    expect(again({ ...now, arrows })).toEqual(['otp.5708']);
  });

  it('every path that enters a state which is new', () => {
    const states = now.states.filter(({ id }) => id !== 'code.blocked');
    expect(again({ ...now, states })).toEqual(['otp.5709']);
  });
});
