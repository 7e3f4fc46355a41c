import type { Chart } from '../../atlas/graph/chart';
import type { Box, Drawing, DrawnLine, DrawnState, Point } from '../../atlas/layout/drawing';
import { textsOf } from '../../atlas/layout/drawing';
import type { Look } from '../../atlas/layout/look';
import { foldMarkOf, openMarkOf } from '../../atlas/layout/marks';

const slack = 1.5;

interface Named extends Box {
  readonly name: string;
}

const overlap = (one: Box, other: Box) =>
  one.x + slack < other.x + other.width &&
  other.x + slack < one.x + one.width &&
  one.y + slack < other.y + other.height &&
  other.y + slack < one.y + one.height;

const overlapping = (boxes: readonly Named[]) =>
  boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => overlap(one, other))
      .map((other) => `${one.name} covers ${other.name}`),
  );

const isWithin = (inner: Box, outer: Box) =>
  inner.x >= outer.x - slack &&
  inner.y >= outer.y - slack &&
  inner.x + inner.width <= outer.x + outer.width + slack &&
  inner.y + inner.height <= outer.y + outer.height + slack;

/** On the border of a box, within a pixel and a half. */
const touches = (box: Box, { x, y }: Point) => {
  const isNear = isWithin({ x, y, width: 0, height: 0 }, box);
  const sides = [x - box.x, box.x + box.width - x, y - box.y, box.y + box.height - y];
  return isNear && Math.min(...sides.map(Math.abs)) <= slack;
};

const distanceTo = (box: Box, { x, y }: Point) =>
  Math.hypot(
    Math.max(box.x - x, 0, x - box.x - box.width),
    Math.max(box.y - y, 0, y - box.y - box.height),
  );

/** Points along a line, close to one another. */
const along = ({ points }: DrawnLine): Point[] =>
  points.flatMap((point, index) => {
    const next = points[index + 1];
    if (next === undefined) return [point];
    const steps = Math.max(1, Math.ceil(Math.hypot(next.x - point.x, next.y - point.y) / 4));
    return Array.from({ length: steps }, (_, step) => ({
      x: point.x + ((next.x - point.x) * step) / steps,
      y: point.y + ((next.y - point.y) * step) / steps,
    }));
  });

const titleOf = (drawn: DrawnState): Named => ({
  name: `the texts of ${drawn.state.id}`,
  ...textsOf(drawn),
});

const labelsOf = ({ lines }: Drawing) =>
  lines.flatMap((line) =>
    line.label === null ? [] : [{ ...line.label, name: `the label of ${line.id}`, line }],
  );

const ends = (drawing: Drawing, boxes: ReadonlyMap<string, Box>) =>
  drawing.lines.flatMap(({ id, source, target, points }) => {
    const [start, end] = [points[0], points.at(-1)];
    const [from, to] = [boxes.get(source), boxes.get(target)];
    const isDot = source.endsWith('@start');
    return [
      ...(isDot || (from && start && touches(from, start)) ? [] : [`${id} does not leave its box`]),
      ...(to && end && touches(to, end) ? [] : [`${id} does not reach its box`]),
    ];
  });

const startsAtADot = ({ lines, dots }: Drawing) =>
  lines
    .filter(({ source }) => source.endsWith('@start'))
    .filter(({ points: [start] }) =>
      dots.every(({ x, y }) => Math.hypot(x - (start?.x ?? 0), y - (start?.y ?? 0)) > 9),
    )
    .map(({ id }) => `${id} begins nowhere`);

const silent = (drawing: Drawing) =>
  labelsOf(drawing)
    .filter(({ content }) => content.blocks.some(({ text }) => text.trim() === ''))
    .map(({ name }) => `${name} says nothing`);

/** Frames and leaves that hold a state, itself included. */
const around = (chart: Chart, id: string): string[] => {
  const parent = chart.states.find((state) => state.id === id)?.parent ?? null;
  return parent === null ? [id] : [id, ...around(chart, parent)];
};

const coveredByLabels = (chart: Chart, drawing: Drawing) =>
  labelsOf(drawing).flatMap(({ line, ...label }) => {
    const own = new Set([...around(chart, line.source), ...around(chart, line.target)]);
    const foreign = drawing.states
      .filter(({ state }) => state.children.length === 0 || !own.has(state.id))
      .map((each) => ({ ...each, name: each.state.id }));
    const titles = drawing.states.filter(({ state }) => state.children.length > 0).map(titleOf);
    return [...foreign, ...titles]
      .filter((box) => overlap(label, box))
      .map((box) => `${label.name} covers ${box.name}`);
  });

/** No line runs through the texts of a frame. */
const crossed = ({ states, lines }: Drawing) =>
  states
    .filter(({ state }) => state.children.length > 0)
    .map(titleOf)
    .flatMap((text) =>
      lines
        .filter((line) =>
          along(line).some((point) => overlap({ ...point, width: 0, height: 0 }, text)),
        )
        .map(({ id }) => `${id} runs through ${text.name}`),
    );

const farLabels = (drawing: Drawing) =>
  labelsOf(drawing)
    .filter(({ line, ...label }) => along(line).every((point) => distanceTo(label, point) > 12))
    .map(({ name }) => `${name} is far from its line`);

const misplaced = (drawing: Drawing, boxes: ReadonlyMap<string, Box>) =>
  drawing.states.flatMap((each) => {
    const frame = boxes.get(each.state.parent ?? '');
    return frame === undefined || isWithin(each, frame)
      ? []
      : [`${each.state.id} leaves its frame`];
  });

/** Texts keep within their box, and no button covers them. */
const crowded = (drawing: Drawing) =>
  drawing.states.flatMap((each) => {
    const { state } = each;
    const text = titleOf(each);
    const folds = state.isFolded === true || state.children.length > 0;
    const opens = state.invokes.some(({ chart }) => chart !== null);
    const fold = folds && state.parent !== null ? [foldMarkOf(each)] : [];
    const open = opens ? [openMarkOf(each, fold.length > 0)] : [];
    const marks = [...fold, ...open].map((mark, at) => ({ ...mark, name: `mark ${at}` }));
    return [
      ...(isWithin(text, each) ? [] : [`${text.name} leaves its box`]),
      ...overlapping([text, ...marks]),
    ];
  });

const outside = ({ width, height, states, lines }: Drawing) => {
  const whole = { x: 0, y: 0, width, height };
  const boxes = [...states, ...lines.flatMap(({ label }) => label ?? [])];
  return boxes.every((box) => isWithin(box, whole)) ? [] : ['something is outside of the drawing'];
};

/** Every arrow that leads from one shown state to another has its line, or its row. */
const unlabelled = (chart: Chart, { lines, states }: Drawing, { detail }: Look) => {
  const blocks = states.flatMap(({ content }) => content.blocks);
  const labelled = new Set([
    ...lines.flatMap(({ arrows }) => arrows),
    ...blocks.flatMap(({ arrows = [] }) => arrows),
  ]);
  return chart.arrows
    .filter(({ id, stays }) => !labelled.has(id) && (!stays || detail === 'full'))
    .map(({ id }) => `${id} is not drawn`);
};

/** The faults of a drawing; a good one has none. A map has no buttons and no inner rows. */
export const liesOf = (chart: Chart, drawing: Drawing, look: Look | 'map'): string[] => {
  const boxes = new Map<string, Box>(drawing.states.map((each) => [each.state.id, each]));
  const leaves = drawing.states
    .filter(({ state }) => state.children.length === 0)
    .map((each) => ({ ...each, name: each.state.id }));
  const titles = drawing.states.filter(({ state }) => state.children.length > 0).map(titleOf);
  return [
    ...(look === 'map' ? [] : [...crowded(drawing), ...unlabelled(chart, drawing, look)]),
    ...ends(drawing, boxes),
    ...startsAtADot(drawing),
    ...coveredByLabels(chart, drawing),
    ...crossed(drawing),
    ...farLabels(drawing),
    ...silent(drawing),
    ...overlapping(
      labelsOf(drawing).map(({ name, x, y, width, height }) => ({ name, x, y, width, height })),
    ),
    ...overlapping([...leaves, ...titles]),
    ...misplaced(drawing, boxes),
    ...outside(drawing),
  ];
};
