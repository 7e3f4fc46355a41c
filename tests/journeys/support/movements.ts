import type { Page } from 'playwright-core';
import { addressOf, button, field, heading, rowsOf } from './on-screen';
import { askedAs, everything, type Movement, type Totals } from './reference';
import { settled } from './settled';

/** The months on offer, `yyyymm`, the current one first. */
export const monthsOf = (page: Page) =>
  field(page, 'Mese e anno').evaluate((select: HTMLSelectElement) =>
    [...select.options].map(({ value }) => value).filter((value) => value !== ''),
  );

/** Waits until the search on the screen has ended, with or without rows. */
export const isSettled = async (page: Page) => {
  await page
    .getByRole('table', { name: 'Movimenti', exact: true })
    .or(page.getByText('Nessun risultato'))
    .waitFor();
};

/** Searches the month so many before the current one, and returns the address of the result. */
export const search = async (page: Page, { month }: { readonly month: number }) => {
  await field(page, 'Mese e anno').selectOption((await settled(() => monthsOf(page)))[month] ?? '');
  await button(page, 'CERCA').click();
  await isSettled(page);
  return settled(() => addressOf(page));
};

/** The summary block, label by label. */
export const summaryOf = (page: Page) =>
  page.locator('main').evaluate((summary) => {
    const textOf = (element: Element | null | undefined) => element?.textContent ?? '';
    const items = [...summary.querySelectorAll('dl > div')].map((item) => [
      textOf(item.querySelector('dt')),
      textOf(item.querySelector('dd')),
    ]);
    const total = summary.querySelector('tr:has(> td[data-heading])');
    const figures = [...(total?.querySelectorAll('td') ?? [])].map((cell) => [
      cell.dataset.heading ?? '',
      textOf(cell),
    ]);
    return Object.fromEntries([...items, ...figures]);
  });

/** 1234.56 from '1.234,56 €', 4711 from '4.711'. */
export const numberIn = (text: string | undefined) =>
  Number((text ?? '').replace(/[^\d,-]/g, '').replace(',', '.'));

/** Opens Consulta Movimenti from Home. */
export const openMovements = async (page: Page) => {
  await button(page, 'Movimenti').click();
  await heading(page, 'Consulta Movimenti').waitFor();
};

const two = (value: number) => value.toFixed(2);

/** A row of the wire as the texts of the screen, but for amounts, which are compared as numbers. */
const seen = (row: Movement) => {
  const [date = '', time = ''] = row.date.split('T');
  return [
    row.branchCode,
    row.name,
    `${date.split('-').reverse().join('-')} ${time.slice(0, 5)}`,
    row.summary,
    row.pos,
    two(row.amount),
    row.autorization,
    row.pan,
    row.status === 'A' ? 'Annullato' : 'Valido',
    two(row.commission),
    two(row.net),
  ];
};

const money = [5, 9, 10];
/** The rows on the screen, amounts as plain numbers with two decimals. */
export const shownMovements = async (page: Page) =>
  (await rowsOf(page, 'Movimenti')).map((row) =>
    row.map((cell, index) => (money.includes(index) ? two(numberIn(cell)) : cell)),
  );

/** The acquirer's own answer to a search, in the form of `shownMovements`. */
export const movementsAsked = async (user: string, filters: object, page = 1) => {
  const ask = await askedAs(user);
  const criteria = { ...everything, ...filters };
  const totals = await ask<Totals>('getTotalTransaction', criteria);
  const list = { ...criteria, orderBy: '', typeCall: 'X', page };
  const { transactionList } = await ask<{ transactionList: Movement[] }>(
    'getTransactionList',
    list,
  );
  return { totals, rows: transactionList.map(seen) };
};
