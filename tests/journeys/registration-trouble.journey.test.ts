import { describe, expect } from 'vitest';
import {
  atChanging,
  confirmCode,
  entersWith,
  fill,
  playsOnTheAcquirerOf,
} from './support/changing';
import { journey } from './support/journey';
import { addressOf, button, field, heading, isAt, link, words } from './support/on-screen';
import { codeAfter } from './support/outbox';
import { begin, companyData, send, shopData, unique } from './support/registration';

playsOnTheAcquirerOf('replies in trouble');

describe('a registration', () => {
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
