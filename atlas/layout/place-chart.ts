import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';
import type { Chart } from '../graph/chart';
import type { Direction, Drawing, DrawnLine, DrawnState } from './drawing';
import { dotOf, type MeasuredChart, toElk } from './elk-graph';
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
    lines: (placed.edges ?? []).flatMap((edge) => lineOf(edge, measured)),
    dots,
  };
};

/** Draws a chart: measures its texts and asks the layouter for every place. */
export const placeChart = async (
  chart: Chart,
  direction: Direction,
  measure: Measure,
  layout: Layouter,
): Promise<Drawing> => {
  const measured = toElk(chart, direction, measure);
  return drawn(chart, measured, await layout(measured.graph));
};
