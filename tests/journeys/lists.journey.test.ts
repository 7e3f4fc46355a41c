import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { journey } from './support/journey';
import { search } from './support/movements';
import { button, field, heading, openMoreFilters } from './support/on-screen';

const month = (page: Page) => search(page, { month: 2 });

const openList = async (page: Page, path: string, title: string) => {
  await page.goto(path);
  await heading(page, title).waitFor();
};

/** The list's own table: the sums of a search are one too. */
const listOf = (page: Page, name: string) => page.getByRole('table', { name, exact: true });

/** How many of these rows stand wholly in the window, without scrolling. */
const rowsInWindow = (rows: Locator) =>
  rows.evaluateAll((all) => {
    const inside = all.map((row) => row.getBoundingClientRect());
    return inside.filter(({ top, bottom }) => top >= 0 && bottom <= window.innerHeight).length;
  });

/** What of the table lies under the pager, wherever the page is scrolled to. */
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

describe('a list', () => {
  journey(
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

  journey(
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
