import type { Page, Request } from 'playwright-core';
import { describe, expect } from 'vitest';
import { loginMessages } from '../../src/italian/portal';
import type { Scripted } from './odd-acquirer';
import { historyOf, storagesOf } from './support/history';
import { homeTitle, journey, submitLogin } from './support/journey';
import { addressOf, button, dialog, field, heading, isAt, words } from './support/on-screen';
import { barestWelcome, oddToken } from './support/ordinary-answers';

const refused = 'Username o password non corretti';
const trouble = 'Ops! Qualcosa non va...';

/** The browser's address at each of those requests, which continue unchanged. */
const whereAsked = async (page: Page, ...requests: readonly string[]) => {
  const seen: string[] = [];
  for (const request of requests)
    await page.route(request, async (route) => {
      seen.push(page.url());
      await route.continue();
    });
  return seen;
};

describe('the return of a login', () => {
  journey(
    '[LOG-008] [LOG-013] with a code takes it out of the address before anything is asked, and out of the history',
    async ({ visitor }) => {
      const page = await visitor();
      const seen = await whereAsked(page, '**/config.json', '**/auth/token', '**/api/welcome');
      await page.goto('/login');
      await submitLogin(page, 'azienda01');
      await heading(page, homeTitle).waitFor();
      expect(seen.length).toBeGreaterThan(3);
      expect(seen.filter((address) => address.includes('?'))).toEqual([]);
      expect((await historyOf(page)).filter((address) => address.includes('?'))).toEqual([]);
    },
  );

  journey(
    '[LOG-009] [LOG-013] [LOG-016] with a token keeps it in the session alone, not in the address or the history, and sends no Referer; Home has no glance where the back end offers none',
    async ({ visitor, oddAcquirer }) => {
      const odd = await oddAcquirer({ answers: { welcome: { body: barestWelcome } } });
      const page = await visitor({ at: odd.portal });
      const seen = await whereAsked(page, '**/config.json', '**/api/welcome');
      const asked: Request[] = [];
      page.on('request', (request) => void asked.push(request));
      await page.goto(`/login?token=${oddToken}`);
      await heading(page, homeTitle).waitFor();
      await button(page, 'Movimenti').waitFor();
      await expect.poll(() => page.getByRole('region', { name: 'Oggi, in breve' }).count()).toBe(0);
      expect(odd.received('GET_STATISTICS')).toEqual([]);
      const headers = await Promise.all(asked.map((request) => request.allHeaders()));
      expect(asked.length).toBeGreaterThan(3);
      expect(headers.filter(({ referer }) => referer?.includes(oddToken))).toEqual([]);
      expect(seen).toEqual([`${odd.portal}/login`, `${odd.portal}/login`]);
      expect((await historyOf(page)).filter((address) => address.includes('?'))).toEqual([]);
      expect(odd.received('tokenExchange')).toEqual([]);
      expect(odd.received('welcome')[0]?.headers.authorization).toBe(`Bearer ${oddToken}`);
      await expect
        .poll(() => storagesOf(page))
        .toMatchObject({ token: oddToken, navigable: 'true' });
    },
  );

  journey(
    '[ERR-005] [LOG-008] [LOG-033] [LOG-035] with an unknown token says that the session has expired, and leads back to the login; with a code already spent it is refused',
    async ({ visitor, announce }) => {
      announce(/api\/welcome: 401/, /auth\/token: 401/);
      const page = await visitor();
      await page.goto(`/login?token=${oddToken}`);
      await button(dialog(page, 'Sessione scaduta'), 'TORNA ALLA LOGIN').click();
      await field(page, 'User ID').waitFor();
      await expect.poll(() => addressOf(page)).toBe('/login');
      await expect.poll(() => storagesOf(page)).toEqual({});
      await page.goto('/login?code=gia-speso');
      await words(page.getByRole('alert'), refused).waitFor();
      await expect.poll(() => addressOf(page)).toBe('/login');
    },
  );

  const refusals: readonly Scripted[] = [
    { status: 400 },
    { status: 403, body: 'no' },
    { status: 408 },
    { body: {} },
    { body: { access_token: '' } },
    { body: '<html>' },
  ];
  journey(
    '[ERR-004] whose code is refused, with a status or without a token, says that the login was not right',
    async ({ visitor, oddAcquirer, announce }) => {
      announce(/auth\/token: 40\d/);
      const odd = await oddAcquirer();
      const page = await visitor({ at: odd.portal });
      for (const answer of refusals) {
        odd.script('tokenExchange', answer);
        await page.goto('/login?code=abc');
        await words(page.getByRole('alert'), refused).waitFor();
        await expect.poll(() => addressOf(page)).toBe('/login');
      }
      // A browser may repeat a request by itself after a 408.
      expect(odd.received('tokenExchange').length).toBeGreaterThanOrEqual(refusals.length);
      expect(odd.received('welcome')).toEqual([]);
    },
  );

  // Every other status of every call: tests/faults/client-statuses.
  const broken: readonly { alias: string; answer: Scripted; announced: RegExp }[] = [
    { alias: 'tokenExchange', answer: { status: 500 }, announced: /auth\/token: 500/ },
    { alias: 'welcome', answer: { status: 500 }, announced: /api\/welcome: 500/ },
    { alias: 'welcome', answer: { body: '{"ebox":' }, announced: /welcome: unreadable/ },
    { alias: 'welcome', answer: { body: [] }, announced: /welcome: unreadable/ },
    {
      alias: 'welcome',
      answer: { body: { ...barestWelcome, ebox: 'FORSE' } },
      announced: /welcome: unreadable/,
    },
    {
      alias: 'welcome',
      answer: { body: { ...barestWelcome, passwordExpireDay: undefined } },
      announced: /welcome: unreadable/,
    },
  ];
  journey(
    '[ERR-006] [RES-014] whose token or welcome fails, or cannot be read, stops at /ErrorPageReg',
    async ({ visitor, oddAcquirer, announce }) => {
      announce(...broken.map(({ announced }) => announced));
      const odd = await oddAcquirer();
      const page = await visitor({ at: odd.portal });
      for (const { alias, answer } of broken) {
        odd.script('tokenExchange', { body: { access_token: oddToken } });
        odd.script(alias, answer);
        await page.goto('/login?code=abc');
        await heading(page, trouble).waitFor();
        await expect.poll(() => addressOf(page)).toBe('/ErrorPageReg');
        await expect.poll(() => storagesOf(page)).toEqual({});
        await button(page, 'Login').click();
        await field(page, 'User ID').waitFor();
        await expect.poll(() => addressOf(page)).toBe('/login');
      }
    },
  );

  journey(
    '[ERR-017] [RES-014] whose token or welcome gets no answer stops at /ErrorPageReg, and RIPROVA or a reload opens the portal without the credentials; Login gives it up',
    async ({ visitor, oddAcquirer, announce }) => {
      announce(/auth\/token: net::/, /api\/welcome: net::/, /auth\/token: 400/);
      const odd = await oddAcquirer({ answers: { welcome: { body: barestWelcome } } });
      const page = await visitor({ at: odd.portal });
      const arriveWithout = async (alias: string) => {
        odd.script('tokenExchange', { body: { access_token: oddToken } });
        odd.script(alias, { hangUp: true });
        await page.goto('/login?code=abc');
        await heading(page, trouble).waitFor();
        await expect.poll(() => addressOf(page)).toBe('/ErrorPageReg');
        odd.script('tokenExchange', { body: { access_token: oddToken } });
        odd.script('welcome', { body: barestWelcome });
      };
      for (const alias of ['tokenExchange', 'welcome']) {
        await arriveWithout(alias);
        await button(page, 'RIPROVA').click();
        await heading(page, homeTitle).waitFor();
        await button(page, 'Esci').click();
        await field(page, 'User ID').waitFor();
      }
      await arriveWithout('welcome');
      await page.reload();
      await heading(page, homeTitle).waitFor();
      await button(page, 'Esci').click();
      await field(page, 'User ID').waitFor();
      await arriveWithout('welcome');
      await button(page, 'Login').click();
      await field(page, 'User ID').waitFor();
      await expect.poll(() => storagesOf(page)).toEqual({});
      odd.script('tokenExchange', { hangUp: true });
      await page.goto('/login?code=abc');
      await heading(page, trouble).waitFor();
      odd.script('tokenExchange', { status: 400 });
      await button(page, 'RIPROVA').click();
      await words(page.getByRole('alert'), loginMessages.toRepeat).waitFor();
      await expect.poll(() => addressOf(page)).toBe('/login');
    },
  );

  journey(
    '[ERR-005] [LOG-020] [LOG-021] [LOG-023] [LOG-026] whose welcome is 408 says that the session has expired, of a closed account stops at /ErrorPageReg, with the phone missing and no other word about the user goes to /InsertTelephone',
    async ({ visitor, oddAcquirer, announce }) => {
      announce(/api\/welcome: 408/);
      const odd = await oddAcquirer({ answers: { welcome: { status: 408 } } });
      const page = await visitor({ at: odd.portal });
      await page.goto(`/login?token=${oddToken}`);
      await button(dialog(page, 'Sessione scaduta'), 'TORNA ALLA LOGIN').click();
      await field(page, 'User ID').waitFor();
      await expect.poll(() => storagesOf(page)).toEqual({});
      odd.script('welcome', { status: 204 });
      await page.goto(`/login?token=${oddToken}`);
      await heading(page, trouble).waitFor();
      await expect.poll(() => addressOf(page)).toBe('/ErrorPageReg');
      await page.goto('/Home');
      await isAt(page, '/login');
      odd.script('welcome', { status: 206 });
      await page.goto(`/login?token=${oddToken}`);
      await isAt(page, '/InsertTelephone');
      await expect.poll(() => storagesOf(page)).toMatchObject({ navigable: 'false' });
    },
  );
});
