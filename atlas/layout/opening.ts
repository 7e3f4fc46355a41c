import type { Chart } from '../graph/chart';
import { fold, framesFrom } from '../graph/fold';
import { type AlsoTold, toldByTag } from '../graph/told-by-tag';
import type { Box, Direction, Drawing, Drawn, Point } from './drawing';
import type { Look } from './look';
import { hands } from './type';

/** No text of a drawing is shown smaller, until somebody makes it smaller. */
const smallestText = 11;
const smallestHand = Math.min(...Object.values(hands).map(({ size }) => size));

/** The scale below which some text would be too small to read. */
export const readable = smallestText / smallestHand;

/** What there is to draw on, in pixels. */
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
  /** States from this depth on keep what is inside them to themselves. */
  readonly depth: number;
  readonly told?: AlsoTold;
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
  { detail: 'least', depth: 1, told: 'back', aspects },
  { detail: 'least', depth: 1, told: 'aside', aspects },
];

/** Side by side, parts say nothing of what happens: the first level is what each holds. */
const triesFor = ({ states: [root] }: Chart): readonly Try[] =>
  root?.kind === 'parallel' ? tries.map((each) => ({ ...each, depth: each.depth + 1 })) : tries;

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
  { detail, told, aspects: wanted = [1.35] }: Try,
  folded: ReadonlySet<string>,
  draw: Draw,
): Promise<Drawn> => {
  const shown = fold(chart, folded);
  const tagged = toldByTag(shown, told);
  const draws = wanted.map(async (aspect) => {
    const look = { detail, tagged, aspect };
    const drawing = await better(shown, room, look, draw);
    const lost = lostIn(drawing);
    if (lost.length === 0) return drawing;
    return better(shown, room, { ...look, tagged: new Set([...tagged, ...lost]) }, draw);
  });
  return { chart: shown, drawing: bestOf(room, await Promise.all(draws)) };
};

const isReadable = (room: Room, { drawing }: Drawn) => fitOf(room, drawing) >= readable;

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

/** Whether a drawing could not be read even if it came out very close. */
const isTooMuch = (chart: Chart, { width, height }: Room, { detail, depth }: Try, area: Area) => {
  const shown = fold(chart, framesFrom(chart, depth));
  const texts = area(shown, { detail, tagged: toldByTag(shown) });
  return texts * spread * readable ** 2 > width * height;
};

const slack = 2;

const touches = ({ x, y, width, height }: Box, point: Point) =>
  point.x >= x - slack &&
  point.x <= x + width + slack &&
  point.y >= y - slack &&
  point.y <= y + height + slack;

/** The arrows whose line has not come where it leads: broken into rows, a drawing may lose some. */
const lostIn = ({ lines, states }: Drawing) => {
  const boxes = new Map<string, Box>(states.map((each) => [each.state.id, each]));
  return lines
    .filter(({ points, target }) => {
      const [box, end] = [boxes.get(target), points.at(-1)];
      return box !== undefined && end !== undefined && !touches(box, end);
    })
    .flatMap(({ arrows }) => arrows);
};

const packedLook = { detail: 'least', isPacked: true, tagged: new Set<string>() } as const;

/** All the boxes of a chart side by side. */
export const packedOf = async (chart: Chart, room: Room, draw: Draw): Promise<Drawn> => {
  const shapes = [{}, ...aspects.map((aspect) => ({ aspect }))];
  const drawings = shapes.map((shape) => draw(chart, 'RIGHT', { ...packedLook, ...shape }));
  return { chart, drawing: bestOf(room, await Promise.all(drawings)) };
};

/**
 * The first level in boxes side by side, where every state tells by tags what it leads to; where even
 * that is too much, its name alone: its panel says where it leads.
 */
const toldOf = async (chart: Chart, room: Room, draw: Draw): Promise<Drawn> => {
  const { depth } = triesFor(chart).at(-1) as Try;
  const shown = fold(chart, framesFrom(chart, depth));
  const leading = shown.arrows.filter(({ stays, source, target }) => !stays && source !== target);
  const tagged = new Set(leading.map(({ id }) => id));
  const looks: readonly Look[] = [false, true].flatMap((isBare) =>
    aspects.map((aspect) => ({ ...packedLook, tagged, isBare, aspect })),
  );
  const drawings = await Promise.all(looks.map((look) => draw(shown, 'RIGHT', look)));
  const told = bestOf(room, drawings.slice(0, aspects.length));
  const isTold = fitOf(room, told) >= readable;
  return { chart: shown, drawing: isTold ? told : bestOf(room, drawings) };
};

/** As much of a chart as can be read when all that is shown stands in the room. */
export const openingOf = async (
  chart: Chart,
  room: Room,
  draw: Draw,
  area: Area,
): Promise<Drawn> => {
  const wanted = triesFor(chart);
  for (const each of wanted) {
    if (each !== wanted.at(-1) && isTooMuch(chart, room, each, area)) continue;
    const drawn = await drawnAs(chart, room, each, framesFrom(chart, each.depth), draw);
    if (isReadable(room, drawn)) return unfolded(chart, room, each, drawn, draw);
  }
  return toldOf(chart, room, draw);
};
