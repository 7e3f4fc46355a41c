import fc from 'fast-check';
import type { Step } from '../steps';

/** What could be done next, and how likely it is. */
export type Choice = { readonly weight: number; readonly arbitrary: fc.Arbitrary<Step> };

export const lost = fc.oneof(
  { weight: 20, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.constant('done' as const) },
  { weight: 1, arbitrary: fc.constant('notDone' as const) },
);

// fast-check weighs in whole numbers.
const grains = 1000;
export const weighed = (weight: number) => Math.max(1, Math.round(weight * grains));

export const any = (weight: number, arbitrary: fc.Arbitrary<Step>): Choice => ({
  weight,
  arbitrary,
});
export const one = (weight: number, step: Step): Choice => any(weight, fc.constant(step));
