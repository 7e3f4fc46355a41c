import type { AnyEventObject } from 'xstate';
import { shortSetOf } from '../engine/short-set';
import { openPathsOf, walksAlong } from '../engine/walks';
import type { WalkedScreen } from './screen';

const isOpenFor =
  ({ notOffered = [] }: WalkedScreen) =>
  ({ type }: AnyEventObject) =>
    !notOffered.includes(type);

/**
 * Few walks through a screen that take all of the short set, as far as the screen offers it; with
 * `isFull` every path.
 */
export const screenWalks = (screen: WalkedScreen, isFull = false) => {
  const isOpen = isOpenFor(screen);
  const targets = isFull ? null : shortSetOf(screen, isOpen);
  return walksAlong(screen, { isWanted: (edge) => targets?.has(edge) ?? true, isOpen });
};

/** The snapshots in which the paths through a screen end, as far as the screen offers them. */
export const endsOf = (screen: WalkedScreen) =>
  openPathsOf(screen, isOpenFor(screen)).flatMap(({ steps }) => steps.at(-1)?.state ?? []);
