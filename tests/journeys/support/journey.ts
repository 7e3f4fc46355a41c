import type { Page } from 'playwright-core';
import { inject, test } from 'vitest';
import { launchBrowser } from '../browser';
import { type Oddity, openOddAcquirer } from '../odd-acquirer';
import { button, field, heading } from './on-screen';
import { createWatch } from './watch';

/** What the password of every demo user is. */
export const demoPassword = 'Portale2026';

export interface Visit {
  /** Where the portal is served; the reference acquirer unless said otherwise. */
  readonly at?: string;
  readonly width?: number;
}

type Step = () => Promise<void>;

const patienceMs = 20_000;

const profile = ({ at = inject('acquirer'), width = 1280 }: Visit) => ({
  baseURL: at,
  viewport: { width, height: 800 },
  locale: 'it-IT',
  timezoneId: 'Europe/Rome',
  acceptDownloads: true,
});

/** Fills in the login form that is on the screen and sends it. */
export const submitLogin = async (page: Page, user: string, password = demoPassword) => {
  await field(page, 'User ID').fill(user);
  await field(page, 'Password').fill(password);
  await button(page, 'ACCEDI').click();
};

export const homeTitle = 'Consulta movimenti, contestazioni, riepiloghi e statistiche online';

/**
 * A test in a browser. It fails for any error in the console, uncaught error, violated policy or
 * failed request that it did not announce, and for any secret that turns up where none may be.
 */
export const journey = test
  .extend('chromium', { scope: 'worker' }, () => inject('chromium'))
  .extend('browser', { scope: 'worker' }, async ({ chromium }, { onCleanup }) => {
    const browser = await launchBrowser(chromium);
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('passwords', () => [demoPassword])
  .extend('watch', ({ passwords }) => createWatch(passwords))
  .extend('announce', ({ watch }) => watch.announce)
  .extend('atTheEnd', ({ watch }, { onCleanup }) => {
    const steps: Step[] = [];
    onCleanup(async () => {
      for (const step of steps.reverse()) await step();
      watch.conclude();
    });
    return (step: Step) => void steps.push(step);
  })
  /** Opens a back end that is not ours. */
  .extend('oddAcquirer', ({ atTheEnd }) => async (oddity: Oddity = {}) => {
    const odd = await openOddAcquirer(oddity);
    atTheEnd(odd.close);
    return odd;
  })
  /** Opens the browser of somebody who has never been here, and answers its first page. */
  .extend('visitor', ({ browser, watch, atTheEnd }) => async (visit: Visit = {}) => {
    const context = await browser.newContext(profile(visit));
    atTheEnd(async () => {
      await watch.lookIntoStorage(context);
      await context.close();
    });
    context.setDefaultTimeout(patienceMs);
    watch.over(context);
    return context.newPage();
  })
  /** Logs a demo user in through the form, and answers the page when Home is there. */
  .extend('asMerchant', ({ visitor }) => async (user: string, visit: Visit = {}) => {
    const page = await visitor(visit);
    await page.goto('/login');
    await submitLogin(page, user);
    await heading(page, homeTitle).waitFor();
    return page;
  });
