import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { attach, comeToCase, note, removers } from './support/cases';
import { atChanging, fill, playsOnTheAcquirerOf } from './support/changing';
import { monthBack } from './support/consultation';
import { demoPassword, journey } from './support/journey';
import { button, dialog, heading, isAt } from './support/on-screen';
import { begin, companyData, send } from './support/registration';
import { summariesPath } from './support/summaries';

/** What a browser's translation does to a page: each text goes into a font within a font. */
const translate = () => {
  const skipped = 'script, style, textarea, option, title, svg, font, [translate="no"]';
  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(skipped))
        continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      text.replaceWith(outer);
      inner.append(text.data);
      outer.append(inner);
    }
  };
  const begins = () => {
    wrap(document.body);
    new MutationObserver(() => wrap(document.body)).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  };
  window.addEventListener('load', () => setTimeout(begins, 500));
};

const translated = async (page: Page) => {
  await page.addInitScript(translate);
  return page;
};

const isTranslated = (page: Page) => page.locator('h1 font').first().waitFor();

playsOnTheAcquirerOf('every day');

describe('a page that the browser translates', () => {
  journey(
    '[MOV-017] [RIE-016] [CAS-037] turns the pages of Movimenti, opens a dialog, attaches a file; figures and names stay as they are',
    async ({ signedIn }) => {
      const page = await translated(await signedIn('azienda01', atChanging()));
      await page.goto(`/Home/Movimenti?month=${monthBack(1)}`);
      await isTranslated(page);
      const cells = page.locator('tbody td:not(.is-unfold)');
      await expect.poll(() => cells.count()).toBeGreaterThan(20);
      await button(page, 'Pagina successiva').click();
      await page.getByText(/^2 di /).waitFor();
      await expect.poll(() => page.locator('td[translate="no"] font').count()).toBe(0);
      await page.goto(`${summariesPath}?month=${monthBack(1)}`);
      await isTranslated(page);
      await button(page, 'Visualizza Dettaglio').click();
      const missing = dialog(page, 'Attenzione');
      await button(missing, 'CHIUDI').click();
      await missing.waitFor({ state: 'hidden' });
      await comeToCase(page);
      await isTranslated(page);
      await attach(page, [note]);
      await expect.poll(() => removers(page)).toEqual([note.name]);
    },
  );

  journey(
    '[PWD-006] [REG-018] sends a password to its code and a registration to its credentials',
    async ({ signedIn, visitor }) => {
      const page = await translated(await signedIn('ristretto01', atChanging()));
      await page.goto('/Setting/ModificaPassword');
      await isTranslated(page);
      await fill(page, {
        'VECCHIA PASSWORD': demoPassword,
        'NUOVA PASSWORD': 'Nuova2028!',
        'CONFERMA NUOVA PASSWORD': 'Nuova2028!',
      });
      await button(page, 'AVANTI').click();
      await heading(page, 'Inserisci il codice OTP').waitFor();
      const other = await translated(await visitor(atChanging()));
      await begin(other, 'Società');
      await isTranslated(other);
      await send(other, companyData, '+39 333 1112229');
      await isAt(other, '/ValidateRegistration');
      await heading(other, 'Inserisci Username e Password').waitFor();
    },
  );
});
