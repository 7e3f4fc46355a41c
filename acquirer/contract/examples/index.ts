import type { Alias } from '../calls';
import { cases } from './cases';
import { consultation } from './consultation';
import { enrolment } from './enrolment';
import type { Examples } from './example';
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

export type { Example, Examples } from './example';
