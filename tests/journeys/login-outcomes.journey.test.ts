import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessible';
import { demoPassword, homeTitle, journey, submitLogin } from './support/journey';
import { addressOf, button, heading, isAt, link, tab, words } from './support/on-screen';
import { askedAs } from './support/reference';
import { settled } from './support/settled';

const navigation = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Navigazione principale' })
    .getByRole('link')
    .allTextContents();

const tabs = (page: Page) => page.getByRole('tab').allTextContents();

const company = ['Tutti i punti vendita', 'Singolo punto vendita'];
const shop = ['Il tuo punto vendita'];
const everybody = ['Home', 'Estratto conto', 'Dispute online', 'Insoluti'];
/** 'Trova' is the acquirer's extension `findMovements`. */
const found = 'Trova';

interface Outcome {
  readonly user: string;
  readonly is: string;
  readonly tabs: readonly string[];
  readonly disputes: string;
  /** Of its points of sale. */
  readonly pages?: number;
}

const navigable: readonly Outcome[] = [
  { user: 'azienda01', is: 'a company', tabs: company, disputes: '/DisputeOnlineRegistered' },
  { user: 'azienda02', is: 'a company not enrolled', tabs: company, disputes: '/DisputeOnline' },
  { user: 'negozio01', is: 'a shop', tabs: shop, disputes: '/DisputeOnlineRegistered' },
  { user: 'negozio02', is: 'a shop not enrolled', tabs: shop, disputes: '/DisputeOnline' },
  {
    user: 'grande01',
    is: '[HOM-015] a company with two hundred shops on twenty pages',
    tabs: company,
    disputes: '/DisputeOnlineRegistered',
    pages: 20,
  },
];

interface Welcome {
  readonly name: string;
  readonly address: string;
  readonly city: string;
}

describe('a login', () => {
  for (const outcome of navigable)
    journey(
      `[LOG-027] [HOM-001] [HOM-009] [HOM-010] [NAV-031] of ${outcome.user}, ${outcome.is}, opens Home with what is theirs`,
      async ({ justIn }) => {
        const page = await justIn(outcome.user);
        await expect.poll(() => addressOf(page)).toBe('/Home');
        await expect.poll(() => tabs(page)).toEqual(outcome.tabs);
        await expect.poll(() => navigation(page)).toEqual([...everybody, found]);
        await expect
          .poll(() => link(page, 'Dispute online').getAttribute('href'))
          .toBe(outcome.disputes);
        const { name, address, city } = await (await askedAs(outcome.user))<Welcome>('welcome', {});
        const banner = await settled(() =>
          page.getByRole('region', { name: 'Benvenuto' }).textContent(),
        );
        for (const part of [name, address, city]) expect(banner).toContain(part);
        expect(banner).not.toContain('password');
        await expect.poll(() => page.getByText('indirizzo email').count()).toBe(0);
        if (outcome.pages === undefined) return;
        await tab(page, 'Singolo punto vendita').click();
        await words(page, `1 di ${outcome.pages}`).waitFor();
        await button(page, 'Ultima pagina').click();
        await words(page, `${outcome.pages} di ${outcome.pages}`).waitFor();
        await expect.poll(() => page.getByRole('radio').count()).toBe(10);
      },
    );

  journey(
    '[HOM-002] [NAV-040] of ristretto01 warns that the password expires in 5 days and offers Impostazioni',
    async ({ justIn }) => {
      const page = await justIn('ristretto01');
      await page.getByText('password scade tra 5 giorni').waitFor();
      await expect.poll(() => navigation(page)).toEqual([...everybody, 'Impostazioni', found]);
      await link(page, 'Impostazioni').click();
      await isAt(page, '/Setting');
    },
  );

  journey(
    '[NAV-040] [PRM-008] of anybody else leads from /Setting back to Home',
    async ({ signedIn }) => {
      const page = await signedIn('azienda01');
      await page.goto('/Setting');
      await heading(page, homeTitle).waitFor();
      await expect.poll(() => addressOf(page)).toBe('/Home');
    },
  );

  const mustCompleteSetup = [
    { user: 'scaduto01', because: '[LOG-019] has an expired password', to: '/ChangePassword' },
    { user: 'telefono01', because: '[LOG-020] has no mobile phone', to: '/InsertTelephone' },
    { user: 'password01', because: '[LOG-024] has a temporary password', to: '/AggiornaPassword' },
  ];
  for (const { user, because, to } of mustCompleteSetup)
    journey(
      `[LOG-029] of ${user}, who ${because}, leads to ${to} and to nothing else`,
      async ({ visitor }) => {
        const page = await visitor();
        await page.goto('/login');
        await submitLogin(page, user);
        await isAt(page, to);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await expect.poll(() => navigation(page)).toEqual([]);
        await expectAccessible(page, to);
        for (const typed of ['/Home/Movimenti', '/login', '/x']) {
          await page.goto(typed);
          await isAt(page, to);
        }
        await button(page, 'Esci').click();
        await isAt(page, '/login');
      },
    );

  const refused = [
    {
      user: 'chiuso01',
      because: '[LOG-022] a closed one',
      says: 'L’utenza non è abilitata al portale. Una nuova utenza attende la conferma di un altro utente, avvisato per e-mail; altrimenti contattare il servizio clienti',
    },
    {
      user: 'bloccato01',
      because: '[LOG-012] [ERR-003] a locked one',
      says: 'Utenza bloccata. Contattare il servizio clienti backoffice',
    },
  ];
  for (const { user, because, says } of refused)
    journey(`of ${user}, ${because}, is back at the form with its message`, async ({ visitor }) => {
      const page = await visitor();
      await page.goto('/login');
      await submitLogin(page, user);
      await words(page.getByRole('alert'), says).waitFor();
      await expect.poll(() => addressOf(page)).toBe('/login');
      await page.goto('/Home');
      await isAt(page, '/login');
    });

  const warnings = [
    'Username o password errati',
    'Password errata! Ultimo tentativo prima del blocco utenza!',
    'Utenza bloccata. Contattare il servizio clienti backoffice',
  ];

  journey(
    '[LOG-010] [LOG-011] [LOG-012] [ERR-001] [ERR-002] [ERR-003] with a wrong password is told, then warned, then locked',
    async ({ visitor }) => {
      const page = await visitor();
      await page.goto('/login');
      for (const warning of warnings) {
        await submitLogin(page, `nessuno-${process.pid}`, 'Sbagliata2026');
        await words(page.getByRole('alert'), warning).waitFor();
        await expect.poll(() => addressOf(page)).toBe('/login');
        await expect.poll(() => page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
      }
    },
  );

  journey(
    '[LOG-011] [LOG-018] with the right password after a warning succeeds; of email01 it says on Home that the e-mail is missing',
    async ({ visitor }) => {
      const page = await visitor();
      await page.goto('/login');
      for (const warning of warnings.slice(0, 2)) {
        await submitLogin(page, 'email01', 'Sbagliata2026');
        await words(page.getByRole('alert'), warning).waitFor();
      }
      await submitLogin(page, 'email01', demoPassword);
      await heading(page, homeTitle).waitFor();
      await expect.poll(() => tab(page, 'Singolo punto vendita').count()).toBe(1);
      await link(page, 'Inserisci indirizzo email').click();
      await isAt(page, '/InsertEmail');
    },
  );
});
