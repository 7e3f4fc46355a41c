import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative, sep } from 'node:path';
import { describe, expect, it } from 'vitest';

const server = join(import.meta.dirname, '../../acquirer/server');

/** The layers below every domain, from the bottom up: each imports only those before it. */
const ground = [
  'common',
  'database/thread',
  'database',
  'environment.ts',
  'messages',
  'services.ts',
  'merchants',
  'accounts',
  'http',
];

/** The modules that join everything: no other module imports them. */
const top = [
  'demonstration.ts',
  'personal-data.ts',
  'admin.ts',
  'app.ts',
  'portal-configuration.ts',
  'expiry.ts',
  'data-window.ts',
  'open.ts',
  'listen.ts',
  'main.ts',
  'development.ts',
];

const files = readdirSync(server, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
  .map((entry) => join(entry.parentPath, entry.name));

const placeOf = (file: string) => {
  const path = relative(server, file).split(sep).join('/');
  return path.includes('/') ? dirname(path) : path;
};

const importedBy = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import\() ?'(\.[^']+)'/g)]
    .map(([, specifier = '']) => `${normalize(join(dirname(file), specifier))}.ts`)
    .filter((target) => files.includes(target));

const arrows = files.flatMap((file) =>
  importedBy(file)
    .map((target) => ({ file: relative(server, file), from: placeOf(file), to: placeOf(target) }))
    .filter(({ from, to }) => from !== to),
);

const places = new Set(files.map(placeOf));

const isDomain = (place: string) => !ground.includes(place) && !top.includes(place);
const domains = [...places].filter(isDomain);

const mayKnow = (from: string): readonly string[] => {
  if (top.includes(from)) return [...ground, ...domains, ...top];
  if (ground.includes(from)) return ground.slice(0, ground.indexOf(from));
  return [...ground, ...domains];
};

/** The domains that a domain imports, and those that they import in turn. */
const reachedFrom = (domain: string) => {
  const reached = new Set<string>();
  const follow = (from: string) => {
    for (const { to } of arrows.filter((arrow) => arrow.from === from))
      if (isDomain(to) && !reached.has(to)) {
        reached.add(to);
        follow(to);
      }
  };
  follow(domain);
  return reached;
};

describe('the floors of the acquirer', () => {
  it('name every file outside the folders, and no place that is gone', () => {
    expect(domains.filter((place) => place.endsWith('.ts'))).toEqual([]);
    expect([...ground, ...top].filter((place) => !places.has(place))).toEqual([]);
  });

  it('are imported from above: no file imports what is above it', () => {
    expect(arrows.length).toBeGreaterThan(200);
    expect(arrows.filter(({ from, to }) => !mayKnow(from).includes(to))).toEqual([]);
  });

  it('have domains without circles: what a domain imports never leads back to it', () => {
    expect(domains.length).toBeGreaterThan(25);
    expect(domains.filter((domain) => reachedFrom(domain).has(domain))).toEqual([]);
  });
});
