import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessible';
import {
  casesAsked,
  casesTable,
  caseTitle,
  firstManager,
  managersPath,
  managersTitle,
  openCase,
  openManager,
  openState,
  type Row,
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
  words,
} from './support/on-screen';
import { askedAs } from './support/reference';
import { settled } from './support/settled';
import { sheetsOf } from './support/workbook';

const numbersOf = (rows: readonly Row[]) => rows.map(({ practice }) => practice);
const numbersShown = async (page: Parameters<typeof rowsOf>[0]) =>
  (await rowsOf(page, casesTable)).map((cells) => cells.at(-1));

describe('case handling', () => {
  journey(
    '[CAS-028] a deadline is counted by the clock of the acquirer: a computer that is two days late reads the same, after a reload too',
    async ({ asMerchant }) => {
      const page = await asMerchant('azienda01');
      const left = () => page.getByText(/^Scade (oggi|domani|tra \d+ giorni)$/).allTextContents();
      await page.goto(managersPath);
      await openManager(page);
      await openState(page, 'In scadenza');
      const right = await settled(left);
      expect(right.length).toBeGreaterThan(0);
      await page.clock.install({ time: Date.now() - 2 * 24 * 60 * 60 * 1000 });
      await page.reload();
      await expect.poll(left).toEqual(right);
      await expect
        .poll(() => page.evaluate(() => Date.now()))
        .toBeLessThan(Date.now() - 24 * 60 * 60 * 1000);
    },
  );

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
      await isAt(page, '/Dispute/StatoPratiche');
      await expectAccessible(page, 'the list');
      await openCase(page);
      await isAt(page, '/Dispute/DettaglioPratica');
      for (const folded of ['Dati esercente', 'Dati operazione'])
        await button(page, folded).click();
      await expectAccessible(page, 'the case');
      await button(page, 'INDIETRO').click();
      await part(page, 'NUOVE').waitFor();
      await isAt(page, '/Dispute/StatoPratiche');
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
    '[CAS-030] Back of the browser leads from the handover of a case to the case, and from that to Richieste aperte, after a reload too',
    async ({ signedIn }) => {
      const page = await signedIn('azienda01');
      await page.goto('/Dispute/RichiesteAperte');
      await heading(page, 'Richieste aperte').waitFor();
      await page.getByRole('table').getByRole('link').first().click();
      await heading(page, caseTitle).waitFor();
      await page.reload();
      await button(page, 'SUCCESSIVA').waitFor();
      await button(page, 'ASSEGNA A UN ALTRO GESTORE').click();
      await heading(page, 'Assegna a un altro gestore').waitFor();
      for (const title of [caseTitle, 'Richieste aperte']) {
        await page.goBack();
        await heading(page, title).waitFor();
      }
    },
  );

  journey.beforeRelease(
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
