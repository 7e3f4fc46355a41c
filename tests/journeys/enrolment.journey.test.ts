import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessible';
import { entersWith, fill, playsOnTheAcquirerOf } from './support/changing';
import { journey } from './support/journey';
import {
  addressOf,
  button,
  field,
  heading,
  isAt,
  link,
  radio,
  rowsOf,
  tab,
  words,
} from './support/on-screen';
import { settled } from './support/settled';

/** The wizard is a part of its page. */
const step = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name, exact: true });

const tabsOf = (page: Page) => page.getByRole('tab').allTextContents();

const opens = async (page: Page) => {
  await link(page, 'Dispute online').click();
  await heading(page, 'Dispute Online').waitFor();
};

const succeeded = async (page: Page) => {
  await words(
    page,
    "La registrazione all'Ebox è avvenuta con successo. Riesegui la login per aggiornare il tuo profilo.",
  ).waitFor();
  await button(page, 'EFFETTUA LA LOGIN').click();
  await isAt(page, '/login');
  await page.goto('/Home');
  await isAt(page, '/login');
};

playsOnTheAcquirerOf('enrolments, sequences');

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

  journey(
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
