import fc from 'fast-check';
import type { Screen } from '../eye';
import type { Step } from '../steps';
import { impatiently } from './code';
import { asFate } from './fate';
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
    ...asFate(screen, tabs, tried),
  ].filter(({ weight }) => weight > 0);
  return fc.oneof(
    ...choices.map(({ weight, arbitrary }) => ({
      weight: weighed(weight),
      arbitrary,
    })),
  );
};
