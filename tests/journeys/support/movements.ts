import type { Page } from 'playwright-core';
import { addressOf, button, field } from './on-screen';

/** The months on offer, `yyyymm`, the current one first. */
export const monthsOf = (page: Page) =>
  field(page, 'Mese e anno')
    .locator('option')
    .evaluateAll((options) =>
      options.map((option) => (option as HTMLOptionElement).value).filter((value) => value !== ''),
    );

/** Waits until the search on the screen has an end, whichever. */
export const isSettled = async (page: Page) => {
  await page
    .getByRole('table', { name: 'Movimenti', exact: true })
    .or(page.getByText('Nessun risultato'))
    .waitFor();
};

/** Searches the month so many before the current one, and answers the address of the result. */
export const search = async (page: Page, { month }: { readonly month: number }) => {
  await field(page, 'Mese e anno').selectOption((await monthsOf(page))[month] ?? '');
  await button(page, 'CERCA').click();
  await isSettled(page);
  return addressOf(page);
};

/** The summary block, label by label. */
export const summaryOf = (page: Page) =>
  page
    .locator('dl > div')
    .evaluateAll((items) =>
      Object.fromEntries(
        items.map((item) => [
          item.querySelector('dt')?.textContent ?? '',
          item.querySelector('dd')?.textContent ?? '',
        ]),
      ),
    );

/** 1234.56 from '1.234,56 €', 4711 from '4.711'. */
export const numberIn = (text: string | undefined) =>
  Number((text ?? '').replace(/[^\d,-]/g, '').replace(',', '.'));
