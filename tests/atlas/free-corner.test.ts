import { describe, expect, it } from 'vitest';
import { freeCorner } from '../../atlas/drawing/free-corner';
import type { ChartState } from '../../atlas/graph/chart';
import type { Box, Drawing, DrawnLine } from '../../atlas/layout/drawing';

const content = { width: 0, height: 0, blocks: [] };

const drawingOf = (...boxes: readonly Box[]): Drawing => ({
  width: 2000,
  height: 2000,
  states: boxes.map((box, at) => ({
    ...box,
    content,
    state: { id: `s${at}`, children: [] } as unknown as ChartState,
  })),
  lines: [],
  dots: [],
});

const view = { x: 100, y: 100, width: 1000, height: 600 };
const size = { width: 160, height: 120 };
const at = (x: number, y: number) => ({ x, y, width: 100, height: 60 });
const cornerIn = (...boxes: readonly Box[]) =>
  freeCorner(drawingOf(...boxes), view, size, 20, 'bottomLeft');

const [bottomLeft, topLeft] = [at(130, 600), at(130, 130)];
const [topRight, bottomRight] = [at(1000, 130), at(1000, 600)];

describe('the small map of a drawing covers nothing of it', () => {
  it('it stays in its corner while that is free', () => {
    expect(cornerIn(topLeft, at(400, 300))).toBe('bottomLeft');
  });

  it('it moves to another corner where its own has a box', () => {
    expect(cornerIn(bottomLeft)).toBe('topLeft');
    expect(cornerIn(bottomLeft, topLeft)).toBe('topRight');
  });

  it('it takes the fourth corner too, whose buttons are below the drawing', () => {
    expect(cornerIn(bottomLeft, topLeft, topRight)).toBe('bottomRight');
  });

  it('it is nowhere where every corner has a box', () => {
    expect(cornerIn(bottomLeft, topLeft, topRight, bottomRight)).toBeNull();
  });

  it('it covers no line', () => {
    const points = [
      { x: 200, y: 300 },
      { x: 200, y: 900 },
    ];
    const line: DrawnLine = { id: '', source: '', target: '', points, label: null, arrows: [] };
    const drawing = { ...drawingOf(topLeft), lines: [line] };
    expect(freeCorner(drawing, view, size, 20, 'bottomLeft')).toBe('topRight');
  });

  it('it covers no button of a frame', () => {
    const frame = drawingOf({ x: 300, y: 130, width: 760, height: 500 });
    const [drawn] = frame.states;
    const state = { ...drawn?.state, children: ['inner'] } as unknown as ChartState;
    const drawing = { ...frame, states: frame.states.map((each) => ({ ...each, state })) };
    expect(freeCorner(drawing, view, size, 20, 'topRight')).toBe('bottomLeft');
  });

  it('a box outside of the view is in no corner', () => {
    expect(cornerIn(at(130, 760))).toBe('bottomLeft');
  });
});
