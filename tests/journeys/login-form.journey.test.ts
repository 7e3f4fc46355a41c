import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { loginMessages } from '../../src/italian/portal';
import { openGate } from './support/gate';
import { holdPortalCode, holdScript } from './support/held';
import { demoPassword, homeTitle, journey, submitLogin } from './support/journey';
import { addressOf, button, field, heading, isAt, words } from './support/on-screen';
import { barestWelcome, loginReturning, oddToken } from './support/ordinary-answers';
import { settled } from './support/settled';

/** Its button is pressed once, and works when React has hydrated the page. */
const isTakenOver = async (page: Page) => {
  await button(page, 'Mostra').click();
  await expect.poll(() => field(page, 'Password').getAttribute('type')).toBe('text');
};

const elsewhere = {
  loginUrl: '/sportello/entra',
  userField: 'utente',
  passwordField: 'parola',
  successUrlField: 'ritorno',
};

describe('the login form', () => {
  journey.beforeRelease('stands still when it becomes known whom to call', async ({ visitor }) => {
    const page = await visitor();
    const gate = openGate();
    await page.route('**/config.json', async (route) => {
      await gate.opened;
      await route.continue();
    });
    await page.goto('/login');
    const places = () =>
      page.evaluate(() =>
        ['h1', 'footer'].map((name) => document.querySelector(name)?.getBoundingClientRect().top),
      );
    const before = await settled(places);
    gate.open();
    await words(page, 'assistenza@acquirer.example').waitFor();
    expect(await settled(places)).toEqual(before);
  });

  journey(
    '[LOG-001] [LOG-003] can be filled in and sent before the code of the portal has arrived',
    async ({ visitor }) => {
      const page = await visitor();
      const release = await holdPortalCode(page);
      const releaseForm = await holdScript(page, '/assets/login-*.js');
      await page.goto('/login', { waitUntil: 'commit' });
      // Another journey may be in the middle of a failed login of a real user.
      await submitLogin(page, `nessuno-${process.pid}-form`, 'Sbagliata2026');
      releaseForm();
      await words(page.getByRole('alert'), 'Username o password errati').waitFor();
      await submitLogin(page, 'azienda01');
      await expect.poll(() => page.url()).toMatch(/\/login\?code=/);
      release();
      await heading(page, homeTitle).waitFor();
    },
  );

  journey.beforeRelease(
    '[LOG-001] keeps what was typed, and where, when the code of the portal arrives late',
    async ({ visitor }) => {
      const page = await visitor();
      const release = await holdPortalCode(page);
      await page.goto('/login', { waitUntil: 'commit' });
      await field(page, 'User ID').fill('azienda01');
      await field(page, 'Password').pressSequentially(demoPassword);
      const form = await page.locator('form').elementHandle();
      await button(page, 'Mostra').click();
      release();
      await expect.poll(() => field(page, 'Password').getAttribute('type')).toBe('text');
      await expect.poll(() => field(page, 'User ID').inputValue()).toBe('azienda01');
      await expect.poll(() => field(page, 'Password').inputValue()).toBe(demoPassword);
      await expect.poll(() => form?.evaluate((element) => element.isConnected)).toBe(true);
      await button(page, 'ACCEDI').click();
      await heading(page, homeTitle).waitFor();
    },
  );

  journey.beforeRelease(
    '[LOG-010] [ERR-004] keeps the User ID of a refused login, and the password is what is asked for',
    async ({ visitor, oddAcquirer, announce }) => {
      announce(/auth\/token: 401/);
      const odd = await oddAcquirer({ answers: { tokenExchange: { status: 401 } } });
      const page = await visitor({ at: odd.portal });
      await page.goto('/login');
      for (const query of ['p_error=credentials', 'error=credentials&attempts=1', 'code=abc']) {
        odd.script('login', loginReturning(query, odd.portal));
        await submitLogin(page, 'azienda01', 'Sbagliata2026');
        await page.getByRole('alert').filter({ hasText: /\S/ }).waitFor();
        await isTakenOver(page);
        await expect.poll(() => field(page, 'User ID').inputValue()).toBe('azienda01');
        await expect.poll(() => field(page, 'Password').inputValue()).toBe('');
      }
      odd.script('login', loginReturning('p_error=credentials', odd.portal));
      await submitLogin(page, 'azienda01', 'Sbagliata2026');
      await words(page.getByRole('alert'), 'Username o password errati').waitFor();
      await expect
        .poll(() => field(page, 'Password').evaluate((input) => input === document.activeElement))
        .toBe(true);
      await page.goto('/login');
      await isTakenOver(page);
      await expect.poll(() => field(page, 'User ID').inputValue()).toBe('');
    },
  );

  journey.beforeRelease(
    '[LOG-005] sends a state of the tab, and is to be repeated where its return brings back another',
    async ({ visitor, oddAcquirer }) => {
      const configuration = () => ({ authentication: { stateField: 'stato' } });
      const answers = { welcome: { body: barestWelcome } };
      const odd = await oddAcquirer({ configuration, answers });
      const stateSent = (form: number) =>
        new URLSearchParams(odd.received('login')[form]?.text).get('stato') ?? '';
      odd.script('login', loginReturning(`token=${oddToken}&stato=another`, odd.portal));
      const page = await visitor({ at: odd.portal });
      const release = await holdPortalCode(page);
      await page.goto('/login', { waitUntil: 'commit' });
      await submitLogin(page, 'azienda01');
      await expect.poll(() => odd.received('login')).toHaveLength(1);
      release();
      await words(page.getByRole('alert'), loginMessages.toRepeat).waitFor();
      await isTakenOver(page);
      odd.script('login', { status: 204 });
      await submitLogin(page, 'azienda01');
      await expect.poll(() => odd.received('login')).toHaveLength(2);
      expect(stateSent(0)).toMatch(/^[\da-f-]{36}$/);
      expect(stateSent(1)).toMatch(/^[\da-f-]{36}$/);
      expect(stateSent(1)).not.toBe(stateSent(0));
      expect(odd.received('welcome')).toEqual([]);
      await page.goto(`/login?token=${oddToken}&stato=${stateSent(1)}`);
      await heading(page, homeTitle).waitFor();
    },
  );

  for (const late of [true, false]) {
    const asked = late ? journey : journey.beforeRelease;
    asked(
      `[LOG-003] [LOG-004] [LOG-006] sent before the configuration is there waits, then goes where it says${late ? ', even without the code of the portal' : ''}`,
      async ({ visitor, oddAcquirer }) => {
        const configuration = openGate();
        const odd = await oddAcquirer({
          configuration: (at) => ({
            authentication: { ...elsewhere, loginUrl: `${at.elsewhere}${elsewhere.loginUrl}` },
          }),
          answers: { welcome: { body: barestWelcome } },
        });
        const { loginUrl, ...fields } = elsewhere;
        const authentication = { ...fields, loginUrl: `${odd.elsewhere}${loginUrl}` };
        odd.script('config', { body: { authentication }, after: configuration.opened });
        odd.script('login', loginReturning(`token=${oddToken}`, odd.portal));
        const page = await visitor({ at: odd.portal });
        const release = late ? await holdPortalCode(page) : () => {};
        await page.goto('/login', { waitUntil: 'commit' });
        await submitLogin(page, 'chiunque');
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
        expect(odd.received('login')).toEqual([]);
        await expect.poll(() => field(page, 'User ID').inputValue()).toBe('chiunque');
        configuration.open();
        await expect.poll(() => odd.received('login')).toHaveLength(1);
        release();
        await heading(page, homeTitle).waitFor();
        const [sent] = odd.received('login');
        expect(sent?.host).toBe(new URL(odd.elsewhere).host);
        expect(sent?.headers['content-type']).toBe('application/x-www-form-urlencoded');
        expect(Object.fromEntries(new URLSearchParams(sent?.text))).toEqual({
          utente: 'chiunque',
          parola: demoPassword,
          ritorno: `${odd.portal}/login`,
        });
      },
    );
  }

  journey.beforeRelease(
    'leads to a new password where there is one to be had, even before the code of the portal',
    async ({ visitor, oddAcquirer }) => {
      const recovery = 'https://esercizi.example/recupero';
      const odd = await oddAcquirer({ configuration: () => ({ passwordRecoveryUrl: recovery }) });
      const page = await visitor({ at: odd.portal });
      const release = await holdPortalCode(page);
      await page.goto('/login', { waitUntil: 'commit' });
      const forgotten = page.getByText('Password dimenticata?');
      await expect.poll(() => forgotten.getAttribute('href')).toBe(recovery);
      const place = await settled(() => field(page, 'User ID').boundingBox());
      release();
      await isTakenOver(page);
      await expect.poll(() => forgotten.getAttribute('href')).toBe(recovery);
      await expect.poll(() => field(page, 'User ID').boundingBox()).toEqual(place);
      const bare = await oddAcquirer();
      const elsewhere = await visitor({ at: bare.portal });
      await elsewhere.goto('/login');
      await isTakenOver(elsewhere);
      await expect.poll(() => elsewhere.getByText('Password dimenticata?').isVisible()).toBe(false);
    },
  );

  const addresses = [
    { at: '/login', says: '' },
    { at: '/', says: '' },
    { at: '/login?pagina=3&lingua=it', says: '' },
    { at: '/login?p_error=x', says: 'Username o password errati' },
    {
      at: '/login?error=x&attempts=1',
      says: 'Password errata! Ultimo tentativo prima del blocco utenza!',
    },
    { at: '/login?error=x&attempts=2', says: 'Username o password errati' },
    {
      at: '/login?error=x&locked=true',
      says: 'Utenza bloccata. Contattare il servizio clienti backoffice',
    },
  ];
  journey(
    '[LOG-002] [LOG-007] [LOG-010] [LOG-011] [LOG-012] [LOG-013] says what its address says and nothing else, links the registration for new users, and is the same form afterwards',
    async ({ visitor }) => {
      const page = await visitor();
      for (const { at, says } of addresses) {
        await page.goto(at);
        await isTakenOver(page);
        const alerts = await settled(() => page.getByRole('alert').allTextContents());
        expect(alerts.join(), at).toBe(says);
        await expect.poll(() => addressOf(page)).toBe(at.split('?')[0]);
        await expect.poll(() => page.locator('form').getAttribute('action')).toBe('/auth/login');
      }
      await page.getByRole('link', { name: 'Registrati ora', exact: true }).click();
      await isAt(page, '/RegistrationSelect');
      await page.goBack();
      await field(page, 'User ID').waitFor();
      await submitLogin(page, 'azienda01');
      await heading(page, homeTitle).waitFor();
    },
  );

  journey.beforeRelease(
    '[LOG-014] of a signed-in user is replaced by Home, at / as at /login',
    async ({ signedIn }) => {
      const page = await signedIn('azienda01');
      for (const address of ['/login', '/', '/login?error=x&locked=true']) {
        await page.goto(address);
        await heading(page, homeTitle).waitFor();
        await expect.poll(() => addressOf(page)).toBe('/Home');
      }
    },
  );
});
