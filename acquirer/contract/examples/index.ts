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

/** The examples by subject; a generator groups the calls by these names. */
const subjects = {
  Session: session,
  Registration: registration,
  PointsOfSale: pointsOfSale,
  Movements: movements,
  Summaries: summaries,
  Consultation: consultation,
  Enrolment: enrolment,
  Cases: cases,
  Settings: settings,
};
export type Subject = keyof typeof subjects;
export const subjectNames = Object.keys(subjects) as Subject[];

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

/** The subject of a call. */
export const subjectOf = (alias: Alias): Subject =>
  subjectNames.find((name) => alias in subjects[name]) ?? 'Session';

/** What the contract requires of an answer beyond its types. */
export const rulesOf = (alias: Alias): AnswerRules => examples[alias];

export type { AnswerRules, Example, Examples } from './example';
