import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect } from 'vitest';
import { expectAccessible } from './support/accessible';
import { homeTitle, journey } from './support/journey';
import { button, heading, isAt, link, tab, words } from './support/on-screen';
import { barestWelcome } from './support/ordinary-answers';

const point = { codPointOfSales: 9_000_000_007, name: 'BAR SPORT', code: null };

const answers = {
  welcome: { body: barestWelcome },
  getSession: { body: {} },
  searchPointOfSales: { body: { accountListItems: [point], totalPage: '1', currentPage: 1 } },
};

/** In seconds. */
const tokenLife = 60;

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A certified authorisation server, for one public client that must prove itself by PKCE. */
const openProvider = async () => {
  const listening = createServer();
  server = listening;
  await new Promise<void>((done) => listening.listen(0, 'localhost', done));
  const { port } = listening.address() as AddressInfo;
  const address = `http://localhost:${port}`;
  return {
    address,
    knowPortal: (portal: string) => {
      const provider = new Provider(address, {
        clients: [
          {
            client_id: 'portale-esercenti',
            token_endpoint_auth_method: 'none',
            grant_types: ['authorization_code', 'refresh_token'],
            redirect_uris: [`${portal}/login`],
            post_logout_redirect_uris: [`${portal}/login`],
          },
        ],
        clientBasedCORS: () => true,
        issueRefreshToken: async () => true,
        ttl: { AccessToken: tokenLife },
      });
      listening.on('request', provider.callback());
      return provider;
    },
  };
};

const enter = async (page: Page) => {
  await page.getByPlaceholder('Enter any login').fill('azienda01');
  await page.getByPlaceholder('and password').fill('una password');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
};

describe('a login at an authorisation server', () => {
  journey(
    '[LOG-003] [LOG-005] [LOG-008] [LOG-032] [LOG-033] one enters with PKCE, does not notice that the token is renewed twice, leaves there too, and is refused in true words',
    async ({ visitor, oddAcquirer, announce }) => {
      const { address, knowPortal } = await openProvider();
      const odd = await oddAcquirer({
        configuration: () => ({
          authentication: {
            mode: 'redirect',
            authorizeUrl: `${address}/auth`,
            tokenUrl: `${address}/token`,
            endSessionUrl: `${address}/session/end`,
            scope: 'openid',
            tokenHeaders: false,
          },
        }),
        answers,
      });
      const provider = knowPortal(odd.portal);
      const page = await visitor({ at: odd.portal });
      const tokens = new Set<string>();
      // The pages of the provider ask for a font.
      announce(/fonts\.googleapis/);
      await page.route('**/api/**', async (route) => {
        const token = (await route.request().headerValue('authorization'))?.slice(7) ?? '';
        tokens.add(token);
        const isGood = (await provider.AccessToken.find(token)) !== undefined;
        return isGood ? route.continue() : route.fulfill({ status: 401, body: '{}' });
      });

      await page.goto('/login');
      await button(page, 'ACCEDI').waitFor();
      await expect.poll(() => page.getByRole('textbox').count()).toBe(0);
      await expectAccessible(page, 'a login elsewhere');
      await button(page, 'ACCEDI').click();
      await enter(page);
      await heading(page, homeTitle).waitFor();
      await isAt(page, '/Home');

      const lifeIsOver = () => new Promise((done) => setTimeout(done, (tokenLife + 1) * 1000));
      await lifeIsOver();
      await tab(page, 'Singolo punto vendita').click();
      await words(page, 'BAR SPORT').waitFor();
      await expect.poll(() => tokens.size).toBe(2);
      await lifeIsOver();
      await page.reload();
      await words(page, 'BAR SPORT').waitFor();
      await expect.poll(() => tokens.size).toBe(3);
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);

      await button(page, 'Esci').click();
      await page.getByRole('button', { name: 'Yes, sign me out' }).click();
      await button(page, 'ACCEDI').click();
      await page.getByPlaceholder('Enter any login').waitFor();
      await link(page, '[ Cancel ]').click();
      await words(page, 'Accesso annullato.').waitFor();
      await isAt(page, '/login');

      await page.goto('/login?state=a&error=server_error&iss=x');
      await words(
        page,
        'Il servizio di accesso non è disponibile, riprovi tra qualche minuto.',
      ).waitFor();
      await page.goto('/login?code=of-another&state=forged&iss=x');
      await words(page, 'L’accesso va ripetuto: inserisca di nuovo le credenziali').waitFor();
      await isAt(page, '/login');

      await button(page, 'ACCEDI').click();
      await page.getByPlaceholder('Enter any login').waitFor();
      await page.route(`${address}/token`, (route) =>
        route.continue({
          postData: (route.request().postData() ?? '').replace(/code_verifier=[^&]+/, (found) =>
            found.replace(/.{5}$/, 'xxxxx'),
          ),
        }),
      );
      announce(/400/);
      await enter(page);
      await words(page, 'L’accesso va ripetuto: inserisca di nuovo le credenziali').waitFor();
    },
  );
});
