import { unzipSync } from 'fflate';
import type { Download, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessible';
import { expectRemembered, isShown, monthBack, press, shownDate } from './support/consultation';
import { journey } from './support/journey';
import {
  addressOf,
  button,
  dialog,
  field,
  heading,
  link,
  rowsOf,
  windowAfter,
  words,
} from './support/on-screen';
import { askedAs } from './support/reference';

const path = '/EstrattoConto';
const title = 'Estratto Conto';
const table = 'Estratti conto';
const call = 'SEARCH_ACCOUNT_BALANCE';
const pdfCall = '**/api/GET_PDF_ACCOUNT_BALANCE';

interface Statement {
  readonly date: string;
  readonly branchCode: string;
  readonly name: string;
}

interface Statements {
  readonly accountListItems: readonly Statement[];
  readonly totalElements: number;
}

const asked = async (user: string, { month = '', page = 1, filter = '' } = {}) => {
  const ask = await askedAs(user);
  return ask<Statements>(call, { month, orderBy: '-date', page, filter });
};

const cellsOf = ({ date, branchCode, name }: Statement) => [
  shownDate(date),
  branchCode || 'Tutti',
  name || 'Tutte',
];

const shown = async (page: Page) => (await rowsOf(page, table)).map((row) => row.slice(0, 3));

const isShowing = async (page: Page, rows: readonly Statement[]) => {
  await expect.poll(() => shown(page)).toEqual(rows.map(cellsOf));
};

const open = async (page: Page, address = path) => {
  await page.goto(address);
  await isShown(page, { table });
};

const bytesOf = async (download: Download) => {
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(part);
  return Buffer.concat(parts).toString('latin1');
};

describe('Estratto Conto', () => {
  journey(
    '[EST-001] [EST-003] [EST-004] [EST-005] [EST-006] [EST-007] [EST-009] lists a company’s statements on entry, finds them by text and month, and comes back to text, month and page: refresh, Back, bookmark',
    async ({ asMerchant }) => {
      const page = await asMerchant('azienda01');
      await link(page, 'Estratto conto').click();
      await heading(page, title).waitFor();
      const { accountListItems, totalElements } = await asked('azienda01');
      await isShowing(page, accountListItems);
      await words(page, `1 di ${Math.ceil(totalElements / 60)}`).waitFor();
      await button(page, 'Ultima pagina').click();
      const last = Math.ceil(totalElements / 60);
      await isShowing(page, (await asked('azienda01', { page: last })).accountListItems);
      const filter = accountListItems.find(({ name }) => name !== '')?.name.slice(0, 6) ?? '';
      await field(page, 'Cerca punto vendita').fill(filter);
      await field(page, 'Mese').selectOption(monthBack(1));
      await button(page, 'CERCA').click();
      const found = await asked('azienda01', { month: monthBack(1), filter });
      await isShowing(page, found.accountListItems);
      await expect.poll(() => button(page, 'Ultima pagina').count()).toBe(0);
      await field(page, 'Cerca punto vendita').fill('zzz');
      await button(page, 'CERCA').click();
      await words(page, 'Nessun risultato').waitFor();
      await expectAccessible(page, 'no statement');
      await field(page, 'Mese').selectOption('');
      await field(page, 'Cerca punto vendita').fill('2000');
      await button(page, 'CERCA').click();
      await expect.poll(() => addressOf(page)).toBe(`${path}?search=2000`);
      await button(page, 'Pagina successiva').click();
      await isShowing(
        page,
        (await asked('azienda01', { filter: '2000', page: 2 })).accountListItems,
      );
      await expect.poll(() => addressOf(page)).toBe(`${path}?search=2000&page=2`);
      await expectRemembered(page, { path, title, table, call }, () =>
        field(page, 'Cerca punto vendita').inputValue(),
      );
    },
  );

  journey(
    '[EST-002] [EST-008] [EST-010] [EST-011] opens a shop’s own PDF in a new window, saves it as estrattoconto.pdf, and leaves a visible link to it where the browser blocks the window',
    async ({ signedIn }) => {
      const page = await signedIn('negozio01', { readsDocuments: true });
      await open(page);
      await expect.poll(() => field(page, 'Cerca punto vendita').count()).toBe(0);
      await isShowing(page, (await asked('negozio01')).accountListItems);
      await expectAccessible(page, 'statements');
      const popup = await windowAfter(page, () => button(page, 'Apri PDF').first().click());
      await expect.poll(() => popup.url()).toMatch(/^blob:.*#estrattoconto\.pdf$/);
      await expect.poll(() => popup.evaluate(() => document.contentType)).toBe('application/pdf');
      await popup.close();
      const download = await press(page, 'Scarica PDF');
      expect(download.suggestedFilename()).toBe('estrattoconto.pdf');
      const file = await bytesOf(download);
      expect(file).toMatch(/^%PDF-1\.7/);
      expect(file.trimEnd()).toMatch(/%%EOF$/);
      await page.evaluate(() => {
        window.open = () => null;
      });
      await button(page, 'Apri PDF').first().click();
      const blocked = dialog(page, 'Finestra bloccata');
      await blocked.waitFor();
      await expectAccessible(page, 'window blocked');
      const linked = await windowAfter(page, () => link(blocked, 'Apri il documento').click());
      await expect.poll(() => linked.evaluate(() => document.contentType)).toBe('application/pdf');
      await button(blocked, 'CHIUDI').click();
      await blocked.waitFor({ state: 'detached' });
    },
  );

  journey(
    '[EST-008] four clicks from Home save all statements of a month in one archive, by shop and month; the one that does not arrive is named, the one that must wait is waited for',
    async ({ asMerchant, announce }) => {
      announce(/GET_PDF_ACCOUNT_BALANCE: 404/, /GET_PDF_ACCOUNT_BALANCE: 429/);
      const page = await asMerchant('azienda02');
      const month = monthBack(1);
      const { accountListItems: all } = await asked('azienda02', { month });
      const [company, lost, ...others] = all;
      let asksOfCompany = 0;
      await page.route(pdfCall, (route) => {
        const { branchCode } = route.request().postDataJSON() as Statement;
        if (branchCode === lost?.branchCode) return route.fulfill({ status: 404, json: {} });
        if (branchCode !== company?.branchCode || asksOfCompany++ > 0) return route.continue();
        return route.fulfill({ status: 429, headers: { 'retry-after': '1' }, json: {} });
      });
      await link(page, 'Estratto conto').click();
      await field(page, 'Mese').selectOption(month);
      await button(page, 'CERCA').click();
      await isShowing(page, all);
      const download = await press(page, 'Scarica tutti');
      const shownMonth = `${month.slice(0, 4)}-${month.slice(4)}`;
      expect(download.suggestedFilename()).toBe(`EstrattiConto ${shownMonth}.zip`);
      const files = unzipSync(Buffer.from(await bytesOf(download), 'latin1'));
      expect(Object.keys(files).sort()).toEqual(
        [
          `Tutti i punti vendita ${shownMonth}.pdf`,
          ...others.map(({ branchCode, name }) => `${branchCode} ${name} ${shownMonth}.pdf`),
        ].sort(),
      );
      for (const file of Object.values(files))
        expect(Buffer.from(file).toString('latin1')).toMatch(/^%PDF-1\.7/);
      const missing = dialog(page, 'Alcuni estratti conto mancano');
      await missing.getByText(`codice esercizio ${lost?.branchCode}`).waitFor();
      await expectAccessible(page, 'a statement is missing');
      await button(missing, 'CHIUDI').click();
      await isShowing(page, all);
    },
  );

  journey(
    '[ERR-014] whose document is no PDF, or cannot be had, says so',
    async ({ signedIn, announce }) => {
      announce(/GET_PDF_ACCOUNT_BALANCE: 404/, /GET_PDF_ACCOUNT_BALANCE: net::/);
      const page = await signedIn('azienda01');
      await open(page, `${path}?month=${monthBack(1)}`);
      await page.route(pdfCall, (route) =>
        route.fulfill({ contentType: 'application/pdf', body: '<html>ciao</html>' }),
      );
      await button(page, 'Scarica PDF').first().click();
      const unreadable = dialog(page, 'Attenzione');
      await unreadable.waitFor();
      await button(unreadable, 'CHIUDI').click();
      await page.unroute(pdfCall);
      await page.route(pdfCall, (route) => route.fulfill({ status: 404, json: {} }));
      await button(page, 'Apri PDF').first().click();
      await heading(page, 'Ops! Qualcosa non va...').waitFor();
      await page.unroute(pdfCall);
      await button(page, 'RIPROVA').click();
      await isShown(page, { table });
      await page.route(pdfCall, (route) => route.abort('internetdisconnected'));
      await button(page, 'Scarica PDF').first().click();
      await heading(page, 'Ops! Qualcosa non va...').waitFor();
    },
  );
});
