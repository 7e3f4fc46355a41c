import * as looks from './looks';
import * as memory from './memory';
import type { Moment, Rule } from './moment';
import * as truths from './truths';

const rules: Readonly<Record<string, Rule>> = { ...looks, ...memory, ...truths };

export interface Violation {
  readonly rule: string;
  readonly because: string;
}

/** What is always true, and is not true now. */
export const violationsAt = (moment: Moment, only: readonly string[]): Violation[] =>
  only.flatMap((rule) => (rules[rule]?.(moment) ?? []).map((because) => ({ rule, because })));

/** Rules about what happened; the others look at the screen, which may still be on its way. */
export const ofEvents = [
  'complainsOfNothing',
  'goesBack',
  'asksWhatIsAnswered',
  'agreesWithAcquirer',
];
export const ofScreens = Object.keys(rules).filter((rule) => !ofEvents.includes(rule));
