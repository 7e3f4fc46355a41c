import { unzipSync } from 'fflate';
import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessible';
import { isShown, monthBack, press } from './support/consultation';
import { journey } from './support/journey';
import { button, dialog, field, heading, link } from './support/on-screen';
import { asked, isShowing, open, path, type Statement, table } from './support/statements';
import { bytesOf } from './support/workbook';

const pdfCall = '**/api/GET_PDF_ACCOUNT_BALANCE';

describe('the archive of Estratto Conto', () => {
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
      const files = unzipSync(await bytesOf(download));
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
