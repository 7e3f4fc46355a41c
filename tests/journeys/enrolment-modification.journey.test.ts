import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessible';
import { entersWith, fill, playsOnTheAcquirerOf } from './support/changing';
import { opens, step, succeeded } from './support/enrolment';
import { journey } from './support/journey';
import { button, field, heading, radio, rowsOf, tab, words } from './support/on-screen';
import { settled } from './support/settled';

playsOnTheAcquirerOf('modified enrolments, sequences');

describe('a modification of Dispute Online', () => {
  journey(
    '[ENR-017] azienda01 changes only its fax: managers, points of sale and open requests stand as before',
    async ({ visitor }) => {
      const page = await entersWith(visitor, 'azienda01');
      const boxes = (as: Page) => as.getByRole('main').getByRole('listitem');
      const openBoxes = async (as: Page) => {
        await as.goto('/Dispute/GestioneRichieste');
        await boxes(as)
          .filter({ hasText: /richiest[ae] apert/ })
          .nth(2)
          .waitFor();
      };
      const openProfile = async (as: Page) => {
        await opens(as);
        await tab(as, 'Il mio profilo').click();
        await as.getByRole('table', { name: 'I gestori' }).waitFor();
      };
      await openBoxes(page);
      const boxesBefore = await settled(() => boxes(page).allTextContents());
      await openProfile(page);
      const managersBefore = await settled(() => rowsOf(page, 'I gestori'));
      await button(page, 'Modifica').click();
      await fill(page, { Fax: '0277001122' });
      await button(page, 'Prosegui').click();
      await words(page, '3 gestori per 23 punti vendita.').waitFor();
      await expectAccessible(page, 'the managers of now');
      await button(page, 'Prosegui').click();
      await step(page, 'DEFINISCI GESTORI').waitFor();
      await page.getByText(/Un punto vendita resta senza gestore/).waitFor();
      await expectAccessible(page, 'the table of now');
      await page.reload();
      await step(page, 'DEFINISCI GESTORI').waitFor();
      await button(page, 'Prosegui').click();
      const changes = page.getByRole('region', { name: 'Che cosa cambia' });
      await changes.waitFor();
      const texts = await settled(() => changes.getByRole('listitem').allTextContents());
      expect(texts.map((text) => text.trim())).toEqual([
        expect.stringMatching(/^Fax del responsabile: da \d+ a 0277001122\.$/),
        expect.stringMatching(/^Un punto vendita resta senza gestore: 2000000106\./),
        'La copia delle comunicazioni al responsabile è impostata su SI.',
      ]);
      await button(page, 'Conferma').click();
      await succeeded(page);
      const again = await entersWith(visitor, 'azienda01');
      await openBoxes(again);
      await expect.poll(() => boxes(again).allTextContents()).toEqual(boxesBefore);
      await openProfile(again);
      await expect.poll(() => rowsOf(again, 'I gestori')).toEqual(managersBefore);
      await words(again, '0277001122').waitFor();
    },
  );

  journey(
    '[ENR-017] [ENR-047] two people modify at the same time: who confirms last sees what the other has done, and undoes none of it',
    async ({ visitor }) => {
      const begins = async () => {
        const page = await entersWith(visitor, 'azienda01');
        await opens(page);
        await tab(page, 'Il mio profilo').click();
        await button(page, 'Modifica').click();
        return page;
      };
      const goesOnToTheTable = async (page: Page) => {
        await button(page, 'Prosegui').click();
        await words(page, '3 gestori per 23 punti vendita.').waitFor();
        await button(page, 'Prosegui').click();
        await step(page, 'DEFINISCI GESTORI').waitFor();
      };
      const goesOnToTheRecap = async (page: Page) => {
        await goesOnToTheTable(page);
        await button(page, 'Prosegui').click();
        await step(page, 'Riepilogo Informazioni').waitFor();
      };
      const listed = (page: Page, region: string) =>
        settled(() =>
          page.getByRole('region', { name: region }).getByRole('listitem').allTextContents(),
        );

      const first = await begins();
      await fill(first, { Fax: '0266001122' });
      await goesOnToTheRecap(first);

      const second = await begins();
      await fill(second, { Nome: 'Ottavia' });
      await goesOnToTheTable(second);
      const email = second.getByRole('textbox', { name: /^Email / }).first();
      const point = (await settled(() => email.getAttribute('aria-label')))?.slice(-10);
      await email.fill('nuovo.gestore@example.it');
      await button(second, 'Prosegui').click();
      await step(second, 'Riepilogo Informazioni').waitFor();
      await button(second, 'Conferma').click();
      await succeeded(second);

      await button(first, 'Conferma').click();
      const notice = 'Nel frattempo un’altra persona ha modificato questi dati';
      await first.getByRole('region', { name: notice }).waitFor();
      const texts = (await listed(first, notice)).join(' ');
      expect(texts).toMatch(/Nome del responsabile: da \S+ a Ottavia\./);
      expect(texts).toContain('nuovo.gestore@example.it');
      expect((await listed(first, 'Che cosa cambia')).map((text) => text.trim())).toEqual([
        expect.stringMatching(/^Fax del responsabile: da \d+ a 0266001122\.$/),
        expect.stringMatching(/^Un punto vendita resta senza gestore/),
        'La copia delle comunicazioni al responsabile è impostata su SI.',
      ]);
      await expectAccessible(first, 'what another person has changed');
      await button(first, 'Conferma').click();
      await succeeded(first);

      const again = await entersWith(visitor, 'azienda01');
      await opens(again);
      await tab(again, 'Il mio profilo').click();
      await words(again, 'Ottavia').waitFor();
      await words(again, '0266001122').waitFor();
      const managers = await settled(() => rowsOf(again, 'I gestori'));
      expect(managers).toContainEqual([
        expect.anything(),
        expect.anything(),
        'nuovo.gestore@example.it',
        expect.stringContaining(point ?? 'none'),
      ]);
    },
  );

  journey(
    '[ENR-017] [ENR-027] [ENR-028] [API-065] a lost answer to a modification says that the result is unknown; confirmed again, it is there at the next login',
    async ({ visitor, announce }) => {
      announce(/MODIFY_EBOX: net::ERR_INTERNET_DISCONNECTED/);
      const page = await entersWith(visitor, 'azienda01');
      await opens(page);
      await tab(page, 'Il mio profilo').click();
      await button(page, 'Modifica').waitFor();
      await expectAccessible(page, 'the profile');
      await button(page, 'Modifica').click();
      await step(page, 'DATI DEL RESPONSABILE').waitFor();
      await expect.poll(() => field(page, 'Accetto il regolamento').count()).toBe(0);
      await expect.poll(() => field(page, 'Copia comunicazioni').count()).toBe(0);
      await fill(page, { Fax: '0212345' });
      await expectAccessible(page, 'the modification');
      await button(page, 'Prosegui').click();
      await radio(page, 'Società').check();
      await field(page, 'Utente').selectOption('azienda01');
      await button(page, 'Prosegui').click();
      await step(page, 'Riepilogo Informazioni').waitFor();
      const changes = page.getByRole('region', { name: 'Che cosa cambia' });
      await changes.getByText('Il gestore 2000000113 (Tutti) diventa ANNULLATO.').waitFor();
      await changes
        .getByText(/Le sue \d+ richieste aperte passano a: 1000000001 \(azienda01\)\./)
        .first()
        .waitFor();
      await changes
        .getByText('La copia delle comunicazioni al responsabile è impostata su SI.')
        .waitFor();
      await expectAccessible(page, 'what changes');
      await page.route('**/api/MODIFY_EBOX', (route) => route.abort('internetdisconnected'));
      await button(page, 'Conferma').click();
      await heading(page, 'Registrazione Ebox').waitFor();
      await words(page, 'Esito sconosciuto: verificare l’iscrizione prima di ripetere').waitFor();
      await expectAccessible(page, 'the lost answer');
      await page.unroute('**/api/MODIFY_EBOX');
      await button(page, 'RIPROVA').click();
      await button(page, 'Conferma').click();
      await succeeded(page);
      const again = await entersWith(visitor, 'azienda01');
      await opens(again);
      await tab(again, 'Il mio profilo').click();
      await words(again, '0212345').waitFor();
      const managers = await settled(() => rowsOf(again, 'I gestori'));
      expect(managers.map(([code, user]) => [code, user])).toEqual([['1000000001', 'azienda01']]);
    },
  );
});
