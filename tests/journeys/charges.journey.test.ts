import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessible';
import { expectRemembered, isShown, monthWith, press, searchMonth } from './support/consultation';
import { cellsOf, type Dispute, disputesAsked, shownDisputes, totalOf } from './support/disputes';
import { journey } from './support/journey';
import { numberIn, summaryOf } from './support/movements';
import { addressOf, button, field, headersOf, heading } from './support/on-screen';
import { sheetsOf, wallClockOf } from './support/workbook';

const path = '/Home/AddebitiContestazioni';
const title = 'Consulta Addebiti/Accrediti Generati da Contestazioni';
const table = 'Addebiti e accrediti';
const call = 'getDisputes';
const described = (row: Dispute) => [...cellsOf(row), row.descTipoDispute];

describe('Consulta Addebiti/Accrediti Generati da Contestazioni', () => {
  for (const user of ['azienda01', 'negozio01'])
    journey(
      `[ADD-001] [ADD-002] [ADD-003] [ADD-004] [ADD-005] [API-096] [BUS-010] [BUS-019] shows ${user} what the acquirer has of a month, names no type of dispute, writes AddebitiAccrediti.xlsx, and comes back to its month: refresh, Back, bookmark`,
      async ({ signedIn }) => {
        const page = await signedIn(user);
        await page.goto(path);
        await heading(page, title).waitFor();
        await expect.poll(() => button(page, 'CERCA').isDisabled()).toBe(true);
        const asked = (month: string) => disputesAsked(user, call, { month });
        const month = await monthWith(asked);
        const request = page.waitForRequest(/getDisputes/);
        await searchMonth(page, month);
        expect((await request).postDataJSON()).toEqual({
          month,
          orderBy: '+branchCode',
          typeCall: 'X',
          page: 1,
        });
        await isShown(page, { table });
        await expect.poll(() => addressOf(page)).toBe(`${path}?month=${month}`);
        const rows = await asked(month);
        await expect.poll(() => shownDisputes(page, table)).toEqual(rows.map(described));
        await expect
          .poll(() => headersOf(page, table))
          .toEqual([
            'Codice esercizio',
            'Data lettera',
            'Importo netto',
            'N. pratica',
            'Descrizione',
          ]);
        await expect
          .poll(async () => numberIn((await summaryOf(page))['Importo netto']))
          .toBe(totalOf(rows));
        const download = await press(page, 'ESPORTA');
        expect(download.suggestedFilename()).toBe('AddebitiAccrediti.xlsx');
        const [sheet] = await sheetsOf(download);
        const written = sheet?.rows
          .slice(1, -1)
          .map(([point, date, amount, number, description]) => ({
            branchCode: point?.value,
            dataLettera: date && wallClockOf(date).slice(0, 10),
            importoDisputa: amount?.value,
            numeroPratica: number?.value,
            descTipoDispute: description?.value,
          }));
        expect(written).toEqual(
          rows.map((row) => ({ ...row, dataLettera: row.dataLettera.slice(0, 10) })),
        );
        if (user !== 'azienda01') return;
        await expectAccessible(page, 'charges');
        await expectRemembered(page, { path, title, table, call }, () =>
          field(page, 'Mese e anno').inputValue(),
        );
      },
    );
});
