import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect } from 'vitest';
import { merchant, token } from '../../src/browser/session-keys';
import { homeTitle, journey } from './support/journey';
import { openSettled, shifts } from './support/layout';
import { button, dialog, heading, tab } from './support/on-screen';
import { settled } from './support/settled';
import { hosted } from './support/static-host';

/** How far the page moves when the banner of the written page is filled in, which a slow phone paints before. */
const bannerGrowth = async () => {
  const top = () => document.querySelector('main')?.getBoundingClientRect().top ?? 0;
  const filled = top();
  const request = new XMLHttpRequest();
  request.open('GET', '/Home');
  request.responseType = 'document';
  await new Promise((resolve) => {
    request.onload = resolve;
    request.send();
  });
  const written = request.responseXML?.querySelector('[data-banner]');
  const banner = document.querySelector('[data-banner]');
  if (!written || !banner) throw new Error('The page has no banner');
  banner.replaceWith(written);
  const growth = filled - top();
  written.replaceWith(banner);
  return growth;
};

/** A host on a slow line: a page comes in two pieces, cut before its heading, and no code comes at all. */
const openSlowHost = async () => {
  const server = createServer(({ url = '' }, response) => {
    const { type, content } = hosted(url);
    if (type.includes('javascript')) return;
    response.setHeader('Content-Type', type);
    if (url !== '/Home') return response.end(content);
    const cut = content.indexOf('<h1');
    response.write(content.subarray(0, cut));
    return setTimeout(() => response.end(content.subarray(cut)), 500);
  }).listen(0);
  await once(server, 'listening');
  const close = async () => {
    server.closeAllConnections();
    server.close();
  };
  return { at: `http://localhost:${(server.address() as AddressInfo).port}`, close };
};

describe('nothing moves', () => {
  journey(
    '[HOM-001] [HOM-002] while Home arrives, on the narrowest phone, where the figures need another line, beside a long address, and under the warning of a password that expires',
    async ({ signedIn }) => {
      for (const user of ['azienda01', 'negozio01', 'ristretto01']) {
        const page = await signedIn(user);
        // Who comes from the login has the typeface already.
        await openSettled(page, '/Home', homeTitle);
        for (const width of [320, 340, 480, 768]) {
          await page.setViewportSize({ width, height: 800 });
          await openSettled(page, '/Home', homeTitle);
          const message = `${user} at ${width} px`;
          await expect.poll(() => page.evaluate(shifts), { message, timeout: 1 }).toEqual([]);
        }
      }
    },
  );

  journey(
    '[HOM-002] when the page comes in pieces, and a password that expires is warned of',
    async ({ visitor, atTheEnd }) => {
      const { at, close } = await openSlowHost();
      atTheEnd(close);
      const page = await visitor({ at, width: 480 });
      const texts = {
        [token]: 'tok',
        [merchant]: JSON.stringify({ name: 'FARMACIE BELLINI', passwordExpireDay: 5 }),
      };
      await page.evaluate((stored) => Object.assign(sessionStorage, stored), texts);
      await page.goto('/Home', { waitUntil: 'commit' });
      await heading(page, homeTitle).waitFor();
      await page.getByText('La sua password scade tra 5 giorni.').waitFor();
      await expect.poll(() => page.evaluate(shifts), { timeout: 1 }).toEqual([]);
    },
  );

  journey('[HOM-001] when the name and the address are filled in', async ({ signedIn }) => {
    for (const user of ['azienda01', 'negozio01']) {
      const page = await signedIn(user);
      for (const width of [320, 480, 768, 1024]) {
        await page.setViewportSize({ width, height: 800 });
        await openSettled(page, '/Home', homeTitle);
        const message = `${user} at ${width} px`;
        await expect.poll(() => page.evaluate(bannerGrowth), { message, timeout: 1 }).toBe(0);
      }
    }
  });

  journey('under a dialog, whether the page has a scroll bar or not', async ({ asMerchant }) => {
    const page = await asMerchant('azienda01', { scrollBars: true });
    await tab(page, 'Singolo punto vendita').click();
    const width = () => page.evaluate(() => document.body.getBoundingClientRect().width);
    for (const height of [600, 3000]) {
      await page.setViewportSize({ width: 1280, height });
      const before = await settled(width);
      await button(page, 'Movimenti').click();
      const warning = dialog(page, 'Attenzione');
      await warning.waitFor();
      expect(await settled(width)).toBe(before);
      await button(warning, 'CHIUDI').click();
      await warning.waitFor({ state: 'detached' });
    }
  });
});
