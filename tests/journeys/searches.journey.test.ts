import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessible';
import { atChanging, entersWith, playsOnTheAcquirerOf } from './support/changing';
import { monthBack } from './support/consultation';
import { storagesOf } from './support/history';
import { homeTitle, journey, submitLogin } from './support/journey';
import { addressOf, button, field, heading, link } from './support/on-screen';
import { deleteSearch, saveSearch } from './support/searches';
import { settled } from './support/settled';

playsOnTheAcquirerOf('modified enrolments, sequences');

const month = monthBack(1);
const asked = `/Home/Movimenti?month=${month}&minAmount=50`;
const differences = `/Home/Riepilogo?month=${month}&orderBy=-difference`;

const opens = async (page: Page, address: string, table: string) => {
  await page.goto(address);
  await page.getByRole('table', { name: table }).waitFor();
};

const searches = (page: Page) => page.getByRole('region', { name: 'Ricerche', exact: true });

/** The names of the saved ones, and the last ones in words. */
const listed = async (page: Page) =>
  (await searches(page).getByRole('link').allTextContents()).map((text) =>
    text.replaceAll('\u00a0', ' '),
  );

const opensSearches = (page: Page) => button(page, 'Ricerche').click();

describe('the searches of a user', () => {
  journey(
    '[LOG-031] what one tab saves another does not lose; they go with Esci and come back with the login, newest first',
    async ({ visitor }) => {
      const page = await entersWith(visitor, 'azienda02');
      await opens(page, asked, 'Movimenti');
      await saveSearch(page, 'Importi grandi', 'Mese scorso');
      const other = await page.context().newPage();
      await opens(other, differences, 'Riepiloghi');
      await saveSearch(page, 'Ancora grandi', 'Mese corrente');
      await saveSearch(other, 'Differenze', 'Mese scorso');
      await other.close();
      await button(page, 'Esci').click();
      await field(page, 'User ID').waitFor();
      await expect.poll(() => storagesOf(page)).toEqual({});
      await submitLogin(page, 'azienda02');
      await heading(page, homeTitle).waitFor();
      await opensSearches(page);
      await expect
        .poll(() => listed(page))
        .toEqual([
          expect.stringMatching(
            /^Ancora grandiMovimenti · Mese corrente · Importo lordo da: 50,00 €$/,
          ),
          expect.stringMatching(/^DifferenzeRiepilogo · Mese scorso$/),
          expect.stringMatching(
            /^Importi grandiMovimenti · Mese scorso · Importo lordo da: 50,00 €$/,
          ),
          expect.stringMatching(/^Riepilogo · \S+ \d{4}$/),
          expect.stringMatching(/^Movimenti · \S+ \d{4} · Importo lordo da: 50,00 €$/),
        ]);
      await expectAccessible(page, 'the searches');
      await page.getByRole('link', { name: /^Differenze/ }).click();
      await page.getByRole('table', { name: 'Riepiloghi' }).waitFor();
      await expect.poll(() => addressOf(page)).toBe(differences);
      for (const name of ['Ancora grandi', 'Differenze', 'Importi grandi'])
        await deleteSearch(page, name);
    },
  );

  journey(
    'by the keyboard alone: saved, refused under the same name, deleted and brought back; Escape returns to the button',
    async ({ visitor }) => {
      const page = await entersWith(visitor, 'negozio02');
      await opens(page, asked, 'Movimenti');
      await button(page, 'Ricerche').focus();
      await page.keyboard.press('Enter');
      await field(page, 'Nome della ricerca').waitFor();
      await page.keyboard.press('Tab');
      await page.keyboard.type('Prova');
      await page.keyboard.press('Enter');
      await expect.poll(() => listed(page)).toHaveLength(2);
      await page.keyboard.type('Prova');
      await page.keyboard.press('Enter');
      await page.getByText('C’è già una ricerca con questo nome').waitFor();
      await expect
        .poll(() => field(page, 'Nome della ricerca').getAttribute('aria-invalid'))
        .toBe('true');
      await button(page, 'Elimina la ricerca «Prova»').press('Enter');
      await page.getByText('«Prova» eliminata').waitFor();
      await expect.poll(() => listed(page)).toHaveLength(1);
      await page.keyboard.press('Enter');
      await expect.poll(() => listed(page)).toHaveLength(2);
      await page.keyboard.press('Escape');
      await expect.poll(() => searches(page).count()).toBe(0);
      await expect
        .poll(() => button(page, 'Ricerche').evaluate((shown) => shown === document.activeElement))
        .toBe(true);
      await deleteSearch(page, 'Prova');
    },
  );

  journey(
    'the columns of a list are hidden and moved by the keyboard alone, stay through a reload, come with the login elsewhere, and are given back by Ripristina',
    async ({ visitor }) => {
      const page = await entersWith(visitor, 'negozio02');
      const headers = (shown: Page) => shown.locator('.data-table th[data-key]').allTextContents();
      await opens(page, asked, 'Movimenti');
      const usual = await settled(() => headers(page));
      const saved = () => page.waitForResponse('**/api/savePreferences');
      await button(page, 'Colonne').focus();
      await page.keyboard.press('Enter');
      const box = page.getByRole('checkbox', { name: 'Autorizzazione' });
      await box.focus();
      await Promise.all([saved(), page.keyboard.press('Space')]);
      const net = button(page, 'Sposta «Importo netto» prima');
      await net.focus();
      await Promise.all([saved(), page.keyboard.press('Enter')]);
      await expect.poll(() => net.evaluate((each) => each === document.activeElement)).toBe(true);
      const chosen = [...usual.slice(0, 6), ...usual.slice(7, 9), usual[10], usual[9]];
      await expect.poll(() => headers(page)).toEqual(chosen);
      await expectAccessible(page, 'the columns');
      await page.keyboard.press('Escape');
      await page.reload();
      await expect.poll(() => headers(page)).toEqual(chosen);
      const other = await entersWith(visitor, 'negozio02');
      await opens(other, asked, 'Movimenti');
      await expect.poll(() => headers(other)).toEqual(chosen);
      await button(other, 'Colonne').click();
      await Promise.all([
        other.waitForResponse('**/api/savePreferences'),
        button(other, 'Ripristina').click(),
      ]);
      await expect.poll(() => headers(other)).toEqual(usual);
    },
  );

  journey('on a phone the menu has them, and is accessible with them', async ({ signedIn }) => {
    const page = await signedIn('negozio01', { ...atChanging(), width: 360 });
    await opens(page, asked, 'Movimenti');
    await button(page, 'Menu').click();
    await opensSearches(page);
    await expectAccessible(page, 'the searches');
    const widest = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(widest).toBe(360);
    await page.getByRole('link', { name: /^Movimenti · / }).click();
    await expect.poll(() => link(page, 'Insoluti').count()).toBe(0);
    await expect.poll(() => addressOf(page)).toBe(asked);
  });

  journey(
    '[LOG-031] without the extension they last as long as the session in its tab, and nothing is asked',
    async ({ signedIn }) => {
      const page = await signedIn('negozio01', atChanging());
      await page.route('**/config.json', async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ json: { ...(await answer.json()), extensions: [] } });
      });
      const calls: string[] = [];
      page.on('request', (request) => calls.push(new URL(request.url()).pathname));
      await opens(page, asked, 'Movimenti');
      await opensSearches(page);
      await field(page, 'Nome della ricerca').fill('Solo qui');
      await button(page, 'Salva').click();
      await page.reload();
      await page.getByRole('table', { name: 'Movimenti' }).waitFor();
      await opensSearches(page);
      await expect
        .poll(() => listed(page))
        .toEqual([
          expect.stringMatching(/^Solo quiMovimenti/),
          expect.stringMatching(/^Movimenti · /),
        ]);
      await button(page, 'Esci').click();
      await field(page, 'User ID').waitFor();
      await expect.poll(() => storagesOf(page)).toEqual({});
      expect(calls.filter((path) => path.endsWith('Preferences'))).toEqual([]);
    },
  );
});
