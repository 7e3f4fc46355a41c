import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessible';
import {
  expectRemembered,
  isShown,
  monthBack,
  monthWith,
  press,
  searchMonth,
  shownDate,
} from './support/consultation';
import { cellsOf, disputesAsked, shownDisputes, totalOf } from './support/disputes';
import { journey } from './support/journey';
import { numberIn, summaryOf } from './support/movements';
import { addressOf, button, headersOf, heading, link, radio, words } from './support/on-screen';
import { settled } from './support/settled';
import { sheetsOf } from './support/workbook';

const path = '/Home/DettaglioDifferenzeContabili';
const title = 'Consulta Dettaglio Differenze Contabili';
const table = 'Differenze contabili';
const call = 'DISPUTE';

const types = {
  Tutte: 'ALL',
  'Differenze Contabili': 'DRN',
  'Transazione Annullata': 'MAN',
} as const;

describe('Consulta Dettaglio Differenze Contabili', () => {
  journey(
    '[DIF-001] [DIF-002] [DIF-003] [DIF-004] [DIF-005] [DIF-007] [API-043] shows a company the differences of a month by type, sixty a page, and comes back to month, type and page: refresh, Back, bookmark',
    async ({ signedIn }) => {
      const page = await signedIn('azienda01');
      await page.goto(path);
      await heading(page, title).waitFor();
      await expect.poll(() => button(page, 'CERCA').isDisabled()).toBe(true);
      for (const [name, disputeType] of Object.entries(types)) {
        await radio(page, name).check({ force: true });
        const month = monthBack(1);
        await searchMonth(page, month);
        const rows = await disputesAsked('azienda01', call, { month, disputeType });
        await expect.poll(() => shownDisputes(page, table)).toEqual(rows.slice(0, 60).map(cellsOf));
        const summary = await settled(() => summaryOf(page));
        expect(numberIn(summary['Numero lettere'])).toBe(rows.length);
        expect(numberIn(summary['Importo netto'])).toBe(totalOf(rows));
      }
      await expect
        .poll(() => headersOf(page, table))
        .toEqual(['Codice esercizio', 'Insegna', 'Data lettera', 'Importo netto', 'N. pratica']);

      const month = monthBack(1);
      await radio(page, 'Tutte').check({ force: true });
      await searchMonth(page, month);
      await expect.poll(() => addressOf(page)).toBe(`${path}?month=${month}`);
      await isShown(page, { table });
      await button(page, 'Pagina successiva').click();
      const rows = await disputesAsked('azienda01', call, { month, disputeType: 'ALL' });
      await words(page, `2 di ${Math.ceil(rows.length / 60)}`).waitFor();
      await expect.poll(() => shownDisputes(page, table)).toEqual(rows.slice(60, 120).map(cellsOf));
      await expect.poll(() => addressOf(page)).toBe(`${path}?month=${month}&page=2`);
      await radio(page, 'Transazione Annullata').check({ force: true });
      await button(page, 'CERCA').click();
      await expect.poll(() => addressOf(page)).toBe(`${path}?month=${month}&type=MAN`);
      await isShown(page, { table });
      await expectRemembered(page, { path, title, table, call }, () =>
        radio(page, 'Transazione Annullata').isChecked(),
      );
    },
  );

  journey.beforeRelease(
    '[DIF-006] [DIF-008] shows a shop its own, writes DifferenzeContabili.xlsx, is accessible',
    async ({ signedIn }) => {
      const page = await signedIn('negozio01');
      await page.goto(path);
      const asked = (month: string) =>
        disputesAsked('negozio01', call, { month, disputeType: 'ALL' });
      const month = await monthWith(asked);
      await searchMonth(page, month);
      await isShown(page, { table });
      const rows = await asked(month);
      await expect.poll(() => shownDisputes(page, table)).toEqual(rows.map(cellsOf));
      expect(new Set(rows.map(({ branchCode }) => branchCode)).size).toBe(1);
      const download = await press(page, 'ESPORTA');
      expect(download.suggestedFilename()).toBe('DifferenzeContabili.xlsx');
      const [sheet] = await sheetsOf(download);
      expect(sheet?.rows.slice(1, -1).map((cells) => cells[3]?.value)).toEqual(
        rows.map(({ importoDisputa }) => importoDisputa),
      );
      await expectAccessible(page, 'differences');
    },
  );
});

describe('Consulta Addebiti/Accrediti Generati da Contestazioni', () => {
  journey(
    'a charge leads to its dispute with one press, and the dispute back to its charge with another; its number in Trova finds the dispute',
    async ({ signedIn }) => {
      const page = await signedIn('azienda01');
      const charges = async (month: string) =>
        (await disputesAsked('azienda01', 'getDisputes', { month })).filter(({ caseId }) => caseId);
      const month = await monthWith(charges);
      const [charge] = await charges(month);
      if (!charge) throw new Error('no charge');
      const { numeroPratica, dataLettera } = charge;
      await page.goto(`/Home/AddebitiContestazioni?month=${month}`);
      await link(page, numeroPratica).first().click();
      await heading(page, 'DISPUTE ONLINE - DETTAGLIO PRATICA').waitFor();
      await words(page, `Pratica ${numeroPratica}`).waitFor();
      await link(page, shownDate(dataLettera)).first().click();
      await isShown(page, { table: 'Addebiti e accrediti' });
      await link(page, numeroPratica).first().waitFor();
      await page.goto(`/Home/Trova?text=${numeroPratica}`);
      await link(page, `Pratica ${numeroPratica}`).waitFor();
    },
  );
});
