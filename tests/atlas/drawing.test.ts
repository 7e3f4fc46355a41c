import ELK from 'elkjs/lib/elk.bundled.js';
import { describe, expect, it } from 'vitest';
import { charts } from '../../atlas/charts';
import { nextPart } from '../../atlas/drawing/keyboard';
import type { ChartState } from '../../atlas/graph/chart';
import { toldByTag } from '../../atlas/graph/told-by-tag';
import { wrap } from '../../atlas/layout/block';
import type { Box } from '../../atlas/layout/drawing';
import { fitOf, openingOf, readable } from '../../atlas/layout/opening';
import { areaOfTexts, placeChart } from '../../atlas/layout/place-chart';
import { hands, type Measure } from '../../atlas/layout/type';

/** Every letter as wide as a wide one. */
const measure: Measure = (text, hand) => text.length * hands[hand].size * 0.6;

const elk = new ELK();

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const overlapping = (boxes: readonly (Box & { readonly name: string })[]) =>
  boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => overlap(one, other))
      .map((other) => `${one.name} / ${other.name}`),
  );

describe('the drawing', () => {
  it.each(charts.map((listed) => [listed.name, listed.chart] as const))(
    '%s: every transition has its line or its row, and nothing covers anything',
    async (_name, chart) => {
      const look = { detail: 'full', tagged: toldByTag(chart) } as const;
      const drawing = await placeChart(chart, 'DOWN', look, measure, (graph) => elk.layout(graph));
      const told = [...drawing.states, ...drawing.lines.flatMap(({ label }) => label ?? [])]
        .flatMap(({ content }) => content.blocks)
        .flatMap(({ arrows = [] }) => arrows);
      expect([...new Set(told)].sort()).toEqual(chart.arrows.map(({ id }) => id).sort());
      const boxes = drawing.states
        .filter(({ state }) => state.children.length === 0)
        .map(({ state, x, y, width, height }) => ({ name: state.id, x, y, width, height }));
      const labels = drawing.lines.flatMap(({ id, label }) =>
        label === null ? [] : [{ ...label, name: id }],
      );
      expect(overlapping([...boxes, ...labels])).toEqual([]);
    },
  );

  it('a long text is broken at spaces and never loses a word', () => {
    const text = 'altrimenti se la risposta si è persa per strada';
    const lines = wrap(text, 'guard', 120, measure);
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.join(' ')).toBe(text);
    for (const line of lines) expect(measure(line, 'guard')).toBeLessThanOrEqual(120);
  });
});

describe('the drawing by keyboard', () => {
  const chart = charts.find(({ slug }) => slug === 'phone-change')?.chart;
  if (chart === undefined) throw new Error('No change of phone');
  const state = 'phoneChange.enteringOldCode';

  it('right follows the first transition to where it leads', () => {
    const arrow = nextPart(chart, state, 'ArrowRight') ?? '';
    expect(chart.arrows.find(({ id }) => id === arrow)?.guard).toBe('codeConfirmed');
    expect(nextPart(chart, arrow, 'ArrowRight')).toBe('phoneChange.enteringNewNumber');
    expect(nextPart(chart, arrow, 'ArrowLeft')).toBe(state);
  });

  it('down goes through the states, or through the transitions of one', () => {
    const arrow = nextPart(chart, state, 'ArrowRight') ?? '';
    const second = nextPart(chart, arrow, 'ArrowDown');
    expect(chart.arrows.find(({ id }) => id === second)?.guard).toBe('codeCancelled');
    expect(nextPart(chart, second ?? '', 'ArrowUp')).toBe(arrow);
    expect(nextPart(chart, state, 'ArrowDown')).toBe('phoneChange.enteringNewNumber');
    expect(nextPart(chart, state, 'a')).toBeUndefined();
  });
});

describe('boxes side by side', () => {
  it.each(['portal', 'host'])('%s: no line is drawn from a state to itself', async (slug) => {
    const chart = charts.find((listed) => listed.slug === slug)?.chart;
    if (chart === undefined) throw new Error(`No ${slug}`);
    const look = { detail: 'least', isPacked: true, tagged: new Set<string>() } as const;
    const drawing = await placeChart(chart, 'RIGHT', look, measure, (graph) => elk.layout(graph));
    expect(drawing.lines.length).toBeGreaterThan(5);
    for (const { id, points } of drawing.lines)
      for (const { x, y } of points) expect(Number.isFinite(x + y), id).toBe(true);
  });
});

describe('a drawing as it opens', () => {
  /** What a window of 1280 x 800 leaves for it. */
  const room = { width: 846, height: 576 };
  const usual: Measure = (text, hand) => text.length * hands[hand].size * 0.54;

  it.each(['portal', 'cases', 'export'])(
    '%s: the whole first level can be read, and no box is lost',
    async (slug) => {
      const chart = charts.find((listed) => listed.slug === slug)?.chart;
      if (chart === undefined) throw new Error(`No ${slug}`);
      const { chart: shown, drawing } = await openingOf(
        chart,
        room,
        (each, direction, look) =>
          placeChart(each, direction, look, usual, (graph) => elk.layout(graph)),
        (each, look) => areaOfTexts(each, look, usual),
      );
      expect(fitOf(room, drawing)).toBeGreaterThanOrEqual(readable);
      const isFirst = ({ end }: ChartState) => end === null;
      const named = new Set(drawing.states.map(({ state }) => state.id));
      const lost = shown.states.filter((state) => isFirst(state) && !named.has(state.id));
      expect(lost.map(({ id }) => id).slice(1)).toEqual([]);
      const boxes = drawing.states
        .filter(({ state }) => state.children.length === 0)
        .map((each) => ({ ...each, name: each.state.id }));
      expect(overlapping(boxes)).toEqual([]);
    },
  );
});
