import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessible';
import {
  casesAsked,
  caseTitle,
  findCase,
  firstManager,
  historyTable,
  managersPath,
  managersTitle,
  openCase,
  openManager,
  openState,
  stateLink,
} from './support/cases';
import { journey } from './support/journey';
import { addressOf, button, field, heading, isAt, windowAfter, words } from './support/on-screen';
import { settled } from './support/settled';

/** The number of a case In visione whose history has a document. */
const caseWithDocument = async () => {
  const { ask } = await firstManager('azienda01');
  for (const { caseId, practice } of await casesAsked('azienda01', { state: 'visione' })) {
    const { messagesList } = await ask<{ messagesList: { allegatiList: unknown[] }[] }>(
      'EBOX_DETAIL',
      { caseID: caseId },
    );
    if (messagesList.some(({ allegatiList }) => allegatiList.length > 0)) return practice;
  }
  throw new Error('The demo has no case In visione with a document');
};

describe('the addresses of cases and documents', () => {
  journey(
    '[CAS-004] [CAS-005] [CAS-022] [CAS-030] [CAS-037] [CAS-047] [CAS-048] [CAS-055] [ERR-016] [ERR-017] leads an address of a case without its case to the managers, and stays at a reload; shows a case in another state, or of a manager that is ANNULLATO, without INVIA; a list that does not come leads to the error page, and back to the disputes',
    async ({ signedIn, announce }) => {
      announce(/SEARCH_PRATICES: 500/);
      const page = await signedIn('azienda01');
      for (const path of ['/Dispute/DettaglioPratica', '/Dispute/StatoPratiche']) {
        await page.goto(path);
        await heading(page, managersTitle).waitFor();
        await isAt(page, managersPath);
      }
      await openManager(page);
      await openState(page, 'Nuove');
      const number = await openCase(page, 1);
      await page.reload();
      await words(page, `Pratica ${number}`).waitFor();
      await isAt(page, '/Dispute/DettaglioPratica');
      for (const state of ['In visione', 'Chiuse']) {
        await openManager(page);
        await openState(page, state);
        await openCase(page);
        await button(page, 'INDIETRO').waitFor();
        await expect.poll(() => button(page, 'INVIA').count()).toBe(0);
        await expect.poll(() => button(page, 'Allega/Visualizza documentazione').count()).toBe(0);
        const faxPost = button(page, 'Evadi richiesta via fax/posta');
        await expect.poll(() => faxPost.count()).toBe(state === 'Chiuse' ? 0 : 1);
        if (state !== 'Chiuse') await faxPost.click();
        await expect.poll(() => field(page, 'Evasione via fax/posta').count()).toBe(0);
        await expectAccessible(page, `a case that is ${state}`);
      }

      await openManager(page, 'ANNULLATO');
      await words(
        page,
        'Questo gestore è ANNULLATO: le pratiche si possono solo consultare.',
      ).waitFor();
      const cancelled =
        (await settled(() => page.getByRole('main').getByRole('link').first().textContent())) ?? '';
      await openState(page, cancelled.replace(/ [\d.]+$/, ''));
      await openCase(page);
      await button(page, 'INDIETRO').waitFor();
      await expect.poll(() => button(page, 'INVIA').count()).toBe(0);

      await openManager(page);
      await page.route('**/api/SEARCH_PRATICES', (route) =>
        route.fulfill({ status: 500, json: {} }),
      );
      await stateLink(page, 'Nuove').click();
      await heading(page, 'Ops! Qualcosa non va...').waitFor();
      await expect.poll(() => addressOf(page)).toBe('/ErrorPage');
      await page.unroute('**/api/SEARCH_PRATICES');
      await button(page, 'TORNA A GESTIONE DISPUTE').click();
      await heading(page, managersTitle).waitFor();
    },
  );

  journey(
    '[CAS-049] opens a document of the history as a PDF in a new window',
    async ({ signedIn }) => {
      const page = await signedIn('azienda01', { readsDocuments: true });
      await openManager(page);
      await openState(page, 'In visione');
      await findCase(page, await caseWithDocument());
      const papers = page
        .getByRole('table', { name: historyTable })
        .getByRole('button', { name: /^Apri / });
      const popup = await windowAfter(page, () => papers.first().click());
      await expect.poll(() => popup.url()).toMatch(/^blob:/);
      await expect.poll(() => popup.evaluate(() => document.contentType)).toBe('application/pdf');
      await popup.close();
      await heading(page, caseTitle).waitFor();
    },
  );
});
