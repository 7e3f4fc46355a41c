import { describe, expect, it } from 'vitest';
import { projectFiles, textOf } from './support/files';

const ours = projectFiles('tests').filter((path) => /\.tsx?$/.test(path));
const files = [...ours, ...projectFiles('paths')].filter(
  (path) => !path.startsWith('tests/journeys/') && path !== 'tests/boundaries/shared-files.test.ts',
);
const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const holding = (pattern: RegExp, paths: readonly string[]) =>
  paths.filter((path) => pattern.test(textOf(path)));

describe('files that share what they import', () => {
  it('replace no module: the others of their worker may have it already, or get it afterwards', () => {
    expect(holding(/\bvi\.(mock|doMock|resetModules)\(/, files)).toEqual([]);
  });

  it('hang nothing on a helper: it is imported once, and would do so for the first file only', () => {
    const hooks = /^(before|after)(Each|All)\(/m;
    const helpers = files.filter((path) => !isTest(path));
    expect(holding(hooks, helpers)).toEqual(['tests/support/document.ts']);
    expect(holding(hooks, files.filter(isTest)).length).toBeGreaterThan(10);
  });
});
