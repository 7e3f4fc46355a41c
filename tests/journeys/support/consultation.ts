import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { homeTitle, journey } from './journey';
import {
  addressOf,
  button,
  dialog,
  downloadAfter,
  field,
  heading,
  isAt,
  link,
  listOf,
  rowsOf,
} from './on-screen';

/** A screen of consultation: its names for a merchant, and the call that fills its table. */
export interface ListScreen {
  readonly path: string;
  readonly title: string;
  readonly table: string;
  readonly call: string;
}

export const isShown = (page: Page, { table }: Pick<ListScreen, 'table'>) =>
  listOf(page, table).waitFor();

/** Chooses the month, `yyyymm`, and presses CERCA. */
export const searchMonth = async (page: Page, month: string) => {
  await field(page, 'Mese e anno').selectOption(month);
  await button(page, 'CERCA').click();
};

/** The month so many before this one, `yyyymm`, in Italy. */
export const monthBack = (back: number) => {
  const [year = 0, month = 0] = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Rome' })
    .format(new Date())
    .split('-')
    .map(Number);
  const past = new Date(Date.UTC(year, month - 1 - back, 1));
  return past.toISOString().slice(0, 7).replace('-', '');
};

/** The latest whole month, `yyyymm`, for which the acquirer has rows. */
export const monthWith = async (rowsOfMonth: (month: string) => Promise<readonly unknown[]>) => {
  for (let back = 1; back <= 12; back += 1) {
    const month = monthBack(back);
    if ((await rowsOfMonth(month)).length > 0) return month;
  }
  throw new Error('The acquirer has nothing to show of any month.');
};

/** 31-12-2026 from 2026-12-31. */
export const shownDate = (iso: string) => iso.slice(0, 10).split('-').reverse().join('-');

export const press = (page: Page, name: string) =>
  downloadAfter(page, () => button(page, name).first().click());

/**
 * The screen's address with its filters, for Back, a reload and a bookmark. A browser loads a
 * bookmark like a reload: from the address and the tab's storage.
 */
export const expectRemembered = async (page: Page, screen: ListScreen, filters: () => unknown) => {
  const seen = async () => ({
    address: addressOf(page),
    rows: await rowsOf(page, screen.table),
    filters: await filters(),
  });
  const before = await seen();
  const isBack = async () => {
    await isShown(page, screen);
    await expect.poll(seen).toEqual(before);
  };
  const leave = async () => {
    await link(page, 'Home').click();
    await heading(page, homeTitle).waitFor();
  };
  await page.reload();
  await isBack();
  await leave();
  await page.goBack();
  await isBack();
};

const trouble = 'Ops! Qualcosa non va...';

/** Declares what every list does when its call is refused, the connection is lost, the session has expired. */
export const failsAsEveryList = (screen: ListScreen, ids: string) =>
  journey.beforeRelease(
    `${ids} [ERR-014] [ERR-016] [ERR-017] [ERR-013] refused or without a connection leads to the error page and back by RIPROVA; expired, to the login`,
    async ({ signedIn, announce }) => {
      const failure = (what: string) => new RegExp(`${screen.call}: ${what}`);
      announce(failure('404'), failure('net::ERR_INTERNET_DISCONNECTED'), failure('401'));
      const page = await signedIn('azienda01');
      const call = `**/api/${screen.call}`;
      await page.route(call, (route) => route.fulfill({ status: 404, json: {} }));
      await page.goto(screen.path);
      await heading(page, trouble).waitFor();
      await expect.poll(() => addressOf(page)).toBe('/ErrorPage');
      await page.unroute(call);
      await page.route(call, (route) => route.abort('internetdisconnected'));
      await button(page, 'RIPROVA').click();
      await heading(page, trouble).waitFor();
      await page.unroute(call);
      await button(page, 'RIPROVA').click();
      await isShown(page, screen);
      await expect.poll(() => addressOf(page)).toBe(screen.path);
      await page.route(call, (route) => route.fulfill({ status: 401, json: {} }));
      await page.reload();
      await button(dialog(page, 'Sessione scaduta'), 'TORNA ALLA LOGIN').click();
      await isAt(page, '/login');
    },
  );
