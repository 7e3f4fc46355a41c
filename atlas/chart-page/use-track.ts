import walks from 'virtual:atlas/walks';
import { useEffect, useState } from 'react';
import { type Moment, type Move, noWalk, type WalkOfChart } from '../../walks/engine/walk-of-chart';
import type { Chart } from '../graph/chart';
import { momentAt } from '../paths/steps';

/** What the path generator found out about a chart; null while it is being loaded. */
export const useWalk = ({ id }: Chart): WalkOfChart | null => {
  const [walk, setWalk] = useState<WalkOfChart | null>(null);
  useEffect(() => {
    let isWanted = true;
    const load = walks[id];
    if (load === undefined) setWalk(noWalk);
    else
      void load().then((loaded) => {
        if (isWanted) setWalk(loaded.default);
      });
    return () => {
      isWanted = false;
    };
  }, [id]);
  return walk;
};

interface Track {
  readonly start: number;
  /** The moves chosen, by index, and how many of them are done. */
  readonly moves: readonly number[];
  readonly done: number;
  /** The generated path that is played, if one is. */
  readonly path: number | null;
}

/** A way through a chart, walked event by event: freely, or along a generated path. */
export interface Player {
  readonly track: Track;
  readonly moment: Moment;
  readonly last: Move | null;
  readonly offered: readonly { readonly index: number; readonly move: Move }[];
  readonly done: readonly Move[];
  readonly restart: (start?: number) => void;
  readonly take: (move: number) => void;
  readonly play: (path: number) => void;
  readonly step: (by: 1 | -1) => void;
}

const beginning: Track = { start: 0, moves: [], done: 0, path: null };

export const usePlayer = (walk: WalkOfChart): Player => {
  const [track, setTrack] = useState(beginning);
  const done = track.moves.slice(0, track.done).flatMap((index) => walk.moves[index] ?? []);
  const last = done.at(-1) ?? null;
  const at = last?.to ?? walk.starts[track.start]?.moment;
  return {
    track,
    moment: momentAt(walk, at),
    last,
    offered: walk.moves
      .map((move, index) => ({ move, index }))
      .filter(({ move }) => move.from === at),
    done,
    restart: (start = track.start) => setTrack({ ...beginning, start }),
    take: (move) =>
      setTrack((now) => ({
        ...now,
        path: null,
        moves: [...now.moves.slice(0, now.done), move],
        done: now.done + 1,
      })),
    play: (path) => {
      const { start = 0, moves = [] } = walk.paths[path] ?? {};
      setTrack({ start, moves, done: 0, path });
    },
    step: (by) =>
      setTrack((now) => ({
        ...now,
        done: Math.min(now.moves.length, Math.max(0, now.done + by)),
      })),
  };
};
