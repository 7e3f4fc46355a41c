import { unzipSync } from 'fflate';
import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessible';
import { exported, text } from './support/export';
import { openGate } from './support/gate';
import { journey } from './support/journey';
import { monthsOf, openMovements, search } from './support/movements';
import {
  addressOf,
  button,
  dialog,
  downloadAfter,
  field,
  heading,
  openMoreFilters,
  words,
} from './support/on-screen';
import {
  barestWelcome,
  movement as oddMovement,
  oddToken,
  totalsOf,
} from './support/ordinary-answers';
import { askedAs, everything, type Totals } from './support/reference';
import { settled } from './support/settled';
import { bytesOf, sheetsIn, sheetsOf, wallClockOf } from './support/workbook';

const tooMany =
  'I dati eccedono la dimensione esportabile (5000). È necessario raffinare la ricerca.';

const oddAnswers = (count: number, rows: readonly object[] = [oddMovement]) => ({
  welcome: { body: barestWelcome },
  getSession: { body: {} },
  getTotalTransaction: { body: totalsOf(count) },
  getTransactionList: { body: { transactionList: rows } },
});

describe('ESPORTA at its limits', () => {
  journey(
    '[MOV-021] [BUS-011] [ERR-030] of more than 5000 movements is refused with the reason, and the results stay; it comes in workbooks of whole days, in one archive',
    async ({ signedIn }) => {
      const page = await signedIn('azienda01');
      await page.goto('/Home/Movimenti');
      const ask = await askedAs('azienda01');
      const months = await settled(() => monthsOf(page));
      const counts = await Promise.all(
        months.map((month) => ask<Totals>('getTotalTransaction', { ...everything, month })),
      );
      const at = counts.findIndex(({ count }) => count > 5000);
      expect(at).toBeGreaterThanOrEqual(0);
      const { count, amount } = counts[at] ?? totalsOf(0);
      await search(page, { month: at });
      await button(page, 'ESPORTA').click();
      const warning = page.getByRole('dialog');
      await words(warning, tooMany).waitFor();
      await button(warning, 'CHIUDI').click();
      await warning.waitFor({ state: 'detached' });
      await page.getByRole('table', { name: 'Movimenti' }).waitFor();
      await button(page, 'ESPORTA').click();
      const parts = page.getByRole('button', { name: /^Esporta in \d+ file$/ });
      const download = await downloadAfter(page, () => parts.click());
      expect(download.suggestedFilename()).toBe('Movimenti.zip');
      const books = Object.entries(unzipSync(await bytesOf(download)));
      expect(books.length).toBe(Math.ceil(count / 5000));
      const tables = books.map(([, book]) => sheetsIn(book)[0]?.rows.slice(1) ?? []);
      const rows = tables.map((table) => table.slice(0, -2));
      for (const each of rows) expect(each.length).toBeLessThanOrEqual(5000);
      expect(rows.flat().length).toBe(count);
      const totals = tables.map((table) => Number(table.at(-2)?.[5]?.value));
      for (const table of tables) {
        expect(table.at(-1)?.[0]?.value).toBe('Tutta la ricerca: totale, annullati compresi');
        expect(Number(table.at(-1)?.[5]?.value)).toBeCloseTo(amount, 2);
      }
      expect(totals.reduce((sum, each) => sum + each, 0)).toBeCloseTo(amount, 2);
      const days = rows.map((each) => new Set(each.map((row) => wallClockOf(row[2]).slice(0, 10))));
      const names = days.map((each) => {
        const inOrder = [...each].sort();
        return [...new Set([inOrder[0], inOrder.at(-1)])].join(' ');
      });
      expect(books.map(([name]) => name)).toEqual(names.map((name) => `Movimenti ${name}.xlsx`));
      expect(new Set(days.flatMap((each) => [...each])).size).toBe(
        days.reduce((sum, { size }) => sum + size, 0),
      );
      await words(page, 'Il file è pronto: lo trova tra i documenti scaricati.').waitFor();
    },
  );

  journey(
    '[MOV-021] [BUS-011] of 5000 movements is written, of 5001 refused, whatever the back end; a text that looks like a formula, a long number or a tag is written as the text it is',
    async ({ visitor, oddAcquirer }) => {
      const name = '=HYPERLINK("http://x"; "<b>&amp;")';
      const odd = await oddAcquirer({
        answers: oddAnswers(5000, [
          { ...oddMovement, name, autorization: '+39', summary: '00012', pos: '@A1', status: 'X' },
        ]),
      });
      const page = await visitor({ at: odd.portal });
      await page.goto(`/login?token=${oddToken}`);
      await openMovements(page);
      await search(page, { month: 0 });
      const download = await exported(page);
      expect(download.suggestedFilename()).toBe('Movimenti.xlsx');
      const [sheet] = await sheetsOf(download);
      expect(sheet?.hasFormulas).toBe(false);
      const row = sheet?.rows[1] ?? [];
      expect([1, 3, 4, 6, 8].map((column) => row[column])).toEqual(
        [name, '00012', '@A1', '+39', 'X'].map(text),
      );
      const asked = () =>
        odd.received('getTransactionList').filter((call) => JSON.parse(call.text).typeCall === 'C')
          .length;
      expect(asked()).toBe(1);
      odd.script('getTotalTransaction', { body: totalsOf(5001) });
      await search(page, { month: 1 });
      await button(page, 'ESPORTA').click();
      await words(dialog(page, 'Come esportare 5.001 righe?'), tooMany).waitFor();
      await expectAccessible(page, 'too many rows');
      expect(asked()).toBe(1);
    },
  );

  journey(
    '[FLO-013] [ERR-013] [ERR-016] shows that it is under way, cannot be started twice, and can be cancelled; one that fails says so as any list does, and RIPROVA brings the search back',
    async ({ signedIn, announce }) => {
      announce(/getTransactionList: 500/, /getTransactionList: 401/);
      const page = await signedIn('azienda02');
      await page.goto('/Home/Movimenti');
      await openMoreFilters(page);
      await field(page, 'Importo lordo da').fill('3');
      const address = await search(page, { month: 2 });
      const gate = openGate();
      let asked = 0;
      let files = 0;
      page.on('download', () => {
        files += 1;
      });
      await page.route('**/api/getTransactionList', async (route) => {
        asked += 1;
        await gate.opened;
        await route.continue();
      });
      await button(page, 'ESPORTA').click();
      await page.getByRole('progressbar').waitFor();
      await button(page, 'ESPORTA').click({ force: true });
      await button(page, 'ANNULLA').click();
      await page.getByRole('progressbar').waitFor({ state: 'detached' });
      gate.open();
      await page.getByRole('table', { name: 'Movimenti' }).waitFor();
      expect({ asked, files }).toEqual({ asked: 1, files: 0 });
      await exported(page);
      expect({ asked, files }).toEqual({ asked: 2, files: 1 });
      const isExport = /api\/getTransactionList/;
      await page.route(isExport, (route) => route.fulfill({ status: 500, json: {} }));
      await button(page, 'ESPORTA').click();
      await heading(page, 'Ops! Qualcosa non va...').waitFor();
      await page.unroute(isExport);
      await button(page, 'RIPROVA').click();
      await page.getByRole('table', { name: 'Movimenti' }).waitFor();
      await expect.poll(() => addressOf(page)).toBe(address);
      await page.route(isExport, (route) => route.fulfill({ status: 401, json: {} }));
      await button(page, 'ESPORTA').click();
      await dialog(page, 'Sessione scaduta').waitFor();
    },
  );
});
