/** What the page in which screens are walked hands to the command that opened it. */

export interface Step {
  /** What happens, in the words of the atlas. */
  readonly asked: string;
  /** What was done on the screen, by the names on it; nothing where it comes from outside. */
  readonly gestures: string[];
  /** Where it leads: in words, and by the ids of the innermost states. */
  readonly expected: string;
  readonly states: readonly string[];
  /** The requirements that these states name. */
  readonly specs: readonly string[];
  reached: boolean;
  /** The file of the picture of this state, where it was met for the first time. */
  picture?: string;
}

/** Takes a picture of the page, and answers with its file's name. */
export type TakePicture = (name: string) => Promise<string>;

export interface Played {
  readonly name: string;
  /** The paths of the set that it takes and none before it took, by number. */
  readonly takes: readonly number[];
  /** The number of the shortest path to where it failed. */
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
    /** The screens to walk, each with the folder for its pictures. */
    views: { flow: string; view: string; folder: string }[];
    /** Every path, and not the short set alone. */
    isFull: boolean;
    looksAtLayout: boolean;
  }
  interface TaskMeta {
    suites?: Suite[];
  }
}
