import { createRequire } from 'node:module';
import { relative } from 'node:path';
import type { RunDetails } from 'fast-check';
import { expect } from 'vitest';

/** fast-check itself: tests that import it are given this module (vite.config.ts). */
const fc = createRequire(import.meta.url)('fast-check') as typeof import('fast-check').default;

const { SEED, RUNS, ALL_TESTS } = process.env;

/** The command that repeats a failure, with the same values. */
const toRepeat = (seed: number) => {
  const { testPath = '' } = expect.getState();
  const file = relative(process.cwd(), testPath).replaceAll('\\', '/');
  return `To repeat it: npx vitest run ${file}, with the environment variable SEED=${seed}`;
};

const reporter = (details: RunDetails<unknown>) => {
  if (!details.failed) return;
  const message = `${fc.defaultReportMessage(details)}\n\n${toRepeat(details.seed)}`;
  throw new Error(message, { cause: details.errorInstance });
};

fc.configureGlobal({ reporter, ...(SEED === undefined ? {} : { seed: Number(SEED) }) });

const usualRuns = 100;

/** A tenth of the values every day, all before a release, as many as RUNS says with `npm run properties`. */
const runsOf = (asked = usualRuns) => {
  if (RUNS !== undefined) return Number(RUNS);
  return ALL_TESTS === undefined ? Math.ceil(asked / 10) : asked;
};

const assert: typeof fc.assert = (property, parameters) =>
  fc.assert(
    property as never,
    { ...parameters, numRuns: runsOf(parameters?.numRuns) } as never,
  ) as never;

export default { ...fc, assert };
