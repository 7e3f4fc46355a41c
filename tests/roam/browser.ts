import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { type Control, installObserver, type Screen } from './observe';

const clickMs = 3_000;

/** Said by a browser because a request failed; requests are judged where they are answered. */
const ofRequests = /^Failed to load resource|net::ERR_|was preloaded using link preload/;

/** The browser of one person: its tabs, its history, and what it complains of. */
export const openBrowser = async (
  browser: Browser,
  address: string,
  width: number,
  patienceMs: number,
) => {
  const context: BrowserContext = await browser.newContext({
    baseURL: address,
    viewport: { width, height: 800 },
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(patienceMs);
  await context.addInitScript(installObserver);
  const complaints: string[] = [];
  const sessions = new Map<Page, CDPSession>();
  let tabs: Page[] = [];
  const everOpened: Page[] = [];
  let page!: Page;
  let expected = 0;

  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !ofRequests.test(message.text()))
      complaints.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => complaints.push(`errore: ${error.error().message}`));
  // Documents open in new windows, which are closed immediately.
  context.on('page', (opened) => {
    if (expected === 0) void opened.close().catch(() => {});
  });

  const openTab = async (how: () => Promise<Page>) => {
    expected += 1;
    const tab = await how();
    expected -= 1;
    tab.on('dialog', (dialog) => void dialog.accept().catch(() => {}));
    tabs = [...tabs, tab];
    everOpened.push(tab);
    page = tab;
  };

  const cdp = async () => {
    const known = sessions.get(page);
    if (known !== undefined) return known;
    const session = await context.newCDPSession(page);
    sessions.set(page, session);
    return session;
  };

  const readHistory = async () => {
    const { currentIndex, entries } = await (await cdp()).send('Page.getNavigationHistory');
    return { index: currentIndex, last: entries.length - 1 };
  };

  /** While one page replaces another its history cannot be read: it is asked for again. */
  const history = async (attempts = 20): Promise<{ index: number; last: number }> =>
    readHistory().catch(async (error: unknown) => {
      if (attempts === 0) throw error;
      sessions.delete(page);
      await page.waitForLoadState('domcontentloaded').catch(() => {});
      await setTimeout(100);
      return history(attempts - 1);
    });

  const isOut = () => page.url() === 'about:blank';

  /** A page that failed to load is loaded again. */
  const reload = () => page.reload({ waitUntil: 'commit' }).catch(() => null);

  const see = async (): Promise<Screen> => {
    for (let tries = 0; ; tries += 1) {
      try {
        return await page.evaluate((patience) => window.roaming.see(patience), patienceMs);
      } catch (error) {
        // The page was left while it was being looked at, or has never arrived.
        if (tries === 5) throw error;
        if (page.url().startsWith('chrome-error:')) await reload();
        await page.waitForLoadState('domcontentloaded').catch(() => {});
      }
    }
  };

  /** The page as it is now, at rest or not. */
  const glance = () => page.evaluate(() => window.roaming.see(0));

  const handleOf = async (index: number) => {
    const handle = await page.evaluateHandle((at) => window.roaming.controls[at] ?? null, index);
    return handle.asElement();
  };

  const at = (screen: Screen, control: Control) => handleOf(screen.controls.indexOf(control));

  /** By the mouse, where the control can be hit; false where something covers it. */
  const press = async (screen: Screen, control: Control) => {
    const index = screen.controls.indexOf(control);
    const point = await page.evaluate((which) => window.roaming.pointOf(which), index);
    if (point === null) return false;
    await page.mouse.click(point.x, point.y);
    return true;
  };

  /** The element that the mouse would hit: nothing covers it. */
  const withinReach = async (screen: Screen) => {
    const reached = await page.evaluate((count) => {
      const all = Array.from({ length: count }, (_, index) => index);
      return all.filter((index) => window.roaming.pointOf(index) !== null);
    }, screen.controls.length);
    return screen.controls.filter(({ disabled }, index) => !disabled && reached.includes(index));
  };

  const go = (delta: 'back' | 'forward') =>
    (delta === 'back' ? page.goBack : page.goForward)
      .call(page, { waitUntil: 'commit', timeout: 5000 })
      .catch(() => null);

  await openTab(() => context.newPage());
  return {
    complaints,
    see,
    glance,
    press,
    withinReach,
    history,
    isOut,
    address: () => page.url().replace(/^https?:\/\/[^/]+/, ''),
    tabs: () => tabs.length,
    /** Which of them one is in: the first opened is 0, whatever was closed since. */
    tab: () => everOpened.indexOf(page),
    back: () => go('back'),
    forward: () => go('forward'),
    reload,
    open: (path: string) => page.goto(path, { waitUntil: 'commit' }).catch(() => null),
    fill: async (screen: Screen, control: Control, value: string) => {
      const element = await at(screen, control);
      await element?.fill(value, { timeout: clickMs }).catch(() => {});
    },
    choose: async (screen: Screen, control: Control, value: string) => {
      const element = await at(screen, control);
      await element?.selectOption(value, { timeout: clickMs }).catch(() => {});
    },
    attach: async (screen: Screen, control: Control, name: string) => {
      const element = await at(screen, control);
      const file = {
        name,
        mimeType: 'text/plain',
        buffer: Buffer.from('Scontrino del 12-03-2026\n'),
      };
      await element?.setInputFiles(file).catch(() => {});
    },
    /** A tab with this one's address and, as a copy has it, with what this one remembers. */
    duplicate: () =>
      openTab(async () => {
        // A document that opens meanwhile has a window too, which stays blank where no PDF is shown.
        const isCopy = (opened: Page) => /^http/.test(opened.url());
        const opened = context.waitForEvent('page', isCopy);
        await page.evaluate(() => void window.open(window.location.href));
        return opened;
      }),
    newTab: (url = page.url()) =>
      openTab(async () => {
        const tab = await context.newPage();
        await tab.goto(url, { waitUntil: 'commit' }).catch(() => null);
        return tab;
      }),
    otherTab: async () => {
      const next = tabs[(tabs.indexOf(page) + 1) % tabs.length];
      if (next !== undefined) page = next;
      await page.bringToFront();
    },
    closeTab: async () => {
      if (tabs.length === 1) return;
      const closed = page;
      tabs = tabs.filter((tab) => tab !== closed);
      page = tabs.at(-1) ?? page;
      await closed.close();
      await page.bringToFront();
    },
    /** The tabs that work in that session. */
    tabsIn: async (token: string) => {
      const tokens = await Promise.all(
        tabs.map((tab) => tab.evaluate(() => sessionStorage.getItem('token')).catch(() => null)),
      );
      return tabs.filter((_, index) => tokens[index] === token);
    },
    /** What those tabs still remember, and what the browser has of this user in its databases. */
    remembered: async (those: readonly Page[], user: string) => {
      const kept = await Promise.all(
        those.map((tab) =>
          tab
            .evaluate(async (owner) => {
              const stores: string[] = [];
              for (const { name } of await indexedDB.databases()) {
                const database = await new Promise<IDBDatabase | null>((resolve) => {
                  const opening = indexedDB.open(name ?? '');
                  opening.onsuccess = () => resolve(opening.result);
                  opening.onerror = () => resolve(null);
                  opening.onblocked = () => resolve(null);
                });
                for (const store of database?.objectStoreNames ?? []) {
                  const count = await new Promise<number>((resolve) => {
                    const asking = database?.transaction(store).objectStore(store).getAllKeys();
                    if (asking === undefined) return resolve(0);
                    const isTheirs = (key: IDBValidKey) => !Array.isArray(key) || key[0] === owner;
                    asking.onsuccess = () => resolve(asking.result.filter(isTheirs).length);
                    asking.onerror = () => resolve(0);
                  });
                  if (count > 0) stores.push(`${name}/${store}`);
                }
                database?.close();
              }
              const texts = [...Object.keys(sessionStorage), ...Object.keys(localStorage)];
              return [...texts, ...stores];
            }, user)
            .catch(() => [] as string[]),
        ),
      );
      return [...kept.flat(), ...(await context.cookies()).map(({ name }) => `cookie ${name}`)];
    },
    close: () => context.close(),
  };
};
export type Person = Awaited<ReturnType<typeof openBrowser>>;
