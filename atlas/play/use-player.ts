import { useState } from 'react';
import type { Move } from '../../paths/engine/chart-paths';
import {
  type Act,
  after,
  arrowsOf,
  moveOf,
  offeredAt,
  type Position,
  type Stage,
  type Step,
  startAt,
  statesAt,
} from './track';

interface Track {
  readonly start: number;
  /** The steps chosen, and how many of them are done. */
  readonly steps: readonly Step[];
  readonly done: number;
  /** The generated path that is played, if one is. */
  readonly path: number | null;
}

/** A step with the chart it happens in. */
export interface Told {
  readonly step: Step;
  readonly act: Act;
  readonly move: Move;
}

/** A way through a chart, event by event: freely, or along a generated path. */
export interface Player {
  readonly track: Track;
  /** The active states. */
  readonly states: readonly string[];
  /** The arrows just taken. */
  readonly taken: readonly string[];
  readonly offered: readonly Told[];
  readonly done: readonly Told[];
  readonly restart: (start?: number) => void;
  readonly take: (step: Step) => void;
  readonly play: (path: number) => void;
  readonly step: (by: 1 | -1) => void;
}

const beginning: Track = { start: 0, steps: [], done: 0, path: null };

const positionOf = (stage: Stage, { start, steps, done }: Track): Position =>
  steps
    .slice(0, done)
    .reduce((position, step) => after(stage, position, step), startAt(stage, start));

const describe =
  (stage: Stage) =>
  (step: Step): Told[] => {
    const move = moveOf(stage, step);
    const act = step.place === null ? stage : stage.inside.get(step.place);
    return move === undefined || act === undefined ? [] : [{ step, act, move }];
  };

export const usePlayer = (stage: Stage): Player => {
  const [track, setTrack] = useState(beginning);
  const position = positionOf(stage, track);
  const done = track.steps.slice(0, track.done);
  const last = done.at(-1);
  return {
    track,
    states: statesAt(stage, position),
    taken: last === undefined ? [] : arrowsOf(stage, last),
    offered: offeredAt(stage, position).flatMap(describe(stage)),
    done: done.flatMap(describe(stage)),
    restart: (start = track.start) => setTrack({ ...beginning, start }),
    take: (step) =>
      setTrack((now) => ({
        ...now,
        path: null,
        steps: [...now.steps.slice(0, now.done), step],
        done: now.done + 1,
      })),
    play: (path) => {
      const { start = 0, moves = [] } = stage.walk.paths[path] ?? {};
      setTrack({ start, steps: moves.map((move) => ({ place: null, move })), done: 0, path });
    },
    step: (by) =>
      setTrack((now) => ({
        ...now,
        done: Math.min(now.steps.length, Math.max(0, now.done + by)),
      })),
  };
};
