import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessible';
import { expectRemembered, isShown, press } from './support/consultation';
import { journey } from './support/journey';
import { numberIn, summaryOf } from './support/movements';
import {
  addressOf,
  button,
  headersOf,
  heading,
  isAt,
  link,
  rowsOf,
  tab,
  words,
} from './support/on-screen';
import { askedAs } from './support/reference';
import { settled } from './support/settled';
import { sheetsOf } from './support/workbook';

interface Statistic {
  readonly year: string;
  readonly numberOfTransaction: number;
  readonly grossAmount: number;
  readonly feeAmount: number;
  readonly netAmount: number;
}

const pages = [
  {
    title: 'Statistica Mensile',
    path: '/Home/StatisticaMensile',
    unit: 'Mese',
    period: 'm',
    size: 3,
  },
  {
    title: 'Statistica Trimestrale',
    path: '/Home/StatisticaTrimestrale',
    unit: 'Trimestre',
    period: 't',
    size: 10,
  },
  {
    title: 'Statistica Semestrale',
    path: '/Home/StatisticaSemestrale',
    unit: 'Semestre',
    period: 's',
    size: 5,
  },
] as const;

const [monthly] = pages;
const screen = { ...monthly, table: monthly.title, call: 'GET_STATISTICS' };

const asked = async (user: string, period: string, codPos = '') => {
  const ask = await askedAs(user);
  const request = { orderBy: '+sequence', period, codPos };
  return (await ask<{ statisticsList: Statistic[] }>('GET_STATISTICS', request)).statisticsList;
};

const figures = (row: Statistic) => [
  String(row.year),
  row.numberOfTransaction,
  row.grossAmount,
  row.feeAmount,
  row.netAmount,
];

const shown = async (page: Page, table: string) =>
  (await rowsOf(page, table)).map(([year, _, ...cells]) => [year, ...cells.map(numberIn)]);

/** Every page of the table, one after the other. */
const walked = async (page: Page, table: string, count: number) => {
  const all = await shown(page, table);
  for (let number = 2; number <= count; number += 1) {
    await button(page, 'Pagina successiva').click();
    await words(page, `${number} di ${count}`).waitFor();
    all.push(...(await shown(page, table)));
  }
  return all;
};

const sum = (
  rows: readonly Statistic[],
  name: 'numberOfTransaction' | 'grossAmount' | 'netAmount',
) => Number(rows.reduce((total, row) => total + row[name], 0).toFixed(2));

describe('the statistics', () => {
  journey(
    '[STA-001] [STA-002] [STA-004] [STA-005] [STA-006] [STA-007] [STA-008] [STA-009] of months, quarters and half-years show what the acquirer has, three, ten and five rows a page',
    async ({ signedIn }) => {
      const page = await signedIn('azienda01');
      await page.goto(monthly.path);
      for (const { title, path, unit, period, size } of pages) {
        await link(page, title).click();
        await isAt(page, path);
        await isShown(page, { table: title });
        await expect
          .poll(() => headersOf(page, title))
          .toEqual([
            'Anno',
            unit,
            'Numero transazioni',
            'Importo lordo',
            'Commissioni',
            'Importo netto',
          ]);
        const rows = await asked('azienda01', period);
        const count = Math.ceil(rows.length / size);
        await expect.poll(() => walked(page, title, count)).toEqual(rows.map(figures));
        const summary = await settled(() => summaryOf(page));
        expect(numberIn(summary['Numero transazioni'])).toBe(sum(rows, 'numberOfTransaction'));
        expect(numberIn(summary['Importo lordo'])).toBe(sum(rows, 'grossAmount'));
        expect(numberIn(summary['Importo netto'])).toBe(sum(rows, 'netAmount'));
        await expect.poll(() => button(page, 'CERCA').count()).toBe(0);
      }
    },
  );

  journey.beforeRelease(
    '[STA-003] [STA-010] [BUS-010] [BUS-016] [BUS-017] [BUS-018] are linked to each other, each writes its workbook for a shop and is accessible, and they come back to their page: refresh, Back, bookmark',
    async ({ signedIn }) => {
      const page = await signedIn('negozio01');
      await page.goto(monthly.path);
      for (const { title, path, period } of pages) {
        await link(page, title).click();
        await isAt(page, path);
        await heading(page, title).waitFor();
        await isShown(page, { table: title });
        await page.getByRole('img').first().waitFor();
        await expectAccessible(page, title);
        const download = await press(page, 'ESPORTA');
        expect(download.suggestedFilename()).toBe(`${title}.xlsx`);
        const [sheet] = await sheetsOf(download);
        const rows = await asked('negozio01', period);
        expect(sheet?.rows.slice(1, -1).map((cells) => [cells[0]?.value, cells[5]?.value])).toEqual(
          rows.map(({ year, grossAmount }) => [String(year), grossAmount]),
        );
      }
      await link(page, monthly.title).click();
      await isShown(page, screen);
      await button(page, 'Pagina successiva').click();
      const months = (await asked('negozio01', monthly.period)).length;
      const second = words(page, `2 di ${Math.ceil(months / monthly.size)}`);
      await second.waitFor();
      await expect.poll(() => addressOf(page)).toBe(`${monthly.path}?page=2`);
      await expectRemembered(page, screen, () => second.count());
    },
  );

  journey.beforeRelease(
    'lose nothing but the chart when its code does not come',
    async ({ signedIn, announce }) => {
      const page = await signedIn('azienda01');
      announce(/PeriodChart/);
      await page.route('**/PeriodChart*', (route) => route.abort());
      await page.goto(monthly.path);
      await page.getByText('Il grafico non è al momento disponibile').waitFor();
      await isShown(page, screen);
      await expect.poll(() => page.getByRole('img').count()).toBe(0);
    },
  );

  journey.beforeRelease(
    '[STA-011] of a company that has chosen a point of sale are that point’s alone',
    async ({ asMerchant }) => {
      const page = await asMerchant('azienda01');
      await tab(page, 'Singolo punto vendita').click();
      await page.getByRole('row').nth(2).click();
      const code = (await settled(() => rowsOf(page, 'Punti vendita')))[1]?.find((cell) =>
        /^\d{10}$/.test(cell),
      );
      await button(page, 'Statistica Semestrale').click();
      await isShown(page, { table: 'Statistica Semestrale' });
      await expect.poll(async () => (await summaryOf(page))['Punto vendita']).toBe(code);
      const rows = await asked('azienda01', 's', code);
      await expect.poll(() => shown(page, 'Statistica Semestrale')).toEqual(rows.map(figures));
    },
  );
});
