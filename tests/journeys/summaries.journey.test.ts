import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessible';
import {
  expectRemembered,
  failsAsEveryList,
  isShown,
  monthBack,
  searchMonth,
} from './support/consultation';
import { openGate } from './support/gate';
import { journey } from './support/journey';
import { numberIn, summaryOf } from './support/movements';
import {
  addressOf,
  button,
  field,
  headersOf,
  heading,
  openMoreFilters,
  placeOf,
  words,
} from './support/on-screen';
import { settled } from './support/settled';
import {
  first,
  shownSummaries,
  summariesAsked,
  summariesPath,
  summariesTable,
  summariesTitle,
  summaryCells,
} from './support/summaries';

describe('Consulta Riepilogo', () => {
  journey(
    '[RIE-001] [RIE-002] [RIE-007] [RIE-008] [RIE-009] [RIE-010] [RIE-013] [RIE-014] [RIE-026] shows a company what the acquirer has, page by page, and keeps the table where it is while another page is on its way',
    async ({ signedIn }) => {
      const page = await signedIn('azienda01');
      await page.goto(summariesPath);
      await heading(page, summariesTitle).waitFor();
      await expect.poll(() => button(page, 'CERCA').isDisabled()).toBe(true);
      await expectAccessible(page, 'waiting for a month');
      const month = monthBack(1);
      await searchMonth(page, month);
      await isShown(page, { table: summariesTable });
      const { totals: asked, rows } = await summariesAsked('azienda01', { month });
      const { banks: _, ...totals } = asked;
      const summary = await settled(() => summaryOf(page));
      expect({
        count: numberIn(summary['Numero riepiloghi']),
        amount: numberIn(summary['Lordo calcolato']),
        commission: numberIn(summary['Commissione calcolata']),
        net: numberIn(summary['Netto calcolato']),
        declared: numberIn(summary['Netto dichiarato']),
        difference: numberIn(summary.Differenza),
      }).toEqual(totals);
      await expect
        .poll(async () => (await headersOf(page, summariesTable)).slice(-12))
        .toEqual([
          'Codice esercizio',
          'Insegna',
          'Data',
          'ABI',
          'Codice',
          'Numero transazioni',
          'Lordo calcolato',
          'Lordo dichiarato',
          'Commissione',
          'Netto calcolato',
          'Netto dichiarato',
          'Differenza',
        ]);
      await expect.poll(() => shownSummaries(page)).toEqual(rows.map(summaryCells));
      const before = await settled(() => placeOf(page, summariesTable));
      const gate = openGate();
      await page.route('**/api/GET_SUMMARY_LIST', async (route) => {
        await gate.opened;
        await route.continue();
      });
      await button(page, 'Pagina successiva').click();
      await page.getByRole('status', { name: 'Caricamento', exact: true }).waitFor();
      await expect.poll(() => placeOf(page, summariesTable)).toEqual(before);
      await expect.poll(() => shownSummaries(page)).toEqual(rows.map(summaryCells));
      gate.open();
      const second = (await summariesAsked('azienda01', { month }, 2)).rows;
      await expect.poll(() => shownSummaries(page)).toEqual(second.map(summaryCells));
      await expect.poll(async () => (await placeOf(page, summariesTable)).top).toBe(before.top);
      await words(page, `2 di ${Math.ceil((totals.count ?? 0) / 60)}`).waitFor();
    },
  );

  journey.beforeRelease(
    '[RIE-003] [RIE-004] [RIE-005] [RIE-006] finds by day, bank and amounts, and comes back to it: refresh, Back, bookmark',
    async ({ signedIn }) => {
      const page = await signedIn('azienda01');
      await page.goto(summariesPath);
      const bank = first((await summariesAsked('azienda01', { month: monthBack(1) })).rows).bank;
      const filters = { month: monthBack(1), abi: bank, minGrossCalculated: '1' };
      await field(page, 'Mese e anno').selectOption(filters.month);
      await openMoreFilters(page);
      await field(page, 'ABI').fill(bank);
      await field(page, 'Importo lordo calcolato da').fill('1');
      await field(page, 'Importo lordo dichiarato a').fill('900000');
      await button(page, 'CERCA').click();
      await isShown(page, { table: summariesTable });
      await button(page, 'Pagina successiva').click();
      const { rows } = await summariesAsked(
        'azienda01',
        { ...filters, maxGrossDeclared: '900000' },
        2,
      );
      expect(new Set(rows.map((row) => row.bank))).toEqual(new Set([bank]));
      await expect.poll(() => shownSummaries(page)).toEqual(rows.map(summaryCells));
      await expect.poll(() => addressOf(page)).toContain('page=2');
      const screen = {
        path: summariesPath,
        title: summariesTitle,
        table: summariesTable,
        call: 'GET_SUMMARY_LIST',
      };
      await expectRemembered(page, screen, async () => [
        await field(page, 'Mese e anno').inputValue(),
        await field(page, 'ABI').inputValue(),
        await field(page, 'Importo lordo calcolato da').inputValue(),
        await field(page, 'Importo lordo dichiarato a').inputValue(),
      ]);
    },
  );

  failsAsEveryList(
    {
      path: `${summariesPath}?month=${monthBack(1)}`,
      title: summariesTitle,
      table: summariesTable,
      call: 'GET_TOTAL_SUMMARY',
    },
    '[RIE-001]',
  );

  journey('never leaves the focus under the bar of its pager', async ({ signedIn }) => {
    const page = await signedIn('azienda01', { width: 360 });
    await page.goto(`${summariesPath}?month=${monthBack(1)}`);
    await isShown(page, { table: summariesTable });
    const [first, second] = await page.getByRole('radio').all();
    await second?.evaluate((radio) => {
      const underTheBar = window.innerHeight - 110;
      window.scrollBy(0, radio.getBoundingClientRect().top - underTheBar);
    });
    await first?.evaluate((radio) => radio.focus({ preventScroll: true }));
    await page.keyboard.press('ArrowDown');
    const isInFront = await settled(() =>
      second?.evaluate((radio) => {
        const { x, y, width, height } = radio.getBoundingClientRect();
        const there = document.elementFromPoint(x + width / 2, y + height / 2);
        return radio === document.activeElement && there?.closest('tr') === radio.closest('tr');
      }),
    );
    expect(isInFront).toBe(true);
  });
});
