import type { Chart } from '../graph/chart';
import { fold, framesFrom } from '../graph/fold';
import { labelledByTag } from '../graph/labelled-by-tag';
import type { Direction, Drawing, Drawn } from './drawing';
import type { Look } from './look';
import type { MapShape } from './map';
import { hands } from './type';

/** No text of a drawing is smaller than this, until the user zooms out. */
const smallestText = 11;
const smallestHand = Math.min(...Object.values(hands).map(({ size }) => size));

/** The scale below which some text would be too small to read. */
export const readable = smallestText / smallestHand;

/** A drawing that fits at this scale opens whole: what leads where is seen before a text is read. */
const smallestWhole = 8.5 / smallestHand;

/** The scale at which a drawing opens: whole, unless its texts would be too small. */
export const openingScale = (fit: number) => (fit < smallestWhole ? readable : fit);

/** The room of the drawing, in pixels. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

export type Draw = (chart: Chart, direction: Direction, look: Look) => Promise<Drawing>;

export type Area = (chart: Chart, look: Look) => number;

export const fitOf = ({ width, height }: Room, drawing: Drawing) =>
  Math.min(width / drawing.width, height / drawing.height);

interface Try {
  readonly detail: Look['detail'];
  /** States from this depth on are folded. */
  readonly depth: number;
  readonly isBackLabelled?: boolean;
  readonly aspects?: readonly number[];
}

const deep = 99;
const aspects = [1.35, 1, 1.8, 0.7] as const;

/** From all there is to the first level alone: the first that can be read as a whole is shown. */
const tries: readonly Try[] = [
  { detail: 'full', depth: deep },
  { detail: 'brief', depth: deep },
  { detail: 'brief', depth: 2 },
  { detail: 'brief', depth: 1 },
  { detail: 'least', depth: 1, aspects },
  { detail: 'least', depth: 1, isBackLabelled: true, aspects },
];

const hasLines = (chart: Chart) => {
  const tagged = labelledByTag(chart);
  return chart.arrows.some(
    ({ id, stays, source, target }) => !stays && source !== target && !tagged.has(id),
  );
};

/**
 * The first level that shows what leads where: parallel parts and the only frame of a chart do not.
 */
const firstLevel = (chart: Chart) =>
  [1, 2, 3].find((depth) => hasLines(fold(chart, framesFrom(chart, depth)))) ?? 1;

const triesFor = (chart: Chart): readonly Try[] => {
  const further = firstLevel(chart) - 1;
  return tries.map((each) => ({ ...each, depth: each.depth + further }));
};

const directions: readonly Direction[] = ['DOWN', 'RIGHT'];

/** In each direction, the one that fits better; of equals the one that leads down. */
export const better = async (chart: Chart, room: Room, look: Look, draw: Draw) => {
  const [down, right] = await Promise.all(
    directions.map((direction) => draw(chart, direction, look)),
  );
  if (down === undefined || right === undefined) throw new Error('A drawing has two directions');
  return fitOf(room, right) > fitOf(room, down) * 1.15 ? right : down;
};

const bestOf = (room: Room, drawings: readonly Drawing[]) =>
  drawings.reduce((best, each) => (fitOf(room, each) > fitOf(room, best) ? each : best));

const drawnAs = async (
  chart: Chart,
  room: Room,
  { detail, isBackLabelled, aspects: wanted = [1.35] }: Try,
  folded: ReadonlySet<string>,
  draw: Draw,
): Promise<Drawn> => {
  const shown = fold(chart, folded);
  const tagged = labelledByTag(shown, isBackLabelled);
  const draws = wanted.map((aspect) => better(shown, room, { detail, tagged, aspect }, draw));
  return { chart: shown, drawing: bestOf(room, await Promise.all(draws)) };
};

const isReadable = (room: Room, { drawing }: Drawn) => fitOf(room, drawing) >= readable;

const isWhole = (room: Room, { drawing }: Drawn) => fitOf(room, drawing) >= smallestWhole;

const mostOpened = 6;

/** Opens one frame after the other, as long as all of it can still be read. */
const unfolded = async (chart: Chart, room: Room, each: Try, first: Drawn, draw: Draw) => {
  let [best, folded] = [first, framesFrom(chart, each.depth)];
  const plain = { ...each, aspects: [1.35] };
  for (const id of [...folded].slice(0, mostOpened)) {
    if (!best.chart.states.some((state) => state.id === id)) continue;
    const fewer = new Set([...folded].filter((frame) => frame !== id));
    const drawn = await drawnAs(chart, room, plain, fewer, draw);
    if (isReadable(room, drawn)) [best, folded] = [drawn, fewer];
  }
  return best;
};

/** Boxes and lines take at least so much of what the texts take. */
const spread = 2.5;

/** Whether a drawing would be illegible even at the largest scale. */
const isTooMuch = (chart: Chart, { width, height }: Room, { detail, depth }: Try, area: Area) => {
  const shown = fold(chart, framesFrom(chart, depth));
  const texts = area(shown, { detail, tagged: labelledByTag(shown) });
  return texts * spread * readable ** 2 > width * height;
};

/** From wide rows to narrow ones, with or without who sees each page. */
const shapes: readonly MapShape[] = [true, false].flatMap((hasNotes) =>
  [2, 3].flatMap((low) =>
    [4, 5, 6, 7, 8, 9].flatMap((columns) =>
      [100, 110, 120, 132, 144, 156, 168].map((width) => ({ columns, width, hasNotes, low })),
    ),
  ),
);

/** All of a chart of frames on one page; where room is scarce it omits who sees each page. */
export const mapIn = (chart: Chart, room: Room, draw: (shape: MapShape) => Drawing): Drawn => {
  const drawings = shapes.map(draw);
  const byTag = bestOf(room, drawings.slice(0, shapes.length / 2));
  const isTagged = fitOf(room, byTag) >= readable;
  return { chart, drawing: isTagged ? byTag : bestOf(room, drawings) };
};

/** How many times the room a drawing takes at the smallest legible scale. */
const roomsFor = ({ width, height }: Room, drawing: Drawing) =>
  Math.max(1, (drawing.width * readable) / width) *
  Math.max(1, (drawing.height * readable) / height);

/** The first level with all its arrows, larger than the room: the rest is scrolled to. */
const scrolledOf = async (chart: Chart, room: Room, draw: Draw): Promise<Drawn> => {
  const { depth, detail } = triesFor(chart).at(-1) as Try;
  const shown = fold(chart, framesFrom(chart, depth));
  const look = { detail, tagged: labelledByTag(shown) };
  const drawings = await Promise.all(
    directions.flatMap((direction) =>
      aspects.map((aspect) => draw(shown, direction, { ...look, aspect })),
    ),
  );
  const [first, ...others] = drawings as [Drawing, ...Drawing[]];
  const drawing = others.reduce(
    (best, each) => (roomsFor(room, each) < roomsFor(room, best) ? each : best),
    first,
  );
  return { chart: shown, drawing };
};

/**
 * As much of a chart as can be read when all that is shown is in the room. Arrows are never left out;
 * where they cannot all be lines, those that lead back are tags.
 */
export const openingOf = async (
  chart: Chart,
  room: Room,
  draw: Draw,
  area: Area,
): Promise<Drawn> => {
  const wanted = triesFor(chart);
  let last: Drawn | undefined;
  for (const each of wanted) {
    if (each !== wanted.at(-1) && isTooMuch(chart, room, each, area)) continue;
    last = await drawnAs(chart, room, each, framesFrom(chart, each.depth), draw);
    if (isReadable(room, last)) return unfolded(chart, room, each, last, draw);
  }
  const scrolled = await scrolledOf(chart, room, draw);
  return last !== undefined && !isWhole(room, scrolled) && isWhole(room, last) ? last : scrolled;
};
