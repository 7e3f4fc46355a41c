import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';
import type { Chart } from '../graph/chart';
import {
  boxPadding,
  type Direction,
  type Drawing,
  type DrawnLine,
  type DrawnState,
} from './drawing';
import { dotOf, type MeasuredChart, type Missing, toElk } from './elk-graph';
import type { Look } from './look';
import { markRoom } from './marks';
import { freeShift } from './shift';
import { isSound } from './sound';
import type { Measure } from './type';

/** Computes the positions: `elk`, or a test's substitute. */
export type Layouter = (graph: ElkNode) => Promise<ElkNode>;

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<ElkNode>) => ({
  x,
  y,
  width,
  height,
});

const withInner = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(withInner)];

const lineOf = (edge: ElkExtendedEdge, { labels }: MeasuredChart): DrawnLine[] => {
  const [section] = edge.sections ?? [];
  if (section === undefined) return [];
  const [label] = edge.labels ?? [];
  const known = labels.get(edge.id);
  return [
    {
      id: edge.id,
      source: edge.sources[0] ?? '',
      target: edge.targets[0] ?? '',
      points: [section.startPoint, ...(section.bendPoints ?? []), section.endPoint],
      label: label && known ? { ...boxOf(label), content: known.content } : null,
      arrows: known?.arrows.map(({ id }) => id) ?? [],
    },
  ];
};

const edgesIn = (node: ElkNode): ElkExtendedEdge[] =>
  withInner(node).flatMap(({ edges = [] }) => edges);

const drawn = (chart: Chart, measured: MeasuredChart, placed: ElkNode): Drawing => {
  const nodes = new Map(withInner(placed).map((node) => [node.id, node]));
  const states = chart.states.flatMap((state): DrawnState[] => {
    const content = measured.contents.get(state.id);
    return content === undefined ? [] : [{ ...boxOf(nodes.get(state.id) ?? {}), state, content }];
  });
  const dots = chart.states.flatMap(({ id }) => {
    const { x, y, width, height } = boxOf(nodes.get(dotOf(id)) ?? {});
    return width === 0 ? [] : [{ x: x + width / 2, y: y + height / 2 }];
  });
  return {
    width: placed.width ?? 0,
    height: placed.height ?? 0,
    states,
    lines: edgesIn(placed).flatMap((edge) => lineOf(edge, measured)),
    dots,
  };
};

const areaOf = ({ width, height }: { readonly width: number; readonly height: number }) =>
  width * height;

/** The room that the texts of a chart take, before anything is placed. */
export const areaOfTexts = (chart: Chart, look: Look, measure: Measure): number => {
  const { contents, labels } = toElk(chart, 'DOWN', look, measure);
  const texts = [...contents.values(), ...[...labels.values()].map(({ content }) => content)];
  return texts.reduce((sum, content) => sum + areaOf(content), 0);
};

/** A frame may be narrower than its texts, or than these with the lines that run through it. */
const missingIn = ({ states, lines }: Drawing): Missing =>
  new Map(
    states.flatMap((each) => {
      const { state, content, width } = each;
      const wanted = freeShift(each, lines) + content.width + 2 * boxPadding.x + markRoom(state);
      return state.children.length > 0 && wanted > width ? [[state.id, wanted - width]] : [];
    }),
  );

/** Moves the texts of frames beside the lines that would run through them. */
const withShifts = (drawing: Drawing): Drawing => ({
  ...drawing,
  states: drawing.states.map((each) =>
    each.state.children.length > 0 ? { ...each, shift: freeShift(each, drawing.lines) } : each,
  ),
});

/** Draws a chart: measures its texts and asks the layout engine for every place. */
export const placeChart = async (
  chart: Chart,
  direction: Direction,
  look: Look,
  measure: Measure,
  layout: Layouter,
): Promise<Drawing> => {
  const attempt = async (here: Look, missing?: Missing) => {
    const measured = toElk(chart, direction, here, measure, missing);
    const drawing = drawn(chart, measured, await layout(measured.graph));
    const isWhole = drawing.lines.length >= (measured.graph.edges?.length ?? 0);
    return { drawing, isGood: isWhole && isSound(drawing) };
  };
  const first = await attempt(look);
  const missing = missingIn(first.drawing);
  if (first.isGood && missing.size === 0) return withShifts(first.drawing);
  const second = await attempt({ ...look, isWhole: look.isWhole || !first.isGood }, missing);
  return withShifts(second.drawing);
};
