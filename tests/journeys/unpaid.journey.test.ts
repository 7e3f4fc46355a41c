import { PDFDocument } from '@cantoo/pdf-lib';
import type { Download, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessible';
import {
  expectRemembered,
  failsAsEveryList,
  isShown,
  press,
  shownDate,
} from './support/consultation';
import { journey } from './support/journey';
import { expectNoMisfit } from './support/layout';
import { numberIn } from './support/movements';
import {
  addressOf,
  button,
  headersOf,
  heading,
  link,
  rowsOf,
  tab,
  words,
} from './support/on-screen';
import { askedAs } from './support/reference';

const path = '/Insoluti';
const title = 'Insoluti';
const table = 'Insoluti';
const call = 'GET_OUTSTANDING';

interface Unpaid {
  readonly branchCode: string;
  readonly merchant: string;
  readonly amount: number;
  readonly vDate: string;
  readonly cDate: string;
  readonly reason: string;
}

const asked = async (user: string) => {
  const ask = await askedAs(user);
  const date = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Rome' }).format(new Date());
  return (await ask<{ outstandingList: Unpaid[] }>(call, { date, orderBy: '', page: 1 }))
    .outstandingList;
};

const cellsOf = (row: Unpaid) => [
  row.branchCode,
  row.merchant,
  row.amount,
  shownDate(row.vDate),
  shownDate(row.cDate),
  row.reason,
];

const shown = async (page: Page) =>
  (await rowsOf(page, table)).map((row) =>
    row.map((cell, index) => (index === 2 ? numberIn(cell) : cell)),
  );

const formOf = async (download: Download) => {
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(part);
  return (await PDFDocument.load(Buffer.concat(parts))).getForm();
};

describe('Insoluti', () => {
  journey(
    '[INS-001] [INS-005] [INS-006] [API-049] shows a company its unpaid items, ten a page, and comes back to its page and its tab: refresh, Back, bookmark',
    async ({ asMerchant }) => {
      const page = await asMerchant('azienda01');
      await link(page, 'Insoluti').click();
      await heading(page, title).waitFor();
      await isShown(page, { table });
      const rows = await asked('azienda01');
      await expect
        .poll(() => headersOf(page, table))
        .toEqual([
          'Codice esercizio',
          'Insegna',
          'Importo',
          'Data valuta',
          'Data contabile',
          'Causale',
        ]);
      await page.setViewportSize({ width: 768, height: 1024 });
      await expectNoMisfit(page, 'the page');
      await page.setViewportSize({ width: 1280, height: 800 });
      const last = Math.ceil(rows.length / 10);
      for (let number = 1; number <= last; number += 1) {
        await words(page, `${number} di ${last}`).waitFor();
        const from = (number - 1) * 10;
        await expect.poll(() => shown(page)).toEqual(rows.slice(from, from + 10).map(cellsOf));
        await button(page, 'Pagina successiva').click({ force: true });
      }
      await expect.poll(() => addressOf(page)).toBe(`${path}?page=${last}`);
      await expectAccessible(page, 'unpaid items');
      await expectRemembered(page, { path, title, table, call }, () =>
        words(page, `${last} di ${last}`).count(),
      );
      await tab(page, 'Scarica Modulo').click();
      await page.reload();
      await button(page, 'Scarica modulo').waitFor();
      await expectAccessible(page, 'form');
    },
  );

  journey(
    '[INS-003] [INS-004] [INS-007] gives a shop a form to fill in, what is known already in it',
    async ({ signedIn }) => {
      const page = await signedIn('negozio01');
      await page.goto(path);
      await heading(page, title).waitFor();
      const rows = await asked('negozio01');
      await expect.poll(() => shown(page)).toEqual(rows.map(cellsOf));
      await tab(page, 'Scarica Modulo').click();
      await expect.poll(() => addressOf(page)).toBe(`${path}?tab=form`);
      const download = await press(page, 'Scarica modulo');
      expect(download.suggestedFilename()).toBe('ModuloAllineamento.pdf');
      const form = await formOf(download);
      const valueIn = (name: string) => form.getTextField(name).getText() ?? '';
      expect(valueIn('esercente.codicePuntoVendita')).toBe('2000000301');
      expect(valueIn('esercente.insegnaPuntoVendita')).toBe('CALZATURE FERRI CENTRO');
      expect(valueIn('esercente.codiceSocieta')).toMatch(/^\d{10}$/);
      const empty = form.getFields().filter((each) => valueIn(each.getName()) === '');
      expect(empty.length).toBeGreaterThan(15);
      expect(empty.every((each) => !each.isReadOnly())).toBe(true);
    },
  );

  journey('[INS-002] says to a merchant without any that there is none', async ({ signedIn }) => {
    const page = await signedIn('negozio02');
    await page.route(`**/api/${call}`, (route) => route.fulfill({ json: { outstandingList: [] } }));
    await page.goto(path);
    await words(page, 'Al momento non risultano insoluti.').waitFor();
    await expect.poll(() => page.getByRole('table').count()).toBe(0);
    await expectAccessible(page, 'nothing unpaid');
  });

  failsAsEveryList({ path, title, table, call }, '[INS-001]');
});
