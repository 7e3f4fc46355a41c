import type { Page } from 'playwright-core';
import { shownDate } from './consultation';
import { numberIn } from './movements';
import { rowsOf } from './on-screen';
import { askedAs } from './reference';

export interface Dispute {
  readonly branchCode: string;
  readonly dataLettera: string;
  readonly descTipoDispute: string;
  readonly importoDisputa: number;
  readonly numeroPratica: string;
  readonly name: string;
  readonly caseId?: string;
}

/** The acquirer's rows of a month: DISPUTE with its type, getDisputes without. */
export const disputesAsked = async (user: string, alias: string, request: object) => {
  const ask = await askedAs(user);
  const month = { orderBy: '+branchCode', typeCall: 'X', page: 1, ...request };
  return (await ask<{ disputeList: Dispute[] }>(alias, month)).disputeList;
};

/** The cells of a difference as the screen shows them, the amount as a number. */
export const cellsOf = (row: Dispute) => [
  row.branchCode,
  row.name,
  shownDate(row.dataLettera),
  row.importoDisputa,
  row.numeroPratica,
];

/** The rows on the screen, the amounts as numbers. */
export const shownDisputes = async (page: Page, table: string) =>
  (await rowsOf(page, table)).map((row) =>
    row.map((cell, index) => (index === 3 ? numberIn(cell) : cell)),
  );

export const totalOf = (rows: readonly Dispute[]) =>
  Number(rows.reduce((total, { importoDisputa }) => total + importoDisputa, 0).toFixed(2));
