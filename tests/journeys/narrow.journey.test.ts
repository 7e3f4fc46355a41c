import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { journey, submitLogin } from './support/journey';
import { search } from './support/movements';
import { button, field, heading, isAt, link, tab } from './support/on-screen';
import { settled } from './support/settled';

/**
 * How far the page scrolls sideways, and what sticks out. On a phone the header of a table is for
 * screen readers only.
 */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const out = [...document.querySelectorAll('body *')].filter((element) => {
      const { right, width } = element.getBoundingClientRect();
      return width > 1 && right > clientWidth + 1 && element.closest('thead') === null;
    });
    return {
      by: scrollWidth - clientWidth,
      out: out.map((element) => element.outerHTML.slice(0, 80)),
    };
  });

const fits = { by: 0, out: [] };

/** The pages of a company besides Home and Movimenti. */
const others = [
  ['/Home/Riepilogo', 'Consulta Riepilogo'],
  ['/Home/StatisticaMensile', 'Statistica Mensile'],
  ['/Home/DettaglioDifferenzeContabili', 'Consulta Dettaglio Differenze Contabili'],
  ['/Home/AddebitiContestazioni', 'Consulta Addebiti/Accrediti Generati da Contestazioni'],
  ['/EstrattoConto', 'Estratto Conto'],
  ['/Insoluti', 'Insoluti'],
  ['/DisputeOnlineRegistered', 'Dispute Online'],
  ['/Dispute/GestioneRichieste', 'GESTIONE RICHIESTE'],
  ['/Dispute/Report', 'REPORT DISPUTE'],
  ['/Setting/ModificaPassword', 'Modifica Password'],
  ['/Setting/ModificaEmail', 'Modifica email'],
  ['/Setting/ModificaTelefono', 'Modifica telefono cellulare'],
  ['/accessibilita', 'Dichiarazione di accessibilità'],
] as const;

describe('on a phone', () => {
  journey(
    '[NAV-041] the navigation waits behind a menu button, which Escape, a link and the button itself put away; it opens under a header that does not move, and on a large screen there is no menu button',
    async ({ asMerchant }) => {
      const page = await asMerchant('azienda01', { width: 360 });
      await page.setViewportSize({ width: 360, height: 740 });
      await tab(page, 'Singolo punto vendita').click();
      await page.getByRole('row').nth(2).waitFor();
      // The first tile is in the window, although there are shops above it.
      const tile = button(page, 'Movimenti');
      await expect
        .poll(async () => (await tile.boundingBox())?.y)
        .toSatisfy((y: number) => y > 0 && y < 720);
      // It stays entirely in the window when a shop has been chosen.
      await page.getByRole('radio').nth(1).check();
      await page.getByText('Punto vendita selezionato').waitFor();
      const foot = async () => {
        const { y = 0, height = 0 } =
          (await page.locator('.group', { has: tile }).boundingBox()) ?? {};
        return y + height;
      };
      await expect.poll(foot).toSatisfy((y: number) => y > 0 && y <= 740);
      const menu = button(page, 'Menu');
      const insoluti = link(page, 'Insoluti');
      await page.setViewportSize({ width: 1280, height: 800 });
      await insoluti.waitFor();
      await expect.poll(() => menu.isVisible()).toBe(false);
      for (const width of [768, 360]) {
        await page.setViewportSize({ width, height: 800 });
        await menu.waitFor();
        const closed = await settled(() => menu.boundingBox());
        await menu.click();
        await link(page, 'Modifica password').waitFor();
        await expect.poll(() => menu.boundingBox()).toEqual(closed);
        await menu.click();
        await link(page, 'Modifica password').waitFor({ state: 'hidden' });
      }
      await expect.poll(() => insoluti.isVisible()).toBe(false);
      await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('false');
      await menu.click();
      await insoluti.waitFor();
      await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('true');
      await menu.click();
      await insoluti.waitFor({ state: 'hidden' });
      await menu.click();
      await insoluti.waitFor();
      await page.keyboard.press('Escape');
      await insoluti.waitFor({ state: 'hidden' });
      await expect
        .poll(() => menu.evaluate((element) => element === document.activeElement))
        .toBe(true);
      await menu.click();
      await insoluti.click();
      await isAt(page, '/Insoluti');
      await insoluti.waitFor({ state: 'hidden' });
      await menu.click();
      await button(page, 'Esci').click();
      await field(page, 'User ID').waitFor();
    },
  );

  journey('nothing has to be moved sideways at 320 px, on any page', async ({ visitor }) => {
    const page = await visitor({ width: 320 });
    await page.goto('/login?error=x&attempts=1');
    await page.getByRole('alert').waitFor();
    await expect.poll(() => overflow(page)).toEqual(fits);
    await submitLogin(page, 'azienda01');
    await tab(page, 'Singolo punto vendita').waitFor();
    await expect.poll(() => overflow(page)).toEqual(fits);
    await tab(page, 'Singolo punto vendita').click();
    await page.getByRole('row').nth(2).click();
    await expect.poll(() => overflow(page)).toEqual(fits);
    await button(page, 'Menu').click();
    await expect.poll(() => overflow(page)).toEqual(fits);
    await button(page, 'Menu').click();
    await button(page, 'Movimenti').click();
    await heading(page, 'Consulta Movimenti').waitFor();
    await expect.poll(() => overflow(page)).toEqual(fits);
    await search(page, { month: 2 });
    await expect.poll(() => overflow(page)).toEqual(fits);
    for (const [path, title] of others) {
      await page.goto(path);
      await heading(page, title).waitFor();
      await expect.poll(() => page.title()).toBe(`${title} · Portale Esercenti`);
      await expect.poll(() => overflow(page), { message: path }).toEqual(fits);
    }
  });

  journey(
    'every value of a movement can be read, on a desk and on a phone, under its name',
    async ({ signedIn }) => {
      const page = await signedIn('negozio01');
      await page.goto('/Home/Movimenti');
      await search(page, { month: 2 });
      const table = page.getByRole('table', { name: 'Movimenti' });
      const folded = table.getByRole('button', { name: 'Mostra i dettagli' });
      // Only a sign may be cut, and then its tooltip has all of it.
      const cut = () =>
        table.getByRole('cell').evaluateAll((cells) =>
          cells
            .slice(0, 36)
            .filter((cell) => cell.scrollWidth > cell.clientWidth + 1)
            .filter((cell) => (cell as HTMLElement).title !== cell.textContent)
            .map((cell) => cell.textContent),
        );
      for (const width of [1280, 1024, 768, 360]) {
        await page.setViewportSize({ width, height: 800 });
        if (width < 768) for (const _ of [1, 2, 3]) await folded.first().click();
        expect(await settled(cut), `cut at ${width} px`).toEqual([]);
        await expect.poll(async () => (await overflow(page)).by, { message: `${width}` }).toBe(0);
        const names = await settled(() => table.getByRole('columnheader').allTextContents());
        expect(names).toContain('Numero carta');
      }
    },
  );
});
