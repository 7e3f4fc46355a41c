import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { AnswerOf } from '../../acquirer/client';
import type { getEboxList } from '../../acquirer/contract/cases';
import type { Report } from '../../acquirer/contract/report';
import { expectAccessible } from './support/accessible';
import { fill } from './support/changing';
import { monthBack, shownDate } from './support/consultation';
import { journey } from './support/journey';
import { addressOf, button, dialog, field, heading, isAt, words } from './support/on-screen';
import { askedAs } from './support/reference';

const slashed = (iso: string) => shownDate(iso).replaceAll('-', '/');

const firstOf = (month: string) => slashed(`${month.slice(0, 4)}-${month.slice(4)}-01`);

/** A year and the current month, where yesterday may be. */
const period = { from: firstOf(monthBack(12)), to: firstOf(monthBack(0)) };

const reportOf = async (user: string, cod: string) => {
  const ask = await askedAs(user);
  const [report] = await ask<Report[]>('DETAIL_REPORT', {
    card: '',
    cod,
    state: '',
    replies: true,
    startDate: period.from,
    endDate: period.to,
  });
  return report;
};

const opens = async (page: Page) => {
  await page.goto('/Dispute/Report');
  await heading(page, 'REPORT DISPUTE').waitFor();
};

const countsOn = (page: Page) =>
  page
    .getByRole('region', { name: 'Pratiche per stato' })
    .getByRole('definition')
    .allTextContents();

const countsIn = (report: Report | undefined) =>
  report === undefined
    ? []
    : [
        report.new,
        report.suspended,
        report.expiring,
        report.viewed,
        report.canceled,
        report.completed,
        report.expired,
        report.closed,
      ].map(String);

const isFocused = (element: Element) => element === document.activeElement;

type Managers = AnswerOf<typeof getEboxList>;

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;

describe('the report of the cases', () => {
  journey(
    '[REP-001] [REP-002] [REP-006] [REP-007] [REP-008] [REP-009] [REP-012] [REP-013] [REP-014] [REP-015] [REP-016] a company chooses a point and a period, prints one page and searches again',
    async ({ signedIn }) => {
      const page = await signedIn('azienda01');
      await page.addInitScript(() => {
        window.print = () => Reflect.set(window, 'printed', true);
      });
      await opens(page);
      await page.getByRole('table', { name: 'Punti vendita' }).waitFor();
      await expect.poll(() => page.getByRole('radio').count()).toBe(10);
      await expectAccessible(page, 'the filters of a company');
      await expect.poll(() => button(page, 'CERCA').isDisabled()).toBe(true);
      await button(page, 'Pagina successiva').click();
      await words(page, '2 di 3').waitFor();
      await fill(page, { 'Cerca punto vendita': '2000000111' });
      await button(page, 'TROVA').click();
      await page.getByRole('radio', { name: /2000000111$/ }).check();
      await fill(page, { 'Data da': period.from, al: '01/01/2999' });
      await field(page, 'Stato').focus();
      await words(page, 'La data non può essere successiva a oggi').waitFor();
      await expect.poll(() => field(page, 'al').inputValue()).toBe('01/01/2999');
      await expectAccessible(page, 'a date still to come');
      await fill(page, { al: period.to });
      await button(page, 'CERCA').click();

      await heading(page, 'Report Dispute').waitFor();
      const report = await reportOf('azienda01', '2000000111');
      await expect.poll(() => countsOn(page)).toEqual(countsIn(report));
      await words(page, `dal ${period.from} al ${period.to}`).waitFor();
      await expectAccessible(page, 'the result');
      await button(page, 'Stampa').click();
      await expect.poll(() => page.evaluate(() => Reflect.get(window, 'printed'))).toBe(true);
      expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(1);
      await page.emulateMedia({ media: 'print' });
      await expect.poll(() => button(page, 'Stampa').isVisible()).toBe(false);
      await expect.poll(() => page.getByRole('banner').isVisible()).toBe(false);
      await page.emulateMedia({ media: 'screen' });

      const ask = await askedAs('azienda01');
      const { managerList } = await ask<Managers>('GET_EBOX_LIST', {});
      const manager = managerList.find(({ eboxCode }) => eboxCode === report?.ebox);
      const asked = page.getByRole('region', { name: 'Dati della ricerca' });
      await words(asked, manager?.description ?? 'Nessuno').waitFor();
      const { replies = [] } = report ?? {};
      const times = page.getByRole('region', { name: 'Tempi di risposta' });
      await expect
        .poll(() => times.getByRole('row').last().getByRole('cell').allTextContents())
        .toEqual(
          (['inTime', 'late', 'unanswered'] as const).map((kind) =>
            String(replies.reduce((sum, line) => sum + line[kind], 0)),
          ),
        );
      await button(page, 'Nuova ricerca').click();
      await heading(page, 'REPORT DISPUTE').waitFor();
      await expect.poll(() => field(page, 'Data da').inputValue()).toBe(period.from);
      await words(page, '2000000111').first().waitFor();
    },
  );

  journey.beforeRelease(
    '[REP-004] [REP-005] [PRM-005] a shop finds its own code with its details, and its own cases, by keyboard alone',
    async ({ signedIn }) => {
      const page = await signedIn('negozio01');
      await opens(page);
      await expect.poll(() => page.getByRole('radio').count()).toBe(0);
      await expectAccessible(page, 'the filters of a shop');
      await button(page, 'Dettagli 2000000301').focus();
      await page.keyboard.press('Enter');
      const details = dialog(page, 'Dettagli Punto Vendita');
      await words(details, 'Bologna').waitFor();
      await expectAccessible(page, 'the details');
      await page.keyboard.press('Escape');
      await details.waitFor({ state: 'detached' });
      await field(page, 'Data da').focus();
      await page.keyboard.type(period.from);
      await page.keyboard.press('Tab');
      await expect.poll(() => button(page, 'Calendario: Data da').evaluate(isFocused)).toBe(true);
      await page.keyboard.press('Tab');
      await page.keyboard.type(period.to);
      await page.keyboard.press('Enter');
      await heading(page, 'Report Dispute').waitFor();
      await expect
        .poll(() => countsOn(page))
        .toEqual(countsIn(await reportOf('negozio01', '2000000301')));
    },
  );

  journey.beforeRelease(
    '[ERR-014] [ERR-017] a report that fails leads to the error page and back by RIPROVA',
    async ({ signedIn, announce }) => {
      announce(/DETAIL_REPORT: 404/, /SEARCH_POS_PAGED: net::ERR_INTERNET_DISCONNECTED/);
      const page = await signedIn('negozio01');
      await opens(page);
      await page.route('**/api/DETAIL_REPORT', (route) => route.fulfill({ status: 404, json: {} }));
      await fill(page, { 'Data da': period.from, al: period.to });
      await button(page, 'CERCA').click();
      await isAt(page, '/ErrorPage');
      await button(page, 'RIPROVA').click();
      await heading(page, 'REPORT DISPUTE').waitFor();
      await expect.poll(() => addressOf(page)).toBe('/Dispute/Report');
      const company = await signedIn('azienda01');
      await company.route('**/api/SEARCH_POS_PAGED', (route) =>
        route.abort('internetdisconnected'),
      );
      await company.goto('/Dispute/Report');
      await isAt(company, '/ErrorPage');
      await button(company, 'TORNA A GESTIONE DISPUTE').waitFor();
    },
  );
});
