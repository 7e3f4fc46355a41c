import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api';
import type { Arrow, Chart, ChartState } from '../graph/chart';
import { groupBy } from '../group-by';
import { type Placed, place } from './block';
import { contentOf, labelContent } from './content';
import { boxPadding, type Direction, labelPadding } from './drawing';
import type { Measure } from './type';

const widestLeaf = 220;
const widestFrame = 380;
const widestLabel = 190;
const dot = 14;

const options = (direction: Direction): LayoutOptions => ({
  'elk.algorithm': 'layered',
  'elk.direction': direction,
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'org.eclipse.elk.json.edgeCoords': 'ROOT',
  'org.eclipse.elk.json.shapeCoords': 'ROOT',
  'elk.layered.spacing.nodeNodeBetweenLayers': '36',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.layered.spacing.edgeNodeBetweenLayers': '18',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '14',
  'elk.spacing.edgeLabel': '6',
  'elk.edgeLabels.inline': 'true',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.thoroughness': '30',
  'elk.separateConnectedComponents': 'false',
});

/** What is drawn, measured, and the graph that asks where it goes. */
export interface MeasuredChart {
  readonly graph: ElkNode;
  readonly contents: ReadonlyMap<string, Placed>;
  readonly labels: ReadonlyMap<
    string,
    { readonly arrows: readonly Arrow[]; readonly content: Placed }
  >;
}

export const dotOf = (state: string) => `${state}@start`;

const groupByEnds = (arrows: readonly Arrow[]) =>
  groupBy(
    arrows.filter(({ stays }) => !stays),
    ({ source, target }) => `${source} > ${target}`,
  );

const labelOf = (id: string, content: Placed) => ({
  id: `${id} label`,
  text: 'x',
  width: content.width + 2 * labelPadding.x,
  height: content.height + 2 * labelPadding.y,
  layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
});

/** A plain root says nothing that the page around the drawing does not: its frame is left out. */
const isDrawn = ({ arrows }: Chart, { id, kind, invokes }: ChartState) =>
  kind !== 'compound' || invokes.length > 0 || arrows.some(({ source }) => source === id);

/** Measures every text of a chart and makes the graph of its boxes and lines. */
export const toElk = (chart: Chart, direction: Direction, measure: Measure): MeasuredChart => {
  const states = new Map(chart.states.map((state) => [state.id, state]));
  const contents = new Map<string, Placed>();
  const edges: ElkExtendedEdge[] = [];

  const startOf = ({ id, initial }: ChartState): ElkNode[] => {
    if (initial === null) return [];
    edges.push({ id: `${id} start`, sources: [dotOf(id)], targets: [initial] });
    return [{ id: dotOf(id), width: dot, height: dot }];
  };

  const nodeOf = (id: string): ElkNode => {
    const state = states.get(id) as ChartState;
    const isFrame = state.children.length > 0;
    const content = place(contentOf(chart, state), isFrame ? widestFrame : widestLeaf, measure);
    contents.set(id, content);
    const width = Math.max(120, content.width + 2 * boxPadding.x);
    const height = content.height + 2 * boxPadding.y;
    if (!isFrame) return { id, width, height };
    return {
      id,
      children: [...startOf(state), ...state.children.map(nodeOf)],
      layoutOptions: {
        ...options(direction),
        'elk.padding': `[top=${height + 14},left=22,bottom=22,right=22]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${width}, ${height})`,
      },
    };
  };

  const root = chart.states[0] as ChartState;
  const children = isDrawn(chart, root)
    ? [nodeOf(root.id)]
    : [...startOf(root), ...root.children.map(nodeOf)];
  const labels = new Map(
    [...groupByEnds(chart.arrows)].map(([id, arrows]) => [
      id,
      { arrows, content: place(labelContent(chart, arrows), widestLabel, measure) },
    ]),
  );
  for (const [id, { arrows, content }] of labels) {
    const [{ source, target }] = arrows as [Arrow];
    edges.push({ id, sources: [source], targets: [target], labels: [labelOf(id, content)] });
  }
  return {
    graph: { id: '@', children, edges, layoutOptions: options(direction) },
    contents,
    labels,
  };
};
