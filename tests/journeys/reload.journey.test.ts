import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import {
  managersTitle,
  openCase,
  openManager,
  openState,
  send,
  sentTitle,
  summaryTitle,
  writeStored,
} from './support/cases';
import {
  atChanging,
  confirmCode,
  entersWith,
  fill,
  playsOnTheAcquirerOf,
} from './support/changing';
import { journey, submitLogin } from './support/journey';
import { addressOf, button, dialog, field, heading, isAt, link, words } from './support/on-screen';
import { codeAfter } from './support/outbox';
import { settled } from './support/settled';

const unique = `${process.pid}${Date.now()}`.slice(-9);

const shop = {
  'Codice Punto Vendita': '5000000001',
  'Codice Società': '0123456789',
  'Partita IVA': '01234567890',
  CAP: '20121',
};

const holds = (page: Page, label: string, text: string) =>
  expect.poll(() => field(page, label).inputValue()).toBe(text);

const storedIn = (page: Page) =>
  settled(() => page.evaluate(() => JSON.stringify({ ...sessionStorage })));

playsOnTheAcquirerOf('reloads, settings');

const begins = async (page: Page) => {
  await page.goto('/login');
  await link(page, 'Registrati ora').click();
  await button(page, 'Punto Vendita').click();
};

describe('a phone drops the tab, a hand reloads it', () => {
  journey(
    '[REG-015] [API-008] a registration goes on after a reload, though another tab has logged in meanwhile',
    async ({ visitor }) => {
      const page = await visitor(atChanging());
      await begins(page);
      await fill(page, { ...shop, CAP: '201' });
      const other = await page.context().newPage();
      await other.goto('/login');
      await submitLogin(other, 'negozio01');
      await button(other, 'Esci').waitFor();
      await page.reload();
      await heading(page, 'Registrazione Punto Vendita').waitFor();
      await holds(page, 'CAP', '201');
      await page.goto('/Home');
      await button(page, 'Esci').waitFor();
    },
  );

  journey(
    '[REG-015] [REG-020] [OTP-003] [OTP-004] [OTP-008] a registration goes on at its step with what was typed; the password alone is typed again, also for another code',
    async ({ visitor }) => {
      const cell = '+39 333 2223331';
      const user = `Ric${unique}`;
      const page = await visitor({ ...atChanging(), width: 360 });
      await begins(page);
      await fill(page, { ...shop, CAP: '201' });
      await field(page, 'Autorizzo').check();
      await page.reload();
      await heading(page, 'Registrazione Punto Vendita').waitFor();
      await holds(page, 'CAP', '201');
      await expect.poll(() => field(page, 'Autorizzo').isChecked()).toBe(true);
      await fill(page, { CAP: '20121', 'Telefono cellulare': cell });
      await button(page, 'INVIA RICHIESTA').click();
      await isAt(page, '/ValidateRegistration');
      await fill(page, { Username: user, Password: 'Portale2027', Email: 'ric@example.it' });
      await page.reload();
      await heading(page, 'Inserisci Username e Password').waitFor();
      await holds(page, 'Username', user);
      await holds(page, 'Email', 'ric@example.it');
      await holds(page, 'Password', '');
      await page.getByText('Per sicurezza la password non si conserva').waitFor();
      await fill(page, { Password: 'Portale2027' });
      await codeAfter(cell, () => button(page, 'AVANTI').click());
      await heading(page, 'Abbiamo quasi finito!').waitFor();
      expect(await storedIn(page)).not.toContain('Portale2027');
      await page.reload();
      await heading(page, 'Abbiamo quasi finito!').waitFor();
      await button(page, 'REINVIA CODICE').click();
      await heading(page, 'Inserisci Username e Password').waitFor();
      await page.getByText('Le servirà anche per ricevere un altro codice.').waitFor();
      await holds(page, 'Username', user);
      await fill(page, { Password: 'Portale2027' });
      const again = await codeAfter(cell, () => button(page, 'AVANTI').click());
      await heading(page, 'Abbiamo quasi finito!').waitFor();
      await page.reload();
      await heading(page, 'Abbiamo quasi finito!').waitFor();
      await confirmCode(page, again, 'CONFERMA CODICE');
      await heading(page, 'Registrazione eseguita correttamente!').waitFor();
      expect(await storedIn(page)).not.toContain(user);
    },
  );

  journey(
    '[ERR-007] [ERR-011] a username that is taken, or a service that fails: back at the credentials, all but the password filled in, also after a reload',
    async ({ visitor, announce }) => {
      announce(/validatePosUser: 403/, /validatePosUser: 500/);
      const page = await visitor(atChanging());
      await begins(page);
      await fill(page, { ...shop, 'Telefono cellulare': '+39 333 2223333' });
      await field(page, 'Autorizzo').check();
      await button(page, 'INVIA RICHIESTA').click();
      await isAt(page, '/ValidateRegistration');
      await fill(page, { Username: 'negozio01', Password: 'Portale2027', Email: 'n@example.it' });
      await button(page, 'AVANTI').click();
      await isAt(page, '/ErrorPageReg');
      await button(page, 'VAI ALLA REGISTRAZIONE').click();
      await heading(page, 'Inserisci Username e Password').waitFor();
      await isAt(page, '/ValidateRegistration');
      await holds(page, 'Username', 'negozio01');
      await holds(page, 'Email', 'n@example.it');
      await page.route('**/validatePosUser', (route) => route.fulfill({ status: 500, json: {} }));
      await fill(page, { Username: `Rit${unique}`, Password: 'Portale2027' });
      await button(page, 'AVANTI').click();
      await isAt(page, '/ErrorPageReg');
      await page.reload();
      await button(page, 'VAI ALLA REGISTRAZIONE').click();
      await isAt(page, '/ValidateRegistration');
      await holds(page, 'Username', `Rit${unique}`);
      await holds(page, 'Password', '');
    },
  );
});

describe('a reload in Dispute Online', () => {
  journey(
    '[REP-007] [REP-009] [REP-011] finds the filters, and the result; Back leads from one to the other, and a card is typed again',
    async ({ signedIn }) => {
      const page = await signedIn('azienda01', atChanging());
      await page.goto('/Dispute/Report');
      await page.getByRole('radio').nth(1).check();
      await fill(page, { 'Data da': '01/09/2026' });
      await field(page, 'Stato').selectOption('evase');
      await page.reload();
      await holds(page, 'Data da', '01/09/2026');
      await holds(page, 'Stato', 'evase');
      await fill(page, { al: '12/10/2026' });
      await button(page, 'CERCA').click();
      const found = heading(page, 'Report Dispute');
      await found.waitFor();
      const facts = page.getByRole('region', { name: 'Dati della ricerca' });
      const before = await settled(() => facts.textContent());
      await page.reload();
      await found.waitFor();
      await expect.poll(() => facts.textContent()).toBe(before);
      await page.goBack();
      await heading(page, 'REPORT DISPUTE').waitFor();
      await holds(page, 'al', '12/10/2026');
      await fill(page, { 'Numero Carta': '4532010000007788' });
      await button(page, 'CERCA').click();
      await found.waitFor();
      await page.reload();
      await heading(page, 'REPORT DISPUTE').waitFor();
      await page.getByText('Per sicurezza il numero della carta non si conserva').waitFor();
      await holds(page, 'Numero Carta', '');
      await holds(page, 'Data da', '01/09/2026');
      expect((await settled(() => page.url())) + (await storedIn(page))).not.toContain(
        '4532010000007788',
      );
    },
  );

  journey(
    '[CAS-006] [CAS-050] finds the summary of a manager, and the receipt of a reply until it is left',
    async ({ signedIn }) => {
      const page = await signedIn('azienda01', atChanging());
      await openManager(page);
      const address = await settled(async () => addressOf(page));
      expect(address).toContain('gestore=');
      await page.reload();
      await heading(page, summaryTitle).waitFor();
      await expect.poll(() => addressOf(page)).toBe(address);
      await openState(page, 'Nuove');
      const number = await openCase(page);
      await writeStored(page, 'Il cliente era presente.');
      await page.reload();
      await holds(page, 'Messaggio', 'Il cliente era presente.');
      await send(page);
      await heading(page, sentTitle).waitFor();
      await page.reload();
      await heading(page, sentTitle).waitFor();
      const sheet = page.getByRole('region', { name: 'Ricevuta di invio', exact: true });
      await words(sheet, number).waitFor();
      await words(sheet, 'Il cliente era presente.').waitFor();
      await button(page, 'TORNA A GESTIONE DISPUTE').click();
      await heading(page, managersTitle).waitFor();
      expect(await storedIn(page)).not.toContain('Il cliente era presente.');
    },
  );
});

describe('a reload in an enrolment', () => {
  journey(
    '[API-008] [ENR-020] [LOG-035] finds user, nome, cognome, telefono, email, fax and desc in session storage, and goes on at its step, also after an expired session, in every tab',
    async ({ visitor, announce }) => {
      announce(/SEARCH_USER_LIST_BY_SOC: 401/);
      const page = await entersWith(visitor, 'azienda02');
      const part = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
      await page.goto('/DisputeOnline');
      await page.getByRole('tab', { name: 'Iscriviti' }).click();
      await part('DATI DEL RESPONSABILE').waitFor();
      await fill(page, { Fax: '0212345678', Nome: 'Giulia' });
      await field(page, 'Accetto il regolamento').check();
      const named = () =>
        page.evaluate(() =>
          ['user', 'nome', 'cognome', 'telefono', 'email', 'fax', 'desc'].map((name) =>
            sessionStorage.getItem(name),
          ),
        );
      await expect.poll(named).toContain('Giulia');
      const [user, , surname, telephone, email, fax, description] = await settled(named);
      expect([user, fax]).toEqual(['azienda02', '0212345678']);
      await page.reload();
      await part('DATI DEL RESPONSABILE').waitFor();
      await holds(page, 'Nome', 'Giulia');
      await holds(page, 'Cognome', surname ?? '');
      await holds(page, 'Telefono cellulare', telephone ?? '');
      await holds(page, 'Email', email ?? '');
      expect(description).toContain('Sole');
      await expect.poll(() => field(page, 'Accetto il regolamento').isChecked()).toBe(true);
      await button(page, 'Prosegui').click();
      await part('DEFINISCI GESTORE').waitFor();
      const users = '**/SEARCH_USER_LIST_BY_SOC';
      await page.route(users, (route) => route.fulfill({ status: 401, json: {} }));
      const other = await page.context().newPage();
      await other.goto('/Setting/ModificaEmail');
      await fill(other, { 'NUOVA EMAIL': 'a metà' });
      await page.getByRole('radio', { name: 'Società' }).click();
      await button(dialog(other, 'Sessione scaduta'), 'TORNA ALLA LOGIN').click();
      await isAt(other, '/login');
      await submitLogin(other, 'azienda02');
      await holds(other, 'NUOVA EMAIL', 'a metà');
      await page.unroute(users);
      await button(dialog(page, 'Sessione scaduta'), 'TORNA ALLA LOGIN').click();
      await part('DEFINISCI GESTORE').waitFor();
      await other.close();
      await field(page, 'Utente').selectOption({ index: 1 });
      await page.reload();
      await part('DEFINISCI GESTORE').waitFor();
      await expect.poll(() => page.getByRole('radio', { name: 'Società' }).isChecked()).toBe(true);
      await field(page, 'Utente').selectOption({ index: 1 });
      await button(page, 'Prosegui').click();
      await part('Riepilogo Informazioni').waitFor();
      await page.reload();
      await part('Riepilogo Informazioni').waitFor();
      await button(page, 'Esci').click();
      const leaving = dialog(page, 'Uscire dal portale?');
      await leaving.getByText(/non ha ancora inviato: l’iscrizione a Dispute Online\.$/).waitFor();
      await button(leaving, 'Esci senza inviare').click();
      await isAt(page, '/login');
      await expect.poll(() => storedIn(page)).toBe('{}');
    },
  );
});
