import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessible';
import {
  casesTable,
  caseTitle,
  findCase,
  historyTable,
  managersPath,
  managersTitle,
  openCase,
  openManager,
  openState,
  stateLink,
  summaryTitle,
} from './support/cases';
import { press, shownDate } from './support/consultation';
import { journey } from './support/journey';
import {
  addressOf,
  button,
  field,
  headersOf,
  heading,
  isAt,
  part,
  rowsOf,
  windowAfter,
  words,
} from './support/on-screen';
import { askedAs } from './support/reference';
import { settled } from './support/settled';
import { sheetsOf } from './support/workbook';

interface Row {
  readonly caseId: string;
  readonly expiry: string;
  readonly codPV: string;
  readonly amountTrans: number;
  readonly practice: string;
}

interface Manager {
  readonly eboxCode: string;
  readonly flSuspended: string;
}

const firstManager = async (user: string) => {
  const ask = await askedAs(user);
  const { managerList } = await ask<{ managerList: Manager[] }>('GET_EBOX_LIST', {});
  return { ask, ebox: managerList.find(({ flSuspended }) => flSuspended !== '1')?.eboxCode ?? '' };
};

const casesAsked = async (user: string, request: object) => {
  const { ask, ebox } = await firstManager(user);
  const usual = { ebox, order: 'datascad', search: '', state: 'nuove' };
  return (await ask<{ practiceList: Row[] }>('SEARCH_PRATICES', { ...usual, ...request }))
    .practiceList;
};

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

const numbersOf = (rows: readonly Row[]) => rows.map(({ practice }) => practice);
const numbersShown = async (page: Parameters<typeof rowsOf>[0]) =>
  (await rowsOf(page, casesTable)).map((cells) => cells.at(-1));

describe('case handling', () => {
  journey(
    '[CAS-001] [CAS-006] [CAS-023] [CAS-024] [CAS-025] [CAS-026] [CAS-029] [CAS-031] [CAS-046] [BUS-010] [BUS-014] leads from the managers to a case, level by level, and back; orders and searches by merchant, ten to a page, and exports what is searched',
    async ({ signedIn }) => {
      const page = await signedIn('azienda01');
      await page.goto(managersPath);
      await heading(page, managersTitle).waitFor();
      await words(page, 'Seleziona il gestore che ti interessa').waitFor();
      await expectAccessible(page, 'the managers');
      await openManager(page);
      const { ask, ebox } = await firstManager('azienda01');
      const counts = await ask<Record<string, number>>('EBOX_REQUEST', { ebox });
      for (const [state, name] of [
        ['Nuove', 'new'],
        ['In scadenza', 'expired'],
        ['Chiuse', 'closed'],
      ] as const)
        await expect
          .poll(() => stateLink(page, state).textContent())
          .toBe(`${state} ${counts[name]}`);
      await expectAccessible(page, 'the summary');
      await openState(page, 'Nuove');
      await expect.poll(() => addressOf(page)).toBe('/Dispute/StatoPratiche');
      await expectAccessible(page, 'the list');
      await openCase(page);
      await expect.poll(() => addressOf(page)).toBe('/Dispute/DettaglioPratica');
      for (const folded of ['Dati esercente', 'Dati operazione'])
        await button(page, folded).click();
      await expectAccessible(page, 'the case');
      await button(page, 'INDIETRO').click();
      await part(page, 'NUOVE').waitFor();
      await expect.poll(() => addressOf(page)).toBe('/Dispute/StatoPratiche');
      await openCase(page);
      for (const level of ['Pratiche stato', summaryTitle, managersTitle]) {
        await page.goBack();
        await heading(page, level).waitFor();
      }

      await openManager(page);
      await openState(page, 'Nuove');
      await expect.poll(() => headersOf(page, casesTable)).toHaveLength(8);
      const byExpiry = await casesAsked('azienda01', {});
      await expect.poll(() => numbersShown(page)).toEqual(numbersOf(byExpiry).slice(0, 10));
      const [first] = await settled(() => rowsOf(page, casesTable));
      expect(first?.[0]).toMatch(new RegExp(`^${shownDate(byExpiry[0]?.expiry ?? '')}Scade`));
      await field(page, 'ORDINA PER').selectOption({ label: 'Importo' });
      const byAmount = numbersOf(await casesAsked('azienda01', { order: 'importo' }));
      await expect.poll(() => numbersShown(page)).toEqual(byAmount.slice(0, 10));
      await button(page, 'Ultima pagina').click();
      await expect
        .poll(() => numbersShown(page))
        .toEqual(byAmount.slice(-(byAmount.length % 10 || 10)));
      const search = byExpiry[0]?.codPV ?? '';
      await field(page, 'Codice esercente').selectOption(search);
      const own = await casesAsked('azienda01', { order: 'importo', search });
      await expect.poll(() => numbersShown(page)).toEqual(numbersOf(own).slice(0, 10));
      const download = await press(page, 'ESPORTA');
      expect(download.suggestedFilename()).toBe('Pratiche.xlsx');
      const [sheet] = await sheetsOf(download);
      expect(sheet?.rows.slice(1, -1).map((cells) => cells.at(-1)?.value)).toEqual(numbersOf(own));
      expect(sheet?.rows.slice(1, -1).map((cells) => cells[5]?.value)).toEqual(
        own.map(({ amountTrans }) => amountTrans),
      );
      await expect.poll(() => addressOf(page)).toContain(`search=${search}`);
      await page.reload();
      await expect.poll(() => numbersShown(page)).toEqual(numbersOf(own).slice(0, 10));
    },
  );

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
      await expect.poll(() => addressOf(page)).toBe('/Dispute/DettaglioPratica');
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

  journey(
    '[CAS-003] [CAS-040] [PRM-004] shows a shop its own manager and its own cases, and no others, and makes the form for fax or post, with what is known of the case in it',
    async ({ signedIn }) => {
      const page = await signedIn('negozio01');
      await openManager(page);
      await openState(page, 'Nuove');
      const points = new Set(
        (await settled(() => rowsOf(page, casesTable))).map((cells) => cells[1]),
      );
      expect([...points]).toEqual(['2000000301']);
      const ask = await askedAs('negozio01');
      const [foreign] = await casesAsked('azienda01', {});
      await expect(ask('EBOX_DETAIL', { caseID: foreign?.caseId })).rejects.toThrow(
        'EBOX_DETAIL answers 403',
      );
      const number = await openCase(page);
      const download = await press(page, 'Scarica modulo');
      expect(download.suggestedFilename()).toBe(`Modulo pratica ${number}.pdf`);
      const parts: Buffer[] = [];
      for await (const part of await download.createReadStream()) parts.push(part);
      const pdf = await PDFDocument.load(Buffer.concat(parts));
      const text = (name: string) => pdf.getForm().getTextField(name).getText();
      expect(text('pratica.numero')).toBe(number);
      expect(text('esercente.codice')).toBe('2000000301');
      expect(text('operazione.carta')).toMatch(/^\d{6}\*+\d{4}$/);
    },
  );
});
