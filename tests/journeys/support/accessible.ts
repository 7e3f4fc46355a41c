import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { waitsForRelease } from '../../before-release';

/** The rows of a table are alike: the first ones represent all. */
const furtherRows = 'tbody tr:nth-child(n + 6)';

const file = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
let source: Promise<string> | undefined;

const shared: RunOptions = { resultTypes: ['violations'], preload: false };

/**
 * Rules that need a laid-out page, checked here once per address. `tests/paths` checks all others,
 * and the colours by day and by night, against every state of every screen without a browser.
 */
const layoutRules = ['target-size', 'scrollable-region-focusable'];

const whole: RunOptions = {
  ...shared,
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

const desk = { width: 1280, height: 800 };
const phone = { width: 360, height: 780 };

const known = new Set<string>();

/** Whether this worker checks an address for the first time. */
const isFirstLook = (page: Page) => {
  const { pathname } = new URL(page.url());
  const isFirst = !known.has(pathname);
  known.add(pathname);
  return isFirst;
};

/** Fading parts and changing colours are checked when they have arrived. */
const isAtRest = async () => {
  const passing = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(passing.map(({ finished }) => finished));
};

const examined = async (page: Page, looks: RunOptions) => {
  await page.evaluate(isAtRest);
  source ??= readFile(file, 'utf8');
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (!isThere) await page.evaluate(`(() => { ${await source} })()`);
  return page.evaluate(
    ({ where, wanted }): Promise<AxeResults> => Reflect.get(globalThis, 'axe').run(where, wanted),
    { where: { exclude: furtherRows }, wanted: looks },
  );
};

/** Every text on the page, as it is now, is readable where the device is set to dark. */
export const expectReadableByNight = async (page: Page, state: string) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect.poll(ground, { message: state }).toBe('rgb(13, 22, 27)');
  const { passes, violations } = await examined(page, {
    ...shared,
    runOnly: ['color-contrast', 'link-in-text-block'],
  });
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
  expect(found, `${state}, by night`).toEqual([]);
  expect(passes.length, state).toBeGreaterThan(0);
  await page.emulateMedia({ colorScheme: 'light' });
};

/** How far the page scrolls sideways. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });

const fits = async (page: Page, state: string) => {
  const message = `${state}, ${page.viewportSize()?.width} px, moved sideways`;
  await expect.poll(() => sideways(page), { message }).toBe(0);
};

/** In `npm test -- --all`, and in files that wait for it: every day `tests/paths` uses axe (decision 51). */
const usesAxe = () =>
  process.env.ALL_TESTS !== undefined || waitsForRelease(expect.getState().testPath ?? '');

const breaksNothing = async (page: Page, state: string, looks: RunOptions, least: number) => {
  const { passes, violations } = await examined(page, looks);
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
  expect(found, state).toEqual([]);
  expect(passes.length, state).toBeGreaterThan(least);
};

/** After the first, the page knows its width; after the second, its tables have found their columns. */
const twoFrames = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
  );

/**
 * The current page fits on a desk and on a phone. Before a release it also breaks no rule of WCAG 2.2 AA
 * that a machine can check.
 */
export const expectAccessible = async (page: Page, state: string) => {
  const asItWas = page.viewportSize();
  await page.setViewportSize(desk);
  await fits(page, state);
  if (usesAxe() && isFirstLook(page)) await breaksNothing(page, state, whole, 10);
  await page.setViewportSize(phone);
  await fits(page, state);
  if (usesAxe())
    await breaksNothing(page, `${state}, on a phone`, { ...shared, runOnly: layoutRules }, 0);
  if (asItWas !== null) await page.setViewportSize(asItWas);
  await page.evaluate(twoFrames);
};
