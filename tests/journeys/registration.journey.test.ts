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
import { addressOf, button, heading, isAt, words } from './support/on-screen';
import { codeAfter } from './support/outbox';
import { begin, companyData, send, shopData, unique } from './support/registration';
import { settled } from './support/settled';

const succeeded = async (page: Page) => {
  await heading(page, 'Registrazione eseguita correttamente!').waitFor();
  await words(page, 'La registrazione al portale è avvenuta con successo.').waitFor();
  await expect.poll(() => addressOf(page)).toBe('/RegistrationResult');
  await expect.poll(() => storagesOf(page)).toEqual({});
  expect(await page.context().cookies()).toEqual([]);
  await button(page, 'VAI ALLA LOGIN').click();
  await isAt(page, '/login');
};

playsOnTheAcquirerOf('every day');

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

  journey.beforeRelease(
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
});
