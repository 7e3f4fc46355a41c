import fc from 'fast-check';
import { expect } from 'vitest';

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** What to type to see the same values again. */
const repeating = (seed: number) => {
  const { testPath = '', currentTestName = '' } = expect.getState();
  const file = testPath.replace(`${process.cwd()}/`, '');
  const name = currentTestName.split(' > ').at(-1) ?? '';
  const pattern = name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return `SEED=${seed} npx vitest run ${file} -t ${quoted(pattern)}`;
};

const failure = (details: fc.RunDetails<unknown>) =>
  new Error(`${fc.defaultReportMessage(details)}\n\nTo repeat it:\n${repeating(details.seed)}`, {
    cause: details.failed ? details.errorInstance : undefined,
  });

fc.configureGlobal({
  ...(process.env.SEED !== undefined && { seed: Number(process.env.SEED) }),
  reporter: (details) => {
    if (details.failed) throw failure(details);
  },
});

/** fast-check, whose failures say their seed and the line that repeats them (`SEED=…`). */
export { fc };
