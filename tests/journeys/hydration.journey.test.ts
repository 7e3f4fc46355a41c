import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { holdPortalCode } from './support/held';
import { homeTitle, journey } from './support/journey';
import { button, heading, radio } from './support/on-screen';
import { settled } from './support/settled';

interface WithFirst {
  firstHeading?: Element | null;
}

/** Keeps the heading that the page has before any of the portal's code. */
const keepFirstHeading = (page: Page) =>
  page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      (window as WithFirst).firstHeading = document.querySelector('h1');
    }),
  );

/** The frame and the heading. */
const written = '#root *:not(main header ~ *, main header ~ * *)';

/** Each element with its own text and its attributes in one order, without the ids that React gives. */
const elementsOf = (page: Page) =>
  page.locator(written).evaluateAll((elements) =>
    elements.map((element) => {
      const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`);
      const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      const text = texts.map(({ textContent }) => textContent).join('');
      return [element.tagName, ...attributes.toSorted(), text]
        .join(' ')
        .replaceAll(/_[rR]_\w*_/g, '');
    }),
  );

/** The choice of the shop in force, whose code comes after the page. */
const hasPointChoice = (path: string) => /^\/(Home\/|EstrattoConto|Insoluti)/.test(path);

/** The final frame around the page. */
const shownAt = async (page: Page, path: string) => {
  await page.goto(path);
  await page.locator('main').locator('section, form, [role=tablist]').first().waitFor();
  if (hasPointChoice(path))
    await page.getByRole('combobox', { name: 'Punto vendita in uso' }).waitFor();
  return settled(() => elementsOf(page));
};

const isFirstHeadingKept = (page: Page) =>
  page.evaluate(() => document.querySelector('h1') === (window as WithFirst).firstHeading);

/** One of each kind of page, then the others. */
const pages = [
  ['azienda01', '/Home', 390],
  ['azienda01', '/Home/Movimenti', 1280],
  ['azienda01', '/Home/StatisticaTrimestrale', 1280],
  ['azienda01', '/Home/AddebitiContestazioni', 390],
  ['azienda01', '/DisputeOnlineRegistered', 1280],
  ['ristretto01', '/Home', 1280],
  ['azienda01', '/Home/Riepilogo', 1280],
  ['azienda01', '/Home/DettaglioDifferenzeContabili', 1280],
  ['azienda01', '/EstrattoConto', 1280],
  ['azienda01', '/Insoluti', 1280],
  ['azienda02', '/DisputeOnline', 1280],
] as const;

const everyDay = process.env.ALL_TESTS === undefined;

describe('what was painted first stays', () => {
  journey.for(everyDay ? pages.slice(0, 1) : pages)(
    '%s, %s at %i px: the heading stays the same element, and all around is as if React had drawn it',
    async ([user, path, width], { signedIn }) => {
      const page = await signedIn(user, { width });
      await keepFirstHeading(page);
      const hydrated = await shownAt(page, path);
      await expect.poll(() => isFirstHeadingKept(page)).toBe(true);
      await page.route(`**${path}`, async (route) => {
        const plain = await route.fetch({ url: new URL('/', page.url()).href });
        await route.fulfill({ response: plain });
      });
      expect(hydrated).toEqual(await shownAt(page, path));
      await expect.poll(() => isFirstHeadingKept(page)).toBe(false);
    },
  );

  journey(
    'a menu that was pressed before the code of the portal is there opens with it, and the chosen theme is the one that is marked',
    async ({ signedIn }) => {
      const page = await signedIn('negozio01', { width: 390 });
      await page.evaluate(() => sessionStorage.setItem('theme', 'dark'));
      const chosen = { theme: 'dark', rows: 'spacious' };
      await page.route('**/api/getPreferences', (route) => route.fulfill({ json: chosen }));
      const release = await holdPortalCode(page);
      await page.goto('/Home', { waitUntil: 'commit' });
      await heading(page, homeTitle).waitFor();
      await button(page, 'Menu').click();
      release();
      await expect.poll(() => button(page, 'Menu').getAttribute('aria-expanded')).toBe('true');
      await expect.poll(() => radio(page, 'Scuro').isChecked()).toBe(true);
    },
  );
});
