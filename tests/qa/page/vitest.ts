import { expect, vi } from 'vitest';
import { reasonOf } from './reason';
import { scribe } from './scribe';
import type { Played, Suite } from './told';

/** Takes the place of the test runner in a browser: collects the tests of a file, and runs them. */

type Work = () => unknown;

interface Collected {
  readonly name: string;
  readonly tests: { readonly name: string; readonly work: Work }[];
  readonly before: Work[];
  readonly after: Work[];
  readonly afterEach: Work[];
}

const collect = (name: string): Collected => ({
  name,
  tests: [],
  before: [],
  after: [],
  afterEach: [],
});

let file = collect('');
let current = file;
let suites: Collected[] = [file];

export const describe = (name: string, body: Work) => {
  const outer = current;
  current = collect(name);
  suites.push(current);
  body();
  current = outer;
};

const test = (name: string, work: Work) => {
  current.tests.push({ name, work });
};

export const it = Object.assign(test, {
  each:
    <Row extends readonly [string, ...unknown[]]>(rows: readonly Row[]) =>
    (title: string, work: (...row: Row) => unknown) => {
      for (const row of rows) test(title.replace('%s', row[0]), () => work(...row));
    },
});

export const beforeAll = (work: Work) => current.before.push(work);
export const afterAll = (work: Work) => current.after.push(work);
export const afterEach = (work: Work) => current.afterEach.push(work);
export { expect, vi };

const inTurn = async (works: readonly Work[]) => {
  for (const work of works) await work();
};

const play = async (name: string, works: readonly Work[]): Promise<Played> => {
  const started = performance.now();
  let error: string | null = null;
  scribe.begin(name);
  try {
    await inTurn(works);
  } catch (reason) {
    error = reasonOf(reason);
    scribe.shows((await takePicture(`errore ${name}`)).file);
  }
  return { name, steps: scribe.steps(), milliseconds: performance.now() - started, error };
};

const playSuite = async ({ name, tests, before, after, afterEach: each }: Collected) => {
  await inTurn(before);
  const played: Played[] = [];
  for (const { name: test, work } of tests) {
    played.push(await play(test, [work]));
    await inTurn(each);
  }
  await inTurn(after);
  return { name, played };
};

/** Runs the tests that a file brings when it is loaded. */
export const runFile = async (load: () => Promise<unknown>): Promise<Suite[]> => {
  file = collect('');
  current = file;
  suites = [file];
  await load();
  const results: Suite[] = [];
  for (const suite of suites) results.push(await playSuite(suite));
  return results.filter(({ played }) => played.length > 0);
};
