import { describe, expect, it } from 'vitest';
import { charts } from '../../atlas/charts';
import { marksOf } from '../../atlas/comparison/marks';
import {
  NotARecording,
  recordingFrom,
  statesAt,
  stepsOf,
  stepWordsOf,
  takenBy,
} from '../../atlas/session/session';
import type { Recording } from '../../paths/engine/recording';
import saved from './recordings/phone-change.json';

const recording = saved as unknown as Recording;

const called = (id: string) => {
  const chart = charts.map((each) => each.chart).find((each) => each.id === id);
  if (chart === undefined) throw new Error(`No chart ${id}`);
  return chart;
};

describe('a recorded session on the charts', () => {
  it('every step lights a state, and every one that moves the arrow that it took', () => {
    const steps = stepsOf(recording);
    expect(steps.length).toBeGreaterThan(5);
    for (const step of steps) {
      const chart = called(step.recorded.chart);
      const [before, after] = [statesAt(chart, step.before), statesAt(chart, step.step.value)];
      expect(after.length, stepWordsOf(chart, step)).toBeGreaterThan(1);
      const hasMoved = step.before !== null && String(before) !== String(after);
      if (hasMoved) expect(takenBy(chart, step), stepWordsOf(chart, step)).not.toEqual([]);
    }
  });

  it('what happened in two charts is told in the order in which it did', () => {
    const step = (type: string, order: number) => ({
      event: { type, fields: {} },
      value: 'x',
      order,
    });
    const charts = [
      { actor: '1', parent: null, chart: 'phoneChange', steps: [step('a', 0), step('c', 2)] },
      { actor: '2', parent: '1', chart: 'otp', steps: [step('b', 1)] },
    ];
    const types = stepsOf({ ...recording, charts }).map((each) => each.step.event.type);
    expect(types).toEqual(['a', 'b', 'c']);
  });

  it('another file is refused with a sentence', () => {
    for (const text of ['', '{}', '{"kind": "portale-esercenti/recording"}'])
      expect(() => recordingFrom(text)).toThrow(NotARecording);
    expect(recordingFrom(JSON.stringify(recording))).toEqual(recording);
  });
});

describe('two revisions of a chart side by side', () => {
  it('what stands on one side alone is marked there, what is not the same on both', () => {
    const now = called('otp');
    const [gone, ...states] = now.states.slice(1);
    const [arrow, ...arrows] = now.arrows;
    const renamed = { ...arrow, actions: ['another'] } as (typeof now.arrows)[number];
    const then = {
      ...now,
      states: [...now.states.slice(0, 1), ...states],
      arrows: [renamed, ...arrows],
    };
    expect([...marksOf(now, then, 'added')]).toEqual([
      [gone?.id, 'added'],
      [arrow?.id, 'changed'],
    ]);
    expect([...marksOf(then, now, 'removed')]).toEqual([[arrow?.id, 'changed']]);
    expect([...marksOf(now, null, 'added').values()].every((mark) => mark === 'added')).toBe(true);
  });
});
