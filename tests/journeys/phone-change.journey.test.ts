import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessible';
import { atChanging, changed, confirmCode, fill, playsOnTheAcquirerOf } from './support/changing';
import { journey } from './support/journey';
import { button, field, heading, words } from './support/on-screen';
import { codeAfter } from './support/outbox';
import { settled } from './support/settled';

const phoneField = 'NUMERO DI TELEFONO CELLULARE';

playsOnTheAcquirerOf('every day');

const reloadsAtTheCode = async (page: Page) => {
  await heading(page, 'Inserisci il codice OTP').waitFor();
  await page.reload();
  await heading(page, 'Inserisci il codice OTP').waitFor();
};

describe('the phone', () => {
  journey(
    '[TEL-001] [TEL-002] [TEL-005] [TEL-009] [TEL-011] is changed in five steps; the next change begins from the new number',
    async ({ signedIn, announce }) => {
      announce(/SEND_OTP_OLD_TEL: net::ERR_INTERNET_DISCONNECTED/);
      const number = '+39 333 3000001';
      const page = await signedIn('ristretto01', atChanging());
      await page.goto('/Setting/ModificaTelefono');
      await heading(page, 'Modifica telefono cellulare').waitFor();
      await expectAccessible(page, 'the old number');
      const old = (await settled(() => page.locator('dd').textContent())) ?? '';
      await page.route('**/api/SEND_OTP_OLD_TEL', (route) => route.abort('internetdisconnected'));
      await button(page, 'AVANTI').click();
      await words(page, 'Si è verificato un errore, riprovare!').waitFor();
      await page.unroute('**/api/SEND_OTP_OLD_TEL');
      await button(page, 'AVANTI').click();
      await page.getByText('Il servizio non ha risposto').waitFor();
      const oldCode = await codeAfter(old, () => button(page, 'REINVIA CODICE').click());
      await reloadsAtTheCode(page);
      await confirmCode(page, oldCode);
      await words(page, 'Passo 3 di 5').waitFor();
      await fill(page, { [phoneField]: number });
      await page.reload();
      await expect.poll(() => field(page, phoneField).inputValue()).toBe(number);
      await expectAccessible(page, 'the new number');
      const newCode = await codeAfter(number, () => button(page, 'AVANTI').click());
      await reloadsAtTheCode(page);
      await confirmCode(page, newCode);
      await changed(page);
      await button(page, 'LOGIN').click();
      const again = await signedIn('ristretto01', atChanging());
      await again.goto('/Setting/ModificaTelefono');
      await words(again, number.replaceAll(' ', '')).waitFor();
    },
  );
});
