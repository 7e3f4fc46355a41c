import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessible';
import {
  atChanging,
  changed,
  confirmCode,
  entersWith,
  fill,
  logIn,
  notChanged,
  playsOnTheAcquirerOf,
} from './support/changing';
import { storagesOf } from './support/history';
import { demoPassword, homeTitle, journey, submitLogin } from './support/journey';
import { addressOf, button, dialog, field, heading, isAt, link, words } from './support/on-screen';
import { codeAfter, newCodeAfter } from './support/outbox';

playsOnTheAcquirerOf('every day');

/** It stores nothing, and Back cannot return to it: a reload, or Home, leads to the login. */
const isOver = async (page: Page) => {
  const asksForLogin = async () => {
    await field(page, 'User ID').waitFor();
    await expect.poll(() => addressOf(page)).toBe('/login');
  };
  await expect.poll(() => storagesOf(page)).toEqual({});
  await page.reload();
  await asksForLogin();
  await page.goto('/Home');
  await asksForLogin();
};

describe('a first access', () => {
  journey(
    '[RES-003] [RES-006] [TEL-013] [TEL-016] [TEL-017] [TEL-018] without a phone gives one; then a reload asks for the login, which opens Home',
    async ({ visitor }) => {
      const number = '+39 333 2000001';
      const page = await visitor(atChanging());
      await logIn(page, 'telefono01');
      await heading(page, 'Inserisci il numero di telefono cellulare').waitFor();
      await expectAccessible(page, 'the number');
      await expect.poll(() => button(page, 'AVANTI').isDisabled()).toBe(true);
      await fill(page, { 'NUMERO DI TELEFONO CELLULARE': number });
      const code = await codeAfter(number, () => button(page, 'AVANTI').click());
      await heading(page, 'Inserisci il codice OTP').waitFor();
      await expectAccessible(page, 'the code');
      await confirmCode(page, code);
      await changed(page);
      await expectAccessible(page, 'the result');
      await isOver(page);
      await submitLogin(page, 'telefono01');
      await heading(page, homeTitle).waitFor();
    },
  );

  journey(
    '[RES-003] [RES-006] [LOG-036] [PWD-020] [PWD-022] [PWD-016] with a temporary password chooses one step by step, each with its address; then a reload asks for the login, which opens Home',
    async ({ visitor }) => {
      const page = await visitor(atChanging());
      await logIn(page, 'password01');
      await heading(page, 'Aggiorna la password').waitFor();
      await button(page, 'AVANTI').click();
      await heading(page, 'Inserisci una nuova password').waitFor();
      await expect.poll(() => addressOf(page)).toBe('/InsertPassword');
      await fill(page, { 'NUOVA PASSWORD': 'Nuova2027!', 'CONFERMA NUOVA PASSWORD': 'Nuova2027' });
      await field(page, 'CONFERMA NUOVA PASSWORD').blur();
      await words(page, 'le password non combaciano').waitFor();
      await expect.poll(() => button(page, 'AVANTI').isDisabled()).toBe(true);
      await fill(page, { 'CONFERMA NUOVA PASSWORD': 'Nuova2027!' });
      await expectAccessible(page, 'the new password');
      const code = await newCodeAfter('password', () => button(page, 'AVANTI').click());
      await heading(page, 'Inserisci il codice OTP').waitFor();
      await expect.poll(() => addressOf(page)).toBe('/OTPCode');
      await confirmCode(page, code);
      const notice = dialog(page, 'Modifica Password');
      await words(notice, 'La modifica della password è avvenuta con successo.').waitFor();
      await button(notice, 'CHIUDI').click();
      await changed(page);
      await expect.poll(() => addressOf(page)).toBe('/ResultPage');
      await isOver(page);
      await submitLogin(page, 'password01', 'Nuova2027!');
      await heading(page, homeTitle).waitFor();
    },
  );

  journey(
    '[RES-003] [RES-006] [PWD-014] [PWD-015] [LOG-019] [ERR-028] with an expired password changes it; a wrong old one is told and can be mended; then a reload asks for the login, which opens Home',
    async ({ visitor, announce }) => {
      announce(/confirmPasswordChange: 500/);
      const page = await visitor(atChanging());
      await logIn(page, 'scaduto01');
      await heading(page, 'La tua vecchia password è scaduta. Aggiornala!').waitFor();
      await expectAccessible(page, 'the expired password');
      const choose = async (old: string) => {
        await fill(page, {
          'VECCHIA PASSWORD': old,
          'NUOVA PASSWORD': 'Nuova2027!',
          'CONFERMA NUOVA PASSWORD': 'Nuova2027!',
        });
        const code = await newCodeAfter('password', () => button(page, 'AVANTI').click());
        await confirmCode(page, code);
      };
      await choose('Sbagliata2026');
      await words(page, 'Vecchia password errata! Modificarla e riprovare!').waitFor();
      await expect.poll(() => addressOf(page)).toBe('/ChangePassword');
      await choose(demoPassword);
      await changed(page);
      await isOver(page);
      await submitLogin(page, 'scaduto01', 'Nuova2027!');
      await heading(page, homeTitle).waitFor();
    },
  );

  journey(
    '[EML-008] [EML-009] [EML-010] [OTP-007] without an e-mail gives one from Home, and the notice is gone then and at the next login',
    async ({ visitor }) => {
      const email = 'nuova.email@example.it';
      const page = await entersWith(visitor, 'email01');
      await link(page, 'Inserisci indirizzo email').click();
      await heading(page, 'Inserisci indirizzo email').waitFor();
      await expectAccessible(page, 'the e-mail');
      await fill(page, { 'NUOVA EMAIL': email });
      const code = await codeAfter(email, () => button(page, 'AVANTI').click());
      await isAt(page, '/OTPCode');
      await confirmCode(page, code);
      await changed(page);
      await button(page, 'HOME').click();
      await isAt(page, '/Home');
      await expect.poll(() => link(page, 'Inserisci indirizzo email').count()).toBe(0);
      const again = await entersWith(visitor, 'email01');
      await expect.poll(() => link(again, 'Inserisci indirizzo email').count()).toBe(0);
    },
  );

  journey(
    '[OTP-012] [ERR-017] whose last answer is lost says that it may have happened; Riprova finds out',
    async ({ signedIn, announce }) => {
      announce(/updateEmail: net::ERR_/);
      const page = await signedIn('azienda02', atChanging());
      await page.goto('/Setting/ModificaEmail');
      await page.route('**/api/updateEmail', (route) => route.abort('connectionreset'));
      const emails = ['NUOVA EMAIL', 'CONFERMA NUOVA EMAIL'];
      for (const name of emails) await fill(page, { [name]: 'altra@example.it' });
      await button(page, 'CONFERMA').click();
      await notChanged(page);
      await page.getByText('potrebbe essere stata registrata lo stesso').waitFor();
      await button(page, 'Riprova').click();
      await heading(page, 'Modifica email').waitFor();
      await page.unroute('**/api/updateEmail');
      await page.route('**/api/updateEmail', async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      });
      for (const name of emails) await fill(page, { [name]: 'altra@example.it' });
      await button(page, 'CONFERMA').click();
      await notChanged(page);
      await button(page, 'Riprova').click();
      await changed(page);
      await page.goto('/Setting/ModificaEmail');
      await page.getByText('vecchia email a****@example.it').waitFor();
    },
  );
});
