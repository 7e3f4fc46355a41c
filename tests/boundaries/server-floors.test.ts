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

/** The domains from the bottom up, and which others each may know. */
const domains: Readonly<Record<string, readonly string[]>> = {
  pages: [],
  openapi: [],
  operation: [],
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
  differences: ['movements'],
  statements: ['point-of-sale', 'movements', 'summaries', 'differences', 'banking'],
  'find-movements': ['point-of-sale'],
  payouts: ['point-of-sale', 'movements', 'summaries', 'differences', 'banking'],
  unpaid: [],
  preferences: [],
  'cases/documents': ['statements'],
  cases: ['ebox', 'point-of-sale', 'preferences', 'cases/documents'],
  enrolment: ['ebox', 'point-of-sale', 'cases'],
  report: ['ebox', 'point-of-sale', 'cases'],
  rendering: ['statements', 'cases/documents'],
};

/** The modules that join everything: no other module imports them. */
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

const mayKnow = (from: string): readonly string[] => {
  if (top.includes(from)) return [...ground, ...Object.keys(domains), ...top];
  if (ground.includes(from)) return ground.slice(0, ground.indexOf(from));
  return [...ground, ...(domains[from] ?? [])];
};

describe('the floors of the acquirer', () => {
  it('have a place for every folder', () => {
    const places = new Set(files.map(placeOf));
    expect([...places].sort()).toEqual([...ground, ...Object.keys(domains), ...top].sort());
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
