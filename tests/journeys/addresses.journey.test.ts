import { describe, expect } from 'vitest';
import { storagesOf } from './support/history';
import { homeTitle, journey, submitLogin } from './support/journey';
import { search } from './support/movements';
import {
  addressOf,
  button,
  field,
  heading,
  isAt,
  link,
  openMoreFilters,
  shopInForce,
  tab,
} from './support/on-screen';
import { settled } from './support/settled';

describe('an address', () => {
  journey(
    '[NAV-001] that is not public leads to the login without a session, whatever it is',
    async ({ visitor }) => {
      const page = await visitor();
      for (const address of ['/InsertTelephone', '/Home/Movimenti', '/Pippo', '/a/b?c=d']) {
        await page.goto(address);
        await isAt(page, '/login');
        await field(page, 'User ID').waitFor();
      }
    },
  );

  journey(
    '[NAV-030] that are unknown, and /home, lead to Home with a session',
    async ({ signedIn }) => {
      const page = await signedIn('negozio01');
      for (const address of ['/home', '/Pippo', '/RegistrationSelect']) {
        await page.goto(address);
        await heading(page, homeTitle).waitFor();
        await expect.poll(() => addressOf(page)).toBe('/Home');
      }
    },
  );

  journey(
    '[NAV-032] [NAV-033] [NAV-036] [NAV-037] [NAV-038] [NAV-039] [NAV-042] [NAV-043] [NAV-044] [PRM-001] of every section is one press away and marked as the open one, under the logo is Home, and outside the portal is where the acquirer has it',
    async ({ asMerchant }) => {
      const page = await asMerchant('azienda01');
      const sections = {
        'Estratto conto': '/EstrattoConto',
        'Dispute online': '/DisputeOnlineRegistered',
        Insoluti: '/Insoluti',
        Home: '/Home',
      };
      for (const [name, path] of Object.entries(sections)) {
        await link(page, name).click();
        await isAt(page, path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await expect.poll(() => link(page, name).getAttribute('aria-current')).toBe('page');
      }
      await link(page, 'Insoluti').click();
      await isAt(page, '/Insoluti');
      await link(page, 'Portale Esercenti').click();
      await heading(page, homeTitle).waitFor();
      await expect.poll(() => addressOf(page)).toBe('/Home');
      const outside = {
        'Esercizi Commerciali': '/esercizi-commerciali',
        'Termini e condizioni': '/termini',
        Privacy: '/privacy',
      };
      for (const [name, path] of Object.entries(outside)) {
        await link(page, name).click();
        await isAt(page, path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.goBack();
        await heading(page, homeTitle).waitFor();
      }
      const footer = await settled(() => page.getByRole('contentinfo').textContent());
      expect(footer).toMatch(/© \d{4}/);
    },
  );
});

describe('a session', () => {
  journey(
    '[LOG-016] [LOG-017] [API-006] outlives a reload, with the point of sale and the filters in use',
    async ({ asMerchant }) => {
      const page = await asMerchant('azienda01');
      await tab(page, 'Singolo punto vendita').click();
      await page.getByRole('row').nth(4).click();
      const {
        ids: id,
        selectedPointCode: code,
        selectedPointName: name = '',
      } = await settled(() => storagesOf(page));
      await page.reload();
      await expect.poll(() => page.getByRole('radio').nth(3).isChecked()).toBe(true);
      await expect
        .poll(() => tab(page, 'Singolo punto vendita').getAttribute('aria-selected'))
        .toBe('true');
      await button(page, 'Movimenti').click();
      await openMoreFilters(page);
      await field(page, 'Importo lordo da').fill('5');
      const before = await search(page, { month: 2 });
      await page.reload();
      await page.getByRole('table', { name: 'Movimenti' }).waitFor();
      await expect.poll(() => addressOf(page)).toBe(before);
      await expect.poll(() => field(page, 'Importo lordo da').inputValue()).toBe('5');
      await expect.poll(() => shopInForce(page).inputValue()).toContain(name);
      await expect.poll(() => storagesOf(page)).toMatchObject({ ids: id, selectedPointCode: code });
    },
  );

  journey(
    '[LOG-031] [LOG-032] ends with Esci, leaves nothing behind, and Back shows no data',
    async ({ visitor }) => {
      const page = await visitor();
      await page.goto('/login');
      await submitLogin(page, 'azienda01');
      await heading(page, homeTitle).waitFor();
      await button(page, 'Movimenti').click();
      await search(page, { month: 2 });
      await page.evaluate(() => localStorage.setItem('qualcosa', 'di vecchio'));
      const url = new URL(await settled(() => page.url())).origin;
      await page.context().addCookies([{ name: 'biscotto', value: 'vecchio', url }]);
      await button(page, 'Esci').click();
      await field(page, 'User ID').waitFor();
      await expect.poll(() => addressOf(page)).toBe('/login');
      await expect.poll(() => storagesOf(page)).toEqual({});
      expect(await page.context().cookies()).toEqual([]);
      await page.goBack();
      await isAt(page, '/login');
      await expect.poll(() => page.getByRole('table').count()).toBe(0);
      await expect
        .poll(() => page.getByRole('navigation', { name: 'Navigazione principale' }).count())
        .toBe(0);
      await page.goForward();
      await isAt(page, '/login');
      await expect.poll(() => page.getByRole('table').count()).toBe(0);
    },
  );
});
