import type { ChartPictures } from '../../../atlas/pictures/pictures';

/** The data that the page which plays the screens passes to its command. */

export interface Step {
  /** What happens, in the words of the atlas. */
  readonly asked: string;
  /** The gestures on the screen, by the names on it; empty for an outside event. */
  readonly gestures: string[];
  /** The state after it: in words, and by the ids of the innermost states. */
  readonly expected: string;
  readonly states: readonly string[];
  /** The requirements that these states name. */
  readonly specs: readonly string[];
  reached: boolean;
  /** The picture of a failure. */
  picture?: string;
}

/** Takes a picture of the page, and returns its file name. */
export type TakePicture = (name: string) => Promise<string>;

export interface Played {
  readonly name: string;
  /** The paths it covers first, by their numbers in the list and in the atlas. */
  readonly takes: readonly number[];
  /** The number of the shortest path to the failure. */
  readonly failedAt: number | null;
  readonly steps: readonly Step[];
  readonly milliseconds: number;
  /** Why it failed; null where it passed. */
  readonly error: string | null;
}

export interface Suite {
  readonly name: string;
  /** The flow whose list and atlas number these paths; null where only this screen has them. */
  readonly chart: string | null;
  /** How many paths there are in all. */
  readonly paths: number;
  /** Every path was asked for, and not the short set alone. */
  readonly isFull: boolean;
  readonly played: readonly Played[];
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The screens to play, each with the folder for its pictures. */
    views: { flow: string; view: string; folder: string }[];
    /** Every path, not only the short set. */
    isFull: boolean;
    looksAtLayout: boolean;
    /** The states are photographed, and nothing is examined. */
    takesPictures: boolean;
  }
  interface TaskMeta {
    suites?: Suite[];
    pictures?: (ChartPictures & { readonly id: string })[];
  }
}
