import type { Alias } from '../calls';
import { cases } from './cases';
import { consultation } from './consultation';
import { enrolment } from './enrolment';
import type { AnswerRules, Examples } from './example';
import { movements } from './movements';
import { pointsOfSale } from './points-of-sale';
import { registration } from './registration';
import { session } from './session';
import { settings } from './settings';
import { summaries } from './summaries';

/** One example of every call, for tests on both sides of the wire and for readers. */
export const examples: Examples<Alias> = {
  ...session,
  ...registration,
  ...pointsOfSale,
  ...movements,
  ...summaries,
  ...consultation,
  ...enrolment,
  ...cases,
  ...settings,
};

/** What the contract requires of an answer beyond its types. */
export const rulesOf = (alias: Alias): AnswerRules => examples[alias];

export type { AnswerRules, Example, Examples } from './example';
