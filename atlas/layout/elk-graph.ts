import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api';
import { type Arrow, type Chart, type ChartState, ownerOf } from '../graph/chart';
import { groupBy } from '../group-by';
import { type Placed, place } from './block';
import { inColumns } from './columns';
import { contentOf, labelContent } from './content';
import { boxPadding, type Direction, labelPadding } from './drawing';
import type { Look } from './look';
import type { Measure } from './type';

const widest = {
  full: { leaf: 220, frame: 380, label: 190 },
  brief: { leaf: 190, frame: 300, label: 150 },
  least: { leaf: 142, frame: 240, label: 108 },
} as const;
const widestPackedFrame = 400;
const widestPacked = 148;
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

/** Boxes side by side, without lines: these are laid over them afterwards. */
const packed = (aspect: number): LayoutOptions => ({
  'elk.algorithm': 'rectpacking',
  'elk.aspectRatio': String(aspect),
  'elk.spacing.nodeNode': '7',
  'org.eclipse.elk.json.shapeCoords': 'ROOT',
});

interface Size {
  readonly width: number;
  readonly height: number;
}

const isSized = ({ width }: ElkNode) => width !== undefined;
const isLeaf = ({ children = [] }: ElkNode) => children.length === 0;
const fewBoxes = 3;
const inARow = 9;

const isFlat = (children: readonly ElkNode[]) => children.every(isLeaf);

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

const groupByEnds = (arrows: readonly Arrow[], { tagged }: Look) =>
  groupBy(
    arrows.filter(({ stays, id }) => !stays && !tagged.has(id)),
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

/** What folds, and what opens, has a button beside its texts. */
const markRoom = ({ isFolded, children, invokes }: ChartState) =>
  isFolded || children.length > 0 || invokes.some(({ chart }) => chart !== null) ? 22 : 0;

/** Measures every text of a chart and makes the graph of its boxes and lines. */
export const toElk = (
  chart: Chart,
  direction: Direction,
  look: Look,
  measure: Measure,
): MeasuredChart => {
  const states = new Map(chart.states.map((state) => [state.id, state]));
  const widths = widest[look.detail];
  const contents = new Map<string, Placed>();
  const edges: ElkExtendedEdge[] = [];

  /** A frame whose boxes stand side by side: not one that holds a whole chart. */
  const isPacked = (id: string) =>
    look.isPacked === true && ownerOf(chart, id) === chart && !chart.inside?.has(id);

  const startOf = ({ id, initial }: ChartState): ElkNode[] => {
    if (initial === null || look.tagged.has(initial) || isPacked(id)) return [];
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

  const widestOf = ({ children }: ChartState) => {
    if (children.length > 0) return look.isPacked ? widestPackedFrame : widths.frame;
    return look.isPacked ? widestPacked : widths.leaf;
  };

  /** What tells by tags where it leads needs no room for lines. */
  const columnsIn = (id: string, children: readonly ElkNode[], title: Size): ElkNode => {
    const aspect = children.length <= fewBoxes ? inARow : (look.aspect ?? 1.4);
    const placed = inColumns(children, children.every(isLeaf) ? aspect : 0.1, {
      left: 10,
      top: title.height,
    });
    const end = (of: (node: ElkNode) => number) => Math.max(...placed.map(of)) + 10;
    return {
      id,
      children: placed,
      width: Math.max(
        title.width,
        end(({ x = 0, width = 0 }) => x + width),
      ),
      height: end(({ y = 0, height = 0 }) => y + height),
      layoutOptions: { 'elk.algorithm': 'fixed', 'elk.nodeSize.fixedGraphSize': 'true' },
    };
  };

  const nodeOf = (id: string): ElkNode => {
    const state = states.get(id) as ChartState;
    const isFrame = state.children.length > 0;
    const content = place(contentOf(chart, state, look), widestOf(state), measure);
    contents.set(id, content);
    const width = Math.max(120, content.width + 2 * boxPadding.x + markRoom(state));
    const height = content.height + 2 * boxPadding.y;
    if (!isFrame) return { id, width, height };
    const children = drawnChildren(state).map(nodeOf);
    if (isPacked(id) && look.tagged.size > 0 && children.every(isSized))
      return columnsIn(id, children, { width, height });
    return {
      id,
      children: [...startOf(state), ...children],
      layoutOptions: {
        ...(isPacked(id)
          ? packed(look.aspect ?? (state.children.length > 12 ? 2.5 : 1.7))
          : options(direction, look)),
        'elk.padding': isPacked(id)
          ? `[top=${height},left=10,bottom=10,right=10]`
          : `[top=${height + 14},left=22,bottom=22,right=22]`,
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
    [...groupByEnds(chart.arrows, look)].map(([id, arrows]) => [
      id,
      { arrows, content: place(labelContent(chart, arrows, look), widths.label, measure) },
    ]),
  );
  for (const [id, { arrows, content }] of labels) {
    const [{ source, target }] = arrows as [Arrow];
    if (isPacked(source)) continue;
    edges.push({ id, sources: [source], targets: [target], labels: [labelOf(id, content)] });
  }
  return {
    graph: {
      id: '@',
      children,
      edges,
      layoutOptions: {
        ...(look.isPacked
          ? { ...packed(look.aspect ?? 1.4), 'elk.algorithm': 'box' }
          : options(direction, look)),
        ...(isFlat(children) && !look.isPacked && wrapped(look)),
      },
    },
    contents,
    labels,
  };
};
