import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';
import { type Chart, ownerOf } from '../graph/chart';
import type { Box, Direction, Drawing, DrawnLine, DrawnState, Point } from './drawing';
import { dotOf, type MeasuredChart, toElk } from './elk-graph';
import type { Look } from './look';
import type { Measure } from './type';

/** Finds a place for everything; `elk` does, and a test may stand in for it. */
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

const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** Where the line between two middles leaves a box. */
const borderOf = (box: Box, towards: Point): Point => {
  const from = middle(box);
  const [dx, dy] = [towards.x - from.x, towards.y - from.y];
  const part = Math.min(
    dx === 0 ? Number.POSITIVE_INFINITY : box.width / 2 / Math.abs(dx),
    dy === 0 ? Number.POSITIVE_INFINITY : box.height / 2 / Math.abs(dy),
  );
  return { x: from.x + dx * part, y: from.y + dy * part };
};

/** Lines laid straight over boxes that were placed without them. */
const laidOver = (chart: Chart, { tagged }: Look, boxes: ReadonlyMap<string, Box>): DrawnLine[] =>
  chart.arrows.flatMap(({ id, source, target, stays }) => {
    const [from, to] = [boxes.get(source), boxes.get(target)];
    if (
      stays ||
      source === target ||
      tagged.has(id) ||
      from === undefined ||
      to === undefined ||
      ownerOf(chart, id) !== chart
    )
      return [];
    const points = [borderOf(from, middle(to)), borderOf(to, middle(from))];
    return [{ id, source, target, points, label: null, arrows: [id] }];
  });

const edgesIn = (node: ElkNode): ElkExtendedEdge[] =>
  withInner(node).flatMap(({ edges = [] }) => edges);

const drawn = (chart: Chart, measured: MeasuredChart, placed: ElkNode, look: Look): Drawing => {
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
    lines: [
      ...edgesIn(placed).flatMap((edge) => lineOf(edge, measured)),
      ...(look.isPacked
        ? laidOver(chart, look, new Map(states.map((each) => [each.state.id, each])))
        : []),
    ],
    dots,
  };
};

const areaOf = ({ width, height }: { readonly width: number; readonly height: number }) =>
  width * height;

/** What the texts of a chart take by themselves, before anything has its place. */
export const areaOfTexts = (chart: Chart, look: Look, measure: Measure): number => {
  const { contents, labels } = toElk(chart, 'DOWN', look, measure);
  const texts = [...contents.values(), ...[...labels.values()].map(({ content }) => content)];
  return texts.reduce((sum, content) => sum + areaOf(content), 0);
};

/** Draws a chart: measures its texts and asks the layouter for every place. */
export const placeChart = async (
  chart: Chart,
  direction: Direction,
  look: Look,
  measure: Measure,
  layout: Layouter,
): Promise<Drawing> => {
  const measured = toElk(chart, direction, look, measure);
  return drawn(chart, measured, await layout(measured.graph), look);
};
