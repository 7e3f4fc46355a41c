import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { monthBack } from './support/consultation';
import { storagesOf } from './support/history';
import { homeTitle, journey, submitLogin } from './support/journey';
import { isSettled, search } from './support/movements';
import {
  addressOf,
  button,
  dialog,
  field,
  heading,
  isAt,
  link,
  openMoreFilters,
  tab,
  words,
} from './support/on-screen';
import { settled } from './support/settled';

const thirtyManagers = Array.from({ length: 30 }, (_, index) => ({
  eboxCode: `${index + 1}`,
  managerCode: `${5_000_000_001 + index}`,
  description: `NEGOZIO ${index + 1}`,
  flSuspended: '0',
}));

const trouble = 'Ops! Qualcosa non va...';

/** Only the page of a broken portal shows it. */
const start = 'Pagina iniziale';

/** The acquirer ends the session; the page does not know. */
const endSession = (page: Page) =>
  page.evaluate(async () => {
    const authorization = `Bearer ${sessionStorage.getItem('token')}`;
    const headers = { authorization, 'content-type': 'application/json', 'session-id': 'fine' };
    await fetch('/api/logout', { method: 'POST', headers, body: '{}' });
  });

describe('a search', () => {
  journey(
    '[ERR-017] whose connection is lost leads to the error page, and RIPROVA to the same filters and rows',
    async ({ asMerchant, announce }) => {
      announce(/getTotalTransaction: net::ERR_INTERNET_DISCONNECTED/);
      const page = await asMerchant('azienda01');
      await button(page, 'Movimenti').click();
      await openMoreFilters(page);
      await field(page, 'Importo lordo da').fill('20');
      const address = await search(page, { month: 2 });
      const first = await settled(() => page.getByRole('row').nth(1).textContent());
      await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
      await button(page, 'CERCA').click();
      await heading(page, trouble).waitFor();
      await expect.poll(() => addressOf(page)).toBe('/ErrorPage');
      await page.unroute('**/api/**');
      await button(page, 'RIPROVA').click();
      await isSettled(page);
      await expect.poll(() => addressOf(page)).toBe(address);
      await expect.poll(() => field(page, 'Importo lordo da').inputValue()).toBe('20');
      await expect.poll(() => page.getByRole('row').nth(1).textContent()).toBe(first);
    },
  );

  const statuses = [400, 403, 404, 500, 503];
  const bodies = ['', '{}', '{"transactionList": [{"amount": "molto"}]}'];
  const failures = [
    ...statuses.map((status) => ({ status, body: '{}' })),
    ...bodies.map((body) => ({ status: 200, body })),
  ];
  journey(
    `[ERR-014] [ERR-015] [ERR-016] [API-032] answered ${statuses.join(', ')} or unreadably leads to the error page, and Home`,
    async ({ signedIn, announce }) => {
      announce(/getTransactionList: unreadable answer/);
      announce(...statuses.map((status) => new RegExp(`getTransactionList: ${status}`)));
      const page = await signedIn('negozio01');
      let [answer] = failures;
      let asked = 0;
      await page.route('**/getTransactionList', (route) => {
        asked += 1;
        return route.fulfill(answer);
      });
      for (const failure of failures) {
        const before = asked;
        answer = failure;
        if (before === 0) await page.goto(`/Home/Movimenti?month=${monthBack(1)}`);
        else await button(page, 'RIPROVA').click();
        await expect.poll(() => asked).toBeGreaterThan(before);
        await heading(page, trouble).waitFor();
        await expect.poll(() => addressOf(page)).toBe('/ErrorPage');
      }
      await button(page, 'Home').click();
      await heading(page, homeTitle).waitFor();
    },
  );

  journey(
    '[ERR-013] [LOG-027] [LOG-033] [LOG-034] [LOG-035] [NAV-047] in a session that the acquirer has ended says over the page that it has expired, and leads to the login, which opens that page again',
    async ({ signedIn, announce }) => {
      announce(/api\/getTotalTransaction: 401/);
      const page = await signedIn('azienda01');
      await page.goto('/Home/Movimenti');
      await field(page, 'Mese e anno').selectOption({ index: 3 });
      await endSession(page);
      await button(page, 'CERCA').click();
      const expired = dialog(page, 'Sessione scaduta');
      await expired.waitFor();
      const address = await settled(() => addressOf(page));
      expect(address).toContain('month=');
      await words(
        expired,
        'Clicca su "TORNA ALLA LOGIN" per accedere di nuovo al portale.',
      ).waitFor();
      await expect.poll(() => page.locator('h1').textContent()).toBe('Consulta Movimenti');
      await page.keyboard.press('Escape');
      await expect
        .poll(() => expired.getByRole('button').allTextContents())
        .toEqual(['TORNA ALLA LOGIN']);
      await button(expired, 'TORNA ALLA LOGIN').click();
      await field(page, 'User ID').waitFor();
      await expect.poll(() => addressOf(page)).toBe('/login');
      await expect.poll(() => storagesOf(page)).toEqual({ wanted: address });
      await submitLogin(page, 'azienda01');
      await page.getByRole('table', { name: 'Movimenti' }).waitFor();
      await expect.poll(() => addressOf(page)).toBe(address);
    },
  );
});

describe('a list of managers', () => {
  journey(
    '[ERR-013] [API-069] one of whose counts finds the session expired says so once, and asks for no other count',
    async ({ signedIn, announce }) => {
      announce(/EBOX_REQUEST: 401/);
      const page = await signedIn('azienda01');
      let counted = 0;
      await page.route('**/GET_EBOX_LIST', (route) =>
        route.fulfill({ json: { managerList: thirtyManagers } }),
      );
      await page.route('**/EBOX_REQUEST', (route) => {
        counted += 1;
        return route.fulfill({ status: 401, json: {} });
      });
      await page.goto('/Dispute/GestioneRichieste');
      await dialog(page, 'Sessione scaduta').waitFor();
      await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
      expect(await settled(async () => counted)).toBeLessThanOrEqual(4);
    },
  );
});

/** Lets the first requests of these files fail, so many for each file. */
const failsFirst = async (page: Page, files: string, times: number) => {
  const failures = new Map<string, number>();
  await page.route(files, (route) => {
    const url = route.request().url();
    const before = failures.get(url) ?? 0;
    failures.set(url, before + 1);
    return before < times ? route.abort() : route.continue();
  });
};

describe('code that does not come', () => {
  journey(
    '[ERR-014] on a signed-in reload is asked for again, and the page stands where it was',
    async ({ signedIn, announce }) => {
      announce(/portal-.*net::ERR_FAILED/, /signed-in-shell-.*net::ERR_FAILED/);
      const page = await signedIn('azienda01');
      // A browser requests a module only once as long as the page lives.
      await failsFirst(page, '**/assets/{portal,signed-in-shell}-*.js', 1);
      await page.goto('/Home/Movimenti');
      await field(page, 'Mese e anno').waitFor();
    },
  );

  journey(
    '[ERR-014] at all ends on a page that says what to do, whose RIPROVA leads back; so does whatever goes wrong unforeseen',
    async ({ signedIn, announce }) => {
      announce(/signed-in-shell-.*net::ERR_FAILED/, /console error: TypeError/);
      announce(/uncaught: planted/);
      announce(/console error: Error: Minified React error/);
      const page = await signedIn('azienda01');
      const code = '**/assets/signed-in-shell-*.js';
      await page.route(code, (route) => route.abort());
      await page.goto('/Home/Movimenti');
      await link(page, start).waitFor();
      await page.unroute(code);
      await link(page, 'RIPROVA').click();
      await field(page, 'Mese e anno').waitFor();

      // A rejection of an extension or a scanner: the page stays.
      await page.evaluate(() => void Promise.reject(new Error('planted')));
      await expect.poll(() => field(page, 'Mese e anno').isVisible()).toBe(true);

      await page.route('**/assets/PointPicker-*.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'export const nothing = null;' }),
      );
      await page.goto('/Home');
      await tab(page, 'Singolo punto vendita').click();
      await link(page, start).waitFor();
    },
  );
});

describe('the portal', () => {
  journey(
    '[ERR-014] [NAV-006] whose page cannot be fetched, or whose points of sale cannot be listed, leads to the error page, and RIPROVA back when the connection is; opened at /ErrorPage it offers the way Home and nothing to try again',
    async ({ asMerchant, announce }) => {
      announce(/flow-.*net::ERR_FAILED/, /searchPointOfSales: 500/);
      const page = await asMerchant('azienda01');
      await page.route('**/assets/flow-*.js', (route) => route.abort());
      await button(page, 'Movimenti').click();
      await heading(page, trouble).waitFor();
      await page.unroute('**/assets/flow-*.js');
      await button(page, 'RIPROVA').click();
      await heading(page, 'Consulta Movimenti').waitFor();
      await link(page, 'Home').click();
      await heading(page, homeTitle).waitFor();
      await page.route('**/searchPointOfSales', (route) =>
        route.fulfill({ status: 500, json: {} }),
      );
      await tab(page, 'Singolo punto vendita').click();
      await heading(page, trouble).waitFor();
      await page.unroute('**/searchPointOfSales');
      await button(page, 'RIPROVA').click();
      await page.getByRole('table', { name: 'Punti vendita' }).waitFor();
      await page.goto('/ErrorPage');
      await heading(page, trouble).waitFor();
      await expect.poll(() => button(page, 'RIPROVA').count()).toBe(0);
      await link(page, 'Insoluti').click();
      await isAt(page, '/Insoluti');
    },
  );
});
