import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Locator, Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { button, field, heading, part, rowsOf } from './on-screen';
import { ask, askedAs } from './reference';
import { settled } from './settled';

export const managersPath = '/Dispute/GestioneRichieste';
export const managersTitle = 'GESTIONE RICHIESTE';
export const summaryTitle = 'RICHIESTE DOCUMENTAZIONE - GESTIONE RICHIESTE DISPUTE ONLINE';
export const caseTitle = 'DISPUTE ONLINE - DETTAGLIO PRATICA';
export const sentTitle = 'La richiesta è stata effettuata correttamente.';
export const casesTable = 'Pratiche';
export const historyTable = 'Storico pratica';
export const uploadCall = '**/api/EBOX_UPLOAD_ALLEGATO';

/** A file as it is chosen, and its line in a receipt. */
const chosen = (name: string, mimeType: string, buffer: Buffer) => ({
  name,
  mimeType,
  buffer,
  sha256: createHash('sha256').update(buffer).digest('hex'),
});

export const note = chosen('nota.txt', 'text/plain', Buffer.from('Il cliente era presente.'));

export const scannedReceipt = async () => {
  const pdf = await PDFDocument.create();
  pdf.addPage([200, 300]);
  return chosen('ricevuta.pdf', 'application/pdf', Buffer.from(await pdf.save()));
};

const managers = (page: Page) => page.getByRole('main').getByRole('listitem');

/** Opens a manager, wherever the merchant is: by default the first one in force. */
export const openManager = async (page: Page, mark: 'inForce' | 'ANNULLATO' = 'inForce') => {
  await page.goto(managersPath);
  await managers(page).first().waitFor();
  const cancelled = { hasText: 'ANNULLATO' };
  const marked = mark === 'ANNULLATO' ? { ...cancelled } : { hasNotText: 'ANNULLATO' };
  await managers(page).filter(marked).first().getByRole('button').click();
  await heading(page, summaryTitle).waitFor();
};

/** The link of a state begins with its name; its count follows. */
export const stateLink = (page: Page, state: string) =>
  page.getByRole('link', { name: new RegExp(`^${state} [\\d.]+$`) });

export const openState = async (page: Page, state: string) => {
  await stateLink(page, state).click();
  await heading(page, 'Pratiche stato').waitFor();
  await part(page, state.toUpperCase()).waitFor();
  await page.getByRole('table', { name: casesTable }).waitFor();
};

const caseRows = (page: Page) =>
  page
    .getByRole('table', { name: casesTable })
    .getByRole('row')
    .filter({ has: page.locator('td') });

/** Opens a case of the list by its place on the page; returns its number. */
export const openCase = async (page: Page, place = 0) => {
  await caseRows(page).nth(place).waitFor();
  const number = (await settled(() => rowsOf(page, casesTable)))[place]?.at(-1) ?? '';
  await caseRows(page).nth(place).getByRole('link').click();
  await heading(page, caseTitle).waitFor();
  await page.getByText(`Pratica ${number}`, { exact: true }).waitFor();
  return number;
};

/** Turns the pages of the list until the case is there, and opens it. */
export const findCase = async (page: Page, number: string) => {
  const row = caseRows(page).filter({ hasText: number });
  for (;;) {
    const numbers = await settled(() => caseRows(page).allTextContents());
    if (numbers.some((text) => text.includes(number))) return row.getByRole('link').click();
    await button(page, 'Pagina successiva').click();
    await expect.poll(() => caseRows(page).allTextContents()).not.toEqual(numbers);
  }
};

interface Manager {
  readonly eboxCode: string;
  readonly flSuspended: string;
}

interface Case {
  readonly caseId: string;
  readonly practice: string;
}

/** Opens a new case that can be answered; returns its number. */
export const comeToCase = async (page: Page, place = 0) => {
  const { origin, token } = await settled(() =>
    page.evaluate(() => ({
      origin: location.origin,
      token: sessionStorage.getItem('token') ?? '',
    })),
  );
  const boxes = await ask<{ managerList: Manager[] }>(origin, token, 'GET_EBOX_LIST', {});
  const ebox = boxes.managerList.find(({ flSuspended }) => flSuspended !== '1')?.eboxCode ?? '';
  const usual = { ebox, order: 'datascad', search: '', state: 'nuove' };
  const cases = await ask<{ practiceList: Case[] }>(origin, token, 'SEARCH_PRATICES', usual);
  const { caseId = '', practice = '' } = cases.practiceList[place] ?? {};
  const here = { eboxCode: ebox, practiceState: usual.state, caseId };
  await page.evaluate((texts) => Object.assign(sessionStorage, texts), here);
  await page.goto('/Dispute/DettaglioPratica');
  await heading(page, caseTitle).waitFor();
  await page.getByText(`Pratica ${practice}`, { exact: true }).waitFor();
  return practice;
};

export const attach = (page: Page, files: readonly ReturnType<typeof chosen>[]) =>
  field(page, 'Allega documentazione').setInputFiles(
    files.map(({ name, mimeType, buffer }) => ({ name, mimeType, buffer })),
  );

/** A photograph as a camera names it. */
const snapshot = async (page: Page) => {
  const bytes = await page.evaluate(async () => {
    const context = new OffscreenCanvas(800, 600).getContext('2d');
    if (context === null) throw new Error('No canvas');
    context.fillRect(0, 0, 400, 300);
    const jpeg = await context.canvas.convertToBlob({ type: 'image/jpeg' });
    return [...new Uint8Array(await jpeg.arrayBuffer())];
  });
  return chosen('scontrino.jpg', 'image/jpeg', Buffer.from(bytes));
};

/** Drags a file and a photograph of the device over the field and drops them there, as a person does. */
export const dropBesidePhotograph = async (page: Page, file: ReturnType<typeof chosen>) => {
  const folder = mkdtempSync(join(tmpdir(), 'dropped-'));
  const paths = [file, await snapshot(page)].map(({ name, buffer }) => {
    const path = join(folder, name);
    writeFileSync(path, buffer);
    return path;
  });
  const target = field(page, 'Allega documentazione');
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  const at = { x: x + width / 2, y: y + height / 2 };
  const data = { items: [], files: paths, dragOperationsMask: 1 };
  const browser = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await browser.send('Input.dispatchDragEvent', { type, ...at, data });
  await browser.detach();
};

export const removers = (page: Page) =>
  page
    .getByRole('button', { name: /^Rimuovi / })
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')?.slice(8)));

/**
 * Three photographs, the first as large as a phone takes them, and upright by its EXIF alone; and one
 * that cannot be read.
 */
export const photograph = (page: Page) =>
  field(page, 'Fotografa la documentazione').evaluate(async (input: HTMLInputElement) => {
    // APP1 with one entry: orientation 6, a quarter turn clockwise.
    const exif = Uint8Array.from([
      ...[0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1],
      ...[1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0],
    ]);
    const chosen = new DataTransfer();
    for (const [name, width, height] of [
      ['IMG_1.jpg', 4000, 3000],
      ['IMG_2.jpg', 1600, 1200],
      ['IMG_3.jpg', 1200, 1600],
    ] as const) {
      const context = new OffscreenCanvas(width, height).getContext('2d');
      if (context === null) throw new Error('No canvas');
      context.fillStyle = 'lightgrey';
      context.fillRect(0, 0, width, height);
      context.fillStyle = 'dimgrey';
      context.font = '400px sans-serif';
      context.fillText(name, 400, 1200);
      const jpeg = await context.canvas.convertToBlob({ type: 'image/jpeg' });
      const turned = name === 'IMG_1.jpg' ? [exif] : [];
      chosen.items.add(new File([jpeg.slice(0, 2), ...turned, jpeg.slice(2)], name));
    }
    chosen.items.add(
      new File([new Uint8Array([0xff, 0xd8, 0xff])], 'rotta.jpg', { type: 'image/jpeg' }),
    );
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });

/** The sizes of a PDF's pages, and their rotation. */
export const pagesOf = async (bytes: Buffer = Buffer.of()) =>
  (await PDFDocument.load(bytes))
    .getPages()
    .map((page) => [
      page.getWidth() < page.getHeight() ? 'stands' : 'lies',
      page.getRotation().angle,
    ]);

/** Whether a part of the page is within the window. */
export const isInSight = (part: Locator) =>
  part.evaluate((it) => {
    const { top, bottom } = it.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });

/** One press sends. */
export const send = (page: Page) => button(page, 'INVIA').click();

/** Writes a message and waits until the acquirer has its draft. */
export const writeStored = async (page: Page, message: string) => {
  const stored = page.waitForResponse((response) => response.url().endsWith('/draftReply'));
  await field(page, 'Messaggio').fill(message);
  await field(page, 'Messaggio').blur();
  await stored;
};

/** The number of stored lists of chosen files, and of receipts, in this browser. */
export const storedInBrowser = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opened = indexedDB.open('portale-esercenti');
        opened.onsuccess = () => {
          const keys = opened.result.transaction('files').objectStore('files').getAllKeys();
          keys.onsuccess = () => {
            opened.result.close();
            resolve(keys.result.length);
          };
        };
      }),
  );

export const bar = (page: Page, name: string) =>
  page.getByRole('progressbar', { name, exact: true });

export const uploadsOf = (page: Page) => {
  const uploads: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/EBOX_UPLOAD_ALLEGATO')) uploads.push(request);
  });
  return uploads;
};

export interface Row {
  readonly caseId: string;
  readonly expiry: string;
  readonly codPV: string;
  readonly amountTrans: number;
  readonly practice: string;
}

export const firstManager = async (user: string) => {
  const ask = await askedAs(user);
  const { managerList } = await ask<{ managerList: Manager[] }>('GET_EBOX_LIST', {});
  return { ask, ebox: managerList.find(({ flSuspended }) => flSuspended !== '1')?.eboxCode ?? '' };
};

export const casesAsked = async (user: string, request: object) => {
  const { ask, ebox } = await firstManager(user);
  const usual = { ebox, order: 'datascad', search: '', state: 'nuove' };
  return (await ask<{ practiceList: Row[] }>('SEARCH_PRATICES', { ...usual, ...request }))
    .practiceList;
};
