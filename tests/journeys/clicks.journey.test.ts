import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { monthBack } from './support/consultation';
import { journey } from './support/journey';
import { numberIn } from './support/movements';
import { addressOf, button, field, link, rowsOf, shopInForce, tab } from './support/on-screen';
import { deleteSearch, saveSearch } from './support/searches';
import { settled } from './support/settled';

/** Presses controls, and counts the presses. */
const hand = () => {
  let clicks = 0;
  return {
    click: async (what: Locator) => {
      clicks += 1;
      await what.click();
    },
    choose: async (what: Locator, value: string) => {
      clicks += 1;
      await what.selectOption(value);
    },
    press: async (page: Page, key: string) => {
      clicks += 1;
      await page.keyboard.press(key);
    },
    clicks: () => clicks,
  };
};

const option = (page: Page, name: string) => page.getByRole('option').filter({ hasText: name });

/** The tile on Home. */
const unpaidCount = (page: Page) =>
  page.getByRole('link', { name: /^Insoluti .*(insoluto|€)/ }).textContent();

const codesIn = async (page: Page) => [
  ...new Set((await rowsOf(page, 'Movimenti')).map(([code]) => code)),
];

describe('from Home, at 1280 px', () => {
  journey(
    '[HOM-028] [MOV-002] [MOV-010] the month of a shop takes three clicks; its month and day travel to every other list, whose rows are there at once, and a reload changes nothing',
    async ({ asMerchant }) => {
      const page = await asMerchant('azienda01');
      const month = monthBack(1);
      const { click, choose, clicks } = hand();
      await click(button(page, 'Movimenti'));
      await expect.poll(() => field(page, 'Mese e anno').inputValue()).toBe('');
      await choose(field(page, 'Mese e anno'), month);
      await click(button(page, 'CERCA'));
      expect(clicks()).toBe(3);
      await page.getByRole('table', { name: 'Movimenti' }).waitFor();
      await field(page, 'Giorno').selectOption('05');
      await button(page, 'CERCA').click();
      await expect.poll(() => addressOf(page)).toBe(`/Home/Movimenti?month=${month}&day=05`);

      await link(page, 'Riepilogo').click();
      await page.getByRole('table', { name: 'Riepiloghi' }).waitFor();
      await expect.poll(() => addressOf(page)).toBe(`/Home/Riepilogo?month=${month}&day=05`);
      await expect.poll(() => field(page, 'Giorno').inputValue()).toBe('05');
      await link(page, 'Differenze').click();
      await expect
        .poll(() => addressOf(page))
        .toBe(`/Home/DettaglioDifferenzeContabili?month=${month}`);
      await expect.poll(() => field(page, 'Mese e anno').inputValue()).toBe(month);
      await page.goto('/Home/Movimenti');
      await expect.poll(() => addressOf(page)).toBe(`/Home/Movimenti?month=${month}`);
    },
  );

  journey(
    '[HOM-013] [HOM-018] [HOM-019] another shop is two clicks away on any list, is the one that Home shows, and its list begins on its first page; the row leads sideways with one',
    async ({ signedIn }) => {
      const page = await signedIn('azienda01');
      const month = monthBack(1);
      await page.goto(`/Home/Movimenti?month=${month}&page=2`);
      await expect.poll(async () => (await codesIn(page)).length).toBeGreaterThan(1);
      const { click, clicks } = hand();
      await click(shopInForce(page));
      await click(option(page, 'BOTTEGA SAPORI MILANO'));
      expect(clicks()).toBe(2);
      await expect.poll(() => codesIn(page)).toEqual(['2000000101']);
      await expect.poll(() => shopInForce(page).inputValue()).toBe('BOTTEGA SAPORI MILANO, Milano');
      await expect.poll(() => addressOf(page)).toBe(`/Home/Movimenti?month=${month}`);

      await link(page, 'Statistiche').click();
      await expect.poll(() => addressOf(page)).toBe('/Home/StatisticaMensile');
      await expect.poll(() => shopInForce(page).inputValue()).toBe('BOTTEGA SAPORI MILANO, Milano');

      await link(page, 'Home').click();
      await expect
        .poll(() => tab(page, 'Singolo punto vendita').getAttribute('aria-selected'))
        .toBe('true');
      await expect.poll(() => page.getByRole('radio', { checked: true }).count()).toBe(1);
      await button(page, 'Movimenti').click();
      await shopInForce(page).click();
      await shopInForce(page).pressSequentially('caf');
      await option(page, 'CAFFÈ SAPORI MONZA').waitFor();
      await expect.poll(() => option(page, 'BOTTEGA').count()).toBe(0);
      await shopInForce(page).press('Escape');
      await expect.poll(() => shopInForce(page).inputValue()).toBe('BOTTEGA SAPORI MILANO, Milano');
      await field(page, 'Mese e anno').selectOption(month);
      await shopInForce(page).click();
      await option(page, 'Tutti i punti vendita').click();
      await expect.poll(() => field(page, 'Mese e anno').inputValue()).toBe(month);
    },
  );
});

describe('the differences of the month', () => {
  journey(
    '[RIE-010] are two clicks from Home, the largest of the whole month first; with a month chosen one press sorts them, and another puts them back',
    async ({ asMerchant }) => {
      const page = await asMerchant('azienda01');
      const { click, clicks } = hand();
      const differences = async () =>
        (await rowsOf(page, 'Riepiloghi')).map((cells) => Math.abs(numberIn(cells[12])));
      const fall = (sizes: readonly number[]) =>
        sizes.length === 60 &&
        (sizes[0] ?? 0) > 0 &&
        sizes.every((size, at) => at === 0 || size <= (sizes[at - 1] ?? 0));
      await click(button(page, 'Riepilogo'));
      const months = page.getByRole('link', { name: /^Differenze di / });
      await click(months.nth(1));
      expect(clicks()).toBe(2);
      const sorted = `/Home/Riepilogo?month=${monthBack(1)}&orderBy=-difference`;
      await expect.poll(() => addressOf(page)).toBe(sorted);
      await expect.poll(async () => fall(await differences())).toBe(true);
      const first = button(page, 'Prima le differenze');
      await expect.poll(() => first.getAttribute('aria-pressed')).toBe('true');
      await first.click();
      await expect.poll(() => addressOf(page)).toBe(`/Home/Riepilogo?month=${monthBack(1)}`);
      await first.click();
      await expect.poll(() => addressOf(page)).toBe(sorted);
    },
  );
});

describe('the jobs of an accountant, counted from Home at 1280 px', () => {
  journey(
    'a movement by its amount takes 2, a payout beside the bank 3, the month of a shop 3 and of all 2, its export 4, a statement 2, all of them 4, a saved search 2, what is unpaid 1, this month against the last 0; Home and Insoluti follow the shop',
    async ({ asMerchant }) => {
      const page = await asMerchant('azienda01');
      const month = monthBack(1);
      const shown = (table: string) => async () => (await rowsOf(page, table)).length;
      const firstOf = (table: string) => async () => (await rowsOf(page, table))[0] ?? [];
      const counted = async (
        most: number,
        work: (by: ReturnType<typeof hand>) => Promise<void>,
      ) => {
        await link(page, 'Home').click();
        await page.getByText('Stessi giorni del mese scorso', { exact: false }).waitFor();
        const by = hand();
        await work(by);
        expect(by.clicks()).toBeLessThanOrEqual(most);
      };
      // 'Incasso di questo mese' is shown beside the same days of the previous month.
      await counted(0, async () => {});

      let amount = '';
      await counted(4, async ({ click, choose }) => {
        await click(button(page, 'Mese per punto vendita'));
        await choose(field(page, 'Mese e anno'), month);
        await click(button(page, 'CERCA'));
        await expect.poll(shown('Punti vendita del mese')).toBe(24);
        const [download] = await Promise.all([
          page.waitForEvent('download', { timeout: 0 }),
          click(button(page, 'ESPORTA')),
        ]);
        expect(download.suggestedFilename()).toBe('MesePerPuntoVendita.xlsx');
      });
      await counted(2, async ({ click }) => {
        await click(button(page, 'Mese per punto vendita'));
        await expect.poll(shown('Punti vendita del mese')).toBe(24);
      });
      await counted(3, async ({ click, choose }) => {
        await click(button(page, 'Movimenti'));
        await choose(field(page, 'Mese e anno'), month);
        await click(button(page, 'CERCA'));
        await expect.poll(shown('Movimenti')).toBeGreaterThan(0);
        amount = (await settled(firstOf('Movimenti')))[5] ?? '';
      });
      await counted(2, async ({ click, press }) => {
        await click(page.getByRole('textbox', { name: 'Trova un movimento' }));
        await page.keyboard.type(amount.replace(/[^\d,]/g, ''));
        await press(page, 'Enter');
        await expect.poll(shown('Movimenti trovati')).toBeGreaterThan(0);
        await expect
          .poll(async () => (await rowsOf(page, 'Movimenti trovati')).map((row) => row[5]))
          .toContain(amount);
      });
      await counted(3, async ({ click }) => {
        await click(button(page, 'Accrediti'));
        await expect.poll(shown('Accrediti del mese')).toBeGreaterThan(0);
        const net = (await settled(firstOf('Accrediti del mese')))[8] ?? '';
        await click(field(page, 'Importo sull’estratto della banca'));
        await page.keyboard.type(net.replace(/[^\d,]/g, ''));
        await click(button(page, 'CERCA'));
        await expect.poll(async () => (await firstOf('Accrediti del mese')())[9]).toBe(net);
      });
      await counted(2, async ({ click }) => {
        await click(page.getByRole('link', { name: /^Ultimo estratto conto/ }));
        await expect.poll(shown('Estratti conto')).toBeGreaterThan(0);
        const [statement] = await Promise.all([
          page.waitForEvent('download', { timeout: 0 }),
          click(button(page, 'Scarica PDF').first()),
        ]);
        expect(statement.suggestedFilename()).toBe('estrattoconto.pdf');
      });
      await counted(4, async ({ click, choose }) => {
        await click(link(page, 'Estratto conto'));
        await choose(field(page, 'Mese'), month);
        await click(button(page, 'CERCA'));
        await expect.poll(shown('Estratti conto')).toBe(25);
        await click(button(page, 'Scarica tutti'));
        await button(page, 'ANNULLA').click();
      });
      await link(page, 'Home').click();
      await button(page, 'Mese per punto vendita').click();
      await page.getByRole('table', { name: 'Punti vendita del mese' }).waitFor();
      await saveSearch(page, 'Confronto del mese', 'Mese scorso');
      await counted(2, async ({ click }) => {
        await click(button(page, 'Ricerche'));
        await click(page.getByRole('link', { name: /^Confronto del mese/ }));
        await expect.poll(shown('Punti vendita del mese')).toBe(24);
        await expect.poll(() => addressOf(page)).toBe(`/Home/MesePerPuntoVendita?month=${month}`);
      });
      await deleteSearch(page, 'Confronto del mese');
      let ofCompany: string | null = '';
      await counted(1, async ({ click }) => {
        ofCompany = await settled(() => unpaidCount(page));
        await click(link(page, 'Insoluti'));
        await expect.poll(shown('Insoluti')).toBeGreaterThan(0);
      });
      await shopInForce(page).click();
      await option(page, 'BOTTEGA SAPORI MILANO').click();
      await expect.poll(() => shopInForce(page).inputValue()).toBe('BOTTEGA SAPORI MILANO, Milano');
      await link(page, 'Home').click();
      await page.getByText('Oggi, in breve: BOTTEGA SAPORI MILANO').waitFor();
      await expect.poll(() => unpaidCount(page)).not.toBe(ofCompany);
      await tab(page, 'Tutti i punti vendita').click();
      await page.getByText('Oggi, in breve: tutta la società').waitFor();
      await expect.poll(() => unpaidCount(page)).toBe(ofCompany);
    },
  );
});

describe('on a phone', () => {
  journey(
    '[MOV-010] [FLO-003] after CERCA the first row is in the window',
    async ({ signedIn }) => {
      const page = await signedIn('azienda01');
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto('/Home/Movimenti');
      await field(page, 'Mese e anno').selectOption(monthBack(1));
      await button(page, 'CERCA').click();
      const first = page.getByRole('table', { name: 'Movimenti' }).getByRole('row').nth(1);
      await first.waitFor();
      await expect
        .poll(() => first.evaluate((row) => row.getBoundingClientRect().top))
        .toBeLessThan(700);
    },
  );
});
