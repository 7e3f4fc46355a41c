import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessible';
import { exported, text } from './support/export';
import { openGate } from './support/gate';
import { journey } from './support/journey';
import { monthsOf, openMovements, search, summaryOf } from './support/movements';
import { button, dialog, downloadAfter, field, heading, link, words } from './support/on-screen';
import { askedAs, everything, type Movement, type Totals } from './support/reference';
import { settled } from './support/settled';
import { type Cell, sheetsOf, wallClockOf } from './support/workbook';

const money = (value: number): Cell => ({ kind: 'number', value, format: '#,##0.00 "€"_-' });

/** A row of the wire as the cells it must become; the date is compared separately. */
const cellsOf = (row: Movement) => [
  text(row.branchCode),
  text(row.name),
  text(row.date),
  text(row.summary),
  text(row.pos),
  money(row.amount),
  text(row.autorization),
  text(row.pan),
  text(row.status === 'A' ? 'Annullato' : 'Valido'),
  money(row.commission),
  money(row.net),
];

/** The date cell turned back into the text of the wire. */
const withDateAsText = (row: readonly Cell[]) =>
  row.map((cell, index) => (index === 2 ? text(wallClockOf(cell)) : cell));

const everyRow = async (user: string, filters: object) => {
  const ask = await askedAs(user);
  const criteria = { ...everything, ...filters };
  const list = { ...criteria, orderBy: '', typeCall: 'C', page: 1 };
  const totals = await ask<Totals>('getTotalTransaction', criteria);
  const { transactionList } = await ask<{ transactionList: Movement[] }>(
    'getTransactionList',
    list,
  );
  return { totals, rows: transactionList };
};

describe('ESPORTA', () => {
  journey(
    '[MOV-020] [FLO-014] [BUS-012] [BUS-010] [BUS-020] [BUS-022] writes Movimenti.xlsx, every row with typed cells, in winter as in summer',
    async ({ signedIn }) => {
      const page = await signedIn('azienda02');
      await page.goto('/Home/Movimenti');
      const months = await settled(() => monthsOf(page));
      for (const season of ['01', '07']) {
        const month = months.findLast((one) => one.endsWith(season)) ?? '';
        await search(page, { month: months.indexOf(month) });
        const download = await exported(page);
        expect(download.suggestedFilename()).toBe('Movimenti.xlsx');
        const { rows, totals } = await everyRow('azienda02', { month });
        const [sheet, facts] = await sheetsOf(download);
        expect(sheet?.name).toBe('Movimenti');
        expect(Object.fromEntries(sheet?.heading ?? [])).toEqual({
          Società: 'Alberghi del Sole S.r.l.',
          'Codice Società': (await settled(() => summaryOf(page)))['Codice Società'],
          'Punto vendita': 'Tutti',
          Insegna: 'Tutte',
          Periodo: (await settled(() => summaryOf(page))).Periodo,
          'Estratto il': expect.stringMatching(/^\d\d-\d\d-\d{4} \d\d:\d\d$/),
        });
        expect(sheet?.hasFormulas).toBe(false);
        const [header = [], ...body] = sheet?.rows ?? [];
        const sums = body.pop() ?? [];
        const headers = await settled(() =>
          page
            .getByRole('table', { name: 'Movimenti' })
            .getByRole('columnheader')
            .allTextContents(),
        );
        expect(header).toEqual(headers.map(text));
        expect(body.length).toBe(totals.count);
        expect([sums[0]?.value, sums[5]?.value]).toEqual([
          'Totale, annullati compresi',
          totals.amount,
        ]);
        expect(body.map(withDateAsText)).toEqual(rows.map(cellsOf));
        expect(new Set(body.map((row) => row[2]?.format))).toEqual(new Set(['dd-mm-yyyy hh:mm']));
        const values = new Map(facts?.rows.map(([label, cell]) => [label?.value, cell?.value]));
        expect(values.get('Numero movimenti')).toBe(totals.count);
        expect(values.get('Importo lordo')).toBe(totals.amount);
        expect(values.get('Importo netto')).toBe(totals.net);
        expect(values.get('Periodo')).toBe((await settled(() => summaryOf(page))).Periodo);
      }
    },
  );

  journey(
    '[FLO-013] [FLO-014] [LOG-031] continues while other pages are shown, and its file arrives; Esci asks, ANNULLA stops it',
    async ({ signedIn }) => {
      const page = await signedIn('azienda02');
      await page.goto('/Home/Movimenti');
      const start = async () => {
        await search(page, { month: 2 });
        const gate = openGate();
        await page.route('**/api/getTransactionList', async (route) => {
          await gate.opened;
          await route.continue();
        });
        await button(page, 'ESPORTA').click();
        await page.getByRole('progressbar').waitFor();
        await link(page, 'Statistiche').click();
        await heading(page, 'Statistica Mensile').waitFor();
        await page.getByRole('progressbar', { name: /^Esportazione in corso: / }).waitFor();
        return gate;
      };
      const gate = await start();
      await button(page, 'Esci').click();
      const question = dialog(page, 'Uscire dal portale?');
      await words(
        question,
        'Se esce ora l’esportazione in corso si interrompe, e il file non arriva.',
      ).waitFor();
      await button(question, 'Resta nel portale').click();
      const download = await downloadAfter(page, async () => gate.open());
      expect(download.suggestedFilename()).toBe('Movimenti.xlsx');
      const ready = page.getByText(/^Esportazione pronta: /);
      await ready.waitFor();
      await expectAccessible(page, 'an export that is ready');
      await button(page, 'Chiudi').click();
      await ready.waitFor({ state: 'detached' });

      await page.unroute('**/api/getTransactionList');
      await link(page, 'Movimenti').click();
      const second = await start();
      let files = 0;
      page.on('download', () => {
        files += 1;
      });
      await button(page, 'ANNULLA').click();
      await page.getByRole('progressbar').waitFor({ state: 'detached' });
      second.open();
      await button(page, 'Esci').click();
      await field(page, 'User ID').waitFor();
      expect(files).toBe(0);
    },
  );

  journey.beforeRelease(
    'asks for the code that writes spreadsheets only when it is pressed',
    async ({ asMerchant }) => {
      const page = await asMerchant('azienda02');
      const asked: string[] = [];
      page.context().on('request', (request) => asked.push(request.url()));
      const writers = async () => {
        const scripts = asked.filter((address) => address.endsWith('.js'));
        const codes = scripts.map(async (address) => (await page.request.get(address)).text());
        return (await Promise.all(codes)).filter((code) => code.includes('spreadsheetml')).length;
      };
      await openMovements(page);
      await search(page, { month: 2 });
      expect(asked.length).toBeGreaterThan(0);
      expect(await writers()).toBe(0);
      await exported(page);
      expect(await writers()).toBe(1);
    },
  );
});
