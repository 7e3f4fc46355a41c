import type { Page } from 'playwright-core';
import { blankRequest } from '../../../acquirer/contract/fields';
import { getTotalSummary } from '../../../acquirer/contract/summaries';
import { shownDate } from './consultation';
import { numberIn } from './movements';
import { button, dialog, rowsOf } from './on-screen';
import { askedAs } from './reference';

export const summariesPath = '/Home/Riepilogo';
export const summariesTitle = 'Consulta Riepilogo';
export const summariesTable = 'Riepiloghi';
const layerName = 'DETTAGLIO TABELLA';

export interface Summary {
  readonly branchCode: string;
  readonly name: string;
  readonly date: string;
  readonly bank: string;
  readonly code: string;
  readonly uid: string;
  readonly transactionNumber: number;
  readonly calculatedGrossAmount: number;
  readonly declaredGrossAmount: number;
  readonly calculatedCommissionAmount: number;
  readonly calculatedNetAmount: number;
  readonly declaredNetAmount: number;
}

export const summariesAsked = async (user: string, filters: object, page = 1, typeCall = 'X') => {
  const ask = await askedAs(user);
  const criteria = { ...blankRequest(getTotalSummary), ...filters, page };
  const totals = await ask<Record<string, number>>('GET_TOTAL_SUMMARY', { ...criteria, page: 1 });
  const { summaryList: rows } = await ask<{ summaryList: Summary[] }>('GET_SUMMARY_LIST', {
    ...criteria,
    typeCall,
  });
  return { totals, rows };
};

/** The cells after the radio, amounts and counts as numbers. */
export const shownSummaries = async (page: Page) =>
  (await rowsOf(page, summariesTable)).map((row) =>
    row.slice(-12).map((cell, index) => (index < 5 ? cell : numberIn(cell))),
  );

export const summaryCells = (row: Summary) => [
  row.branchCode,
  row.name,
  shownDate(row.date),
  row.bank,
  row.code,
  row.transactionNumber,
  row.calculatedGrossAmount,
  row.declaredGrossAmount,
  row.calculatedCommissionAmount,
  row.calculatedNetAmount,
  row.declaredNetAmount,
  Math.round((row.calculatedNetAmount - row.declaredNetAmount) * 100) / 100,
];

const radioName = ({ name, code, date }: Summary) => `Seleziona ${name} ${code} ${shownDate(date)}`;

const chooseSummary = (page: Page, row: Summary) =>
  page.getByRole('radio', { name: radioName(row), exact: true }).check({ force: true });

export const openLayer = async (page: Page, row: Summary) => {
  await chooseSummary(page, row);
  await button(page, 'Visualizza Dettaglio').click();
  const layer = dialog(page, layerName);
  await layer.waitFor();
  return layer;
};

/** The first summary with a movement. */
export const first = (rows: readonly Summary[]) => {
  const [row] = rows;
  if (row === undefined) throw new Error('The acquirer has no summary to look at.');
  return row;
};
