import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessible';
import {
  another,
  atChanging,
  changed,
  confirmCode,
  entersWith,
  fill,
  logIn,
  playsOnTheAcquirerOf,
} from './support/changing';
import { demoPassword, journey } from './support/journey';
import { addressOf, button, dialog, field, heading, isAt, link, words } from './support/on-screen';
import { codeAfter } from './support/outbox';
import { settled } from './support/settled';

playsOnTheAcquirerOf('reloads, settings');

const holds = (page: Page, label: string, text: string) =>
  expect.poll(() => field(page, label).inputValue()).toBe(text);

const reloadsAt = async (page: Page, title: string) => {
  await heading(page, 'Inserisci il codice OTP').waitFor();
  await page.reload();
  await heading(page, title).waitFor();
};

describe('settings', () => {
  journey(
    '[PWD-001] [PWD-002] [PWD-003] [PWD-004] lead to what can be changed, by keyboard too',
    async ({ visitor }) => {
      const page = await entersWith(visitor, 'ristretto01');
      await link(page, 'Impostazioni').click();
      await heading(page, 'Impostazioni').waitFor();
      await expectAccessible(page, 'Impostazioni');
      for (const [name, title] of [
        ['MODIFICA PASSWORD', 'Modifica Password'],
        ['MODIFICA EMAIL', 'Modifica email'],
        ['MODIFICA TELEFONO CELLULARE', 'Modifica telefono cellulare'],
      ] as const) {
        await link(page, name).focus();
        await page.keyboard.press('Enter');
        await heading(page, title).waitFor();
        await page.goBack();
        await heading(page, 'Impostazioni').waitFor();
      }
    },
  );

  journey(
    '[EML-001] [EML-005] [EML-006] [RES-005] change the e-mail at once; the portal knows the new one from then on',
    async ({ signedIn }) => {
      const page = await signedIn('negozio02', atChanging());
      await page.goto('/Setting/ModificaEmail');
      await heading(page, 'Modifica email').waitFor();
      await expectAccessible(page, 'the e-mail');
      await fill(page, {
        'NUOVA EMAIL': 'zeta@negozio.it',
        'CONFERMA NUOVA EMAIL': 'zeta@negozio.it',
      });
      await page.reload();
      await holds(page, 'NUOVA EMAIL', 'zeta@negozio.it');
      await holds(page, 'CONFERMA NUOVA EMAIL', 'zeta@negozio.it');
      const other = await page.context().newPage();
      await other.goto('/Insoluti');
      await heading(other, 'Insoluti').waitFor();
      await button(page, 'CONFERMA').click();
      await changed(page);
      await button(other, 'I miei dati').click();
      await link(other, 'Modifica email').click();
      await other.getByText('z***@negozio.it').waitFor();
      await button(page, 'HOME').click();
      await isAt(page, '/Home');
      await page.goto('/Setting/ModificaEmail');
      await page.getByText('z***@negozio.it').waitFor();
      const again = await signedIn('negozio02', atChanging());
      await again.goto('/Setting/ModificaEmail');
      await again.getByText('z***@negozio.it').waitFor();
    },
  );

  journey(
    '[PWD-006] [PWD-012] [PWD-013] [VAL-059] change the password; the old one no longer opens the portal',
    async ({ visitor, signedIn }) => {
      const page = await signedIn('ristretto01', atChanging());
      await page.goto('/Setting/ModificaTelefono');
      await heading(page, 'Modifica telefono cellulare').waitFor();
      const number = (await settled(() => page.locator('dd').textContent())) ?? '';
      await page.goto('/Setting/ModificaPassword');
      await heading(page, 'Modifica Password').waitFor();
      const choose = () =>
        fill(page, {
          'VECCHIA PASSWORD': demoPassword,
          'NUOVA PASSWORD': 'Nuova2028!',
          'CONFERMA NUOVA PASSWORD': 'Nuova2028!',
        });
      await choose();
      await expectAccessible(page, 'the password');
      const code = await codeAfter(number, () => button(page, 'AVANTI').click());
      await reloadsAt(page, 'Modifica Password');
      await page.getByText('le password non si conservano').waitFor();
      await choose();
      await button(page, 'AVANTI').click();
      await page.getByText('Il codice che le abbiamo già inviato è ancora valido').waitFor();
      await confirmCode(page, code);
      await changed(page);
      await button(page, 'LOGIN').click();
      await entersWith(visitor, 'ristretto01', 'Nuova2028!');
      const refused = await visitor(atChanging());
      await logIn(refused, 'ristretto01');
      await words(refused.getByRole('alert'), 'Username o password errati').waitFor();
    },
  );

  journey(
    '[ERR-020] [ERR-021] [ERR-022] [ERR-023] wrong codes warn, then lock the user out, and the login says so',
    async ({ signedIn, announce }) => {
      announce(/validateOldPhoneOtp: 406/);
      const page = await signedIn('negozio01', atChanging());
      await page.goto('/Setting/ModificaTelefono');
      const old = (await settled(() => page.locator('dd').textContent())) ?? '';
      const wrong = another(await codeAfter(old, () => button(page, 'AVANTI').click()));
      for (const sentence of [
        'Codice OTP non valido',
        'Ultimo tentativo prima del blocco utenza',
      ]) {
        await confirmCode(page, wrong);
        await words(page, sentence).waitFor();
        await expectAccessible(page, sentence);
      }
      await confirmCode(page, wrong);
      await button(dialog(page, 'Utenza bloccata'), 'CHIUDI').click();
      await isAt(page, '/login');
      await page.goto('/Home');
      await isAt(page, '/login');
      await logIn(page, 'negozio01');
      await words(
        page.getByRole('alert'),
        'Utenza bloccata. Contattare il servizio clienti backoffice',
      ).waitFor();
      await expect.poll(() => addressOf(page)).toBe('/login');
    },
  );
});
