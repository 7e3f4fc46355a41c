import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessible';
import {
  another,
  atChanging,
  confirmCode,
  entersWith,
  fill,
  playsOnTheAcquirerOf,
} from './support/changing';
import { storagesOf } from './support/history';
import { journey } from './support/journey';
import { addressOf, button, field, heading, isAt, link, words } from './support/on-screen';
import { codeAfter } from './support/outbox';
import { settled } from './support/settled';

const unique = `${process.pid}${Date.now()}`.slice(-9);
const shared = { 'Partita IVA': '01234567890', CAP: '20121' };
const society = 'Codice Società';

const companyData = {
  [society]: '0123456789',
  ...shared,
  Nome: 'Anna',
  Cognome: 'Rossi',
  'Codice fiscale': 'rssnna80a41f205x',
  Email: 'anna.rossi@example.it',
};
const shopData = { 'Codice Punto Vendita': '5000000001', [society]: '0123456789', ...shared };

const begin = async (page: Page, kind: string) => {
  await page.goto('/login');
  await link(page, 'Registrati ora').click();
  await button(page, kind).click();
};

const send = async (page: Page, data: Readonly<Record<string, string>>, cell: string) => {
  await fill(page, { ...data, 'Telefono cellulare': cell });
  await field(page, 'Autorizzo').check();
  await button(page, 'INVIA RICHIESTA').click();
};

const succeeded = async (page: Page) => {
  await heading(page, 'Registrazione eseguita correttamente!').waitFor();
  await words(page, 'La registrazione al portale è avvenuta con successo.').waitFor();
  await expect.poll(() => addressOf(page)).toBe('/RegistrationResult');
  await expect.poll(() => storagesOf(page)).toEqual({});
  expect(await page.context().cookies()).toEqual([]);
  await button(page, 'VAI ALLA LOGIN').click();
  await isAt(page, '/login');
};

playsOnTheAcquirerOf('cases, first accesses, registrations');

describe('a registration', () => {
  journey(
    '[REG-002] [REG-018] [REG-023] [REG-027] [REG-031] [REG-035] of a company ends in a user who can log in, and each step is accessible',
    async ({ visitor, announce }) => {
      announce(/VERIFY_OTP_USER: 406/);
      const cell = '+39 333 1112223';
      const user = `Soc${unique}`;
      const page = await visitor(atChanging());
      await begin(page, 'Società');
      await heading(page, 'Registrazione Società').waitFor();
      await expect.poll(() => addressOf(page)).toBe('/SocietyRegistration');
      await expectAccessible(page, 'the form of a company');
      await expect.poll(() => button(page, 'INVIA RICHIESTA').isDisabled()).toBe(true);
      await send(page, companyData, cell);
      await isAt(page, '/ValidateRegistration');
      await fill(page, { Username: user, Password: 'Portale2027' });
      await expectAccessible(page, 'the credentials');
      const url = new URL(await settled(() => page.url())).origin;
      await page.context().addCookies([{ name: 'biscotto', value: 'vecchio', url }]);
      const first = await codeAfter(cell, () => button(page, 'AVANTI').click());
      await heading(page, 'Abbiamo quasi finito!').waitFor();
      await expectAccessible(page, 'the code');
      await confirmCode(page, another(first), 'CONFERMA CODICE');
      await words(page, 'Codice OTP non valido').waitFor();
      const second = await codeAfter(cell, () => button(page, 'REINVIA CODICE').click());
      await confirmCode(page, second, 'CONFERMA CODICE');
      await succeeded(page);
      const home = await entersWith(visitor, user, 'Portale2027');
      await expect.poll(() => home.getByRole('tab').count()).toBe(2);
    },
  );

  journey(
    '[REG-001] [REG-022] [PRM-005] of a point of sale ends in a user who sees that point alone',
    async ({ visitor }) => {
      const cell = '+39 333 1112224';
      const user = `Neg${unique}`;
      const page = await visitor({ ...atChanging(), width: 360 });
      await begin(page, 'Punto Vendita');
      await heading(page, 'Registrazione Punto Vendita').waitFor();
      await expectAccessible(page, 'the form of a shop');
      await send(page, shopData, cell);
      await isAt(page, '/ValidateRegistration');
      await fill(page, { Username: user, Password: 'Portale2027', Email: 'negozio@example.it' });
      const code = await codeAfter(cell, () => button(page, 'AVANTI').click());
      await confirmCode(page, code, 'CONFERMA CODICE');
      await succeeded(page);
      const home = await entersWith(visitor, user, 'Portale2027');
      await expect
        .poll(() => home.getByRole('tab').allTextContents())
        .toEqual(['Il tuo punto vendita']);
    },
  );

  journey(
    '[ERR-009] [ERR-010] [ERR-017] whose data do not match, or whose answer is lost, says so over the form and loses nothing; it goes back a step at a time and keeps what was typed',
    async ({ visitor, announce }) => {
      announce(/register\/merchant: 500/, /register\/merchant: net::ERR_INTERNET_DISCONNECTED/);
      const page = await visitor(atChanging());
      await begin(page, 'Società');
      await send(page, { ...companyData, CAP: '99999' }, '+39 333 1112225');
      await words(page, 'I dati non corrispondono al Codice Società specificato').waitFor();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await expect.poll(() => field(page, 'Cognome').inputValue()).toBe('Rossi');
      await page.route('**/api/register/merchant', (route) => route.abort('internetdisconnected'));
      await button(page, 'INVIA RICHIESTA').click();
      await page.getByText('oppure il servizio non risponde: riprovare tra poco').waitFor();
      await expect.poll(() => field(page, 'CAP').inputValue()).toBe('99999');
      await page.unroute('**/api/register/merchant');
      await fill(page, { CAP: '20121' });
      await button(page, 'INVIA RICHIESTA').click();
      await isAt(page, '/ValidateRegistration');
      await page.goBack();
      await heading(page, 'Registrazione Società').waitFor();
      await expect.poll(() => field(page, 'Nome').inputValue()).toBe('Anna');
      await expect.poll(() => field(page, 'Autorizzo').isChecked()).toBe(true);
      await page.goBack();
      await heading(page, 'Registrazione').waitFor();
      await page.goForward();
      await heading(page, 'Registrazione Società').waitFor();
      await expect.poll(() => field(page, 'Nome').inputValue()).toBe('Anna');
      await page.goForward();
      await isAt(page, '/ValidateRegistration');
      await heading(page, 'Inserisci Username e Password').waitFor();
      await page.goBack();
      await heading(page, 'Registrazione Società').waitFor();
      await page.goBack();
      await heading(page, 'Registrazione').waitFor();
      await link(page, 'Accedi').click();
      await isAt(page, '/login');
    },
  );

  journey(
    '[ERR-007] [RES-014] that is refused leads to the error page, from there to the login',
    async ({ visitor, announce }) => {
      announce(/register\/pos: 403/);
      const page = await visitor(atChanging());
      await page.route('**/api/register/pos', (route) => route.fulfill({ status: 403, json: {} }));
      await begin(page, 'Punto Vendita');
      await send(page, shopData, '+39 333 1112226');
      await heading(page, 'Ops! Qualcosa non va...').waitFor();
      await expect.poll(() => addressOf(page)).toBe('/ErrorPageReg');
      await button(page, 'Login').click();
      await isAt(page, '/login');
    },
  );

  journey(
    '[REG-027] [ERR-017] whose last answer is lost says what is not known; the user may exist',
    async ({ visitor, announce }) => {
      announce(/VERIFY_OTP_USER: net::ERR_/);
      const cell = '+39 333 1112227';
      const user = `Per${unique}`;
      const page = await visitor(atChanging());
      await begin(page, 'Società');
      await send(page, companyData, cell);
      await fill(page, { Username: user, Password: 'Portale2027' });
      const code = await codeAfter(cell, () => button(page, 'AVANTI').click());
      await page.route('**/api/VERIFY_OTP_USER', async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      });
      await confirmCode(page, code, 'CONFERMA CODICE');
      await heading(page, 'Si è verificato un errore!').waitFor();
      await page.getByText('la registrazione potrebbe essere riuscita lo stesso').waitFor();
      await entersWith(visitor, user, 'Portale2027');
    },
  );

  journey(
    '[REG-006] [REG-007] [REG-019] [REG-024] [REG-028] entered by the address of a later step leads to the login',
    async ({ visitor }) => {
      const page = await visitor();
      for (const step of [
        '/SocietyRegistration',
        '/ShopRegistration',
        '/ValidateRegistration',
        '/OTPCodeReg',
        '/RegistrationResult',
      ]) {
        await page.goto(step);
        await isAt(page, '/login');
      }
    },
  );
});
