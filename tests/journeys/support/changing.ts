import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { demoPassword, homeTitle, submitLogin, type Visit } from './journey';
import { button, field, heading, words } from './on-screen';

type Visitor = (visit?: Visit) => Promise<Page>;

/** Where journeys that change something play, so that no other finds it changed. */
export const atChanging = (): Visit => ({ at: inject('changing') });

export const logIn = async (page: Page, user: string, password = demoPassword) => {
  await page.goto('/login');
  await submitLogin(page, user, password);
};

export const entersWith = async (visitor: Visitor, user: string, password = demoPassword) => {
  const page = await visitor(atChanging());
  await logIn(page, user, password);
  await heading(page, homeTitle).waitFor();
  return page;
};

export const fill = async (page: Page, fields: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(fields)) await field(page, name).fill(text);
};

export const confirmCode = async (page: Page, code: string, confirm = 'AVANTI') => {
  await fill(page, { 'CODICE OTP': code });
  await button(page, confirm).click();
};

/** A code that was certainly not sent. */
export const another = (code: string) => (code === '000000' ? '000001' : '000000');

export const changed = async (page: Page) => {
  await heading(page, 'Operazione andata a buon fine!').waitFor();
  await words(page, 'La modifica è stata effettuata correttamente.').waitFor();
};

export const notChanged = async (page: Page) => {
  await heading(page, 'Operazione non andata a buon fine!').waitFor();
  await words(page, 'Spiacenti, la modifica richiesta non è andata a buon fine.').waitFor();
};
