import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { homeTitle, journey } from './support/journey';
import { heading, words } from './support/on-screen';
import { askedAs, type Point } from './support/reference';
import { settled } from './support/settled';

interface PointPage {
  readonly accountListItems: readonly Point[];
}

const shopsOf = async (user: string) => {
  const request = { orderBy: '', page: 1, filter: '' };
  const { accountListItems } = await (await askedAs(user))<PointPage>(
    'searchPointOfSales',
    request,
  );
  return accountListItems;
};

/** The heading, the shop and the first figures of a page; null while its code loads. */
const readFrom = (page: Page) =>
  settled(() =>
    page.evaluate(() => {
      const textOf = (found: Element | null) => found?.textContent?.trim() ?? '';
      const main = document.querySelector('main');
      if (main === null || main.querySelector('[data-loading]') !== null) return null;
      return {
        heading: textOf(main.querySelector('h1')),
        shop: [...document.querySelectorAll<HTMLInputElement>('[role=combobox]')]
          .map((field) => field.value || textOf(field))
          .join(),
        figures: textOf(main.querySelector('dl, table')).slice(0, 300),
      };
    }),
  );

/** The same, once its code and its rows are there. */
const toldBy = async (page: Page) => {
  await expect.poll(() => readFrom(page)).not.toBeNull();
  return readFrom(page);
};

/** Links that differ in their values alone lead to the same kind of page. */
const shapeOf = (href: string) => {
  const { pathname, searchParams } = new URL(href, 'http://portal');
  return `${pathname}?${[...searchParams.keys()].sort()}`;
};

const links = 'main a[href^="/"]:not([target]), nav a[href^="/"]:not([target])';

const monthBefore = () => {
  const day = new Date();
  day.setUTCDate(0);
  return day.toISOString().slice(0, 7).replace('-', '');
};

describe('a link', () => {
  journey(
    '[API-029] [CAS-055] [HOM-020] opens in a new tab what its click opens here: the same page, shop and figures',
    async ({ asMerchant }) => {
      const page = await asMerchant('azienda01');
      const shop = (await shopsOf('azienda01'))[3]?.code ?? '';
      const month = monthBefore();
      const starts = [
        `/Home/Movimenti?month=${month}&codPos=${shop}`,
        '/Home',
        `/Home/MesePerPuntoVendita?month=${month}`,
        `/Home/Accrediti?month=${month}&codPos=${shop}`,
        `/Home/Riepilogo?codPos=${shop}`,
        '/Home/Trova?text=49%2C50',
        '/Dispute/GestioneRichieste',
        '/Dispute/RichiesteAperte',
      ];
      const seen = new Set<string>();
      const tab = await page.context().newPage();
      for (const start of starts) {
        await page.goto(start);
        await toldBy(page);
        const hrefs = await settled(() =>
          page
            .locator(links)
            .evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? '')),
        );
        for (const href of hrefs) {
          if (seen.has(shapeOf(href))) continue;
          seen.add(shapeOf(href));
          await page.goto(start);
          await toldBy(page);
          await tab.goto(href);
          const there = await toldBy(tab);
          await page.locator(`a[href="${href}"]`).locator('visible=true').first().click();
          await expect.poll(() => toldBy(page)).toEqual(there);
          const address = await settled(() => tab.url());
          await expect.poll(() => page.url()).toBe(address);
        }
      }
      for (const shape of ['/Home/Movimenti?codPos,month', '/EstrattoConto?codPos'])
        expect([...seen]).toContain(shape);
      expect([...seen].join()).toContain('/Dispute/DettaglioPratica?gestore,pratica,stato');
    },
  );

  journey(
    '[PRM-003] [PRM-005] [CAS-055] of others is refused in one sentence, and nothing is shown in its place',
    async ({ asMerchant }) => {
      const page = await asMerchant('negozio01');
      const theirs = (await shopsOf('azienda01'))[3]?.code ?? '';
      for (const path of [
        'Home/Movimenti',
        'Home/StatisticaMensile',
        'EstrattoConto',
        'Insoluti',
      ]) {
        await page.goto(`/${path}?codPos=${theirs}`);
        await heading(page, 'Questo punto vendita non risulta tra i suoi.').waitFor();
        await expect.poll(() => page.locator('main').locator('table, dl').count()).toBe(0);
        await expect.poll(() => page.url()).toContain(`codPos=${theirs}`);
      }
      await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
      await heading(page, homeTitle).waitFor();
      await page.goto('/Dispute/DettaglioPratica?gestore=1&pratica=1&stato=nuove');
      await words(page, 'Questa richiesta non risulta tra le sue.').waitFor();
    },
  );

  journey(
    '[FLO-010] of a pager is a step for Back: from page 3 to page 2',
    async ({ asMerchant }) => {
      const page = await asMerchant('azienda01');
      await page.goto(`/Home/Movimenti?month=${monthBefore()}`);
      for (const number of [2, 3]) {
        await page.getByRole('button', { name: 'Pagina successiva' }).click();
        await expect.poll(() => page.url()).toContain(`page=${number}`);
        await page.getByText(new RegExp(`^${number} di `)).waitFor();
      }
      await page.goBack();
      await page.getByText(/^2 di /).waitFor();
      await expect.poll(() => page.url()).toContain('page=2');
    },
  );
});
