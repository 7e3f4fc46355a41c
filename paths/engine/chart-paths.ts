/** An event of a generated path: its type and its payload. */
export interface PathEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** A moment of a chart: its active states, and its output if it has ended. */
export interface PathSnapshot {
  readonly states: readonly string[];
  readonly output?: unknown;
}

/** One event in one moment, and the moment after it. */
export interface Move {
  readonly from: number;
  readonly to: number;
  readonly event: PathEvent;
  /** The transitions it takes, by label; none where the chart refuses the event. */
  readonly taken: readonly string[];
}

/** Everything the path generator found out about one chart. */
export interface ChartPaths {
  readonly snapshots: readonly PathSnapshot[];
  readonly moves: readonly Move[];
  readonly starts: readonly { readonly name: string; readonly snapshot: number }[];
  /** Each path begins at a start; its moves by index. */
  readonly paths: readonly { readonly start: number; readonly moves: readonly number[] }[];
  /** The paths of the short set, by index: together they take every transition, and meet every state. */
  readonly short: readonly number[];
  /** The rules of its scenario, checked after every step of every path. */
  readonly rules: readonly string[];
}

export const noPaths: ChartPaths = {
  snapshots: [],
  moves: [],
  starts: [],
  paths: [],
  short: [],
  rules: [],
};
