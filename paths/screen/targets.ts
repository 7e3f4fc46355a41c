import type { AnyMachineSnapshot } from 'xstate';
import { coveringPathsAlong, pathsOf } from '../engine/played-paths';
import { shortSetOf } from '../engine/short-set';
import type { PlayedScreen } from './screen';

/** The edges that the paths of a set end with, as far as a screen offers them. */
export const targetsOf = (screen: PlayedScreen, isFull = false): ReadonlySet<string> => {
  const closed = screen.notOffered ?? [];
  if (!isFull) return shortSetOf(screen, closed);
  return new Set(pathsOf(screen, closed).map(({ steps }) => steps.at(-1)?.edge ?? ''));
};

/**
 * Few paths on a screen that cover its short set, as far as the screen offers it; with `isFull`
 * every path.
 */
export const screenPaths = (screen: PlayedScreen, isFull = false) => {
  const targets = targetsOf(screen, isFull);
  return coveringPathsAlong(screen, (edge) => targets.has(edge), screen.notOffered);
};

/** The snapshots in which the paths through a screen end, as far as the screen offers them. */
export const endsOf = (screen: PlayedScreen): readonly AnyMachineSnapshot[] =>
  pathsOf(screen, screen.notOffered ?? []).flatMap(({ steps }) => steps.at(-1)?.state ?? []);
