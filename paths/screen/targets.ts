import type { AnyMachineSnapshot } from 'xstate';
import { coveringPathsAlong, openPathsOf } from '../engine/played-paths';
import { shortSetOf } from '../engine/short-set';
import type { PlayedScreen } from './screen';

/**
 * Few paths on a screen that cover its short set, as far as the screen offers it; with `isFull`
 * every path.
 */
export const screenPaths = (screen: PlayedScreen, isFull = false) => {
  const closed = screen.notOffered ?? [];
  const targets = isFull ? null : shortSetOf(screen, closed);
  return coveringPathsAlong(screen, (edge) => targets?.has(edge) ?? true, closed);
};

/** The snapshots in which the paths through a screen end, as far as the screen offers them. */
export const endsOf = (screen: PlayedScreen): readonly AnyMachineSnapshot[] =>
  openPathsOf(screen, screen.notOffered ?? []).flatMap(({ steps }) => steps.at(-1)?.state ?? []);
