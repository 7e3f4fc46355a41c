import { describe, expect } from 'vitest';
import type { Scripted } from './odd-acquirer';
import { expectAccessible } from './support/accessible';
import { storagesOf } from './support/history';
import { homeTitle, journey, submitLogin } from './support/journey';
import { search } from './support/movements';
import { addressOf, button, field, heading, isAt, link, rowsOf, tab } from './support/on-screen';
import {
  barestWelcome,
  loginReturning,
  movement,
  oddToken,
  totalsOf,
} from './support/ordinary-answers';
import { settled } from './support/settled';

const trouble = 'Ops! Qualcosa non va...';
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const point = { codPointOfSales: 9_000_000_007, name: 'BAR SPORT', code: null };

const answers = {
  tokenExchange: { body: { access_token: oddToken, token_type: 'bearer', expires_in: 60 } },
  welcome: { body: { ...barestWelcome, userType: 'limitato', unknown: [1, 2] } },
  getSession: { body: 'va bene' },
  searchPointOfSales: { body: { accountListItems: [point], totalPage: '1', currentPage: 1 } },
  getTotalTransaction: { body: totalsOf(1) },
  getTransactionList: { body: { transactionList: [{ ...movement, amount: '12.50' }] } },
} satisfies Record<string, Scripted>;

describe('any back end that keeps to the contract', () => {
  journey(
    '[API-013] [API-001] [API-002] [API-003] [API-004] [API-011] [API-012] [LOG-006] [LOG-015] can stand behind the portal: other origin, other paths, other names, its own login',
    async ({ visitor, oddAcquirer }) => {
      const odd = await oddAcquirer({
        configuration: ({ elsewhere }) => ({
          apiBaseUrl: `${elsewhere}/servizi/v1/`,
          authentication: {
            loginUrl: `${elsewhere}/sportello/entra`,
            tokenUrl: `${elsewhere}/sportello/gettone`,
            userField: 'utente',
            passwordField: 'parola',
            successUrlField: 'ritorno',
            clientId: 'cliente-7',
            domain: 'dominio-7',
          },
          paths: { welcome: '/v2/benvenuto', getTransactionList: '/movimenti/elenco' },
          restrictedUserType: 'limitato',
          merchantSiteUrl: 'https://esercizi.example/',
          termsUrl: '/condizioni.html',
          privacyUrl: 'https://esercizi.example/privacy',
        }),
        answers,
      });
      odd.script('login', loginReturning('code=una-volta-sola', odd.portal));
      const page = await visitor({ at: odd.portal });
      await page.goto('/login');
      await submitLogin(page, 'chiunque');
      await heading(page, homeTitle).waitFor();
      await tab(page, 'Singolo punto vendita').click();
      await page.getByRole('row').nth(1).click();
      await button(page, 'Movimenti').click();
      await search(page, { month: 0 });
      await expect.poll(async () => (await rowsOf(page, 'Movimenti'))[0]?.[1]).toBe('BAR SPORT');

      const [exchange] = odd.received('tokenExchange');
      expect(exchange?.headers.domain).toBe('dominio-7');
      expect(exchange?.headers.authorization).toBeUndefined();
      expect(Object.fromEntries(new URLSearchParams(exchange?.text))).toEqual({
        code: 'una-volta-sola',
        redirect_uri: `${odd.portal}/login`,
        grant_type: 'authorization_code',
        client_id: 'cliente-7',
      });
      const calls = Object.keys(answers).flatMap((alias) => odd.received(alias));
      expect(calls.map(({ path }) => path)).toEqual([
        '/sportello/gettone',
        '/servizi/v1/v2/benvenuto',
        '/servizi/v1/getSession',
        '/servizi/v1/searchPointOfSales',
        '/servizi/v1/getTotalTransaction',
        '/servizi/v1/movimenti/elenco',
      ]);
      const others = calls.slice(1);
      expect(new Set(calls.map(({ host }) => host))).toEqual(
        new Set([new URL(odd.elsewhere).host]),
      );
      expect(new Set(others.map(({ headers }) => headers.authorization))).toEqual(
        new Set([`Bearer ${oddToken}`]),
      );
      const { ids = '' } = await settled(() => storagesOf(page));
      expect(ids).toMatch(uuid);
      expect(new Set(calls.map(({ headers }) => headers['session-id']))).toEqual(new Set([ids]));
      const list = JSON.parse(odd.received('getTransactionList')[0]?.text ?? '{}');
      expect(list).toMatchObject({ codPos: '9000000007', pos: '' });
    },
  );

  journey(
    '[NAV-034] [NAV-040] [NAV-045] [PRM-009] says in the configuration where its pages are and who is restricted',
    async ({ visitor, oddAcquirer }) => {
      const links = {
        'Esercizi Commerciali': 'https://esercizi.example/',
        'Termini e condizioni': '/condizioni.html',
        Privacy: 'https://esercizi.example/privacy',
      };
      const odd = await oddAcquirer({
        configuration: () => ({
          restrictedUserType: 'limitato',
          merchantSiteUrl: links['Esercizi Commerciali'],
          termsUrl: links['Termini e condizioni'],
          privacyUrl: links.Privacy,
        }),
        answers,
      });
      const page = await visitor({ at: odd.portal });
      for (const address of ['/login', `/login?token=${oddToken}`]) {
        await page.goto(address);
        for (const [name, href] of Object.entries(links))
          await expect.poll(() => link(page, name).getAttribute('href')).toBe(href);
      }
      await link(page, 'Impostazioni').click();
      await isAt(page, '/Setting');
    },
  );
});

describe('a configuration', () => {
  const wrong: readonly { is: string; config: Scripted; reason: RegExp }[] = [
    { is: 'that is not JSON', config: { body: '{"apiBaseUrl": ' }, reason: /is not JSON/ },
    { is: 'that is a list', config: { body: [] }, reason: /is not an object/ },
    {
      is: 'with a wrong value',
      config: { body: { upload: { files: 'tanti' } } },
      reason: /is wrong at upload\.files/,
    },
    { is: 'that is missing', config: { status: 404, body: '' }, reason: /answers 404/ },
    { is: 'that never comes', config: { hangUp: true }, reason: /does not answer/ },
  ];
  journey(
    'that is not JSON, is a list, has a wrong value, is missing or never comes shows the error page with the reason in the console, and RIPROVA reads it again',
    async ({ visitor, oddAcquirer, announce }) => {
      announce(...wrong.map(({ reason }) => reason), /config.json: 404/, /config.json: net::/);
      const odd = await oddAcquirer();
      const page = await visitor({ at: odd.portal });
      for (const { is, config } of wrong)
        for (const at of ['/login', '/Home']) {
          odd.script('config', config);
          await page.goto(at);
          await heading(page, trouble).waitFor();
          await expect.poll(() => addressOf(page), { message: `one ${is}` }).toBe(at);
          if (config === wrong[0]?.config) await expectAccessible(page, `not configured, at ${at}`);
          odd.script('config', { body: {} });
          await button(page, 'RIPROVA').click();
          await field(page, 'User ID').waitFor();
          await expect.poll(() => addressOf(page), { message: `after one ${is}` }).toBe('/login');
        }
    },
  );

  journey(
    '[LOG-008] that is empty is valid, and a login may add other parameters to its return',
    async ({ visitor, oddAcquirer }) => {
      const odd = await oddAcquirer({ answers });
      const returned = 'code_token=abc&state=xyz&error=none';
      odd.script('login', loginReturning(returned, odd.portal));
      const page = await visitor({ at: odd.portal });
      await page.goto('/');
      await submitLogin(page, 'chiunque');
      await heading(page, homeTitle).waitFor();
      expect(odd.received('login')[0]?.path).toBe('/auth/login');
      expect(new URLSearchParams(odd.received('login')[0]?.text).get('userid')).toBe('chiunque');
      expect(odd.received('tokenExchange')[0]?.text).toContain('code=abc&');
    },
  );
});
