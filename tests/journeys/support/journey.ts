import type { Page } from 'playwright-core';
import { inject, test } from 'vitest';
import { browserAdvice } from '../../../scripts/chromium.mjs';
import { launchBrowser } from '../browser';
import { type Oddity, openOddAcquirer } from '../odd-acquirer';
import { createAccount } from './failure-report';
import { button, field, heading } from './on-screen';
import { noteCallsOf } from './pending-calls';
import { createProfiles } from './profiles';
import { openSession, sessionTexts } from './reference';
import { demoPassword } from './users';
import { createWatch } from './watch';

export { demoPassword } from './users';

export interface Visit {
  /** The address of the portal; by default the reference acquirer's. */
  readonly at?: string;
  readonly width?: number;
  /** In a browser that shows a PDF. */
  readonly readsDocuments?: boolean;
  /** In a browser whose scroll bars take room. */
  readonly scrollBars?: boolean;
  /** In a browser that shows no text smaller than 20 px. */
  readonly largeText?: boolean;
}

type Step = () => Promise<void>;

/** Fills in the login form that is on the screen and sends it. */
export const submitLogin = async (page: Page, user: string, password = demoPassword) => {
  await field(page, 'User ID').fill(user);
  await field(page, 'Password').fill(password);
  await button(page, 'ACCEDI').click();
};

export const homeTitle = 'Consulta movimenti, contestazioni, riepiloghi e statistiche online';

const stopWithAdvice = () => {
  throw new Error(browserAdvice());
};

/**
 * A test in a browser. It fails for unannounced console errors, uncaught errors, policy violations
 * and failed requests, and for leaked secrets. A failure shows the screen and the last calls.
 */
const everyJourney = test
  .extend('quickest', { scope: 'worker' }, () => inject('quickest'))
  .extend('chromium', { scope: 'worker' }, () => inject('chromium'))
  .extend('profiles', { scope: 'worker' }, ({ quickest }, { onCleanup }) => {
    const profiles = createProfiles(() => launchBrowser(quickest));
    onCleanup(profiles.close);
    return profiles;
  })
  .extend('readers', { scope: 'worker' }, ({ chromium }, { onCleanup }) => {
    const profiles = createProfiles(async () => launchBrowser(chromium ?? stopWithAdvice()));
    onCleanup(profiles.close);
    return profiles;
  })
  .extend('desktops', { scope: 'worker' }, ({ quickest }, { onCleanup }) => {
    const profiles = createProfiles(() => launchBrowser(quickest, { scrollBars: true }));
    onCleanup(profiles.close);
    return profiles;
  })
  .extend('largeTexts', { scope: 'worker' }, ({ quickest }, { onCleanup }) => {
    const profiles = createProfiles(() => launchBrowser(quickest, { leastText: 20 }));
    onCleanup(profiles.close);
    return profiles;
  })
  .extend('passwords', () => [demoPassword])
  .extend('watch', ({ passwords }) => createWatch(passwords))
  .extend('announce', ({ watch }) => watch.announce)
  .extend('account', ({ task, watch }) => createAccount(task, watch))
  .extend('atTheEnd', ({ watch, account }, { onCleanup }) => {
    const steps: Step[] = [];
    onCleanup(async () => {
      await account.takeDown();
      for (const step of steps.reverse()) await step();
      account.explain(() => watch.conclude());
    });
    return (step: Step) => void steps.push(step);
  })
  /** Opens a back end that is not ours. */
  .extend('oddAcquirer', ({ profiles, atTheEnd }) => async (oddity: Oddity = {}) => {
    const odd = await openOddAcquirer(oddity);
    atTheEnd(async () => {
      await profiles.drop(odd.portal);
      await odd.close();
    });
    return odd;
  })
  /** Opens another user's browser, and returns its first page. */
  .extend(
    'visitor',
    ({ profiles, readers, desktops, largeTexts, watch, account, atTheEnd }) =>
      async (visit: Visit = {}) => {
        const { at = inject('acquirer'), width = 1280 } = visit;
        const ofText = visit.largeText ? largeTexts : profiles;
        const usual = visit.scrollBars ? desktops : ofText;
        const { context, page, giveBack } = await (visit.readsDocuments ? readers : usual).take(at);
        const lookAway = watch.over(context);
        const stopListening = account.listenTo(context);
        const stopNoting = noteCallsOf(context);
        atTheEnd(async () => {
          await watch.lookIntoStorage(context);
          lookAway();
          stopListening();
          stopNoting();
          await giveBack();
        });
        await page.setViewportSize({ width, height: 800 });
        return page;
      },
  )
  /** Returns the page of a demo user who is logged in and has not opened anything yet. */
  .extend('signedIn', ({ visitor }) => async (user: string, visit: Visit = {}) => {
    const page = await visitor(visit);
    const session = await sessionTexts(visit.at ?? inject('acquirer'), user);
    await page.evaluate((texts) => Object.assign(sessionStorage, texts), session);
    return page;
  })
  /** Returns the page of a demo user who is logged in, when Home is loaded. */
  .extend('asMerchant', ({ signedIn }) => async (user: string, visit: Visit = {}) => {
    const page = await signedIn(user, visit);
    await page.goto('/Home');
    await heading(page, homeTitle).waitFor();
    return page;
  })
  /** The same for a user whom the login has just led there. */
  .extend('justIn', ({ visitor }) => async (user: string, visit: Visit = {}) => {
    const page = await visitor(visit);
    await page.goto(`/login?token=${await openSession(inject('acquirer'), user)}`);
    await heading(page, homeTitle).waitFor();
    return page;
  });

const leftOut = (() => {}) as unknown as typeof everyJourney;

/** `journey.beforeRelease` waits for `npm test -- --all`: trouble, or what another journey sees too (decision 51). */
export const journey = Object.assign(everyJourney, {
  beforeRelease: process.env.ALL_TESTS === undefined ? leftOut : everyJourney,
});
