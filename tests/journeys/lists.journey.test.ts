import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { monthBack } from './support/consultation';
import { journey } from './support/journey';
import { numberIn, search } from './support/movements';
import {
  addressOf,
  button,
  downloadAfter,
  field,
  heading,
  link,
  listOf,
  openMoreFilters,
  rowsOf,
} from './support/on-screen';
import { settled } from './support/settled';
import { sheetsOf } from './support/workbook';

const month = (page: Page) => search(page, { month: 2 });

const openList = async (page: Page, path: string, title: string) => {
  await page.goto(path);
  await heading(page, title).waitFor();
};

/** How many of these rows are entirely in the window, without scrolling. */
const rowsInWindow = (rows: Locator) =>
  rows.evaluateAll((all) => {
    const inside = all.map((row) => row.getBoundingClientRect());
    return inside.filter(({ top, bottom }) => top >= 0 && bottom <= window.innerHeight).length;
  });

/** The part of the table that the pager covers, wherever the page is scrolled to. */
const coveredRows = (list: Locator) =>
  list.evaluate((element) => {
    const table = element.getBoundingClientRect();
    const pager = document.querySelector('nav[aria-label="Pagine"]')?.getBoundingClientRect();
    return table.bottom > (pager?.top ?? Number.POSITIVE_INFINITY);
  });

const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

const searches = [
  ['/Home/Movimenti', 'Consulta Movimenti', 'Movimenti'],
  ['/Home/Riepilogo', 'Consulta Riepilogo', 'Riepiloghi'],
] as const;

/** The gross amounts of the rows on the screen. */
const amountsOf = async (page: Page) =>
  (await rowsOf(page, 'Movimenti')).map((cells) => numberIn(cells[5]));

const falls = (amounts: readonly number[]) =>
  amounts.length === 60 && amounts.every((each, at) => at === 0 || each <= (amounts[at - 1] ?? 0));

describe('a list', () => {
  journey.beforeRelease(
    '[FLO-001] [FLO-006] a press on a header sorts the whole month from page 1; Back, a reload and the workbook have the same order, and a phone a choice of it',
    async ({ signedIn }) => {
      const page = await signedIn('azienda01');
      const asked = `/Home/Movimenti?month=${monthBack(1)}`;
      await page.goto(`${asked}&page=2`);
      const header = listOf(page, 'Movimenti').getByRole('columnheader', { name: 'Importo lordo' });
      await button(header, 'Importo lordo').click();
      await expect.poll(() => addressOf(page)).toBe(`${asked}&orderBy=-amount`);
      await expect.poll(async () => falls(await amountsOf(page))).toBe(true);
      await expect.poll(() => header.getAttribute('aria-sort')).toBe('descending');
      const largest = await settled(() => amountsOf(page));

      await button(page, 'Pagina successiva').click();
      await expect.poll(() => addressOf(page)).toBe(`${asked}&orderBy=-amount&page=2`);
      await expect
        .poll(async () => (await amountsOf(page))[0])
        .toBeLessThanOrEqual(largest[59] ?? 0);
      await expect.poll(async () => falls(await amountsOf(page))).toBe(true);
      const second = await settled(() => amountsOf(page));
      await link(page, 'Riepilogo').click();
      await listOf(page, 'Riepiloghi').waitFor();
      await page.goBack();
      await expect.poll(() => amountsOf(page)).toEqual(second);
      await page.reload();
      await expect.poll(() => amountsOf(page)).toEqual(second);
      await expect.poll(() => header.getAttribute('aria-sort')).toBe('descending');

      await field(page, 'Giorno').selectOption('05');
      await button(page, 'CERCA').click();
      await expect.poll(() => addressOf(page)).toBe(`${asked}&day=05&orderBy=-amount`);
      const ofDay = await settled(() => amountsOf(page));
      const download = await downloadAfter(page, () => button(page, 'ESPORTA').click());
      const [sheet] = await sheetsOf(download);
      const written = (sheet?.rows ?? [])
        .map((cells) => cells[5]?.value)
        .filter((value) => typeof value === 'number');
      expect(written.slice(0, Math.min(60, ofDay.length))).toEqual(ofDay);

      await page.setViewportSize({ width: 360, height: 740 });
      await field(page, 'Ordina per').selectOption({ label: 'Importo lordo, crescente' });
      await expect.poll(() => addressOf(page)).toBe(`${asked}&day=05&orderBy=%2Bamount`);
    },
  );

  journey.beforeRelease(
    '[FLO-004] at least ten rows of Movimenti and of Riepilogo stand in the window after CERCA, and nothing lies over them',
    async ({ signedIn }) => {
      const page = await signedIn('azienda01');
      await page.setViewportSize({ width: 1280, height: 900 });
      for (const [path, title, name] of searches) {
        const list = listOf(page, name);
        const rows = list.locator('tbody tr');
        await openList(page, path, title);
        await field(page, 'Mese e anno').selectOption({ index: 3 });
        await button(page, 'CERCA').click();
        await expect.poll(() => rowsInWindow(rows)).toBeGreaterThanOrEqual(10);
        await expect.poll(() => coveredRows(list)).toBe(false);
        const next = button(page, 'Pagina successiva');
        await next.scrollIntoViewIfNeeded();
        await expect.poll(() => coveredRows(list)).toBe(false);
        await next.click();
        await expect.poll(() => rowsInWindow(rows)).toBeGreaterThanOrEqual(10);
        await expect
          .poll(() => rows.first().boundingBox(), { message: title })
          .toMatchObject({ y: expect.toSatisfy((y: number) => y >= 0 && y < 200) });
      }
    },
  );

  journey(
    '[HOM-011] on a phone the shop in force is read whole, beside a short and a long name of a list',
    async ({ signedIn }) => {
      const page = await signedIn('azienda01', { width: 360 });
      for (const [path, title] of [
        ['/Home/Movimenti', 'Consulta Movimenti'],
        ['/Home/DettaglioDifferenzeContabili', 'Consulta Dettaglio Differenze Contabili'],
      ] as const) {
        await openList(page, path, title);
        const shop = page.getByRole('combobox', { name: 'Punto vendita in uso' });
        await expect.poll(() => shop.inputValue()).toBe('Tutti i punti vendita');
        const hidden = () => shop.evaluate((box) => box.scrollWidth - box.clientWidth);
        await expect.poll(hidden, { message: title }).toBe(0);
      }
    },
  );

  journey.beforeRelease(
    'sixty rows of Movimenti, of Riepilogo and of Estratto Conto take at most 9,000 px of a phone, each with its rest one tap away; a print has no buttons',
    async ({ signedIn }) => {
      const page = await signedIn('azienda01', { width: 360 });
      for (const [path, title, name, filter] of [
        ['/Home/Movimenti', 'Consulta Movimenti', 'Movimenti', 'Mese e anno'],
        ['/Home/Riepilogo', 'Consulta Riepilogo', 'Riepiloghi', 'Mese e anno'],
        ['/EstrattoConto', 'Estratto Conto', 'Estratti conto', null],
      ] as const) {
        const rows = listOf(page, name).locator('tbody tr');
        await openList(page, path, title);
        if (filter !== null) {
          await field(page, filter).selectOption({ index: 3 });
          await button(page, 'CERCA').click();
        }
        await expect.poll(() => rows.count(), { message: title }).toBe(60);
        await expect.poll(() => pageHeight(page), { message: title }).toBeLessThanOrEqual(9000);
        await page.emulateMedia({ media: 'print' });
        await expect
          .poll(
            () =>
              page
                .locator('main')
                .locator('button, form, nav')
                .and(page.locator(':visible'))
                .count(),
            { message: title },
          )
          .toBe(0);
        await page.emulateMedia({ media: 'screen' });
      }
    },
  );

  journey.beforeRelease(
    '[VAL-060] 150,50 asks for 150 euro, not for a hundred times as much',
    async ({ signedIn }) => {
      const page = await signedIn('azienda01');
      await openList(page, '/Home/Movimenti', 'Consulta Movimenti');
      await openMoreFilters(page);
      await field(page, 'Importo lordo da').pressSequentially('150,50');
      await month(page);
      await expect.poll(() => page.url()).toMatch(/minAmount=150(&|$)/);
      await openMoreFilters(page);
      await expect.poll(() => field(page, 'Importo lordo da').inputValue()).toBe('150');
    },
  );
});
