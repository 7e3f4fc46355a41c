import type { Chart, ChartState } from '../graph/chart';
import { type Block, type Placed, place } from './block';
import { boxPadding, type Drawing, type DrawnLine, type DrawnState, type Point } from './drawing';
import type { Measure } from './type';

/**
 * The shape of a map: boxes per row, their width, and whether they name the visitors of the page.
 */
export interface MapShape {
  readonly columns: number;
  readonly width: number;
  readonly hasNotes: boolean;
  /** Frames that need no more rows than this are side by side. */
  readonly low: number;
}

const gap = 6;
const lane = 4;
const tip = 10;
const side = 6;

/** A frame in a band: its boxes, and how many of them make a row. */
interface Strip {
  readonly frame: ChartState;
  readonly states: readonly ChartState[];
  readonly columns: number;
}

/** Frames side by side whose rows have the same heights and channels. */
type Band = readonly Strip[];

const bandsOf = (chart: Chart, { columns, low }: MapShape): Band[] => {
  const byId = new Map(chart.states.map((state) => [state.id, state]));
  const known = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
  const bands: Strip[][] = [];
  for (const frame of known(chart.states[0]?.children ?? [])) {
    const strip = { frame, states: known(frame.children) };
    const own = Math.ceil(strip.states.length / low);
    const last = bands.at(-1) ?? [];
    const taken = last.reduce((sum, each) => sum + each.columns, 0);
    if (last.length > 0 && taken + own <= columns) last.push({ ...strip, columns: own });
    else bands.push([{ ...strip, columns: Math.min(own, columns) }]);
  }
  return bands;
};

const rowsIn = (band: Band) =>
  Math.max(...band.map(({ states, columns }) => Math.ceil(states.length / columns)));

const inRow = ({ states, columns }: Strip, row: number) =>
  states.slice(row * columns, (row + 1) * columns);

/** Arrows run above the rows of a band and below its last: `0 1` is above the second row of the first. */
const channelOf = (band: number, row: number) => `${band} ${row}`;

const tracksOf = (chart: Chart, bands: readonly Band[]) => {
  const places = new Map(
    bands.flatMap((band, at) =>
      band.flatMap(({ states, columns }) =>
        states.map(({ id }, index) => {
          const row = Math.floor(index / columns);
          return [id, { above: channelOf(at, row), below: channelOf(at, row + 1) }] as const;
        }),
      ),
    ),
  );
  const lines = chart.arrows.flatMap(({ id, source, target }) => {
    const [from, to] = [places.get(source), places.get(target)];
    if (from === undefined || to === undefined) return [];
    return [{ id, source, target, leaving: from.below, arriving: to.above }];
  });
  const channels = new Map<string, string[]>();
  for (const { source, leaving, arriving } of lines)
    for (const channel of [leaving, arriving]) {
      const users = channels.get(channel) ?? [];
      if (!users.includes(source)) channels.set(channel, [...users, source]);
    }
  return { lines, channels, sources: [...new Set(lines.map(({ source }) => source))] };
};

type Tracks = ReturnType<typeof tracksOf>;

const contentOf = ({ description, key }: ChartState, hasNotes: boolean): Block[] => [
  { hand: 'small', text: description || key },
  ...(hasNotes && key !== '' ? [{ hand: 'key', text: key } as const] : []),
];

const around = 2 * boxPadding.x;

/** Every text of the boxes, none wider than that where its words allow it. */
const measured = (bands: readonly Band[], { width, hasNotes }: MapShape, measure: Measure) =>
  new Map(
    bands.flat().flatMap(({ states }) =>
      states.map((state) => {
        return [state.id, place(contentOf(state, hasNotes), width - around, measure)] as const;
      }),
    ),
  );

type Measured = ReturnType<typeof measured>;

/** The widths of the columns of a strip: each as wide as its texts, and its arrows, need. */
const widthsOf = ({ states, columns }: Strip, contents: Measured, least: number) =>
  Array.from({ length: columns }, (_, column) =>
    Math.max(
      least,
      ...states
        .filter((_state, index) => index % columns === column)
        .map(({ id }) => (contents.get(id)?.width ?? 0) + around),
    ),
  );

const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);

const drawnFrame = (strip: Strip, content: Placed, box: Omit<DrawnState, 'state' | 'content'>) => ({
  ...box,
  state: strip.frame,
  content,
});

/** Every frame and box in its place, and where each channel begins. */
const placed = (
  bands: readonly Band[],
  { channels, sources }: Tracks,
  contents: Measured,
  measure: Measure,
) => {
  const least = lane * (sources.length + 1);
  const columnsOf = new Map(
    bands.flat().map((strip) => [strip, widthsOf(strip, contents, least)] as const),
  );
  const widthsIn = (strip: Strip) => columnsOf.get(strip) ?? [];
  const wideOf = (strip: Strip) => sum(widthsIn(strip)) + gap * (strip.columns - 1) + 2 * side;
  const bandWidth = (band: Band) => band.reduce((sum, strip) => sum + wideOf(strip) + gap, -gap);
  const wide = Math.max(...bands.map(bandWidth));
  const starts = new Map<string, number>();
  const states: DrawnState[] = [];
  let y = 0;
  const open = (channel: string) => {
    starts.set(channel, y + lane);
    const users = channels.get(channel)?.length ?? 0;
    y += users === 0 ? gap : tip + lane * users;
  };
  for (const [at, band] of bands.entries()) {
    const top = y;
    const titles = band.map((strip) =>
      place([{ hand: 'title', text: strip.frame.description }], wideOf(strip) - around, measure),
    );
    y += Math.max(...titles.map(({ height }) => height)) + boxPadding.y;
    const lefts = band.map((_, index) => Math.max(0, bandWidth(band.slice(0, index)) + gap));
    const boxes: DrawnState[] = [];
    for (let row = 0; row < rowsIn(band); row += 1) {
      open(channelOf(at, row));
      const cells = band.flatMap((strip, index) =>
        inRow(strip, row).map((state, column) => ({
          state,
          content: contents.get(state.id) as Placed,
          x: (lefts[index] ?? 0) + side + sum(widthsIn(strip).slice(0, column)) + gap * column,
          width: widthsIn(strip)[column] ?? 0,
        })),
      );
      const height = Math.max(...cells.map(({ content }) => content.height)) + 2 * boxPadding.y;
      boxes.push(...cells.map((cell) => ({ ...cell, y, height })));
      y += height;
    }
    open(channelOf(at, rowsIn(band)));
    for (const [index, strip] of band.entries()) {
      const x = lefts[index] ?? 0;
      const isLast = index === band.length - 1;
      const box = { x, y: top, width: isLast ? wide - x : wideOf(strip), height: y - top };
      states.push(drawnFrame(strip, titles[index] as Placed, box));
    }
    states.push(...boxes);
    y += gap;
  }
  return { states, starts, wide, height: y - gap };
};

/** The lanes beside the frames by source: two that are never at the same height share one. */
const lanesOf = (
  { lines, sources }: Tracks,
  levelOf: (channel: string, source: string) => number,
): ReadonlyMap<string, number> => {
  const taken: { readonly from: number; readonly to: number }[][] = [];
  const lanes = new Map<string, number>();
  for (const source of sources) {
    const levels = lines
      .filter((line) => line.source === source && line.leaving !== line.arriving)
      .flatMap(({ leaving, arriving }) => [levelOf(leaving, source), levelOf(arriving, source)]);
    if (levels.length === 0) continue;
    const span = { from: Math.min(...levels) - lane, to: Math.max(...levels) + lane };
    const free = taken.findIndex((others) =>
      others.every(({ from, to }) => to < span.from || span.to < from),
    );
    const own = free === -1 ? taken.length : free;
    taken[own] = [...(taken[own] ?? []), span];
    lanes.set(source, own);
  }
  return lanes;
};

/**
 * A chart of frames as a map on one page. Boxes form rows; arrows use the channels between rows and
 * beside frames. Those of one box share a track. No arrow crosses a box.
 */
export const mapOf = (chart: Chart, shape: MapShape, measure: Measure): Drawing => {
  const bands = bandsOf(chart, shape);
  const tracks = tracksOf(chart, bands);
  const texts = measured(bands, shape, measure);
  const { states, starts, wide, height } = placed(bands, tracks, texts, measure);
  const boxes = new Map(states.map((each) => [each.state.id, each]));
  const levelOf = (channel: string, source: string) =>
    (starts.get(channel) ?? 0) + lane * (tracks.channels.get(channel)?.indexOf(source) ?? 0);
  const lanes = lanesOf(tracks, levelOf);
  const lines = tracks.lines.map(({ id, source, target, leaving, arriving }): DrawnLine => {
    const [from, to] = [boxes.get(source) as DrawnState, boxes.get(target) as DrawnState];
    const track = tracks.sources.indexOf(source);
    const start = from.x + from.width / 2;
    const end = to.x + to.width / 2 + (track - (tracks.sources.length - 1) / 2) * lane;
    const [out, into] = [levelOf(leaving, source), levelOf(arriving, source)];
    const beside = wide + gap + lane * (lanes.get(source) ?? 0);
    const round: readonly Point[] = [
      { x: beside, y: out },
      { x: beside, y: into },
    ];
    const points = [
      { x: start, y: from.y + from.height },
      { x: start, y: out },
      ...(leaving === arriving ? [] : round),
      { x: end, y: into },
      { x: end, y: to.y },
    ];
    return { id, source, target, points, label: null, arrows: [id] };
  });
  const width = wide + 2 * gap + lane * (Math.max(-1, ...lanes.values()) + 1);
  return { width, height, states, lines, dots: [] };
};
