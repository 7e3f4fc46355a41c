import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessible';
import {
  atChanging,
  changed,
  changingAddress,
  confirmCode,
  entersWith,
  fill,
  playsOnTheAcquirerOf,
} from './support/changing';
import { holdPortalCode } from './support/held';
import { historyOf, storagesOf } from './support/history';
import { homeTitle, journey, submitLogin } from './support/journey';
import { search } from './support/movements';
import { addressOf, button, field, heading, isAt, link, radio, words } from './support/on-screen';
import { codeAfter, newCodeAfter } from './support/outbox';
import { openSession } from './support/reference';
import { settled } from './support/settled';
import { summariesTable, summariesTitle } from './support/summaries';

const logo = (page: Page) => link(page, 'Portale Esercenti');

/** The login, without any stored data of the previous user. */
const asksForLogin = async (page: Page) => {
  await field(page, 'User ID').waitFor();
  await expect.poll(() => addressOf(page)).toBe('/login');
};

const leavesNothing = (page: Page) => expect.poll(() => storagesOf(page)).toEqual({});

/** Another tab of the same browser. */
const tabBeside = async (page: Page, address: string) => {
  const other = await page.context().newPage();
  await other.goto(address);
  return other;
};

playsOnTheAcquirerOf('modified enrolments, sequences');

describe('a page that was asked for', () => {
  const page = '/EstrattoConto';
  journey(
    '[LOG-027] [NAV-001] is what a login leads to, with its filters; after Esci it is Home again',
    async ({ visitor, asMerchant }) => {
      const asked = await asMerchant('azienda01');
      await button(asked, 'Movimenti').click();
      const address = await search(asked, { month: 2 });
      const tab = await visitor();
      await tab.goto(address);
      await asksForLogin(tab);
      await submitLogin(tab, 'azienda01', 'Sbagliata2026');
      await words(tab.getByRole('alert'), 'Username o password errati').waitFor();
      await submitLogin(tab, 'azienda01');
      await tab.getByRole('table', { name: 'Movimenti' }).waitFor();
      await expect.poll(() => addressOf(tab)).toBe(address);
      await button(tab, 'Esci').click();
      await asksForLogin(tab);
      await leavesNothing(tab);
      await submitLogin(tab, 'azienda01');
      await heading(tab, homeTitle).waitFor();
      await expect.poll(() => addressOf(tab)).toBe('/Home');
    },
  );

  journey('[PRM-008] is not opened to who may not see it', async ({ visitor }) => {
    const tab = await visitor(atChanging());
    for (const address of ['/Setting', '/InsertTelephone']) {
      await tab.goto(address);
      await asksForLogin(tab);
      await submitLogin(tab, 'azienda01');
      await heading(tab, homeTitle).waitFor();
      await expect.poll(() => addressOf(tab)).toBe('/Home');
      await button(tab, 'Esci').click();
      await asksForLogin(tab);
    }
    await tab.goto(page);
    await asksForLogin(tab);
  });
});

describe('what a user prefers', () => {
  journey(
    '[LOG-031] goes with Esci, pressed before the portal is there, and comes back with the login',
    async ({ visitor }) => {
      const page = await entersWith(visitor, 'negozio01');
      const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      await button(page, 'I miei dati').click();
      for (const name of ['Scuro', 'Compatte']) {
        const saved = page.waitForResponse('**/api/savePreferences');
        await radio(page, name).check();
        expect((await saved).status()).toBe(200);
      }
      await expect.poll(ground).toBe('rgb(13, 22, 27)');
      const release = await holdPortalCode(page);
      await page.reload({ waitUntil: 'commit' });
      await expect.poll(ground).toBe('rgb(13, 22, 27)');
      await button(page, 'Esci').click();
      release();
      await asksForLogin(page);
      await leavesNothing(page);
      await expect.poll(ground).toBe('rgb(244, 247, 247)');
      await submitLogin(page, 'negozio01');
      await heading(page, homeTitle).waitFor();
      await expect.poll(ground).toBe('rgb(13, 22, 27)');
      await button(page, 'I miei dati').click();
      await expect.poll(() => radio(page, 'Compatte').isChecked()).toBe(true);
    },
  );
});

describe('several tabs', () => {
  journey(
    '[LOG-014] [LOG-031] share one session: a new one is in at once, and Esci in one ends all',
    async ({ visitor }) => {
      const first = await entersWith(visitor, 'azienda01');
      const { ids, token } = await settled(() => storagesOf(first));
      const second = await tabBeside(first, '/Insoluti');
      await heading(second, 'Insoluti').waitFor();
      await expect.poll(() => addressOf(second)).toBe('/Insoluti');
      await expect.poll(() => storagesOf(second)).toMatchObject({ ids });
      const third = await tabBeside(second, '/login');
      await heading(third, homeTitle).waitFor();
      const ended = third.waitForResponse('**/api/logout');
      await button(third, 'Esci').click();
      expect((await ended).status()).toBe(200);
      for (const tab of [first, second, third]) {
        await asksForLogin(tab);
        await leavesNothing(tab);
      }
      const late = await fetch(`${changingAddress()}/api/welcome`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: '{}',
      });
      expect(late.status).toBe(401);
      await submitLogin(second, 'azienda02');
      await heading(second, homeTitle).waitFor();
      await asksForLogin(first);
    },
  );

  journey(
    '[LOG-001] without a session have nothing to hand over, and no new tab waits',
    async ({ visitor }) => {
      const first = await visitor(atChanging());
      await first.goto('/login');
      await field(first, 'User ID').waitFor();
      const second = await tabBeside(first, '/Insoluti');
      await asksForLogin(second);
      await expect.poll(() => storagesOf(second)).toEqual({ wanted: '/Insoluti' });
    },
  );
});

describe('a login while another user is in', () => {
  journey(
    '[LOG-008] [LOG-009] that fails leaves them where they were; one that succeeds asks who is to be in',
    async ({ visitor, announce }) => {
      announce(/auth\/token: 401/, /api\/welcome: 401/);
      const page = await entersWith(visitor, 'azienda01');
      const before = await settled(() => storagesOf(page));
      for (const query of ['code=gia-speso', `token=${'x'.repeat(43)}`]) {
        await page.goto(`/login?${query}`);
        await heading(page, homeTitle).waitFor();
        await expect.poll(() => storagesOf(page)).toEqual(before);
      }
      const token = await openSession(changingAddress(), 'azienda02');
      await page.goto(`/login?token=${token}`);
      await page.getByRole('heading', { name: /^Entrare come .+ \(azienda02\)\?$/ }).waitFor();
      await expectAccessible(page, 'who is to be in');
      await expect.poll(() => storagesOf(page)).toEqual(before);
      await page.getByRole('button', { name: /^Restare .+ \(azienda01\)$/ }).click();
      await heading(page, homeTitle).waitFor();
      await expect.poll(() => storagesOf(page)).toEqual(before);
      await page.goto(`/login?token=${token}`);
      await page.getByRole('button', { name: /^Entrare come .+ \(azienda02\)$/ }).click();
      await heading(page, homeTitle).waitFor();
      await expect.poll(() => storagesOf(page)).toMatchObject({ token });
      const after = await settled(() => storagesOf(page));
      expect(after.ids).not.toBe(before.ids);
    },
  );
});

describe('Back', () => {
  journey(
    '[RIE-012] [RIE-017] closes what lies over a page, and then leads out of it; so it does where a button has closed it',
    async ({ visitor }) => {
      const page = await entersWith(visitor, 'negozio01');
      await button(page, 'Riepilogo').click();
      await heading(page, summariesTitle).waitFor();
      await field(page, 'Mese e anno').selectOption({ index: 2 });
      await button(page, 'CERCA').click();
      await page.getByRole('table', { name: summariesTable }).waitFor();
      const address = await settled(() => addressOf(page));
      const over = page.getByRole('dialog');
      await button(page, 'Visualizza Dettaglio').click();
      await words(over, 'Per visualizzare il dettaglio selezionare prima una riga').waitFor();
      await page.goBack();
      await over.waitFor({ state: 'detached' });
      await expect.poll(() => addressOf(page)).toBe(address);
      await page.getByRole('radio').first().check();
      await expect.poll(() => addressOf(page)).toContain('&summary=');
      const chosen = await settled(() => addressOf(page));
      await button(page, 'Visualizza Dettaglio').click();
      await heading(page, summariesTitle).waitFor({ state: 'attached' });
      await button(over, 'Chiudi').waitFor();
      await page.goBack();
      await over.waitFor({ state: 'detached' });
      await expect.poll(() => page.getByRole('radio').first().isChecked()).toBe(true);
      await button(page, 'Visualizza Dettaglio').click();
      await button(over, 'Chiudi').click();
      await over.waitFor({ state: 'detached' });
      await expect.poll(() => addressOf(page)).toBe(chosen);
      await page.goBack();
      await heading(page, homeTitle).waitFor();
      await expect.poll(() => addressOf(page)).toBe('/Home');
      await page.goForward();
      await page.getByRole('table', { name: summariesTable }).waitFor();
      await expect.poll(() => addressOf(page)).toBe(chosen);
    },
  );

  journey(
    '[OTP-004] [EML-010] leads out of a first e-mail at once, however often AVANTI and INDIETRO were pressed',
    async ({ visitor }) => {
      const page = await entersWith(visitor, 'email01');
      await link(page, 'Inserisci indirizzo email').click();
      await fill(page, { 'NUOVA EMAIL': 'prima.email@example.it' });
      for (const _ of ['once', 'twice', 'three times']) {
        await button(page, 'AVANTI').click();
        await isAt(page, '/OTPCode');
        await button(page, 'INDIETRO').click();
        await isAt(page, '/InsertEmail');
        await heading(page, 'Inserisci indirizzo email').waitFor();
      }
      const urls = await settled(() => historyOf(page));
      const entries = urls.map((url) => new URL(url).pathname);
      expect(entries.slice(-3)).toEqual(['/Home', '/InsertEmail', '/InsertEmail']);
      await page.goBack();
      await heading(page, homeTitle).waitFor();
      await expect.poll(() => addressOf(page)).toBe('/Home');
    },
  );
});

describe('what has changed', () => {
  journey('[TEL-002] [HOM-002] is what the portal goes by from then on', async ({ signedIn }) => {
    const number = '+39 333 3000077';
    const page = await signedIn('ristretto01', atChanging());
    await page.goto('/Setting/ModificaTelefono');
    const first = await newCodeAfter('telefono', () => button(page, 'AVANTI').click());
    await confirmCode(page, first);
    await fill(page, { 'NUMERO DI TELEFONO CELLULARE': number });
    await confirmCode(page, await codeAfter(number, () => button(page, 'AVANTI').click()));
    await changed(page);
    await logo(page).click();
    await heading(page, homeTitle).waitFor();
    await page.goto('/Setting/ModificaTelefono');
    await expect.poll(() => page.locator('dd').textContent()).toMatch(/77$/);
    const code = await codeAfter(number, () => button(page, 'AVANTI').click());
    await heading(page, 'Inserisci il codice OTP').waitFor();
    expect(code).toMatch(/^\d{6}$/);
  });
});
