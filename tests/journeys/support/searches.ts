import type { Page } from 'playwright-core';
import { button, field } from './on-screen';

const saved = (page: Page) => page.waitForResponse('**/api/savePreferences');

/** Saves the current search, with one of the offered months. */
export const saveSearch = async (page: Page, name: string, month: string) => {
  await button(page, 'Ricerche').click();
  await field(page, 'Nome della ricerca').fill(name);
  await field(page, 'Mese della ricerca').selectOption(month);
  await Promise.all([saved(page), button(page, 'Salva').click()]);
  await page.keyboard.press('Escape');
};

export const deleteSearch = async (page: Page, name: string) => {
  await button(page, 'Ricerche').click();
  await Promise.all([saved(page), button(page, `Elimina la ricerca «${name}»`).click()]);
  await page.keyboard.press('Escape');
};
