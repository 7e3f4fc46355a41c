import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { beforeRelease, waitsForRelease } from '../before-release';
import { root, textOf } from './support/files';

const files = Object.keys(beforeRelease);

it('what is left to npm test -- --all exists, and what holds its rules every day exists too', () => {
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  const named = Object.values(beforeRelease).flatMap(
    (reason) => reason.match(/\b(tables|units|faults)\/[\w-]+/g) ?? [],
  );
  expect(named.length).toBeGreaterThan(0);
  for (const name of named)
    expect(
      [name, `${name}.test.ts`].some((end) => existsSync(join(root, 'tests', end))),
      name,
    ).toBe(true);
});

it('every table and field, the faults of one call of a chart, the paths on every screen and the journeys of money are run every day', () => {
  const everyDay =
    /^tests\/(tables|contract\/(?!openapi-lint)|faults\/(?!expired))|paths\/(actor|screens)|journeys\/(export|summaries)/;
  expect(files.filter((file) => everyDay.test(file))).toEqual([]);
});

it('a release is made of all of them', () => {
  expect(textOf('docs/guide/release.md')).toContain('npm test -- --all');
  expect(textOf('scripts/test.mjs')).toContain("'--all'");
});

it('journeys that wait are known by their path, on every system: those look with axe whenever they are run', () => {
  const journey = (name: string) => `/a/tests/journeys/${name}.journey.test.ts`;
  const waiting = ['reload', 'atlas', 'atlas-live'].map(journey);
  expect([...waiting, journey('reload').replaceAll('/', '\\')].every(waitsForRelease)).toBe(true);
  expect(waitsForRelease(journey('layout'))).toBe(false);
});
