import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api';
import type { Arrow, Chart, ChartState } from '../graph/chart';
import { toneOfArrow } from '../graph/tones';
import { groupBy } from '../group-by';
import { type Placed, place } from './block';
import { contentOf, labelContent } from './content';
import { boxPadding, type Direction, labelPadding } from './drawing';
import type { Look } from './look';
import { markRoom } from './marks';
import type { Measure } from './type';

const widest = {
  full: { leaf: 220, frame: 380, label: 190 },
  brief: { leaf: 190, frame: 300, label: 150 },
  least: { leaf: 142, frame: 240, label: 108 },
} as const;
const dot = 14;

/** A brief drawing is a close one. */
const close: LayoutOptions = {
  'elk.layered.spacing.nodeNodeBetweenLayers': '22',
  'elk.spacing.nodeNode': '18',
  'elk.spacing.edgeNode': '12',
  'elk.spacing.edgeEdge': '9',
  'elk.layered.spacing.edgeNodeBetweenLayers': '11',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '9',
  'elk.spacing.edgeLabel': '3',
};

/** Where there is little room, closer still. */
const closest: LayoutOptions = {
  ...close,
  'elk.layered.spacing.nodeNodeBetweenLayers': '16',
  'elk.spacing.nodeNode': '12',
  'elk.spacing.edgeNode': '9',
  'elk.layered.spacing.edgeNodeBetweenLayers': '8',
};

const spacing = { full: {}, brief: close, least: closest } as const;

const options = (direction: Direction, { detail }: Look): LayoutOptions => ({
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
  ...spacing[detail],
});

/** What is one level deep can be broken into rows, as a long line of text is. */
const wrapped = ({ aspect = 1.35, detail }: Look): LayoutOptions => ({
  ...(detail === 'least' && { 'elk.separateConnectedComponents': 'true' }),
  'elk.hierarchyHandling': 'SEPARATE_CHILDREN',
  'elk.layered.wrapping.strategy': 'MULTI_EDGE',
  'elk.aspectRatio': String(aspect),
});

const isLeaf = ({ children = [] }: ElkNode) => children.length === 0;

const isFlat = (children: readonly ElkNode[]) => children.every(isLeaf);

/** The measured texts, and the graph that the layout engine places. */
export interface MeasuredChart {
  readonly graph: ElkNode;
  readonly contents: ReadonlyMap<string, Placed>;
  readonly labels: ReadonlyMap<
    string,
    { readonly arrows: readonly Arrow[]; readonly content: Placed }
  >;
}

export const dotOf = (state: string) => `${state}@start`;

/** Arrows between the same boxes share a line where they mean the same to the merchant. */
const groupByMeaning = (chart: Chart, { tagged }: Look) => {
  const states = new Map(chart.states.map((state) => [state.id, state]));
  return groupBy(
    chart.arrows.filter(({ stays, id }) => !stays && !tagged.has(id)),
    (arrow) =>
      `${arrow.source} > ${arrow.target} ${arrow.isGood ? 'good' : toneOfArrow(arrow, states)}`,
  );
};

const labelOf = (id: string, content: Placed) => ({
  id: `${id} label`,
  text: 'x',
  width: content.width + 2 * labelPadding.x,
  height: content.height + 2 * labelPadding.y,
  layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
});

/** The frame of a plain root repeats the page around the drawing, so it is left out. */
const isDrawn = ({ arrows }: Chart, { id, kind, invokes }: ChartState) =>
  kind !== 'compound' || invokes.length > 0 || arrows.some(({ source }) => source === id);

/** How much wider some frames have to be, for their own texts. */
export type Missing = ReadonlyMap<string, number>;

/** Measures every text of a chart and makes the graph of its boxes and lines. */
export const toElk = (
  chart: Chart,
  direction: Direction,
  look: Look,
  measure: Measure,
  missing: Missing = new Map(),
): MeasuredChart => {
  const states = new Map(chart.states.map((state) => [state.id, state]));
  const widths = widest[look.detail];
  const contents = new Map<string, Placed>();
  const edges: ElkExtendedEdge[] = [];

  const startOf = ({ id, initial }: ChartState): ElkNode[] => {
    if (initial === null || look.tagged.has(initial)) return [];
    edges.push({ id: `${id} start`, sources: [dotOf(id)], targets: [initial] });
    return [{ id: dotOf(id), width: dot, height: dot }];
  };

  /** An end to which no line leads. */
  const isToldByTags = (id: string) => {
    const arriving = chart.arrows.filter(({ target, stays }) => target === id && !stays);
    return arriving.length > 0 && arriving.every((arrow) => look.tagged.has(arrow.id));
  };

  const drawnChildren = ({ children }: ChartState) =>
    children.filter((id) => states.get(id)?.end === null || !isToldByTags(id));

  const nodeOf = (id: string): ElkNode => {
    const state = states.get(id) as ChartState;
    const isFrame = state.children.length > 0;
    const content = place(
      contentOf(chart, state, look),
      isFrame ? widths.frame : widths.leaf,
      measure,
    );
    contents.set(id, content);
    const width = Math.max(120, content.width + 2 * boxPadding.x + markRoom(state));
    const height = content.height + 2 * boxPadding.y;
    if (!isFrame) return { id, width, height };
    const children = drawnChildren(state).map(nodeOf);
    return {
      id,
      children: [...startOf(state), ...children],
      layoutOptions: {
        ...options(direction, look),
        'elk.padding': `[top=${height + 14},left=22,bottom=22,right=${22 + (missing.get(id) ?? 0)}]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${width}, ${height})`,
      },
    };
  };

  const root = chart.states[0] as ChartState;
  const children = isDrawn(chart, root)
    ? [nodeOf(root.id)]
    : [...startOf(root), ...drawnChildren(root).map(nodeOf)];
  const labels = new Map(
    [...groupByMeaning(chart, look)].map(([id, arrows]) => [
      id,
      { arrows, content: place(labelContent(chart, arrows, look), widths.label, measure) },
    ]),
  );
  for (const [id, { arrows, content }] of labels) {
    const [{ source, target }] = arrows as [Arrow];
    edges.push({ id, sources: [source], targets: [target], labels: [labelOf(id, content)] });
  }
  return {
    graph: {
      id: '@',
      children,
      edges,
      layoutOptions: {
        ...options(direction, look),
        ...(isFlat(children) && !look.isWhole && wrapped(look)),
      },
    },
    contents,
    labels,
  };
};
