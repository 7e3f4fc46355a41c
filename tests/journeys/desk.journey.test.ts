import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessible';
import { press } from './support/consultation';
import { journey } from './support/journey';
import { numberIn, summaryOf } from './support/movements';
import { button, heading, isAt } from './support/on-screen';
import { settled } from './support/settled';
import { sheetsOf } from './support/workbook';

const rowsOf = (page: Page) => page.getByRole('table').getByRole('row');

const cell = (page: Page, row: number, column: number) => () =>
  rowsOf(page).nth(row).getByRole('cell').nth(column).textContent();

const figure = (page: Page, name: string) => async () => numberIn((await summaryOf(page))[name]);

describe('what the extensions add for an accountant', () => {
  journey(
    '[API-029] Mese per punto vendita: the month of all shops in one press from Home agrees with the statistic, is exported, and leads to the Movimenti of a shop',
    async ({ signedIn }) => {
      const page = await signedIn('azienda01');
      await page.goto('/Home');
      await button(page, 'Mese per punto vendita').click();
      await heading(page, 'Mese per punto vendita').waitFor();
      await expect.poll(() => rowsOf(page).count()).toBe(25);
      const gross = await settled(figure(page, 'Importo lordo'));
      const download = await press(page, 'ESPORTA');
      expect(download.suggestedFilename()).toBe('MesePerPuntoVendita.xlsx');
      const [sheet] = await sheetsOf(download);
      // The header, a line for each shop, the totals.
      expect(sheet?.rows).toHaveLength(26);
      await expectAccessible(page, 'month by point');
      await page.getByRole('row').nth(1).getByRole('link').click();
      await isAt(page, '/Home/Movimenti');
      await expect.poll(async () => (await summaryOf(page))['Punto vendita']).toBe('2000000101');
      await expect.poll(figure(page, 'Importo lordo')).toBeLessThan(gross);
    },
  );

  journey(
    'Accrediti: the amount on a bank statement finds its payout, which leads to its summaries',
    async ({ signedIn }) => {
      const page = await signedIn('azienda01');
      await page.goto('/Home/Accrediti');
      await expect.poll(() => rowsOf(page).count()).toBeGreaterThan(2);
      const net = (await settled(cell(page, 1, 8))) ?? '';
      const date = await settled(cell(page, 1, 3));
      await expectAccessible(page, 'payouts');
      await page.getByLabel('Importo sull’estratto della banca').fill(net.replace(/[^\d,]/g, ''));
      await button(page, 'CERCA').click();
      await expect.poll(() => rowsOf(page).count()).toBe(2);
      await expect.poll(cell(page, 1, 9)).toBe(net);
      await page.getByRole('row').nth(1).getByRole('link').click();
      await isAt(page, '/Home/Riepilogo');
      await expect.poll(cell(page, 1, 3)).toBe(date);
    },
  );

  journey(
    'Trova: the key / leads to the field of the row, whose text Enter takes along; an amount with its cents finds movements of every month, each with its day and its summary',
    async ({ signedIn }) => {
      const page = await signedIn('negozio01');
      await page.goto('/Home/Movimenti');
      // The heading is in the page before the code that handles the key.
      await page.getByLabel('Mese e anno').waitFor();
      await page.keyboard.press('/');
      const ofRow = page.getByRole('textbox', { name: 'Trova un movimento' });
      await expect.poll(() => ofRow.evaluate((each) => each === document.activeElement)).toBe(true);
      await page.keyboard.type('44,50');
      await page.keyboard.press('Enter');
      await isAt(page, '/Home/Trova');
      const field = page.getByLabel('Importo, ultime 4 cifre, autorizzazione, riferimento, POS');
      await expect.poll(() => field.inputValue()).toBe('44,50');
      await page.goto('/Home/Accrediti');
      await page.getByRole('row').nth(1).getByRole('link').click();
      await isAt(page, '/Home/Riepilogo');
      const code = (await settled(cell(page, 1, 5))) ?? '';
      await page.goto('/Home/Trova');
      await field.fill(code);
      await page.keyboard.press('Enter');
      await expect.poll(() => rowsOf(page).count()).toBeGreaterThan(1);
      await expect.poll(cell(page, 1, 3)).toBe(code);
      await expectAccessible(page, 'find');
      await page.getByRole('row').nth(1).getByRole('link').nth(1).click();
      await isAt(page, '/Home/Riepilogo');
      await expect.poll(() => page.getByRole('radio', { checked: true }).count()).toBe(1);
    },
  );

  journey(
    '[CAS-019] Trova on a phone: one tap leads to its field, which finds an open case by its number; the case opens, and Back returns to the results',
    async ({ asMerchant }) => {
      const page = await asMerchant('negozio01', { width: 360 });
      await page.goto('/Dispute/RichiesteAperte');
      const number = () => page.locator('td[data-label="N. pratica"]').first().textContent();
      const practice = (await settled(number)) ?? '';
      await page.getByRole('link', { name: 'Trova un movimento' }).click();
      await isAt(page, '/Home/Trova');
      const field = page.getByLabel('Importo, ultime 4 cifre, autorizzazione, riferimento, POS');
      await expect.poll(() => field.evaluate((each) => each === document.activeElement)).toBe(true);
      await page.keyboard.type(practice);
      await page.keyboard.press('Enter');
      const found = page.getByRole('link', { name: `Pratica ${practice}` });
      await found.waitFor();
      const results = await settled(async () => page.url());
      await expectAccessible(page, 'cases found');
      await found.click();
      await heading(page, 'DISPUTE ONLINE - DETTAGLIO PRATICA').waitFor();
      await page.goBack();
      await found.waitFor();
      await expect.poll(() => page.url()).toBe(results);
    },
  );
});
