import type { Browser, BrowserContext, Page } from 'playwright-core';

const settings = {
  viewport: { width: 1280, height: 800 },
  locale: 'it-IT',
  timezoneId: 'Europe/Rome',
  acceptDownloads: true,
  // What moves only costs time.
  reducedMotion: 'reduce' as const,
};

/** More than any answer takes: what fails here fails for another reason than the clock. */
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

/** A page by itself, in the process of the first one: half the work of a page in a new process. */
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
 * Profiles of a browser, which is launched for the first of them, each of one address. A profile
 * that is given back has forgotten everything but what is cached, and is used again: opening one
 * costs more than most journeys do in it.
 */
export const createProfiles = (launch: () => Promise<Browser>) => {
  let browser: Promise<Browser> | undefined;
  const free = new Map<string, BrowserContext[]>();

  const open = async (baseURL: string) => {
    browser ??= launch();
    const context = await (await browser).newContext({ ...settings, baseURL });
    context.setDefaultTimeout(patienceMs);
    // With its last page a profile would close its window, and with the last page of the portal end
    // the process that has its code at hand.
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
    /** Closes the profiles of an address that will not come back. */
    drop: async (at: string) => {
      await Promise.all((free.get(at) ?? []).map((context) => context.close()));
      free.delete(at);
    },
    close: async () => (await browser)?.close(),
  };
};
