import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessible';
import { isShown, monthBack } from './support/consultation';
import { journey } from './support/journey';
import { numberIn } from './support/movements';
import {
  addressOf,
  button,
  dialog,
  downloadAfter,
  heading,
  rowsOf,
  words,
} from './support/on-screen';
import { settled } from './support/settled';
import {
  first,
  layerTable,
  openLayer,
  radioName,
  summariesAsked,
  summariesPath,
  summariesTable,
  transactionsOf,
} from './support/summaries';
import { sheetsOf } from './support/workbook';

describe('DETTAGLIO TABELLA', () => {
  journey(
    '[BUS-013] [ERR-014] [RIE-012] [RIE-015] [RIE-016] [RIE-017] [RIE-018] [RIE-019] [RIE-021] [RIE-011] [RIE-023] [RIE-024] shows a shop the transactions of the summary it chose, the difference as minus the commission, accessibly; it writes another Riepilogo.xlsx, and when it cannot be had leads to the error page, and RIPROVA back to the same rows',
    async ({ signedIn, announce }) => {
      announce(/GET_SUMMARY_TRANSACTION_LIST: 500/);
      const page = await signedIn('negozio01');
      const latest = first((await summariesAsked('negozio01', { month: monthBack(1) })).rows);
      const filters = { month: monthBack(1), day: latest.date.slice(8, 10) };
      await page.goto(`${summariesPath}?month=${filters.month}&day=${filters.day}`);
      await isShown(page, { table: summariesTable });
      await expectAccessible(page, 'summaries');
      await button(page, 'Visualizza Dettaglio').click();
      const missing = dialog(page, 'Attenzione');
      await words(missing, 'Per visualizzare il dettaglio selezionare prima una riga').waitFor();
      await expectAccessible(page, 'no row chosen');
      await button(missing, 'CHIUDI').click();
      const chosen = first((await summariesAsked('negozio01', filters)).rows);
      const layer = await openLayer(page, chosen);
      const transactions = await transactionsOf('negozio01', chosen);
      const cells = (await settled(() => rowsOf(page, layerTable))).map((row) => ({
        summary: row[1],
        amount: numberIn(row[3]),
        commission: numberIn(row[8]),
        net: numberIn(row[9]),
        difference: numberIn(row[10]),
      }));
      expect(cells).toEqual(
        transactions.map(({ summary, amount, commission, net }) => ({
          summary,
          amount,
          commission,
          net,
          difference: 0 - commission,
        })),
      );
      await expectAccessible(page, 'layer');
      const ofTwoLines = () =>
        layer
          .locator('tbody tr')
          .evaluateAll((rows) => rows.filter(({ clientHeight }) => clientHeight > 40).length);
      expect(await settled(ofTwoLines)).toBe(0);
      const detail = await downloadAfter(page, () => button(layer, 'ESPORTA').click());
      expect(detail.suggestedFilename()).toBe('Riepilogo.xlsx');
      const [details] = await sheetsOf(detail);
      expect(
        details?.rows.slice(1, -1).map((cells) => [cells[5]?.value, cells[12]?.value]),
      ).toEqual(transactions.map(({ amount, commission }) => [amount, 0 - commission]));
      await button(layer, 'Chiudi').click();
      await layer.waitFor({ state: 'detached' });
      const radio = page.getByRole('radio', { name: radioName(chosen), exact: true });
      await expect.poll(() => radio.isChecked()).toBe(true);
      const address = await settled(() => addressOf(page));
      await page.route('**/GET_SUMMARY_TRANSACTION_LIST', (route) =>
        route.fulfill({ status: 500, json: {} }),
      );
      await button(page, 'Visualizza Dettaglio').click();
      await heading(page, 'Ops! Qualcosa non va...').waitFor();
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
      await button(page, 'RIPROVA').click();
      await isShown(page, { table: summariesTable });
      await expect.poll(() => addressOf(page)).toBe(address);
    },
  );
});
