import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Browser } from 'playwright-core';
import { type Control, installObserver, type Screen } from './observe';

/** What a browser says of a request that failed: the wire lets it fail on purpose. */
const ofRequests = /^Failed to load resource|net::ERR_|was preloaded using link preload/;

/** No wait is longer: then it is a violation. */
const patienceMs = 30_000;

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const looks = {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
} as const;

/** A person's browser: one tab, its history, and what its console says. */
export const openBrowser = async (
  browser: Browser,
  baseURL: string,
  width: number,
  spoil: string,
) => {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: 800 },
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(installObserver);
  await context.addInitScript(spoil);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !ofRequests.test(message.text()))
      complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(error.error().message));
  // Documents open in new windows.
  context.on('page', (opened) => void opened.close().catch(() => {}));
  page.on('dialog', (dialog) => void dialog.accept().catch(() => {}));

  const commit = { waitUntil: 'commit', timeout: 10_000 } as const;
  const reload = () => page.reload(commit).catch(() => null);

  /** A page that is left while it is looked at is looked at again. */
  const see = async (patience = patienceMs, tries = 5): Promise<Screen> => {
    try {
      return await page.evaluate((ms) => window.roaming.see(ms), patience);
    } catch (error) {
      if (tries === 0) throw error;
      if (page.url().startsWith('chrome-error:')) await reload();
      await page.waitForLoadState('domcontentloaded').catch(() => {});
      return see(patience, tries - 1);
    }
  };

  /** Null where the page has been left meanwhile. */
  const elementOf = async (screen: Screen, control: Control) => {
    const index = screen.controls.indexOf(control);
    const handle = await page
      .evaluateHandle((at) => window.roaming.controls[at] ?? null, index)
      .catch(() => null);
    return handle?.asElement();
  };
  const soon = { timeout: 3000 };

  return {
    complaints,
    see,
    reload,
    open: (path: string) => page.goto(path, commit).catch(() => null),
    back: () => page.goBack(commit).catch(() => null),
    forward: () => page.goForward(commit).catch(() => null),
    /** Whether Back stays within the portal. */
    canGoBack: async () => {
      const { currentIndex } = await cdp.send('Page.getNavigationHistory');
      return currentIndex > 1;
    },
    /** By the mouse; false where something covers the control. */
    press: async (screen: Screen, control: Control) => {
      const index = screen.controls.indexOf(control);
      const point = await page
        .evaluate((at) => window.roaming.pointOf(at), index)
        .catch(() => null);
      if (point !== null) await page.mouse.click(point.x, point.y);
      return point !== null;
    },
    fill: async (screen: Screen, control: Control, value: string) => {
      const element = await elementOf(screen, control);
      await element?.fill(value, soon).catch(() => {});
    },
    enter: async (screen: Screen, control: Control) => {
      const element = await elementOf(screen, control);
      await element?.press('Enter', soon).catch(() => {});
    },
    choose: async (screen: Screen, control: Control, value: string) => {
      const element = await elementOf(screen, control);
      await element?.selectOption(value, soon).catch(() => {});
    },
    attach: async (screen: Screen, control: Control, name: string, text: string) => {
      const file = { name, mimeType: 'text/plain', buffer: Buffer.from(text) };
      const element = await elementOf(screen, control);
      await element?.setInputFiles(file, soon).catch(() => {});
    },
    /** What axe finds on the screen. */
    examine: async () => {
      const source = await readFile(axe, 'utf8');
      await page.evaluate(`'axe' in globalThis || (() => { ${source} })()`);
      const { violations } = await page.evaluate(
        (options): Promise<AxeResults> =>
          Reflect.get(globalThis, 'axe').run({ exclude: 'tbody tr:nth-child(n + 6)' }, options),
        looks,
      );
      return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html.slice(0, 200)}`);
    },
    close: () => context.close(),
  };
};
export type Person = Awaited<ReturnType<typeof openBrowser>>;
