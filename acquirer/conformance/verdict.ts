import type { Checked } from './check';

/** How many calls are right, wrong and not wholly tested; a wrong one counts as wrong alone. */
export const verdictOn = (all: readonly Checked[]) => {
  const wrong = all.filter(({ faults }) => faults.length > 0).length;
  const untested = all.filter(
    ({ faults, untested: not }) => faults.length === 0 && not.length > 0,
  ).length;
  return { all: all.length, right: all.length - wrong - untested, wrong, untested };
};

/** 0 only when everything that was asked for was tested and is right. */
export const exitStatusOf = (all: readonly Checked[]) => {
  const { right } = verdictOn(all);
  return right === all.length && right > 0 ? 0 : 1;
};
