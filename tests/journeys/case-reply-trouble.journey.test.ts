import type { Request } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessible';
import {
  attach,
  bar,
  caseTitle,
  comeToCase,
  findCase,
  historyTable,
  isInSight,
  managersTitle,
  note,
  openCase,
  openManager,
  openState,
  removers,
  send,
  sentTitle,
  storedInBrowser,
  uploadCall,
  uploadsOf,
  writeStored,
} from './support/cases';
import {
  atChanging,
  changingAddress,
  entersWith,
  logIn,
  playsOnTheAcquirerOf,
} from './support/changing';
import { openGate } from './support/gate';
import { homeTitle, journey } from './support/journey';
import {
  addressOf,
  button,
  dialog,
  field,
  heading,
  isAt,
  link,
  rowsOf,
  words,
} from './support/on-screen';
import { openSession } from './support/reference';
import { settled } from './support/settled';

const keysOf = (uploads: readonly Request[]) =>
  uploads.map((request) => request.headers()['idempotency-key']);

playsOnTheAcquirerOf('replies in trouble');

describe('a reply to a case that meets trouble', () => {
  journey(
    '[ERR-017] [CAS-047] without a connection INVIA says that nothing has been sent: ANNULLA takes it back, else it goes by itself with the connection, once',
    async ({ signedIn, announce }) => {
      announce(/net::ERR_INTERNET_DISCONNECTED/);
      const page = await signedIn('azienda01', atChanging());
      await comeToCase(page);
      await writeStored(page, 'Ecco la ricevuta.');
      const uploads = uploadsOf(page);
      const waiting = words(page.getByRole('status'), 'Non ancora inviata: connessione assente');
      const missing = words(page.getByRole('status'), 'Connessione assente');
      const pressOffline = async () => {
        await page.context().setOffline(true);
        await send(page);
        await waiting.waitFor();
      };
      await pressOffline();
      await expectAccessible(page, 'a reply that waits for the connection');
      await button(page, 'ANNULLA').click();
      await waiting.waitFor({ state: 'hidden' });
      await button(page, 'INVIA').and(page.locator(':focus')).waitFor();
      await page.context().setOffline(false);
      await missing.waitFor({ state: 'hidden' });
      await expect.poll(() => field(page, 'Messaggio').inputValue()).toBe('Ecco la ricevuta.');
      expect(uploads).toEqual([]);
      await pressOffline();
      await page.context().setOffline(false);
      await heading(page, sentTitle).waitFor();
      expect(uploads).toHaveLength(1);
    },
  );

  journey(
    '[CAS-022] two users of one e-box race for one case: the second one is told, sees what was sent, and loses nothing; a reply that comes a moment too late is told so as well',
    async ({ signedIn, announce }) => {
      announce(/EBOX_UPLOAD_ALLEGATO: 400/);
      const first = await signedIn('azienda01', atChanging());
      const number = await comeToCase(first);
      const second = await signedIn('azienda01', atChanging());
      await openManager(second);
      await openState(second, 'Nuove');
      await findCase(second, number);
      await words(second, `Pratica ${number}`).waitFor();
      await attach(second, [note]);
      await writeStored(second, 'Anch’io ho la ricevuta.');
      const uploads = uploadsOf(second);
      await field(first, 'Messaggio').fill('Ecco la ricevuta.');
      await send(first);
      await heading(first, sentTitle).waitFor();
      await button(second, 'INVIA').click();
      await words(second, 'La pratica non attende più risposta').waitFor();
      const left = second.getByRole('region', { name: 'Quanto era stato preparato qui' });
      await words(left, 'Anch’io ho la ricevuta.').waitFor();
      await button(left, 'Salva nota.txt').waitFor();
      await expectAccessible(second, 'a case that a colleague has answered');
      const history = await settled(() => rowsOf(second, historyTable));
      expect(history[0]?.slice(1, 3)).toEqual(['In visione', 'Ecco la ricevuta.']);
      expect(uploads).toEqual([]);
      await expect.poll(() => button(second, 'INVIA').count()).toBe(0);

      const another = await comeToCase(second);
      await openManager(first);
      await openState(first, 'Nuove');
      await findCase(first, another);
      await field(first, 'Messaggio').fill('Ecco la ricevuta.');
      await field(second, 'Messaggio').fill('Anch’io ho la ricevuta.');
      const gate = openGate();
      await second.route(uploadCall, async (route) => {
        await gate.opened;
        await route.continue();
      });
      await send(second);
      await bar(second, 'Invio in corso').waitFor();
      await send(first);
      await heading(first, sentTitle).waitFor();
      gate.open();
      await words(second, 'La pratica non attende più risposta').waitFor();
      await words(second, 'Anch’io ho la ricevuta.').waitFor();
    },
  );

  journey(
    '[CAS-037] [CAS-052] [LOG-031] after a failed send and a reload text and files are still there, the receipt survives a reload and then stays with its case, Scarta tutto erases what was chosen, and Esci asks before it takes all, the draft of the acquirer too',
    async ({ signedIn, announce }) => {
      announce(/EBOX_UPLOAD_ALLEGATO: 500/);
      const page = await signedIn('azienda01', atChanging());
      const number = await comeToCase(page);
      await attach(page, [note]);
      await writeStored(page, 'Ecco la nota.');
      await page.route(uploadCall, (route) => route.fulfill({ status: 500, json: {} }));
      await button(page, 'INVIA').click();
      await button(page, 'TORNA A GESTIONE DISPUTE').click();
      await page.unroute(uploadCall);
      await openManager(page);
      await openState(page, 'Nuove');
      await findCase(page, number);
      await expect.poll(() => removers(page)).toEqual(['nota.txt']);
      await expect.poll(() => field(page, 'Messaggio').inputValue()).toBe('Ecco la nota.');
      await page.reload();
      await expect.poll(() => removers(page)).toEqual(['nota.txt']);
      await button(page, 'INVIA').click();
      await heading(page, sentTitle).waitFor();
      await page.reload();
      await words(page, `SHA-256 ${note.sha256}`).waitFor();
      await words(page, number).waitFor();
      await button(page, 'TORNA A GESTIONE DISPUTE').click();
      await openManager(page);
      await openState(page, 'Nuove');
      await openCase(page);
      await attach(page, [note]);
      await expect.poll(() => removers(page)).toEqual(['nota.txt']);
      const stored = () => storedInBrowser(page);
      await expect.poll(stored).toBe(2);
      await button(page, 'Usa un messaggio di esempio').click();
      await button(page, 'Scarta tutto').click();
      await expectAccessible(page, 'whether all is to be discarded');
      await button(dialog(page, 'Scartare tutto?'), 'Scarta').click();
      await expect.poll(stored).toBe(1);
      await expect.poll(() => removers(page)).toEqual([]);
      await expect.poll(() => field(page, 'Messaggio').inputValue()).toBe('');
      await expect.poll(() => button(page, 'INVIA').getAttribute('aria-busy')).toBeNull();
      await attach(page, [note]);
      await expect.poll(stored).toBe(2);
      await writeStored(page, 'Da non inviare.');
      await button(page, 'Esci').click();
      const leaving = dialog(page, 'Uscire dal portale?');
      await leaving.getByText(/la risposta a una pratica, con i suoi documenti\.$/).waitFor();
      await expectAccessible(page, 'whether to leave');
      await button(leaving, 'Resta nel portale').click();
      await expect.poll(() => removers(page)).toEqual(['nota.txt']);
      await expect.poll(() => field(page, 'Messaggio').inputValue()).toBe('Da non inviare.');
      const [open] = await settled(() => page.getByText(/^Pratica \d+$/).allTextContents());
      await page.getByRole('link', { name: 'Home' }).first().click();
      await heading(page, homeTitle).waitFor();
      await button(page, 'Esci').click();
      await button(leaving, 'Esci senza inviare').click();
      await isAt(page, '/login');
      await expect.poll(stored).toBe(0);
      await logIn(page, 'azienda01');
      await heading(page, homeTitle).waitFor();
      await button(page, 'Esci').waitFor();
      await openManager(page);
      await openState(page, 'Nuove');
      await findCase(page, (open ?? '').replace('Pratica ', ''));
      await heading(page, caseTitle).waitFor();
      await expect.poll(() => removers(page)).toEqual([]);
      await expect.poll(() => field(page, 'Messaggio').inputValue()).toBe('');
      await button(page, 'Esci').click();
      await isAt(page, '/login');
    },
  );

  journey(
    '[CAS-050] that is being sent is not left by Back, INDIETRO or a link without a word: who stays gets the receipt',
    async ({ visitor }) => {
      const page = await entersWith(visitor, 'azienda01');
      await comeToCase(page, 5);
      await attach(page, [note]);
      await expect.poll(() => removers(page)).toEqual(['nota.txt']);
      const gate = openGate();
      await page.route(uploadCall, async (route) => {
        await gate.opened;
        await route.continue();
      });
      await button(page, 'INVIA').click();
      await bar(page, 'Invio in corso').waitFor();
      const leaving = dialog(page, 'Invio in corso');
      const ways = [
        () => page.goBack(),
        () => button(page, 'INDIETRO').click(),
        () => link(page, 'Estratto conto').click(),
        () => link(page, 'Dispute online').click(),
      ];
      for (const leave of ways) {
        await leave();
        await leaving.waitFor();
        await isAt(page, '/Dispute/DettaglioPratica');
        await button(leaving, 'Continua l’invio').click();
        await leaving.waitFor({ state: 'detached' });
      }
      await page.goBack();
      await expectAccessible(page, 'whether the upload is to be stopped');
      await button(leaving, 'Continua l’invio').click();
      await bar(page, 'Invio in corso').waitFor();
      gate.open();
      await heading(page, sentTitle).waitFor();
    },
  );

  journey(
    '[ERR-017] whose connection is lost loses nothing, and is repeated under the same key; one that had arrived before its answer was lost stands in the history once, however often it is sent',
    async ({ signedIn, announce }) => {
      announce(/EBOX_UPLOAD_ALLEGATO: net::ERR_INTERNET_DISCONNECTED/);
      announce(/EBOX_UPLOAD_ALLEGATO: net::ERR_CONNECTION_RESET/);
      const page = await signedIn('azienda01', atChanging());
      const number = await comeToCase(page);
      const uploads = uploadsOf(page);
      await attach(page, [note]);
      await writeStored(page, 'La ricevuta segue.');
      await page.route(uploadCall, (route) => route.abort('internetdisconnected'));
      await button(page, 'INVIA').click();
      await words(page, 'La risposta del servizio non è arrivata').waitFor();
      await expectAccessible(page, 'an answer that did not come');
      await expect.poll(() => removers(page)).toEqual(['nota.txt']);
      await expect.poll(() => field(page, 'Messaggio').inputValue()).toBe('La ricevuta segue.');
      await page.unroute(uploadCall);
      await button(page, 'INVIA').click();
      await heading(page, sentTitle).waitFor();
      const keys = keysOf(uploads);
      expect(keys).toEqual([keys[0], keys[0]]);
      expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
      await words(page, number).waitFor();

      const arrived = await comeToCase(page);
      await writeStored(page, 'Arrivata, ma senza risposta.');
      await page.route(uploadCall, async (route) => {
        const { status } = await route.fetch().then((response) => ({ status: response.status() }));
        expect(status).toBe(200);
        await route.abort('connectionreset');
      });
      await send(page);
      await words(page, 'La risposta del servizio non è arrivata').waitFor();
      await page.unroute(uploadCall);
      await button(page, 'INVIA').click();
      await heading(page, sentTitle).waitFor();
      await openManager(page);
      await openState(page, 'In visione');
      await findCase(page, arrived);
      await words(page, `Pratica ${arrived}`).waitFor();
      const texts = (await settled(() => rowsOf(page, historyTable))).map((cells) => cells[2]);
      expect(texts.filter((text) => text === 'Arrivata, ma senza risposta.')).toHaveLength(1);
    },
  );

  journey(
    '[CAS-031] [CAS-055] nothing moves under the finger when deadline and amount arrive after the case',
    async ({ signedIn }) => {
      const page = await signedIn('azienda01', atChanging());
      await comeToCase(page);
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const gate = openGate();
        await page.route('**/api/SEARCH_PRATICES', async (route) => {
          await gate.opened;
          await route.continue();
        });
        const asked = page.waitForRequest('**/api/SEARCH_PRATICES');
        await page.reload();
        await asked;
        await words(page, 'Si cercano scadenza e importo contestato…').waitFor();
        const places = async () => ({
          send: await button(page, 'INVIA').boundingBox(),
          message: await field(page, 'Messaggio').boundingBox(),
        });
        let before: Awaited<ReturnType<typeof places>> | undefined;
        const shown = async () => {
          before = await places();
          return before.message !== null && before.send !== null;
        };
        await expect.poll(shown).toBe(true);
        gate.open();
        await page.getByText(/^Scade |^Scaduta /).waitFor();
        await expect.poll(places, { message: `at ${width}` }).toEqual(before);
        await page.unroute('**/api/SEARCH_PRATICES');
      }
    },
  );

  journey(
    '[CAS-044] [CAS-046] the buttons below a case do not move while the case, or its history once more, is on its way',
    async ({ signedIn }) => {
      const page = await signedIn('azienda01', atChanging());
      await comeToCase(page);
      const back = button(page, 'INDIETRO');
      const place = () => back.evaluate((it) => it.getBoundingClientRect().top + window.scrollY);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        let gate = openGate();
        await page.route('**/api/EBOX_DETAIL', async (route) => {
          await gate.opened;
          await route.continue();
        });
        const waits = (name: string) => page.getByRole('status', { name, exact: true });
        const asked = page.waitForRequest('**/api/EBOX_DETAIL');
        await page.reload();
        await asked;
        const drawn = page.getByText('INDIETRO');
        await drawn.waitFor({ state: 'attached' });
        await expect.poll(() => drawn.isVisible(), { message: `at ${width}` }).toBe(false);
        gate.open();
        await back.waitFor();
        // Cards of a phone have their height once they were in sight.
        await button(page, 'Aggiorna').scrollIntoViewIfNeeded();
        const before = await settled(place);
        gate = openGate();
        await button(page, 'Aggiorna').click();
        await waits('Aggiornamento dello storico in corso').waitFor();
        await expect.poll(place, { message: `at ${width}` }).toBe(before);
        gate.open();
        await waits('Aggiornamento dello storico in corso').waitFor({ state: 'detached' });
        await page.unroute('**/api/EBOX_DETAIL');
      }
    },
  );

  journey(
    '[CAS-050] [ERR-017] on a phone its progress and its lost answer are in sight where INVIA was pressed, which can still be read',
    async ({ signedIn, announce }) => {
      announce(/EBOX_UPLOAD_ALLEGATO: net::ERR_CONNECTION_RESET/);
      const page = await signedIn('azienda01', atChanging());
      await page.setViewportSize({ width: 360, height: 740 });
      await comeToCase(page, 3);
      await attach(page, [note]);
      await expect.poll(() => removers(page)).toEqual(['nota.txt']);
      await writeStored(page, 'Si veda la nota.');
      const gate = openGate();
      await page.route(uploadCall, async (route) => {
        await gate.opened;
        await route.abort('connectionreset');
      });
      await send(page);
      for (const sight of [bar(page, 'Invio in corso'), button(page, 'ANNULLA')])
        await expect.poll(() => isInSight(sight)).toBe(true);
      const overlap = () =>
        button(page, 'INVIA').evaluate((it) => {
          const text = document.createRange();
          text.selectNodeContents(it.lastChild ?? it);
          const ring = it.querySelector('span')?.getBoundingClientRect();
          return (ring?.right ?? 0) - text.getBoundingClientRect().left;
        });
      await expect.poll(overlap).toBeLessThanOrEqual(0);
      gate.open();
      await expect
        .poll(() => isInSight(words(page, 'La risposta del servizio non è arrivata')))
        .toBe(true);
    },
  );

  journey(
    '[ERR-017] without the idempotency extension a lost answer says that the outcome is unknown, and nothing is sent again by itself',
    async ({ visitor, announce }) => {
      announce(/EBOX_UPLOAD_ALLEGATO: net::ERR_INTERNET_DISCONNECTED/);
      const page = await visitor(atChanging());
      await page.route('**/config.json', (route) => route.fulfill({ json: {} }));
      await logIn(page, 'azienda01');
      await heading(page, homeTitle).waitFor();
      await comeToCase(page);
      const uploads = uploadsOf(page);
      await page.route(uploadCall, (route) => route.abort('internetdisconnected'));
      await field(page, 'Messaggio').fill('Si veda il contratto.');
      await button(page, 'INVIA').click();
      await words(page, 'Esito sconosciuto: verificare lo storico prima di ripetere').waitFor();
      await expectAccessible(page, 'an unknown outcome');
      const asked = page.waitForResponse('**/api/EBOX_DETAIL');
      await button(page, 'Aggiorna lo storico').click();
      await asked;
      expect(uploads).toHaveLength(1);
      expect(keysOf(uploads)).toEqual([undefined]);
      await expect.poll(() => field(page, 'Messaggio').inputValue()).toBe('Si veda il contratto.');
    },
  );

  journey(
    '[CAS-035] [CAS-042] [CAS-055] [ERR-013] in progress survives a look at its movement, a reload and an expired session, whose login leads back into the case, and is gone once sent',
    async ({ signedIn, announce }) => {
      announce(/EBOX_UPLOAD_ALLEGATO: 401/);
      const page = await signedIn('azienda01', atChanging());
      const number = await comeToCase(page, 2);
      await writeStored(page, 'Bozza da non perdere.');
      await field(page, 'Evasione via fax/posta').check();
      await attach(page, [note]);
      await expect.poll(() => removers(page)).toEqual(['nota.txt']);
      const payment = page.getByText(/^\S+, .* · autorizzazione \d+ · carta/);
      const shown = (await settled(() => payment.textContent())) ?? '';
      await page.getByRole('link', { name: 'Trova l’operazione in Movimenti' }).click();
      await expect
        .poll(async () => (await rowsOf(page, 'Movimenti')).map((cells) => cells[6]))
        .toContain(/autorizzazione (\d+)/.exec(shown)?.[1]);
      await page.goBack();
      await expect.poll(() => field(page, 'Messaggio').inputValue()).toBe('Bozza da non perdere.');
      await page.reload();
      await words(page, `Pratica ${number}`).waitFor();
      await expect.poll(() => field(page, 'Messaggio').inputValue()).toBe('Bozza da non perdere.');
      await expect.poll(() => field(page, 'Evasione via fax/posta').isChecked()).toBe(true);
      await page.route(uploadCall, (route) => route.fulfill({ status: 401, json: {} }));
      await button(page, 'INVIA').click();
      await button(dialog(page, 'Sessione scaduta'), 'TORNA ALLA LOGIN').click();
      await isAt(page, '/login');
      await page.unroute(uploadCall);
      await logIn(page, 'azienda01');
      await heading(page, caseTitle).waitFor();
      await words(page, `Pratica ${number}`).waitFor();
      await expect.poll(() => field(page, 'Messaggio').inputValue()).toBe('Bozza da non perdere.');
      await expect.poll(() => removers(page)).toEqual(['nota.txt']);
      await button(page, 'INVIA').click();
      await heading(page, sentTitle).waitFor();
      const stored = await settled(() => page.evaluate(() => Object.keys(sessionStorage)));
      expect(stored.filter((key) => key.startsWith('draft-'))).toEqual([]);
    },
  );

  journey(
    '[CAS-037] [CAS-050] [LOG-031] files that were chosen, and then the receipt, outlive a closed tab for their sender, and are deleted when another user logs in',
    async ({ visitor }) => {
      const page = await entersWith(visitor, 'azienda01');
      const number = await comeToCase(page, 3);
      await attach(page, [note]);
      await expect.poll(() => storedInBrowser(page)).toBe(1);
      const closeTab = () => page.evaluate(() => sessionStorage.clear());
      await closeTab();
      await logIn(page, 'azienda01');
      await heading(page, homeTitle).waitFor();
      expect(await comeToCase(page, 3)).toBe(number);
      await expect.poll(() => removers(page)).toEqual(['nota.txt']);
      await button(page, 'INVIA').click();
      await heading(page, sentTitle).waitFor();
      await expect.poll(() => storedInBrowser(page)).toBe(1);
      await closeTab();
      await logIn(page, 'azienda01');
      await heading(page, homeTitle).waitFor();
      await openManager(page);
      await openState(page, 'In visione');
      await findCase(page, number);
      await button(page, 'Vedi la ricevuta').waitFor();
      await expectAccessible(page, 'a case that was answered from here');
      await button(page, 'Vedi la ricevuta').click();
      await words(page, `SHA-256 ${note.sha256}`).waitFor();
      await expectAccessible(page, 'a receipt over its case');
      await page.goBack();
      await words(page, `SHA-256 ${note.sha256}`).waitFor({ state: 'detached' });
      await button(page, 'Vedi la ricevuta').waitFor();
      await closeTab();
      await logIn(page, 'negozio01');
      await heading(page, homeTitle).waitFor();
      await expect.poll(() => storedInBrowser(page)).toBe(0);
    },
  );

  journey(
    '[CAS-037] [LOG-031] files that were chosen are the sender’s while another user comes and goes in another tab, whose Esci does not speak of them',
    async ({ visitor }) => {
      const page = await entersWith(visitor, 'azienda01');
      const number = await comeToCase(page, 3);
      await attach(page, [note]);
      await expect.poll(() => storedInBrowser(page)).toBe(1);
      const other = await page.context().newPage();
      await other.goto(`/login?token=${await openSession(changingAddress(), 'negozio01')}`);
      await heading(other, homeTitle).waitFor();
      await button(other, 'Esci').click();
      await field(other, 'User ID').waitFor();
      await page.reload();
      await words(page, `Pratica ${number}`).waitFor();
      await expect.poll(() => removers(page)).toEqual(['nota.txt']);
      await button(page, 'Esci').click();
      await button(page.getByRole('dialog'), 'Esci senza inviare').click();
      await field(page, 'User ID').waitFor();
      await expect.poll(() => storedInBrowser(page)).toBe(0);
    },
  );

  journey(
    '[API-077] [CAS-052] answered with an esito other than OK leads to the error page, and back to the disputes',
    async ({ signedIn }) => {
      const page = await signedIn('azienda01', atChanging());
      await openManager(page);
      await openState(page, 'In sospeso');
      const number = await openCase(page);
      await writeStored(page, 'Secondo invio.');
      await page.route(uploadCall, (route) => route.fulfill({ json: { esito: 'KO' } }));
      await send(page);
      await heading(page, 'Ops! Qualcosa non va...').waitFor();
      await expect.poll(() => addressOf(page)).toBe('/ErrorPage');
      await page.unroute(uploadCall);
      await button(page, 'TORNA A GESTIONE DISPUTE').click();
      await heading(page, managersTitle).waitFor();
      await openManager(page);
      await openState(page, 'In sospeso');
      await findCase(page, number);
      await heading(page, caseTitle).waitFor();
      await expect.poll(() => field(page, 'Messaggio').inputValue()).toBe('Secondo invio.');
    },
  );
});
