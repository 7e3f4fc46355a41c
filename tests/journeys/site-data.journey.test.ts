import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessible';
import { journey } from './support/journey';
import { addressOf, heading, link, words } from './support/on-screen';

/** A browser whose user blocks the data of sites. */
const denyStorages = (page: Page) =>
  page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, name, { get, configurable: true });
  });

/** A browser whose storages are full. */
const refuseToStore = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });

const sentence =
  'Il browser non conserva i dati di questo sito: consenta i cookie e i dati dei siti per questo indirizzo, poi riprovi.';

describe('a browser that keeps no data of the site', () => {
  for (const [name, block] of [
    ['denies its storages', denyStorages],
    ['stores nothing', refuseToStore],
  ] as const)
    journey(
      `[API-006] [LOG-001] says what to allow, wherever the portal is opened (${name})`,
      async ({ visitor }) => {
        const page = await visitor();
        await block(page);
        for (const address of ['/login', '/Home/Movimenti?month=202601', '/login?p_error=1']) {
          await page.goto(address);
          await words(page, sentence).waitFor();
          await heading(page, 'Ops! Qualcosa non va...').waitFor();
          const path = new URL(address, 'http://portal').pathname;
          await expect
            .poll(async () => new URL(await addressOf(page), 'http://portal').pathname)
            .toBe(path);
        }
        await expectAccessible(page, `without storages: ${name}`);
        await link(page, 'RIPROVA').click();
        await words(page, sentence).waitFor();
      },
    );
});
