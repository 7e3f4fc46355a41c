import fc from 'fast-check';
import type { Screen } from '../observe';
import type { Step } from '../steps';
import { impatiently } from './code';
import { asFaults } from './faults';
import { meanwhile } from './meanwhile';
import { asPerson, looksAgain } from './person';
import type { Tried } from './tried';
import { weighed } from './weigh';

/** What could be done next, on this screen. */
export const nextStep = (
  screen: Screen,
  tabs: number,
  tried: Tried,
  last: Step | undefined,
): fc.Arbitrary<Step> => {
  const choices = [
    ...asPerson(screen, tried),
    ...impatiently(screen, last),
    ...looksAgain(screen),
    ...meanwhile(screen, tabs, tried, last),
    ...asFaults(screen, tabs, tried),
  ].filter(({ weight }) => weight > 0);
  return fc.oneof(
    ...choices.map(({ weight, arbitrary }) => ({
      weight: weighed(weight),
      arbitrary,
    })),
  );
};
