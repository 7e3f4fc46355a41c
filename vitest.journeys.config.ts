import { defineConfig } from 'vitest/config';

/** A real browser, the built portal, the real reference acquirer: slow machines get all the time they need. */
export default defineConfig({
  test: {
    include: ['tests/journeys/**/*.journey.test.ts'],
    // The atlas is built apart from the portal, and walked apart: `npm run atlas:test`.
    exclude: process.argv.some((arg) => arg.includes('atlas')) ? [] : ['tests/journeys/atlas*'],
    globalSetup: 'tests/journeys/setup.ts',
    pool: 'threads',
    maxWorkers: 2,
    retry: 0,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    teardownTimeout: 30_000,
    isolate: false,
    expect: { poll: { timeout: 30_000, interval: 50 } },
  },
});
