import type { Download, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Elements of the screen by their exact accessible names. */
type Place = Page | Locator;

export const heading = (place: Place, name: string) =>
  place.getByRole('heading', { level: 1, name, exact: true });
/** The heading of a part of the page. */
export const part = (place: Place, name: string) =>
  place.getByRole('heading', { level: 2, name, exact: true });
export const button = (place: Place, name: string) =>
  place.getByRole('button', { name, exact: true });
export const link = (place: Place, name: string) => place.getByRole('link', { name, exact: true });
export const tab = (place: Place, name: string) => place.getByRole('tab', { name, exact: true });
export const radio = (place: Place, name: string) =>
  place.getByRole('radio', { name, exact: true });
export const dialog = (place: Place, name: string) =>
  place.getByRole('dialog', { name, exact: true });
export const field = (place: Place, name: string) => place.getByLabel(name, { exact: true });
/** The shop in force, in the row under the header. */
export const shopInForce = (place: Place) =>
  place.getByRole('combobox', { name: 'Punto vendita in uso', exact: true });
/** The rows of a list: a table, on a phone a list of cards. */
export const listOf = (place: Place, name: string) =>
  place
    .getByRole('table', { name, exact: true })
    .or(place.getByRole('list', { name, exact: true }));
export const words = (place: Place, text: string) => place.getByText(text, { exact: true });

/** The file that an action produces, however many calls it takes. */
export const downloadAfter = async (page: Page, act: () => Promise<unknown>): Promise<Download> => {
  const [download] = await Promise.all([page.waitForEvent('download', { timeout: 0 }), act()]);
  return download;
};

/** The window that an action opens. */
export const windowAfter = async (page: Page, act: () => Promise<unknown>) => {
  const [opened] = await Promise.all([page.waitForEvent('popup', { timeout: 0 }), act()]);
  await opened.waitForLoadState();
  return opened;
};

/** Opens the filters behind 'Altri filtri', if they are not open already. */
export const openMoreFilters = async (page: Page) => {
  const more = button(page, 'Altri filtri').and(page.locator('[aria-expanded]'));
  await more.waitFor();
  if ((await more.getAttribute('aria-expanded')) === 'false') await more.click();
};

/** The body rows of the table of that name, each as the texts of its cells. */
export const rowsOf = async (page: Page, table: string) => {
  const rows = page.getByRole('table', { name: table, exact: true }).locator('tbody tr');
  return rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? '')),
  );
};

export const headersOf = (page: Page, table: string) =>
  page.getByRole('table', { name: table, exact: true }).getByRole('columnheader').allTextContents();

/** The place of the table on the page, however far the page has been scrolled. */
export const placeOf = (page: Page, table: string) =>
  page.getByRole('table', { name: table, exact: true }).evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    return { top: top + window.scrollY, height };
  });

/** The browser's address: path and query, without the shop in force (links.journey has that). */
export const addressOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return `${pathname}${search.replace(/&codPos=\d+$/, '').replace(/^\?codPos=\d+$/, '')}`;
};

/** Waits until the browser is at a path, whatever its query; the page may still be on its way. */
export const isAt = async (page: Page, path: string) => {
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
};
