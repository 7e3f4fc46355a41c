import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isShown, shownDate } from './consultation';
import { rowsOf } from './on-screen';
import { askedAs } from './reference';

export const path = '/EstrattoConto';
export const call = 'SEARCH_ACCOUNT_BALANCE';
export const table = 'Estratti conto';

export interface Statement {
  readonly date: string;
  readonly branchCode: string;
  readonly name: string;
}

interface Statements {
  readonly accountListItems: readonly Statement[];
  readonly totalElements: number;
}

/** The acquirer's answer to that user. */
export const asked = async (user: string, { month = '', page = 1, filter = '' } = {}) => {
  const ask = await askedAs(user);
  return ask<Statements>(call, { month, orderBy: '-date', page, filter });
};

const cellsOf = ({ date, branchCode, name }: Statement) => [
  shownDate(date),
  branchCode || 'Tutti',
  name || 'Tutte',
];

export const shown = async (page: Page) =>
  (await rowsOf(page, table)).map((row) => row.slice(0, 3));

export const isShowing = async (page: Page, rows: readonly Statement[]) => {
  await expect.poll(() => shown(page)).toEqual(rows.map(cellsOf));
};

export const open = async (page: Page, address = path) => {
  await page.goto(address);
  await isShown(page, { table });
};
