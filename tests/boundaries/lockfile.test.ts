import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Locked {
  readonly integrity?: string;
  readonly inBundle?: boolean;
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>;
};

const optional = Object.values(packages).flatMap((each) =>
  Object.keys(each.optionalDependencies ?? {}),
);

it('the lockfile knows the packages of every platform, so that npm ci works on all of them', () => {
  expect(optional.length).toBeGreaterThan(0);
  expect(optional.filter((name) => packages[`node_modules/${name}`] === undefined)).toEqual([]);
});

it('the lockfile knows the content of every package, but of those that come inside of another', () => {
  const unknown = Object.entries(packages).filter(
    ([place, { integrity, inBundle }]) =>
      place !== '' && integrity === undefined && inBundle !== true,
  );
  expect(unknown.map(([place]) => place)).toEqual([]);
});

it('the lockfile names no registry', () => {
  expect(Object.values(packages).filter((each) => each.resolved !== undefined)).toEqual([]);
});
