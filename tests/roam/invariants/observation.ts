import type { Account, Model } from '../model';
import type { Screen } from '../observe';
import type { Step } from '../steps';
import type { Said } from '../wire';

/** One step and what it left behind. */
export interface Observation {
  readonly step: Step;
  /** Before the step. */
  readonly before: Screen;
  /** Just before its last touch, when fields were already filled in. */
  readonly touched: Screen;
  readonly after: Screen;
  readonly calls: readonly Said[];
  /** How many steps ago a call got lost; 0 in this one. */
  readonly stepsSinceLoss: number;
  /** How many codes were sent. */
  readonly codesSent: number;
  readonly model: Model;
  /** Who was signed in before the step, and is now. */
  readonly userBefore: string;
  readonly account: Account | undefined;
  readonly tabs: number;
  /** Which tab is in front: the first opened is 0. */
  readonly tab: number;
  /** The screen on which Esci asked its question; null where none is open. */
  readonly left: Screen | null;
  readonly history: { readonly before: number; readonly after: number };
  /** What the browser remembered after Esci; null when that was not the step. */
  readonly remembered: readonly string[] | null;
  readonly complaints: readonly string[];
}

/** What should be, and what is instead: the end of a story. */
export type Rule = (observation: Observation) => readonly string[];

/** In another tab nothing is new: it was shown before. */
export const isNewOn = ({ step, before, after }: Observation, words: string) =>
  !['otherTab', 'closeTab'].includes(step.do) &&
  after.text.includes(words) &&
  !before.text.includes(words);

export const movesOn = ({ step }: Observation) =>
  ['press', 'code', 'fillWell', 'login'].includes(step.do);

export const pressedName = ({ step }: Observation) =>
  step.do === 'press' || step.do === 'code' || step.do === 'fillWell'
    ? step.do === 'press'
      ? step.name
      : step.press
    : '';
