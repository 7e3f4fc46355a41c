import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, mergeConfig } from 'vitest/config';
import product from './vite.config.ts';

const root = import.meta.dirname;

const asksForDocument = (file: string) =>
  readFileSync(join(root, 'tests', file), 'utf8').startsWith('// @vitest-environment happy-dom');

/** Of all tests those that ask for a document, as their first line says. */
const screens = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith('interpreter'))
  .filter(asksForDocument)
  .map((file) => `tests/${file.replaceAll('\\', '/')}`);

/** No test fails on a clock: a slow machine gets all the time it needs, and `npm run properties` hours. */
const patience = process.env.RUNS === undefined ? 600_000 : 36_000_000;

/** The code of a chart does not come there: a file that replaces a module shares with nobody. */
const alone = ['tests/units/statistics/page.test.tsx'];

/**
 * Files share what they import: whatever they leave behind is taken away after each of them. A worker
 * is kept only for a file of the same project and the same environment, hence one project for each.
 */
export default mergeConfig(
  product,
  defineConfig({
    test: {
      // Every random test says with which seed it failed.
      alias: [{ find: /^fast-check$/, replacement: join(root, 'tests/support/random.ts') }],
      // By default one processor is left alone, which on two means half the speed.
      maxWorkers: '100%',
      isolate: false,
      testTimeout: patience,
      hookTimeout: patience,
      expect: { poll: { timeout: 500_000 } },
      projects: [
        {
          extends: true,
          test: {
            name: 'rules',
            include: ['tests/**/*.test.ts'],
            exclude: ['tests/journeys/**', 'tests/interpreter/**', ...screens],
          },
        },
        {
          extends: true,
          test: {
            name: 'screens',
            environment: 'happy-dom',
            include: screens,
            exclude: alone,
            setupFiles: ['tests/support/document.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'alone',
            environment: 'happy-dom',
            isolate: true,
            include: alone,
            setupFiles: ['tests/support/document.ts'],
          },
        },
      ],
    },
  }),
);
