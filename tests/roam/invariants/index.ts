import * as arrivals from './arrivals';
import * as drafts from './drafts';
import * as home from './home';
import * as lists from './lists';
import * as looks from './looks';
import type { Moment, Rule } from './moment';
import * as outcomes from './outcomes';
import { asksBeforeUnsentWorkGoes, leavesAsAnswered, tellsEveryExpiry } from './sessions';
import * as twoPeople from './two-people';

const rules: Readonly<Record<string, Rule>> = {
  ...looks,
  ...drafts,
  ...outcomes,
  ...lists,
  ...twoPeople,
  ...home,
  ...arrivals,
  tellsEveryExpiry,
  asksBeforeUnsentWorkGoes,
  leavesAsAnswered,
};

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
  'undoesNothingUnseen',
  'sendsAgainOnlyWhenAsked',
];
export const ofScreens = Object.keys(rules).filter((rule) => !ofEvents.includes(rule));
