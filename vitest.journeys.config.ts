import { statSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const isNotAsked = (name: string) => !process.argv.some((arg) => arg.includes(name));

const sizeOf = ({ moduleId }: TestSpecification) => statSync(moduleId).size;

/** Long files first, and always in this order: what failed last time is no reason to play otherwise. */
class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return files.toSorted((one, other) => sizeOf(other) - sizeOf(one));
  }
}

/** A real browser, the built portal, the real reference acquirer: slow machines get all the time they need. */
export default defineConfig({
  test: {
    include: ['tests/journeys/**/*.journey.test.ts'],
    // The atlas is built apart from the portal, and walked apart: `npm run atlas:test`.
    exclude: ['atlas'].filter(isNotAsked).map((name) => `tests/journeys/${name}*`),
    globalSetup: 'tests/journeys/setup.ts',
    pool: 'threads',
    // A journey waits more than it works.
    maxWorkers: 3,
    retry: 0,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    teardownTimeout: 30_000,
    isolate: false,
    sequence: { sequencer: LongFilesFirst },
    expect: { poll: { timeout: 60_000, interval: 50 } },
  },
});
