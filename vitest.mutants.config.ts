import { defineConfig } from 'vitest/config';

/** The tables by hand, run against the charts broken one place at a time: see `npm run mutants`. */
export default defineConfig({
  test: {
    include: ['tests/tables/**/*.test.ts'],
    runner: 'scripts/mutants/runner.ts',
    pool: 'threads',
    isolate: false,
    maxWorkers: '100%',
    // With a limit, every run of a test would be watched by a clock of its own.
    testTimeout: 0,
    silent: true,
    // What a broken chart throws after the test that saw it is no news.
    dangerouslyIgnoreUnhandledErrors: true,
  },
});
