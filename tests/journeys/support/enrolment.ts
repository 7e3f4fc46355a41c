import type { Page } from 'playwright-core';
import { button, heading, isAt, link, words } from './on-screen';

export const opens = async (page: Page) => {
  await link(page, 'Dispute online').click();
  await heading(page, 'Dispute Online').waitFor();
};

/** The wizard is a part of its page. */
export const step = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name, exact: true });

export const succeeded = async (page: Page) => {
  await words(
    page,
    "La registrazione all'Ebox è avvenuta con successo. Riesegui la login per aggiornare il tuo profilo.",
  ).waitFor();
  await button(page, 'EFFETTUA LA LOGIN').click();
  await isAt(page, '/login');
  await page.goto('/Home');
  await isAt(page, '/login');
};
