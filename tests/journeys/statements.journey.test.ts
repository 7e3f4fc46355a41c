import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessible';
import { expectRemembered, monthBack, press } from './support/consultation';
import { journey } from './support/journey';
import {
  addressOf,
  button,
  dialog,
  field,
  heading,
  link,
  windowAfter,
  words,
} from './support/on-screen';
import { asked, call, isShowing, open, path, table } from './support/statements';
import { bytesOf } from './support/workbook';

const title = 'Estratto Conto';

describe('Estratto Conto', () => {
  journey(
    '[EST-001] [EST-003] [EST-004] [EST-005] [EST-006] [EST-007] [EST-009] lists a company’s statements on entry, finds them by text and month, and comes back to text, month and page: refresh, Back, bookmark',
    async ({ asMerchant }) => {
      const page = await asMerchant('azienda01');
      await link(page, 'Estratto conto').click();
      await heading(page, title).waitFor();
      const { accountListItems, totalElements } = await asked('azienda01');
      await isShowing(page, accountListItems);
      await words(page, `1 di ${Math.ceil(totalElements / 60)}`).waitFor();
      await button(page, 'Ultima pagina').click();
      const last = Math.ceil(totalElements / 60);
      await isShowing(page, (await asked('azienda01', { page: last })).accountListItems);
      const filter = accountListItems.find(({ name }) => name !== '')?.name.slice(0, 6) ?? '';
      await field(page, 'Cerca punto vendita').fill(filter);
      await field(page, 'Mese').selectOption(monthBack(1));
      await button(page, 'CERCA').click();
      const found = await asked('azienda01', { month: monthBack(1), filter });
      await isShowing(page, found.accountListItems);
      await expect.poll(() => button(page, 'Ultima pagina').count()).toBe(0);
      await field(page, 'Cerca punto vendita').fill('zzz');
      await button(page, 'CERCA').click();
      await words(page, 'Nessun risultato').waitFor();
      await expectAccessible(page, 'no statement');
      await field(page, 'Mese').selectOption('');
      await field(page, 'Cerca punto vendita').fill('2000');
      await button(page, 'CERCA').click();
      await expect.poll(() => addressOf(page)).toBe(`${path}?search=2000`);
      await button(page, 'Pagina successiva').click();
      await isShowing(
        page,
        (await asked('azienda01', { filter: '2000', page: 2 })).accountListItems,
      );
      await expect.poll(() => addressOf(page)).toBe(`${path}?search=2000&page=2`);
      await expectRemembered(page, { path, title, table, call }, () =>
        field(page, 'Cerca punto vendita').inputValue(),
      );
    },
  );

  journey.beforeRelease(
    '[EST-002] [EST-008] [EST-010] [EST-011] opens a shop’s own PDF in a new window, saves it as estrattoconto.pdf, and leaves a visible link to it where the browser blocks the window',
    async ({ signedIn }) => {
      const page = await signedIn('negozio01', { readsDocuments: true });
      await open(page);
      await expect.poll(() => field(page, 'Cerca punto vendita').count()).toBe(0);
      await isShowing(page, (await asked('negozio01')).accountListItems);
      await expectAccessible(page, 'statements');
      const popup = await windowAfter(page, () => button(page, 'Apri PDF').first().click());
      await expect.poll(() => popup.url()).toMatch(/^blob:.*#estrattoconto\.pdf$/);
      await expect.poll(() => popup.evaluate(() => document.contentType)).toBe('application/pdf');
      await popup.close();
      const download = await press(page, 'Scarica PDF');
      expect(download.suggestedFilename()).toBe('estrattoconto.pdf');
      const file = Buffer.from(await bytesOf(download)).toString('latin1');
      expect(file).toMatch(/^%PDF-1\.7/);
      expect(file.trimEnd()).toMatch(/%%EOF$/);
      await page.evaluate(() => {
        window.open = () => null;
      });
      await button(page, 'Apri PDF').first().click();
      const blocked = dialog(page, 'Finestra bloccata');
      await blocked.waitFor();
      await expectAccessible(page, 'window blocked');
      const linked = await windowAfter(page, () => link(blocked, 'Apri il documento').click());
      await expect.poll(() => linked.evaluate(() => document.contentType)).toBe('application/pdf');
      await button(blocked, 'CHIUDI').click();
      await blocked.waitFor({ state: 'detached' });
    },
  );
});
