import type { Page } from 'playwright-core';
import { fill } from './changing';
import { button, field, link } from './on-screen';

export const unique = `${process.pid}${Date.now()}`.slice(-9);
const shared = { 'Partita IVA': '01234567890', CAP: '20121' };
const society = 'Codice Società';

export const companyData = {
  [society]: '0123456789',
  ...shared,
  Nome: 'Anna',
  Cognome: 'Rossi',
  'Codice fiscale': 'rssnna80a41f205x',
  Email: 'anna.rossi@example.it',
};
export const shopData = {
  'Codice Punto Vendita': '5000000001',
  [society]: '0123456789',
  ...shared,
};

export const begin = async (page: Page, kind: string) => {
  await page.goto('/login');
  await link(page, 'Registrati ora').click();
  await button(page, kind).click();
};

export const send = async (page: Page, data: Readonly<Record<string, string>>, cell: string) => {
  await fill(page, { ...data, 'Telefono cellulare': cell });
  await field(page, 'Autorizzo').check();
  await button(page, 'INVIA RICHIESTA').click();
};
