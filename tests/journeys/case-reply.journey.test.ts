import { PDFDocument } from '@cantoo/pdf-lib';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessible';
import {
  attach,
  bar,
  casesTable,
  comeToCase,
  dropBesidePhotograph,
  findCase,
  historyTable,
  isInSight,
  managersTitle,
  note,
  openManager,
  openState,
  pagesOf,
  photograph,
  removers,
  scannedReceipt,
  send,
  sentTitle,
  uploadCall,
  uploadsOf,
  writeStored,
} from './support/cases';
import { atChanging, playsOnTheAcquirerOf } from './support/changing';
import { openGate } from './support/gate';
import { journey } from './support/journey';
import { addressOf, button, dialog, field, heading, rowsOf, words } from './support/on-screen';
import { settled } from './support/settled';

const message = () => ({
  typed: 'In allegato la ricevuta.\n<img src=x onerror=alert(1)> & "saluti"',
  sent: 'In allegato la ricevuta. <img src=x onerror=alert(1)> & "saluti"',
});

const pagesPrinted = async (page: Page) =>
  (await PDFDocument.load(await page.pdf({ format: 'A4' }))).getPageCount();

playsOnTheAcquirerOf('every day');

describe('the reply to a case', () => {
  journey(
    '[CAS-036] [CAS-037] [CAS-042] [CAS-044] [CAS-049] [CAS-050] [CAS-051] [VAL-078] with two files, three photographs and a message is sent once, shows how it travels, gives a receipt, and stands in the history of the case In visione',
    async ({ signedIn }) => {
      const page = await signedIn('azienda01', atChanging());
      const number = await comeToCase(page);
      const receipt = await scannedReceipt();
      const uploads = uploadsOf(page);
      await attach(page, [receipt, note]);
      await writeStored(page, message().typed);
      await page.setViewportSize({ width: 360, height: 740 });
      await photograph(page);
      await words(page, 'rotta.jpg').waitFor();
      await expect.poll(() => field(page, 'Allega documentazione').isDisabled()).toBe(false);
      await words(page, 'Pagina 3 di 3').waitFor();
      await expect.poll(() => removers(page)).toEqual([receipt.name, note.name, 'Foto.pdf']);
      await expect.poll(() => button(page, 'INVIA').isDisabled()).toBe(false);
      await button(page, 'Sposta prima la foto 3').click();
      await button(page, 'Gira la foto 1').click();
      await button(page, 'Togli la foto 2').click();
      await button(page, 'Rimetti').click();
      await words(page, 'Pagina 3 di 3').waitFor();
      await expectAccessible(page, 'photographs to be put in order');
      const enlarge = button(page, 'Ingrandisci la foto 2');
      const large = page.getByRole('img', { name: /^Fotografia 2 di 3: IMG_/ });
      for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
        await enlarge.press('Enter');
        await expect.poll(() => isInSight(large)).toBe(true);
        await expectAccessible(page, 'a photograph, large');
        await close();
        await large.waitFor({ state: 'detached' });
        await enlarge.and(page.locator(':focus')).waitFor();
      }
      await page.reload();
      await words(page, 'Pagina 3 di 3').waitFor();
      const photographs = 'Foto.pdf';
      await expect.poll(() => removers(page)).toEqual([receipt.name, note.name, photographs]);
      await expect.poll(() => field(page, 'Messaggio').inputValue()).toBe(message().sent);
      await page.setViewportSize({ width: 1280, height: 800 });
      const checklist = page.getByRole('region', { name: 'Documentazione richiesta' });
      const [first, second] = [0, 1].map((place) => checklist.getByRole('combobox').nth(place));
      const recap = page.getByRole('region', { name: 'Sta per inviare' });
      const goes = (sentence: string) => recap.getByText(sentence).waitFor();
      await goes('ricevuta.pdf (non abbinato)');
      await recap.getByText(/^Da confermare: /).waitFor();
      await first?.selectOption({ label: 'Da scegliere' });
      await second?.selectOption({ label: 'Da scegliere' });
      await recap.getByText(/^Mancano: /).waitFor();
      for (const size of [
        { width: 360, height: 740 },
        { width: 1280, height: 800 },
      ]) {
        await page.setViewportSize(size);
        await field(page, 'Messaggio').scrollIntoViewIfNeeded();
        await expect.poll(() => isInSight(recap)).toBe(true);
        await expect.poll(() => isInSight(button(page, 'INVIA'))).toBe(true);
      }
      await first?.selectOption({ label: photographs });
      await recap.getByText(/^Manca: /).waitFor();
      await second?.selectOption({ label: 'Non disponibile' });
      await recap.getByText(/^Manca/).waitFor({ state: 'detached' });
      await expectAccessible(page, 'a reply ready to be sent');
      const gate = openGate();
      await page.route(uploadCall, async (route) => {
        await gate.opened;
        await route.continue();
      });
      await button(page, 'INVIA').click();
      await bar(page, 'Invio in corso').waitFor();
      await bar(page, 'Invio di ricevuta.pdf').waitFor();
      await expect.poll(() => button(page, 'INVIA').getAttribute('aria-busy')).toBe('true');
      await button(page, 'INVIA').click({ force: true });
      await page.keyboard.press('Enter');
      await expectAccessible(page, 'a reply on its way');
      gate.open();
      await heading(page, sentTitle).waitFor();
      expect(uploads).toHaveLength(1);
      await expect.poll(() => addressOf(page)).toBe('/ResultPage');
      const sheet = page.getByRole('region', { name: 'Ricevuta di invio', exact: true });
      for (const text of [number, message().sent, receipt.name, note.name, photographs])
        await words(sheet, text).first().waitFor();
      await words(sheet, 'non disponibile').waitFor();
      for (const { sha256 } of [receipt, note]) await words(sheet, `SHA-256 ${sha256}`).waitFor();
      await expectAccessible(page, 'the receipt');
      expect(await pagesPrinted(page)).toBe(1);
      await button(page, 'TORNA A GESTIONE DISPUTE').click();
      await heading(page, managersTitle).waitFor();
      await openManager(page);
      await openState(page, 'In visione');
      await findCase(page, number);
      await words(page, `Pratica ${number}`).waitFor();
      const [last] = await settled(() => rowsOf(page, historyTable));
      expect(last?.slice(1)).toEqual([
        'In visione',
        message().sent,
        `ricevuta.pdfnota.txt${photographs}`,
      ]);
      const arrived: Buffer[] = [];
      await page.route('**/api/EBOX_DOWNLOAD_ALLEGATO', async (route) => {
        const response = await route.fetch();
        arrived.push(await response.body());
        await route.fulfill({ response });
      });
      await button(page, 'Apri nota.txt').click();
      await expect.poll(() => arrived.length).toBe(1);
      expect(await pagesOf(arrived[0])).toHaveLength(1);
      await button(page, `Apri ${photographs}`).click();
      await expect.poll(() => arrived.length).toBe(2);
      expect(await pagesOf(arrived[1])).toEqual([
        ['stands', 90],
        ['stands', 0],
        ['lies', 0],
      ]);
    },
  );

  journey.beforeRelease(
    '[CAS-037] [CAS-039] a photograph that is dropped beside a PDF becomes an attachment too; by fax or post alone is enough, and the receipt says where to',
    async ({ signedIn }) => {
      const page = await signedIn('negozio01', atChanging());
      const number = await comeToCase(page);
      await dropBesidePhotograph(page, await scannedReceipt());
      await expect.poll(() => removers(page)).toEqual(['ricevuta.pdf', 'Foto.pdf']);
      for (const name of ['ricevuta.pdf', 'Foto.pdf'])
        await button(page, `Rimuovi ${name}`).click();
      await expect.poll(() => removers(page)).toEqual([]);
      await field(page, 'Evasione via fax/posta').check();
      await button(page, 'INVIA').click();
      await heading(page, sentTitle).waitFor();
      await words(page, number).waitFor();
      await words(page, '02 0000 0000').waitFor();
    },
  );

  journey.beforeRelease(
    '[CAS-047] [VAL-077] [VAL-078] [VAL-079] [ERR-029] with nothing in it is not sent; names each file that may not be sent, with the reason, and keeps the good ones; on its way it can be called back: nothing is lost and nothing was sent',
    async ({ signedIn }) => {
      const page = await signedIn('azienda01', atChanging());
      const number = await comeToCase(page);
      const uploads = uploadsOf(page);
      await button(page, 'INVIA').click();
      const layer = dialog(page, 'Attenzione');
      await words(
        layer,
        "Attenzione: Non è possibile procedere con l'evasione. Se non evadi con altri mezzi è necessario allegare della documentazione o inserire un commento.",
      ).waitFor();
      await expectAccessible(page, 'nothing to send');
      await button(layer, 'CHIUDI').click();
      await layer.waitFor({ state: 'hidden' });
      await field(page, 'Messaggio').fill('x'.repeat(1001));
      await words(page, '1.001 di 1.000 caratteri').waitFor();
      await words(page, 'Il messaggio è troppo lungo: va accorciato prima di inviare.').waitFor();
      await expect.poll(() => button(page, 'INVIA').isDisabled()).toBe(true);
      expect(uploads).toEqual([]);

      await field(page, 'Allega documentazione').evaluate((input: HTMLInputElement) => {
        const megabyte = 1024 * 1024;
        const chosen = new DataTransfer();
        const add = (name: string, ...parts: BlobPart[]) => chosen.items.add(new File(parts, name));
        const onePage = '%PDF-1.7\n1 0 obj\n<< /Type /Page >>\nendobj\n';
        add('vuoto.pdf');
        add('bozza.pdf', '%PDF-1.7\n%%EOF');
        add('finto.pdf', 'MZ');
        add('disegno.gif', 'x');
        add('foto.jpg', new Uint8Array([0xff, 0xd8]));
        add('grande.pdf', onePage, new Uint8Array(10 * megabyte - onePage.length + 1));
        for (const name of ['a', 'b', 'c'])
          add(`${name}.pdf`, onePage, new Uint8Array(8 * megabyte));
        add('troppo.pdf', onePage, new Uint8Array(megabyte - onePage.length * 4 + 1));
        for (const name of ['d', 'e', 'f']) add(`${name}.txt`, 'Nota');
        input.files = chosen.files;
        input.dispatchEvent(new Event('change', { bubbles: true }));
      });
      const alert = page.getByRole('alert');
      await alert.waitFor();
      const reasons = await settled(() => alert.getByRole('listitem').allTextContents());
      expect(reasons.sort()).toEqual([
        'bozza.pdf: il documento non ha pagine: nessuno potrà leggerlo.',
        'disegno.gif: formato non accettato: si possono allegare file .pdf, .txt, .tif e .tiff, e foto JPEG, PNG o WebP.',
        'f.txt: sono già allegati tutti i file possibili.',
        'finto.pdf: il contenuto non corrisponde al formato indicato dal nome.',
        'foto.jpg: sono già allegati tutti i file possibili.',
        'grande.pdf: il file è troppo grande.',
        'troppo.pdf: insieme agli altri supera la dimensione massima.',
        'vuoto.pdf: il file è vuoto.',
      ]);
      await expect
        .poll(() => removers(page))
        .toEqual(['a.pdf', 'b.pdf', 'c.pdf', 'd.txt', 'e.txt']);
      await expectAccessible(page, 'files that were refused');
      await button(page, 'Rimuovi b.pdf').click();
      await expect.poll(() => removers(page)).toEqual(['a.pdf', 'c.pdf', 'd.txt', 'e.txt']);
      await expect.poll(() => alert.count()).toBe(0);
      for (const large of ['a', 'c']) await button(page, `Rimuovi ${large}.pdf`).click();
      await expect.poll(() => removers(page)).toEqual(['d.txt', 'e.txt']);
      await field(page, 'Messaggio').fill('Aspettate.');
      const gate = openGate();
      await page.route(uploadCall, async (route) => {
        await gate.opened;
        await route.abort('aborted').catch(() => {});
      });
      await send(page);
      await bar(page, 'Invio in corso').waitFor();
      await button(page, 'ANNULLA').click();
      await bar(page, 'Invio in corso').waitFor({ state: 'detached' });
      gate.open();
      await expect.poll(() => removers(page)).toEqual(['d.txt', 'e.txt']);
      await expect.poll(() => field(page, 'Messaggio').inputValue()).toBe('Aspettate.');
      await button(page, 'INDIETRO').click();
      await page.getByRole('table', { name: casesTable }).getByText(number).waitFor();
    },
  );
});
