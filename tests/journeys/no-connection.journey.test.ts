import { describe, expect } from 'vitest';
import { connectionTexts } from '../../src/italian/portal';
import { monthBack } from './support/consultation';
import { journey } from './support/journey';
import { isSettled, search } from './support/movements';
import {
  addressOf,
  button,
  heading,
  isAt,
  link,
  openMoreFilters,
  words,
} from './support/on-screen';
import { settled } from './support/settled';
import { openLayer, summariesAsked, summariesPath } from './support/summaries';

describe('without a connection', () => {
  journey(
    '[ERR-017] a search keeps its page and says so, and its rows come by themselves with the connection; so does a page whose code was not there',
    async ({ asMerchant, announce }) => {
      announce(/net::ERR_INTERNET_DISCONNECTED/);
      const page = await asMerchant('azienda01');
      const missing = words(page.getByRole('status'), connectionTexts.title);
      await button(page, 'Movimenti').click();
      await openMoreFilters(page);
      const address = await search(page, { month: 2 });
      const first = await settled(() => page.getByRole('row').nth(1).textContent());
      await page.context().setOffline(true);
      await expect.poll(() => missing.count()).toBe(0);
      await button(page, 'CERCA').click();
      await missing.waitFor();
      await expect.poll(() => addressOf(page)).toBe(address);
      await heading(page, 'Consulta Movimenti').waitFor();
      await page.context().setOffline(false);
      await isSettled(page);
      await missing.waitFor({ state: 'hidden' });
      await expect.poll(() => page.getByRole('row').nth(1).textContent()).toBe(first);
      await page.context().setOffline(true);
      await link(page, 'Insoluti').click();
      await missing.waitFor();
      await isAt(page, '/Insoluti');
      await page.context().setOffline(false);
      await button(page, 'Verifica Insoluti')
        .or(page.getByRole('tab', { name: 'Verifica Insoluti' }))
        .waitFor();
      await missing.waitFor({ state: 'hidden' });
    },
  );

  journey(
    '[ERR-017] [RIE-021] an open dialog says so itself: the page beneath it is inert',
    async ({ signedIn, announce }) => {
      announce(/net::ERR_INTERNET_DISCONNECTED/);
      const page = await signedIn('negozio01');
      const month = monthBack(1);
      const [latest] = (await summariesAsked('negozio01', { month })).rows;
      const day = latest?.date.slice(8, 10) ?? '';
      await page.goto(`${summariesPath}?month=${month}&day=${day}`);
      const [chosen] = (await summariesAsked('negozio01', { month, day })).rows;
      if (chosen === undefined) throw new Error('The demo has no summary on that day');
      const layer = await openLayer(page, chosen);
      await expect.poll(() => layer.getByRole('status').last().textContent()).toBe('');
      await page.context().setOffline(true);
      await button(layer, 'ESPORTA').click();
      const missing = words(layer.getByRole('status'), connectionTexts.title);
      await missing.waitFor();
      await page.context().setOffline(false);
      await missing.waitFor({ state: 'hidden' });
    },
  );

  journey(
    '[ERR-017] [OTP-003] what sends a code is sent once: its step says that it failed, the page why, and nothing goes by itself later',
    async ({ asMerchant, announce }) => {
      announce(/net::ERR_INTERNET_DISCONNECTED/);
      const page = await asMerchant('azienda01');
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/SEND_OTP_OLD_TEL')) sent.push(request.url());
      });
      await page.goto('/Setting/ModificaTelefono');
      await button(page, 'AVANTI').waitFor();
      await page.context().setOffline(true);
      await button(page, 'AVANTI').click();
      const missing = words(page.getByRole('status'), connectionTexts.title);
      await missing.waitFor();
      await button(page, 'AVANTI').and(page.locator(':enabled')).waitFor();
      await page.context().setOffline(false);
      await missing.waitFor({ state: 'hidden' });
      expect(sent).toHaveLength(1);
      await isAt(page, '/Setting/ModificaTelefono');
    },
  );
});
