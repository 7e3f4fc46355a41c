import type { Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { askStarter } from '../acquirer';
import { demoPassword, homeTitle, submitLogin, type Visit } from './journey';
import { button, field, heading, words } from './on-screen';
import { openSession } from './reference';

type Visitor = (visit?: Visit) => Promise<Page>;

let own: string | undefined;

/**
 * The acquirer of each file whose journeys change something. Files on the same one change other
 * users or other cases. So each finds its data as seeded, in any order.
 */
const acquirers = {
  'every day': 'a',
  'modified enrolments, sequences': 'b',
  'reloads, settings': 'c',
  'replies in trouble': 'd',
} as const;

/**
 * For files whose journeys change something: a separate acquirer from that of the files that only
 * look.
 */
export const playsOnTheAcquirerOf = (journeys: keyof typeof acquirers) => {
  beforeAll(async () => {
    own = await askStarter(inject('starter'), acquirers[journeys]);
  });
  afterAll(() => {
    own = undefined;
  });
};

/** The address of the acquirer for journeys that change something. */
export const changingAddress = () => {
  if (own === undefined) throw new Error('This file has no acquirer that it may change.');
  return own;
};

export const atChanging = (): Visit => ({ at: changingAddress() });

export const logIn = async (page: Page, user: string, password = demoPassword) => {
  await page.goto('/login');
  await submitLogin(page, user, password);
};

/**
 * Logs in through the form with the given password; without one, with a fresh token in the address.
 */
export const entersWith = async (visitor: Visitor, user: string, password?: string) => {
  const page = await visitor(atChanging());
  if (password === undefined)
    await page.goto(`/login?token=${await openSession(changingAddress(), user)}`);
  else await logIn(page, user, password);
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
