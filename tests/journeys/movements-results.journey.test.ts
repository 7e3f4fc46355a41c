import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { openGate } from './support/gate';
import { journey } from './support/journey';
import {
  isSettled,
  monthsOf,
  movementsAsked,
  numberIn,
  search,
  shownMovements,
  summaryOf,
} from './support/movements';
import { addressOf, button, field, headersOf, placeOf, words } from './support/on-screen';
import { settled } from './support/settled';

/** Lets the answers to a call wait until the gate is opened. */
const holdCall = async (page: Page, alias: string) => {
  const gate = openGate();
  await page.route(`**/api/${alias}`, async (route) => {
    await gate.opened;
    await route.continue();
  });
  return gate;
};

describe('a search for movements', () => {
  journey(
    '[MOV-011] [MOV-012] [MOV-013] [MOV-014] [MOV-015] [MOV-016] [MOV-017] [MOV-019] [FLO-003] [FLO-004] [FLO-006] [FLO-008] [FLO-009] [FLO-010] [FLO-011] [FLO-012] [NAV-046] [API-030] shows a company the sums and the rows that the acquirer has, turns its pages of sixty from the first to the last and back, keeps the rows in their place until those of another page are there, and drops them when it searches again',
    async ({ signedIn }) => {
      const page = await signedIn('azienda01');
      await page.goto('/Home/Movimenti');
      const month = (await settled(() => monthsOf(page)))[2] ?? '';
      await search(page, { month: 2 });
      const { totals, rows } = await movementsAsked('azienda01', { month });
      const summary = await settled(() => summaryOf(page));
      expect(summary).toMatchObject({
        'Codice Società': '1000000001',
        'Punto vendita': 'Tutti',
        Insegna: 'Tutte',
      });
      expect(summary.Periodo).toMatch(new RegExp(`^[A-Z][a-z]+ ${month.slice(0, 4)}$`));
      expect(numberIn(summary['Numero movimenti'])).toBe(totals.count);
      expect(numberIn(summary['Importo lordo'])).toBe(totals.amount);
      expect(numberIn(summary.Commissioni)).toBe(totals.commission);
      expect(numberIn(summary['Importo netto'])).toBe(totals.net);
      expect(summary['Importo lordo']).toMatch(/^\d{1,3}(\.\d{3})*,\d\d\s€$/);
      await expect
        .poll(() => headersOf(page, 'Movimenti'))
        .toEqual([
          'Codice esercizio',
          'Insegna',
          'Data',
          'Riferimento',
          'POS',
          'Importo lordo',
          'Autorizzazione',
          'Numero carta',
          'Stato',
          'Commissione',
          'Importo netto',
        ]);
      expect(rows).toHaveLength(60);
      await expect.poll(() => shownMovements(page)).toEqual(rows);

      const last = Math.ceil(totals.count / 60);
      const isOn = async (number: number) => {
        await words(page, `${number} di ${last}`).waitFor();
        const asked = await movementsAsked('azienda01', { month }, number);
        await expect.poll(() => shownMovements(page)).toEqual(asked.rows);
      };
      await button(page, 'Pagina precedente').click({ force: true });
      await isOn(1);
      const before = await settled(() => placeOf(page, 'Movimenti'));
      const next = await holdCall(page, 'getTransactionList');
      await button(page, 'Pagina successiva').click();
      await page.getByRole('status', { name: 'Caricamento', exact: true }).waitFor();
      await expect.poll(() => placeOf(page, 'Movimenti')).toEqual(before);
      await expect.poll(() => shownMovements(page)).toEqual(rows);
      next.open();
      await isOn(2);
      await expect.poll(async () => (await placeOf(page, 'Movimenti')).top).toBe(before.top);
      await button(page, 'Ultima pagina').click();
      await isOn(last);
      await button(page, 'Pagina successiva').click({ force: true });
      await isOn(last);
      await expect.poll(() => addressOf(page)).toContain(`page=${last}`);
      await button(page, 'Pagina precedente').click();
      await isOn(last - 1);
      await page.reload();
      await isOn(last - 1);
      await button(page, 'Prima pagina').click();
      await isOn(1);

      const totalsHeld = await holdCall(page, 'getTotalTransaction');
      await button(page, 'CERCA').click();
      await page.getByRole('status', { name: 'Caricamento', exact: true }).waitFor();
      await expect.poll(() => page.getByRole('table').count()).toBe(0);
      totalsHeld.open();
      await isSettled(page);
      await expect
        .poll(() => page.getByRole('status', { name: 'Caricamento', exact: true }).count())
        .toBe(0);
    },
  );

  journey.beforeRelease(
    '[FLO-001] [FLO-002] asked again before the answer came shows the answer to the last question',
    async ({ signedIn }) => {
      const page = await signedIn('azienda02');
      await page.goto('/Home/Movimenti');
      const months = await settled(() => monthsOf(page));
      const gate = openGate();
      const late = page.waitForRequest(/getTotalTransaction/);
      await page.route('**/api/getTotalTransaction', async (route) => {
        if (route.request().postDataJSON().month === months[3]) await gate.opened;
        await route.continue().catch(() => {});
      });
      await field(page, 'Mese e anno').selectOption(months[3] ?? '');
      await button(page, 'CERCA').click();
      await late;
      await search(page, { month: 2 });
      gate.open();
      const { totals, rows } = await movementsAsked('azienda02', { month: months[2] });
      await expect.poll(() => shownMovements(page)).toEqual(rows);
      await expect
        .poll(async () => numberIn((await summaryOf(page))['Numero movimenti']))
        .toBe(totals.count);
      await expect.poll(() => addressOf(page)).toContain(`month=${months[2]}`);
    },
  );
});
