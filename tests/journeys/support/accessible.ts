import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The rows of a table are made alike: the first ones speak for all. */
const furtherRows = 'tbody tr:nth-child(n + 6)';

const file = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
let source: Promise<string> | undefined;

const shared: RunOptions = { resultTypes: ['violations'], preload: false };

/** On a phone only what another layout can break is looked at again: words and colours are the same. */
const layoutRules = [
  'target-size',
  'scrollable-region-focusable',
  'aria-hidden-focus',
  'heading-order',
];

/** The dearest rule is about the frame of a page, which is the same in every state of it. */
const framed = new Set<string>();

const frameRule = (page: Page) => {
  const { pathname } = new URL(page.url());
  const enabled = !framed.has(pathname);
  framed.add(pathname);
  return { region: { enabled } };
};

const sizes = [
  {
    width: 1280,
    height: 800,
    looks: (page: Page): RunOptions => ({
      ...shared,
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      rules: frameRule(page),
    }),
    least: 10,
  },
  {
    width: 360,
    height: 780,
    looks: (): RunOptions => ({ ...shared, runOnly: layoutRules }),
    least: 0,
  },
];

/** What is fading in, or changing colour, is looked at when it has arrived. */
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

/** Every text on the page, as it is now, can be read where the device is set to dark. */
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

/** How far the page can be moved sideways. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });

/**
 * Nothing on the page, as it is now, breaks WCAG 2.2 AA as far as a machine can tell, and it fits:
 * on a desk or on a phone.
 */
export const expectAccessible = async (page: Page, state: string) => {
  const asItWas = page.viewportSize();
  for (const { looks, least, ...size } of sizes) {
    await page.setViewportSize(size);
    const { passes, violations } = await examined(page, looks(page));
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
    );
    expect(found, `${state}, ${size.width} px`).toEqual([]);
    expect(passes.length, state).toBeGreaterThan(least);
    const message = `${state}, ${size.width} px, moved sideways`;
    await expect.poll(() => sideways(page), { message }).toBe(0);
  }
  if (asItWas !== null) await page.setViewportSize(asItWas);
};
