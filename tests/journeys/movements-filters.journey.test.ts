import { describe, expect } from 'vitest';
import { journey } from './support/journey';
import {
  isSettled,
  monthsOf,
  movementsAsked,
  numberIn,
  openMovements,
  search,
  shownMovements,
  summaryOf,
} from './support/movements';
import {
  addressOf,
  button,
  field,
  heading,
  openMoreFilters,
  radio,
  rowsOf,
  shopInForce,
  words,
} from './support/on-screen';
import { everything } from './support/reference';
import { settled } from './support/settled';

describe('Consulta Movimenti', () => {
  journey(
    '[MOV-002] [MOV-010] [FLO-005] [VAL-060] [VAL-061] [VAL-062] [VAL-064] [VAL-069] [VAL-070] [VAL-071] [BUS-007] [BUS-008] [BUS-009] searches only once a month is chosen, among the last thirteen, keeps all digits of what is typed or pasted as an amount and says where they are too many, says beside the fields that a minimum is above its maximum, and that there is no result',
    async ({ signedIn }) => {
      const page = await signedIn('negozio01');
      await page.goto('/Home/Movimenti');
      await expect.poll(() => button(page, 'CERCA').isDisabled()).toBe(true);
      await expect.poll(() => field(page, 'Giorno').isDisabled()).toBe(true);
      const months = await settled(() => monthsOf(page));
      expect(months).toHaveLength(13);
      expect(months).toEqual([...months].sort().reverse());
      const february = months.find((month) => month.endsWith('02')) ?? '';
      await field(page, 'Mese e anno').selectOption(february);
      const labels = await settled(() =>
        field(page, 'Mese e anno').locator('option:checked').allTextContents(),
      );
      expect(labels).toEqual([`Febbraio ${february.slice(0, 4)}`]);
      const year = Number(february.slice(0, 4));
      const days = await settled(() => field(page, 'Giorno').locator('option').allTextContents());
      expect(days).toHaveLength(1 + (year % 4 === 0 ? 29 : 28));
      await expect.poll(() => button(page, 'CERCA').isEnabled()).toBe(true);
      await field(page, 'Mese e anno').selectOption('');
      await expect.poll(() => button(page, 'CERCA').isDisabled()).toBe(true);
      await expect.poll(() => field(page, 'Giorno').isDisabled()).toBe(true);

      await openMoreFilters(page);
      const amount = field(page, 'Importo lordo da');
      await amount.pressSequentially('1a2,3€ -4');
      await expect.poll(() => amount.inputValue()).toBe('12');
      await amount.fill('12.345.678.901.234,56');
      await expect.poll(() => amount.inputValue()).toBe('12345678901234');
      await words(page, 'Al massimo 13 cifre: ne ha inserite 14').waitFor();
      await expect.poll(() => words(page, ',00').count()).toBe(4);
      await field(page, 'POS').pressSequentially('31x003014 99999');
      await expect.poll(() => field(page, 'POS').inputValue()).toBe('3100301499999');
      await words(page, 'Al massimo 10 cifre: ne ha inserite 13').waitFor();
      await field(page, 'POS').fill('');

      const warning = page.getByText(/minimo.*massimo/);
      await amount.fill('90');
      await field(page, 'Importo lordo a').fill('9');
      await warning.waitFor();
      await field(page, 'Importo lordo a').fill('91');
      await warning.waitFor({ state: 'detached' });
      await field(page, 'Importo netto da').fill('2');
      await field(page, 'Importo netto a').fill('1');
      await warning.waitFor();
      await search(page, { month: 2 });
      await words(page.getByRole('status'), 'Nessun risultato').waitFor();
      await expect.poll(() => page.getByRole('table').count()).toBe(0);
      await expect.poll(() => button(page, 'ESPORTA').count()).toBe(0);
    },
  );

  journey(
    '[MOV-003] [MOV-004] [MOV-005] [MOV-008] [MOV-009] [MOV-022] [API-029] [API-031] asks with every filter at once, and CERCA starts again at page 1; Solo Annullati shows cancelled ones alone; an address that could not have been searched for leaves out what is wrong with it',
    async ({ signedIn }) => {
      const page = await signedIn('azienda01');
      await page.goto('/Home/Movimenti');
      await search(page, { month: 1 });
      await button(page, 'Pagina successiva').click();
      await page.getByText(/^2 di \d+$/).waitFor();
      const month = (await settled(() => monthsOf(page)))[2] ?? '';
      const filters = { month, day: '05', minAmount: '10', maxAmount: '90', closedOnly: 'V' };
      await field(page, 'Mese e anno').selectOption(month);
      await field(page, 'Giorno').selectOption('05');
      await openMoreFilters(page);
      await field(page, 'Importo lordo da').fill('10');
      await field(page, 'Importo lordo a').fill('90');
      await field(page, 'Importo netto da').fill('11');
      await field(page, 'Importo netto a').fill('80');
      await radio(page, 'Solo Validi').check();
      const list = page.waitForRequest('**/api/getTransactionList');
      await button(page, 'CERCA').click();
      const all = { ...everything, ...filters, minNetAmount: '11', maxNetAmount: '80' };
      expect((await list).postDataJSON()).toEqual({ ...all, orderBy: '', typeCall: 'X', page: 1 });
      await isSettled(page);
      const { totals, rows } = await movementsAsked('azienda01', all);
      await expect.poll(() => shownMovements(page)).toEqual(rows);
      await expect
        .poll(async () => numberIn((await summaryOf(page))['Numero movimenti']))
        .toBe(totals.count);

      await page.goto('/Home/Movimenti?month=199913&day=40&minAmount=-3&page=zero');
      await heading(page, 'Consulta Movimenti').waitFor();
      await expect.poll(() => addressOf(page)).toBe('/Home/Movimenti');
      await openMoreFilters(page);
      await expect.poll(() => radio(page, 'Tutti').isChecked()).toBe(true);
      await radio(page, 'Solo Annullati').check();
      await search(page, { month: 2 });
      const statuses = (await settled(() => shownMovements(page))).map((row) => row[8]);
      expect(statuses.length).toBeGreaterThan(5);
      expect(new Set(statuses)).toEqual(new Set(['Annullato']));

      await page.goto(`/Home/Movimenti?month=${month}&minAmount=abc&page=999999`);
      await isSettled(page);
      const last = Math.ceil((await movementsAsked('azienda01', { month })).totals.count / 60);
      await words(page, `${last} di ${last}`).waitFor();
      await expect.poll(() => addressOf(page)).toBe(`/Home/Movimenti?month=${month}&page=${last}`);
    },
  );

  journey(
    '[MOV-006] [MOV-007] [PRM-005] [VAL-065] lets a shop name one of its terminals, and shows nothing of others',
    async ({ signedIn }) => {
      const page = await signedIn('negozio01');
      await page.goto('/Home/Movimenti');
      await search(page, { month: 2 });
      const own = await settled(() => shownMovements(page));
      expect(new Set(own.map((row) => row[0]))).toEqual(new Set(['2000000301']));
      const terminal = own.at(-1)?.[4] ?? '';
      await openMoreFilters(page);
      await field(page, 'POS').fill(terminal);
      const list = page.waitForRequest('**/api/getTransactionList');
      await search(page, { month: 2 });
      expect((await list).postDataJSON()).toMatchObject({ codPos: '2000000301', pos: terminal });
      await expect
        .poll(async () => [...new Set((await shownMovements(page)).map((row) => row[4]))])
        .toEqual([terminal]);
    },
  );

  journey(
    '[PRM-003] [VAL-065] shows a company the point of sale in force, and no field for a terminal of it',
    async ({ asMerchant }) => {
      const page = await asMerchant('azienda01');
      await openMovements(page);
      await openMoreFilters(page);
      await expect.poll(() => field(page, 'Importo lordo da').isVisible()).toBe(true);
      await expect.poll(() => field(page, 'POS').count()).toBe(0);
      await expect.poll(() => shopInForce(page).inputValue()).toBe('Tutti i punti vendita');
      await page.goBack();
      await page.getByRole('tab', { name: 'Singolo punto vendita' }).click();
      await page.getByRole('row').nth(1).click();
      const [chosen = []] = await settled(() => rowsOf(page, 'Punti vendita'));
      await openMovements(page);
      const [, name = '', code = ''] = chosen;
      await expect.poll(() => shopInForce(page).inputValue()).toContain(name);
      await search(page, { month: 2 });
      await expect
        .poll(() => summaryOf(page))
        .toMatchObject({ 'Punto vendita': code, Insegna: name });
      await expect
        .poll(async () => new Set((await shownMovements(page)).map((row) => row[0])))
        .toEqual(new Set([code]));
    },
  );
});
