import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { audienceOf, pageNames, pathOf } from '../../machines/pages';
import { caseTitle, comeToCase } from './support/cases';
import { journey } from './support/journey';
import { heading } from './support/on-screen';
import { settled } from './support/settled';
import { sheetsOf } from './support/sheets-of';

const print = async (page: Page) => sheetsOf(await page.pdf({ preferCSSPageSize: true }));

/** A line may be broken anywhere. */
const flat = (text: string) => text.replaceAll(/\s/g, '');

/** Fewer letters leave most of a sheet blank. */
const mostlyBlank = 200;

/** What every sheet of a page owes. */
const expectPrinted = async (page: Page) => {
  await page.getByRole('heading', { level: 1 }).waitFor();
  const { titles, headings } = await settled(async () => ({
    titles: await page.getByRole('heading', { level: 1 }).allInnerTexts(),
    headings: await page.locator('.data-table th:not(.is-unfold, :has(.sr-only))').allInnerTexts(),
    whole: await page.locator('main').allInnerTexts(),
  }));
  const [title = ''] = titles;
  const sheets = await print(page);
  const [first] = sheets;
  expect.soft(flat(first?.text ?? ''), title).toContain(flat(title));
  expect.soft(first?.text, title).toMatch(/Stampato il \d\d-\d\d-\d{4}/);
  for (const [index, { text }] of sheets.entries()) {
    expect.soft(flat(text), title).toContain(`${index + 1}/${sheets.length}`);
    if (index < sheets.length - 1)
      expect.soft(text.length, `${title} ${index + 1}`).toBeGreaterThan(mostlyBlank);
  }
  for (const name of headings)
    expect.soft(flat(sheets.at(-1)?.text ?? ''), title).toContain(flat(name));
  return sheets;
};

const month = '?month=202610';

describe('print', () => {
  journey(
    'every page prints whole: its title, its owner, the day, numbered sheets, its table headings on each of them',
    async ({ signedIn }) => {
      const page = await signedIn('azienda01');
      for (const name of pageNames.filter((each) => audienceOf(each) === 'navigable')) {
        await page.goto(`${pathOf(name)}${month}`);
        await expectPrinted(page);
      }
    },
  );

  journey(
    'a list prints its filters, and which rows they are where not all are printed',
    async ({ signedIn }) => {
      const page = await signedIn('azienda01');
      await page.goto(`/Home/Movimenti${month}&minAmount=10&page=2`);
      const [first] = await expectPrinted(page);
      expect(first?.text).toContain('Importo lordo da: 10,00 €');
      expect(first?.text).toMatch(/Righe 61–120 di \d\.\d{3}/);
      expect(first?.isPortrait).toBe(false);
    },
  );

  journey(
    '[STA-006] a print of the months has all thirteen, with the chart and its table on one sheet',
    async ({ signedIn }) => {
      const page = await signedIn('azienda01');
      await page.goto('/Home/StatisticaMensile');
      await page.getByRole('img', { name: 'Incassi e commissioni nel tempo' }).waitFor();
      const sheets = await expectPrinted(page);
      expect(sheets).toHaveLength(1);
      const table = sheets[0]?.text.split('Anno\n')[1] ?? '';
      expect(table.match(/^20\d\d$/gm)).toHaveLength(13);
      expect(sheets[0]?.isPortrait).toBe(true);
    },
  );

  journey('a case is printed in portrait', async ({ signedIn }) => {
    const page = await signedIn('azienda01');
    await comeToCase(page);
    await heading(page, caseTitle).waitFor();
    const sheets = await expectPrinted(page);
    expect(sheets.every(({ isPortrait }) => isPortrait)).toBe(true);
  });
});
