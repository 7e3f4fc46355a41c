import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessible';
import { entersWith, fill, playsOnTheAcquirerOf } from './support/changing';
import { opens, step, succeeded } from './support/enrolment';
import { journey } from './support/journey';
import {
  addressOf,
  button,
  field,
  heading,
  isAt,
  radio,
  rowsOf,
  tab,
  words,
} from './support/on-screen';
import { settled } from './support/settled';

const tabsOf = (page: Page) => page.getByRole('tab').allTextContents();

playsOnTheAcquirerOf('every day');

describe('Dispute Online', () => {
  journey(
    '[ENR-016] [ENR-026] [ENR-031] [ENR-045] [ENR-048] [ENR-049] [ENR-050] [ENR-051] [ENR-053] [ENR-055] [ENR-056] [REG-038] [REG-041] a company enrols, also after Back, a reload and a call that failed, and sees its e-box at the next login',
    async ({ visitor, announce }) => {
      announce(/ENROLL_EBOX: 500/);
      const page = await entersWith(visitor, 'azienda02');
      await opens(page);
      await expect.poll(() => addressOf(page)).toBe('/DisputeOnline');
      await expect.poll(() => tabsOf(page)).toEqual(['Informazioni', 'Iscriviti']);
      await expectAccessible(page, 'the information');
      await tab(page, 'Informazioni').focus();
      await page.keyboard.press('ArrowRight');
      await step(page, 'DATI DEL RESPONSABILE').waitFor();
      await expectAccessible(page, 'the responsible person');

      await expect.poll(() => button(page, 'Prosegui').isDisabled()).toBe(true);
      await fill(page, { Nome: 'M', Fax: '12345678' });
      await field(page, 'Cognome').focus();
      await words(page, 'Il nome deve avere una lunghezza minima di 2 caratteri').waitFor();
      await words(page, 'Inserire almeno 9 cifre').waitFor();
      await fill(page, { Nome: 'Marco', Fax: '0212345678' });
      await button(page, 'Leggi il regolamento').click();
      await expectAccessible(page, 'the regulation');
      await page.keyboard.press('Escape');
      await field(page, 'Accetto il regolamento').check();
      await tab(page, 'Informazioni').click();
      await tab(page, 'Iscriviti').click();
      await expect.poll(() => field(page, 'Fax').inputValue()).toBe('0212345678');
      await button(page, 'Prosegui').click();

      await step(page, 'DEFINISCI GESTORE').waitFor();
      await radio(page, 'Punto Vendita').check();
      await field(page, 'Punto vendita gestore').selectOption('2000000203');
      await field(page, 'Utente').waitFor();
      const users = await settled(() => field(page, 'Utente').locator('option').allTextContents());
      expect(users.slice(1)).toEqual(['Tutti', 'sole203', 'sole203b']);
      await field(page, 'Utente').selectOption('Tutti');
      await fill(page, { 'Email gestore': 'palermo@sole.example.it' });
      await expectAccessible(page, 'the manager');
      await button(page, 'Prosegui').click();

      await step(page, 'DEFINISCI GESTORI').waitFor();
      await fill(page, { 'Email 2000000205': 'cagliari' });
      await field(page, 'Email 2000000205').blur();
      await words(page, 'Email non valida').waitFor();
      await expect.poll(() => button(page, 'Prosegui').isDisabled()).toBe(true);
      await expectAccessible(page, 'the managers');
      await fill(page, { 'Email 2000000205': 'cagliari@sole.example.it' });
      await button(page, 'Prosegui').click();

      await step(page, 'Riepilogo Informazioni').waitFor();
      await words(page, 'Invio delle comunicazioni via e-mail anche al RESPONSABILE').waitFor();
      await expectAccessible(page, 'the recap');
      await button(page, 'Dettaglio dei 2 gestori').click();
      await step(page, 'Gestori e punti vendita').waitFor();
      await expectAccessible(page, 'the managers of the recap');
      await page.goBack();
      await step(page, 'Riepilogo Informazioni').waitFor();
      await page.goBack();
      await step(page, 'DEFINISCI GESTORI').waitFor();
      await page.goBack();
      await step(page, 'DEFINISCI GESTORE').waitFor();
      await fill(page, { 'Email gestore': 'palermo.nuova@sole.example.it' });
      await page.reload();
      await step(page, 'DEFINISCI GESTORE').waitFor();
      await expect
        .poll(() => field(page, 'Email gestore').inputValue())
        .toBe('palermo.nuova@sole.example.it');
      await page.goBack();
      await step(page, 'DATI DEL RESPONSABILE').waitFor();
      await expect.poll(() => field(page, 'Fax').inputValue()).toBe('0212345678');
      await button(page, 'Prosegui').click();
      await fill(page, { 'Email gestore': 'palermo@sole.example.it' });
      await button(page, 'Prosegui').click();
      await step(page, 'DEFINISCI GESTORI').waitFor();
      await button(page, 'Prosegui').click();
      await step(page, 'Riepilogo Informazioni').waitFor();
      await page.route('**/api/ENROLL_EBOX', (route) => route.fulfill({ status: 500, json: {} }));
      await button(page, 'Conferma').click();
      await heading(page, 'Registrazione Ebox').waitFor();
      await words(page, "La registrazione all'Ebox non è avvenuta. Riprova più tardi").waitFor();
      await button(page, 'VAI ALLA HOME').waitFor();
      await expectAccessible(page, 'the failed result');
      await page.unroute('**/api/ENROLL_EBOX');
      await button(page, 'RIPROVA').click();
      await button(page, 'Conferma').click();
      await succeeded(page);

      const again = await entersWith(visitor, 'azienda02');
      await opens(again);
      await expect.poll(() => addressOf(again)).toBe('/DisputeOnlineRegistered');
      await expect
        .poll(() => tabsOf(again))
        .toEqual(['Informazioni', 'Il mio profilo', 'Accedi al servizio']);
      await tab(again, 'Il mio profilo').click();
      await again.getByRole('table', { name: 'I gestori' }).waitFor();
      const managers = (await settled(() => rowsOf(again, 'I gestori'))).map(
        ([code, user, email, points]) => [code, user, email, points?.includes('2000000205')],
      );
      expect(managers).toContainEqual(['2000000203', 'Tutti', 'cagliari@sole.example.it', true]);
      await tab(again, 'Accedi al servizio').click();
      await button(again, 'Gestione Dispute').click();
      await isAt(again, '/Dispute/GestioneRichieste');
    },
  );

  journey.beforeRelease(
    '[ENR-045] a manager who is not accepted is marked in its row, and what was typed is still there',
    async ({ visitor, announce }) => {
      announce(/ADD_MULTIPLE_ADMIN: 400/);
      const page = await entersWith(visitor, 'azienda01');
      await opens(page);
      await tab(page, 'Il mio profilo').click();
      await button(page, 'Modifica').click();
      await button(page, 'Prosegui').click();
      await page.getByText(/^\d gestori per 23 punti vendita\.$/).waitFor();
      await button(page, 'Prosegui').click();
      await step(page, 'DEFINISCI GESTORI').waitFor();
      const manager = page.getByRole('combobox', { name: /^Codice gestore / }).first();
      const label = await settled(() => manager.getAttribute('aria-label'));
      const code = (label ?? '').slice(-10);
      await manager.selectOption('2000000119');
      await field(page, `Utente ${code}`).selectOption('sapori119');
      await page.route('**/api/ADD_MULTIPLE_ADMIN', (route) =>
        route.fulfill({
          status: 400,
          json: { details: ['0.codAdmin: nobody is registered under this code'] },
        }),
      );
      await button(page, 'Prosegui').click();
      await button(page, 'RIPROVA').waitFor();
      await page.unroute('**/api/ADD_MULTIPLE_ADMIN');
      await button(page, 'RIPROVA').click();
      await words(page, 'Alcune righe non sono state accettate').waitFor();
      await expect.poll(() => page.locator('[aria-invalid=true]').count()).toBe(1);
      await expect
        .poll(() => field(page, `Codice gestore ${code}`).inputValue())
        .toBe('2000000119');
      await expectAccessible(page, 'the refused row');
      await button(page, 'Prosegui').click();
      await step(page, 'Riepilogo Informazioni').waitFor();
    },
  );

  journey.beforeRelease(
    '[ENR-063] [ENR-064] [ENR-065] [ENR-067] [ENR-068] a shop finds the tabs of its rights, and without an e-box the report alone',
    async ({ asMerchant }) => {
      const enrolled = await asMerchant('negozio01');
      await opens(enrolled);
      await expect.poll(() => addressOf(enrolled)).toBe('/DisputeOnlineRegistered');
      await expect.poll(() => tabsOf(enrolled)).toEqual(['Informazioni', 'Accedi al servizio']);
      await tab(enrolled, 'Accedi al servizio').click();
      await button(enrolled, 'Gestione Dispute').waitFor();
      await expectAccessible(enrolled, 'the service');
      await button(enrolled, 'Report').click();
      await isAt(enrolled, '/Dispute/Report');
      const other = await asMerchant('negozio02');
      await opens(other);
      await expect.poll(() => addressOf(other)).toBe('/DisputeOnline');
      await expect.poll(() => tabsOf(other)).toEqual(['Informazioni']);
      await expect.poll(() => button(other, 'Gestione Dispute').count()).toBe(0);
      await button(other, 'Report').click();
      await isAt(other, '/Dispute/Report');
    },
  );
});
