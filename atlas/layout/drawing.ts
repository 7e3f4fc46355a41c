import type { Chart, ChartState } from '../graph/chart';
import type { Placed } from './block';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

export interface DrawnState extends Box {
  readonly state: ChartState;
  readonly content: Placed;
  /** How far its texts are to the right of their usual place. */
  readonly shift?: number;
}

/** A line from one state to another, for every arrow between the two. */
export interface DrawnLine {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  readonly points: readonly Point[];
  readonly label: (Box & { readonly content: Placed }) | null;
  readonly arrows: readonly string[];
}

/** A chart with positions, ready to be drawn; outer states precede inner ones. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly states: readonly DrawnState[];
  readonly lines: readonly DrawnLine[];
  readonly dots: readonly Point[];
}

/** A drawing of a chart as it is shown: folded or not, with the charts inside it or not. */
export interface Drawn {
  readonly chart: Chart;
  readonly drawing: Drawing;
}

export type Direction = 'DOWN' | 'RIGHT';

export const boxPadding = { x: 14, y: 10 } as const;
/** The place of a state's texts. */
export const textsOf = ({ x, y, content, shift = 0 }: DrawnState): Box => ({
  x: x + boxPadding.x + shift,
  y: y + boxPadding.y,
  width: content.width,
  height: content.height,
});

export const labelPadding = { x: 8, y: 4 } as const;
