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

/** The domains from the bottom up, and which others each may know. A folder that is not here knows no other, and none knows it. */
const domains: Readonly<Record<string, readonly string[]>> = {
  pages: [],
  site: ['pages'],
  ebox: [],
  otp: [],
  'point-of-sale': [],
  portal: ['pages', 'ebox'],
  registration: ['otp'],
  'first-email': ['otp'],
  'first-phone': ['otp'],
  'verify-otp': ['registration', 'first-email'],
  'phone-change': ['otp'],
  'password-change': ['otp'],
  'email-change': ['pages', 'otp'],
  movements: ['point-of-sale'],
  summaries: ['point-of-sale', 'movements'],
  statistics: ['point-of-sale', 'movements', 'summaries'],
  'month-by-point': ['movements', 'summaries'],
  banking: [],
  differences: [],
  statements: ['point-of-sale', 'movements', 'summaries', 'differences', 'banking'],
  'find-movements': ['point-of-sale'],
  payouts: ['point-of-sale', 'movements', 'summaries', 'differences', 'banking'],
  preferences: [],
  'cases/documents': ['statements'],
  cases: ['ebox', 'point-of-sale', 'preferences', 'cases/documents'],
  enrolment: ['ebox', 'point-of-sale', 'cases'],
  report: ['ebox', 'point-of-sale', 'cases'],
  rendering: ['statements', 'cases/documents'],
};

/** What puts all of it together: nothing else knows it. */
const top = [
  'demonstration.ts',
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
const folders = [...places].filter((place) => !place.endsWith('.ts') && !ground.includes(place));

const mayKnow = (from: string): readonly string[] => {
  if (top.includes(from)) return [...ground, ...folders, ...top];
  if (ground.includes(from)) return ground.slice(0, ground.indexOf(from));
  return [...ground, ...(domains[from] ?? [])];
};

describe('the floors of the acquirer', () => {
  it('name no place that is gone, and every file outside the folders', () => {
    const named = [...ground, ...Object.keys(domains), ...top];
    expect(named.filter((name) => !places.has(name))).toEqual([]);
    const files = [...places].filter((place) => place.endsWith('.ts'));
    expect(files.filter((file) => !named.includes(file))).toEqual([]);
  });

  it('are stood on from above: no file knows what is above it', () => {
    expect(arrows.length).toBeGreaterThan(200);
    expect(arrows.filter(({ from, to }) => !mayKnow(from).includes(to))).toEqual([]);
  });

  it('run one way: a domain may know only domains named before it', () => {
    const names = Object.keys(domains);
    for (const [name, known] of Object.entries(domains)) {
      expect(names.slice(0, names.indexOf(name)), name).toEqual(expect.arrayContaining([...known]));
    }
  });

  it('allow only what is used', () => {
    for (const [from, known] of Object.entries(domains))
      for (const to of known)
        expect(
          arrows.some((one) => one.from === from && one.to === to),
          `${from} -> ${to}`,
        ).toBe(true);
  });
});
