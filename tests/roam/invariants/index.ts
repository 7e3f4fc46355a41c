import * as arrivals from './arrivals';
import * as drafts from './drafts';
import * as home from './home';
import * as lists from './lists';
import * as looks from './looks';
import type { Observation, Rule } from './observation';
import * as outcomes from './outcomes';
import { asksBeforeUnsentWorkGoes, leavesAsAnswered, showsEveryExpiry } from './sessions';
import * as twoPeople from './two-people';

const rules: Readonly<Record<string, Rule>> = {
  ...looks,
  ...drafts,
  ...outcomes,
  ...lists,
  ...twoPeople,
  ...home,
  ...arrivals,
  showsEveryExpiry,
  asksBeforeUnsentWorkGoes,
  leavesAsAnswered,
};

export interface Violation {
  readonly rule: string;
  readonly because: string;
}

/** What is always true, and is not true now. */
export const violationsAt = (observation: Observation, only: readonly string[]): Violation[] =>
  only.flatMap((rule) => (rules[rule]?.(observation) ?? []).map((because) => ({ rule, because })));

/** Rules about what happened; the others look at the screen, which may still be on its way. */
export const ofEvents = [
  'complainsOfNothing',
  'goesBack',
  'asksWhatIsAnswered',
  'agreesWithAcquirer',
  'undoesNothingUnseen',
  'sendsAgainOnlyWhenAsked',
];
export const ofScreens = Object.keys(rules).filter((rule) => !ofEvents.includes(rule));
