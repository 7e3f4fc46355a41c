import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { demoPassword, homeTitle, journey } from './support/journey';
import { search } from './support/movements';
import {
  addressOf,
  button,
  dialog,
  downloadAfter,
  field,
  heading,
  isAt,
  openMoreFilters,
  tab,
  words,
} from './support/on-screen';
import { settled } from './support/settled';

/** The focused element, by the name that a screen reader reads. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : '';
    const caption = element?.querySelector(':scope > caption')?.textContent;
    return (
      label ||
      caption ||
      element?.getAttribute('aria-label') ||
      element?.textContent ||
      element?.tagName
    );
  });

const press = async (page: Page, key: string, times = 1) => {
  for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
};

/** Presses Tab until an element of that name has the focus. */
const tabTo = async (page: Page, name: string) => {
  const met: unknown[] = [];
  while (met.length < 60) {
    await page.keyboard.press('Tab');
    const here = await focused(page);
    if (here === name) return;
    met.push(here);
  }
  throw new Error(`Tab never reaches ${name}: ${met.join(', ')}`);
};

describe('with the keyboard alone', () => {
  journey(
    '[LOG-001] [HOM-009] [HOM-030] one skips to the content, fills in the form in its order and logs in; sees what has the focus, moves between the tabs with the arrows, and chooses a point of sale; a dialog takes the focus, keeps it, and gives it back where it was',
    async ({ visitor }) => {
      const page = await visitor();
      await page.goto('/login');
      await press(page, 'Tab');
      await expect.poll(() => focused(page)).toBe('Vai al contenuto');
      await press(page, 'Enter');
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
      await press(page, 'Tab');
      await expect.poll(() => focused(page)).toBe('User ID');
      await page.keyboard.type('azienda01');
      await press(page, 'Tab');
      await expect.poll(() => focused(page)).toBe('Password');
      await page.keyboard.type(demoPassword);
      await press(page, 'Tab');
      await expect.poll(() => focused(page)).toBe('Mostra');
      await press(page, 'Tab');
      await expect.poll(() => focused(page)).toBe('ACCEDI');
      await press(page, 'Enter');
      await heading(page, homeTitle).waitFor();
      await expect.poll(() => focused(page)).toBe(homeTitle);

      const unseen: unknown[] = [];
      for (let step = 0; step < 20; step += 1) {
        await press(page, 'Tab');
        const outlined = await settled(() =>
          page.evaluate(() => {
            if (document.activeElement === document.body) return true;
            const chain: Element[] = [];
            for (let at = document.activeElement; at !== null; at = at.parentElement)
              chain.push(at);
            return chain.slice(0, 4).some((element) => {
              const { outlineStyle, outlineWidth } = getComputedStyle(element);
              return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
            });
          }),
        );
        if (!outlined) unseen.push(await settled(() => focused(page)));
      }
      expect(unseen).toEqual([]);

      await tabTo(page, 'Tutti i punti vendita');
      await press(page, 'ArrowRight');
      await expect.poll(() => focused(page)).toBe('Singolo punto vendita');
      await page.getByRole('radio').first().waitFor();
      await tabTo(page, 'Cerca punto vendita');
      await page.keyboard.type('bottega');
      await press(page, 'Enter');
      await expect.poll(() => page.getByRole('radio').count()).toBeLessThan(10);
      await tabTo(
        page,
        (await settled(() => page.getByRole('radio').first().getAttribute('aria-label'))) ?? '',
      );
      await press(page, 'Space');
      await expect.poll(() => page.getByRole('radio').first().isChecked()).toBe(true);
      await press(page, 'ArrowDown');
      await expect.poll(() => page.getByRole('radio').nth(1).isChecked()).toBe(true);
      await tab(page, 'Singolo punto vendita').focus();
      await press(page, 'ArrowLeft');
      await expect.poll(() => focused(page)).toBe('Tutti i punti vendita');

      await tab(page, 'Singolo punto vendita').click();
      await page.getByRole('radio').first().waitFor();
      await tabTo(page, 'Movimenti');
      await press(page, 'Enter');
      const warning = dialog(page, 'Attenzione');
      await warning.waitFor();
      const inside = () => warning.evaluate((box) => box.contains(document.activeElement));
      await expect.poll(() => inside()).toBe(true);
      const seen = new Set<unknown>();
      for (let step = 0; step < 6; step += 1) {
        await press(page, step < 3 ? 'Tab' : 'Shift+Tab');
        seen.add(await settled(() => focused(page)));
        const outside = await settled(() =>
          page.evaluate(
            () =>
              document.activeElement !== document.body &&
              !document.activeElement?.closest('dialog'),
          ),
        );
        expect(outside).toBe(false);
      }
      expect(seen).toContain('CHIUDI');
      await press(page, 'Escape');
      await warning.waitFor({ state: 'detached' });
      await expect.poll(() => focused(page)).toBe('Movimenti');
      await press(page, 'Enter');
      await button(warning, 'CHIUDI').focus();
      await press(page, 'Enter');
      await warning.waitFor({ state: 'detached' });
      await expect.poll(() => focused(page)).toBe('Movimenti');
    },
  );

  journey(
    '[MOV-010] [FLO-009] [LOG-032] one searches, turns the pages without losing the place, exports, and leaves',
    async ({ justIn }) => {
      const page = await justIn('azienda02');
      await tabTo(page, 'Movimenti');
      await press(page, 'Enter');
      await heading(page, 'Consulta Movimenti').waitFor();
      await expect.poll(() => focused(page)).toBe('Consulta Movimenti');
      await search(page, { month: 2 });
      await openMoreFilters(page);
      await field(page, 'Importo lordo da').focus();
      await page.keyboard.type('1');
      await press(page, 'Enter');
      await expect.poll(() => addressOf(page)).toContain('minAmount=1');
      await button(page, 'ESPORTA').waitFor();
      await tabTo(page, 'ESPORTA');
      const download = await downloadAfter(page, () => press(page, 'Enter'));
      expect(download.suggestedFilename()).toBe('Movimenti.xlsx');
      await expect.poll(() => focused(page)).toBe('ESPORTA');
      await tabTo(page, 'Pagina successiva');
      await press(page, 'Enter');
      await page.getByText(/^2 di \d+$/).waitFor();
      await expect.poll(() => focused(page)).toBe('Movimenti');
      await tabTo(page, 'Ultima pagina');
      await press(page, 'Enter');
      await expect
        .poll(() => button(page, 'Ultima pagina').getAttribute('aria-disabled'))
        .toBe('true');
      await expect.poll(() => focused(page)).toBe('Movimenti');
      await tabTo(page, 'Esci');
      await press(page, 'Enter');
      await isAt(page, '/login');
      await words(page, 'Accesso al portale').waitFor();
    },
  );
});
