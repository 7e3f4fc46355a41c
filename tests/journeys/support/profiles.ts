import type { Browser, BrowserContext, Page } from 'playwright-core';

const settings = {
  viewport: { width: 1280, height: 800 },
  locale: 'it-IT',
  timezoneId: 'Europe/Rome',
  acceptDownloads: true,
  // Motion only costs time.
  reducedMotion: 'reduce' as const,
};

/** Longer than any answer takes: only a missing answer fails. */
const patienceMs = 60_000;

const forget = (page: Page) =>
  page
    .evaluate(() => {
      localStorage.clear();
      indexedDB.deleteDatabase('portale-esercenti');
    })
    .catch(() => {});

/** A page of every host that runs nothing, and has the storage of the portal. */
const nothingPath = '/robots.txt';

/** A separate page, in the process of the first one: half the work of a page in a new process. */
const openPage = async (context: BrowserContext, at: string) => {
  const [anchor] = context.pages();
  const [page] = await Promise.all([
    context.waitForEvent('page', { timeout: 0 }),
    anchor?.evaluate((url) => void window.open(url, '_blank', 'noopener'), `${at}${nothingPath}`),
  ]);
  await page.waitForLoadState();
  return page;
};

/**
 * Profiles of a browser, each for one address; the first one launches it. A returned profile is
 * cleared except for its cache, and reused. Opening one takes longer than most journeys.
 */
export const createProfiles = (launch: () => Promise<Browser>) => {
  let browser: Promise<Browser> | undefined;
  const free = new Map<string, BrowserContext[]>();

  const open = async (baseURL: string) => {
    browser ??= launch();
    const context = await (await browser).newContext({ ...settings, baseURL });
    context.setDefaultTimeout(patienceMs);
    // Closing its last page would close a profile's window. Closing the portal's last page would
    // end the process with its cached code.
    const anchor = await context.newPage();
    await anchor.goto(nothingPath).catch(() => {});
    return context;
  };

  const clean = async (context: BrowserContext) => {
    const [, ...pages] = context.pages();
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await Promise.all(pages.map(forget));
    await Promise.all(pages.map((page) => page.close()));
    await context.clearCookies();
  };

  return {
    /** A profile that has never been at that address, or has forgotten it, and a page in it. */
    take: async (at: string) => {
      const context = free.get(at)?.pop() ?? (await open(at));
      const giveBack = async () => {
        await clean(context);
        free.set(at, [...(free.get(at) ?? []), context]);
      };
      return { context, page: await openPage(context, at), giveBack };
    },
    /** Closes the profiles of an address that will not be used again. */
    drop: async (at: string) => {
      await Promise.all((free.get(at) ?? []).map((context) => context.close()));
      free.delete(at);
    },
    close: async () => (await browser)?.close(),
  };
};
