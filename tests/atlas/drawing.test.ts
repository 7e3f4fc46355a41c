import ELK from 'elkjs/lib/elk.bundled.js';
import { describe, expect, it } from 'vitest';
import { charts } from '../../atlas/charts';
import { nextPart } from '../../atlas/drawing/keyboard';
import { labelledByTag } from '../../atlas/graph/labelled-by-tag';
import { wrap } from '../../atlas/layout/block';
import { labelContent } from '../../atlas/layout/content';
import type { Box } from '../../atlas/layout/drawing';
import { placeChart } from '../../atlas/layout/place-chart';
import { hands, type Measure } from '../../atlas/layout/type';

/** Every letter is as wide as a wide one. */
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
      const look = { detail: 'full', tagged: labelledByTag(chart) } as const;
      const drawing = await placeChart(chart, 'DOWN', look, measure, (graph) => elk.layout(graph));
      const drawn = [...drawing.states, ...drawing.lines.flatMap(({ label }) => label ?? [])]
        .flatMap(({ content }) => content.blocks)
        .flatMap(({ arrows = [] }) => arrows);
      expect([...new Set(drawn)].sort()).toEqual(chart.arrows.map(({ id }) => id).sort());
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

  it('a long word is broken after its slash, a status and an address are not', () => {
    const broken = (text: string) => wrap(text, 'guard', 90, measure);
    expect(broken('Addebiti/accrediti generati')).toEqual(['Addebiti/', 'accrediti', 'generati']);
    expect(broken('406 / 5709')).toEqual(['406 / 5709']);
    expect(broken('da /RegistrationSelect')).toEqual(['da', '/RegistrationSelect']);
  });
});

describe('the label of a line', () => {
  const archive = charts.find(({ slug }) => slug === 'statement-archive')?.chart;
  const labelOf = (detail: 'full' | 'brief') => {
    const arrows = (archive?.arrows ?? []).filter(
      ({ source, target }) => source.endsWith('.fetching') && target.endsWith('.missed'),
    );
    expect(arrows.length).toBeGreaterThan(6);
    const look = { detail, tagged: new Set<string>() };
    return archive === undefined ? [] : labelContent(archive, arrows, look);
  };

  it('names answers once that differ by their status alone, on a condition too', () => {
    const statuses = '400 · 403 · 404 · 500 · nessuna risposta · 429';
    expect(labelOf('full').map(({ text }) => text)).toEqual([
      statuses,
      'altrimenti',
      '▸ annota il documento che manca',
      'Documento illeggibile',
      'altrimenti',
      '▸ annota il documento che manca',
    ]);
    expect(labelOf('brief').map(({ text }) => text)).toEqual([
      'Documento illeggibile altrimenti',
      `${statuses} altrimenti`,
    ]);
    const named = labelOf('brief').flatMap(({ arrows = [] }) => arrows);
    expect(new Set(named).size).toBeGreaterThan(6);
  });
});

describe('the drawing by keyboard', () => {
  const chart = charts.find(({ slug }) => slug === 'first-email')?.chart;
  if (chart === undefined) throw new Error('No first e-mail');
  const state = 'firstEmail.choosing.filling';

  it('right follows the first transition to where it leads', () => {
    const arrow = nextPart(chart, state, 'ArrowRight') ?? '';
    expect(chart.arrows.find(({ id }) => id === arrow)?.guard).toBe('replacesEmail');
    expect(nextPart(chart, arrow, 'ArrowRight')).toBe('firstEmail.choosing.sending');
    expect(nextPart(chart, arrow, 'ArrowLeft')).toBe(state);
  });

  it('down goes through the states, or through the transitions of one', () => {
    const arrow = nextPart(chart, state, 'ArrowRight') ?? '';
    const second = nextPart(chart, arrow, 'ArrowDown');
    expect(chart.arrows.find(({ id }) => id === second)?.guard).toBe('isEmail');
    expect(nextPart(chart, second ?? '', 'ArrowUp')).toBe(arrow);
    expect(nextPart(chart, state, 'ArrowDown')).toBe('firstEmail.choosing.sending');
    expect(nextPart(chart, state, 'a')).toBeUndefined();
  });
});
