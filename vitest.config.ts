import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { mergeConfig } from 'vite';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { BaseSequencer, type Reporter, type TestSpecification } from 'vitest/node';
import { beforeRelease } from './tests/before-release.ts';
import product from './vite.config.ts';

const root = import.meta.dirname;

/** What a run tests when no project is named; the others are named with `--project`. */
const everyDay = ['rules', 'acquirer', 'screens'];

const isNotAsked = (name: string) => !process.argv.some((arg) => arg.includes(name));

const isNarrowed = process.argv.some((arg) => /^(-t|--testNamePattern)/.test(arg));

/** A `-t` that matches nothing is a mistake, not a success. */
const nothingMatched: Reporter = {
  onTestRunEnd: (modules) => {
    const ran = modules.some((module) =>
      [...module.children.allTests()].some((one) => one.result().state !== 'skipped'),
    );
    if (ran) return;
    process.stderr.write('No test has a name that -t matches.\n');
    process.exitCode = 1;
  },
};

/** Left to `npm test -- --all`, unless the command names the file. */
const leftOut =
  process.env.ALL_TESTS === undefined
    ? Object.keys(beforeRelease).filter((file) =>
        isNotAsked(file.replace(/(\.journey)?\.test\.ts$/, '')),
      )
    : [];

const asksForDocument = (file: string) =>
  readFileSync(join(root, 'tests', file), 'utf8').startsWith('// @vitest-environment happy-dom');

/** The tests whose first line asks for a document. */
const screens = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file) && !/^(interpreter|drawings)/.test(file))
  .filter(asksForDocument)
  .map((file) => `tests/${file.replaceAll('\\', '/')}`);

/** In MB, for every thread: most of what a test makes is soon garbage, and Node's usual 16 are soon full. */
setFlagsFromString('--max-semi-space-size=64');

/** No test fails on a clock: a slow machine gets all the time it needs, and `npm run properties` hours. */
const patience = process.env.RUNS === undefined ? 600_000 : 36_000_000;

/** Short files with much to do: journeys that look at every page, the charts on their screens. */
const isLong = ({ moduleId }: TestSpecification) =>
  ['layout.journey', 'paths/screens'].some((name) => moduleId.includes(name));

const sizeOf = ({ moduleId }: TestSpecification) => statSync(moduleId).size;

/**
 * Of each project the long files first, so that at the end no worker waits for another. Journeys are
 * always played in the same order: what failed last time is no reason to play otherwise.
 */
class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const areJourneys = files.every(({ project }) => project.name === 'journeys');
    const sorted = areJourneys
      ? files.toSorted((one, other) => sizeOf(other) - sizeOf(one))
      : await super.sort(files);
    const projects = new Set(sorted.map(({ project }) => project.name));
    return [...projects].flatMap((name) => {
      const own = sorted.filter(({ project }) => project.name === name);
      return [...own.filter(isLong), ...own.filter((file) => !isLong(file))];
    });
  }
}

/**
 * Files share what they import: whatever they leave behind is removed after each of them. A worker is
 * kept only for a file of the same project and environment, so each environment is a project.
 */
const quick: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'rules',
      include: ['tests/**/*.test.ts'],
      exclude: [
        'tests/acquirer/**',
        'tests/journeys/**',
        'tests/interpreter/**',
        'tests/drawings/**',
        ...screens,
        ...leftOut,
      ],
    },
  },
  {
    extends: true,
    test: {
      name: 'acquirer',
      include: ['tests/acquirer/**/*.test.ts'],
      exclude: leftOut,
      globalSetup: 'tests/acquirer/support/postgres/setup.ts',
    },
  },
  {
    extends: true,
    test: {
      name: 'screens',
      include: screens,
      exclude: leftOut,
      environment: 'happy-dom',
      setupFiles: ['tests/support/document.ts'],
    },
  },
];

/** A real browser, the built portal, the real reference acquirer: slow machines get the time they need. */
const journeys: TestProjectConfiguration = {
  test: {
    name: 'journeys',
    include: ['tests/journeys/**/*.journey.test.ts'],
    // The atlas is built apart from the portal, and tested apart: `npm run atlas -- test`.
    exclude: [...['atlas'].filter(isNotAsked).map((name) => `tests/journeys/${name}*`), ...leftOut],
    globalSetup: 'tests/journeys/setup.ts',
    pool: 'threads',
    // Each worker has a browser.
    maxWorkers: 2,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    isolate: false,
    expect: { poll: { timeout: 60_000, interval: 50 } },
  },
};

/** What the atlas exports, at work in another program: too long for every day, part of `npm run atlas -- test`. */
const interpreter: TestProjectConfiguration = {
  test: {
    name: 'interpreter',
    include: ['tests/interpreter/*.test.ts'],
    environment: 'happy-dom',
    testTimeout: 600_000,
  },
};

/** Every chart drawn in every way: minutes, part of `npm run atlas -- test`. */
const drawings: TestProjectConfiguration = {
  test: {
    name: 'drawings',
    include: ['tests/drawings/*.test.ts'],
    environment: 'happy-dom',
    testTimeout: 600_000,
  },
};

/** The tables by hand, run against the charts broken one place at a time: see `npm run mutants`. */
const mutants: TestProjectConfiguration = {
  test: {
    name: 'mutants',
    include: ['tests/tables/**/*.test.ts'],
    runner: 'scripts/mutants/runner.ts',
    pool: 'threads',
    isolate: false,
    maxWorkers: '100%',
    // With a limit, a timer would watch every run of a test.
    testTimeout: 0,
  },
};

/** The screens in a real browser, chosen by `npm run paths`. Its library is slow to load. */
const inBrowser = async (executablePath = process.env.PATHS_BROWSER) =>
  executablePath === undefined
    ? []
    : [(await import('./tests/qa/project.ts')).browserProject(executablePath)];

const testing = async () =>
  defineConfig({
    test: {
      ...(isNarrowed && { reporters: ['default', nothingMatched] }),
      // Every random test prints the seed of its failure.
      alias: [{ find: /^fast-check$/, replacement: join(root, 'tests/support/random.ts') }],
      // By default one processor is left alone, which on two means half the speed.
      maxWorkers: '100%',
      // Processes would take a tenth more work: each starts, compiles and is written to by itself.
      pool: 'threads',
      isolate: false,
      testTimeout: patience,
      hookTimeout: patience,
      teardownTimeout: 30_000,
      sequence: { sequencer: LongFilesFirst },
      expect: { poll: { timeout: 500_000 } },
      projects: [...quick, journeys, interpreter, drawings, mutants, ...(await inBrowser())],
    },
  });

export default async () =>
  mergeConfig(mergeConfig(product, await testing()), { test: { project: everyDay } });
