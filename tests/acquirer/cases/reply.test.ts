import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { disputeCase } from '../../../acquirer/server/cases/tables';
import { acquirerOfTests, origin } from '../support/acquirer';
import {
  type Merchant,
  merchantOf,
  pdfFile,
  refusalOf,
  storedAbout,
  textFile,
} from '../support/disputes';

const megabyte = 1024 * 1024;

const acquirer = acquirerOfTests();
let company: Merchant;
let ebox: string;
let open: { caseId: string; ebox: string }[];
beforeAll(async () => {
  company = await merchantOf(acquirer, 'azienda01');
  const managers = await company.managers();
  ebox = managers.find(({ managerCode }) => managerCode === '1000000001')?.eboxCode ?? '';
  const lists = await Promise.all(
    (['nuove', 'sospeso', 'scadenza'] as const).map((state) => company.list(ebox, state)),
  );
  open = lists.flat().map(({ caseId }) => ({ caseId, ebox }));
});

const nextOpen = () => {
  const one = open.shift();
  if (!one) throw new Error('no open case left');
  return one;
};

/** A refused reply: the reason, and the proof that nothing of it was kept. */
const refused = async (sent: Parameters<Merchant['reply']>[1], one = open[0]) => {
  if (!one) throw new Error('no open case left');
  const before = await storedAbout(acquirer, one.caseId);
  const answer = await refusalOf(await company.reply(one, sent));
  expect(await storedAbout(acquirer, one.caseId)).toEqual(before);
  expect((await company.detail(one.caseId)).state).not.toBe('In visione');
  return answer;
};

const accepted = async (sent: Parameters<Merchant['reply']>[1], one = nextOpen()) => {
  const response = await company.reply(one, sent);
  expect([response.status, await response.json()]).toEqual([200, { esito: 'OK' }]);
  return one;
};

describe('a reply', () => {
  test('[API-077] with two files and a message puts the case in visione, with its history', async () => {
    const files = [pdfFile('ricevuta.pdf'), textFile('Il cliente ha ritirato la merce.\n')];
    const { caseId } = await accepted({ files, msgEse: 'In allegato\r\nla ricevuta.' });
    const { state, messagesList } = await company.detail(caseId);
    expect(state).toBe('In visione');
    expect(messagesList[0]).toEqual({
      dataCreazione: '2026-03-15T12:00:00',
      statoEbox: 'In visione',
      testo: 'In allegato la ricevuta.',
      allegatiList: [
        { documento: 'ricevuta.pdf', path: expect.any(String) },
        { documento: 'nota.txt', path: expect.any(String) },
      ],
    });
    expect((await company.list(ebox, 'visione')).map((row) => row.caseId)).toContain(caseId);
    const [pdf] = messagesList[0]?.allegatiList ?? [];
    const back = await company.download('ricevuta.pdf', pdf?.path ?? '');
    expect(await back.text()).toBe(await files[0]?.text());
    const { rows } = await acquirer.services.db.execute(sql`
      select name, sha256 from attachment join case_event on case_event.id = event_id
      where case_id = ${caseId}::bigint order by attachment.id`);
    const sums = await Promise.all(
      files.map(async (file) =>
        createHash('sha256')
          .update(Buffer.from(await file.arrayBuffer()))
          .digest('hex'),
      ),
    );
    expect(rows.map(({ sha256 }) => sha256)).toEqual(sums);
  });

  test.each([
    [{ msgEse: 'Solo un messaggio' }, 'Solo un messaggio'],
    [{ cbEvasione: 'true' }, 'Evasione della richiesta tramite fax o posta.'],
    [{ files: [pdfFile()] }, 'Documentazione inviata.'],
  ])('[VAL-077] needs one thing only: %j', async (sent, stored) => {
    const { caseId } = await accepted(sent);
    expect((await company.detail(caseId)).messagesList[0]?.testo).toBe(stored);
  });

  test('[VAL-077] with nothing in it is refused', async () => {
    expect(await refused({ msgEse: '   ' })).toMatchObject({ status: 400 });
    expect((await refused({})).details).toEqual(['body: nothingToSend']);
  });

  test('keeps HTML as the text it is', async () => {
    const html = '<img src=x onerror=alert(1)> & "virgolette"';
    const { caseId } = await accepted({ msgEse: html });
    expect((await company.detail(caseId)).messagesList[0]?.testo).toBe(html);
  });

  test('of 1,000 characters is taken, of 1,001 not', async () => {
    await accepted({ msgEse: 'è'.repeat(1000) });
    expect((await refused({ msgEse: 'è'.repeat(1001) })).details).toEqual(['msgEse: tooLong']);
  });

  test('ends the draft of it', async () => {
    const one = nextOpen();
    const draft = (action: string) =>
      company.call('draftReply', { action, caseID: one.caseId, message: 'bozza', faxPost: false });
    await draft('write');
    expect(await draft('read')).toMatchObject({ message: 'bozza' });
    await accepted({ msgEse: 'definitivo' }, one);
    const { rows } = await acquirer.services.db.execute(
      sql`select * from draft where case_id = ${one.caseId}::bigint`,
    );
    expect(rows).toEqual([]);
  });
});

describe('the files of a reply', () => {
  test('may have 10 MB each, and not a byte more', async () => {
    await accepted({ files: [pdfFile('grande.pdf', 10 * megabyte)] });
    const answer = await refused({ files: [pdfFile('troppo.pdf', 10 * megabyte + 1)] });
    expect(answer).toEqual({ status: 400, details: ['files.0: fileTooLarge'] });
  });

  test('may have 25 MB together, and not a byte more', async () => {
    const two = [pdfFile('a.pdf', 10 * megabyte), pdfFile('b.pdf', 10 * megabyte)];
    await accepted({ files: [...two, pdfFile('c.pdf', 5 * megabyte)] });
    const answer = await refused({ files: [...two, pdfFile('c.pdf', 5 * megabyte + 1)] });
    expect(answer).toEqual({ status: 400, details: ['files.2: filesTooLarge'] });
  });

  test('may be five, not six', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => pdfFile(`${index}.pdf`));
    await accepted({ files: many(5) });
    expect((await refused({ files: many(6) })).details).toEqual(['files.5: filesTooMany']);
  });

  test('a body far too long is refused before it is read', async () => {
    let read = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        read += megabyte;
        controller.enqueue(new Uint8Array(megabyte));
      },
    });
    const headers = {
      authorization: `Bearer ${company.token}`,
      'content-type': 'multipart/form-data; boundary=x',
    };
    const post = (more: Readonly<Record<string, string>>) =>
      acquirer.app.request(`${origin}/api/EBOX_UPLOAD_ALLEGATO`, {
        method: 'POST',
        headers: { ...headers, ...more },
        body: endless,
        duplex: 'half',
      } as RequestInit);
    expect((await post({ 'content-length': String(100 * megabyte) })).status).toBe(413);
    expect(read).toBeLessThan(3 * megabyte);
    expect((await post({})).status).toBe(413);
    expect(read).toBeLessThan(40 * megabyte);
  });

  test.each([
    ['empty', new File([], 'vuoto.pdf'), 'files.0: fileEmpty'],
    ['an image by its name', new File(['GIF89a'], 'foto.jpg'), 'files.0: fileFormat'],
    [
      'an image under the name of a PDF',
      new File(['\x89PNG\r\n\x1a\n'], 'foto.pdf'),
      'files.0: fileContent',
    ],
    [
      'a program under the name of a text',
      new File(['MZ\x90\0\x03\0\0'], 'nota.txt'),
      'files.0: fileContent',
    ],
    ['a PDF under the name of a text', pdfFile('nota.txt'), 'files.0: fileContent'],
    [
      'a text under the name of a TIFF',
      textFile('ciao a tutti', 'scansione.tif'),
      'files.0: fileContent',
    ],
    [
      'a TIFF under the name of a PDF',
      new File(['II*\0\x08\0\0\0\0\0'], 'scansione.pdf'),
      'files.0: fileContent',
    ],
    ['a TIFF without an image', new File(['II*\0xxxx'], 'vuota.tif'), 'files.0: tiffUnreadable'],
  ])('one that is %s is refused, and the case stays as it was', async (_, file, reason) => {
    const { status, details } = await refused({ files: [file] });
    expect(status).toBe(400);
    expect(details).toEqual([typeof reason === 'string' ? reason : expect.stringMatching(reason)]);
  });

  test('one bad one refuses all, by its place', async () => {
    const bad = new File(['<html>'], 'pagina.pdf');
    const { details } = await refused({ files: [pdfFile('buona.pdf'), bad] });
    expect(details).toEqual(['files.1: fileContent']);
  });

  test('unusual and equal names are stored plain, each its own', async () => {
    const names = ['../../etc/x.pdf', 'Fattura 12:2026.pdf', 'nota\u200e.pdf', 'nota.pdf'];
    const { caseId } = await accepted({ files: names.map((name) => pdfFile(name)) });
    const [{ allegatiList } = { allegatiList: [] }] = (await company.detail(caseId)).messagesList;
    expect(allegatiList.map(({ documento }) => documento)).toEqual([
      'etc-x.pdf',
      'Fattura 12-2026.pdf',
      'nota.pdf',
      'nota (2).pdf',
    ]);
  });

  test('a text of old editors is taken', async () => {
    const latin = new File([Buffer.from('perché così', 'latin1')], 'nota.TXT');
    await accepted({ files: [latin] });
  });

  test('a form that is none is refused', async () => {
    const send = (body: string) =>
      acquirer.app.request(`${origin}/api/EBOX_UPLOAD_ALLEGATO`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${company.token}`,
          'content-type': 'multipart/form-data; boundary=x',
        },
        body,
      });
    expect((await send('--y\r\nnonsense')).status).toBe(400);
    expect((await send('')).status).toBe(400);
    expect((await company.post('EBOX_UPLOAD_ALLEGATO', {})).status).toBe(415);
  });
});

describe('who may reply', () => {
  test('[CAS-022] a case in another state cannot be answered', async () => {
    for (const state of ['visione', 'annullate', 'evase', 'chiuse'] as const) {
      const [row] = await company.list(ebox, state);
      const response = await company.reply({ caseId: row?.caseId ?? '', ebox }, { msgEse: 'x' });
      expect(await refusalOf(response)).toEqual({
        status: 400,
        details: ['case: it cannot be answered'],
      });
    }
  });

  test('[CAS-004] a case of an ANNULLATO manager cannot be answered', async () => {
    const cancelled = (await company.managers()).find(({ flSuspended }) => flSuspended === '1');
    const box = cancelled?.eboxCode ?? '';
    const [one] = await company.list(box, 'annullate');
    const caseId = one?.caseId ?? '';
    const { db } = acquirer.services;
    await db
      .update(disputeCase)
      .set({ state: 'nuove' })
      .where(eq(disputeCase.id, Number(caseId)));
    const response = await company.reply({ caseId, ebox: box }, { msgEse: 'x' });
    expect(await refusalOf(response)).toEqual({
      status: 400,
      details: ['ebox: the manager is suspended'],
    });
  });

  test('[PRM-004] the case of others, or of another manager, cannot be answered', async () => {
    const [one] = open;
    const shop = await merchantOf(acquirer, 'negozio01');
    const [own] = await shop.managers();
    const shopBox = own?.eboxCode ?? '';
    const caseId = one?.caseId ?? '';
    expect((await shop.reply({ caseId, ebox }, { msgEse: 'x' })).status).toBe(403);
    expect((await shop.reply({ caseId, ebox: shopBox }, { msgEse: 'x' })).status).toBe(403);
    expect((await company.reply({ caseId, ebox: shopBox }, { msgEse: 'x' })).status).toBe(403);
    const another = (await company.managers()).find(({ eboxCode }) => eboxCode !== ebox);
    const mixed = { caseId, ebox: another?.eboxCode ?? '' };
    expect((await company.reply(mixed, { msgEse: 'x' })).status).toBe(403);
    expect((await company.detail(caseId)).state).not.toBe('In visione');
  });
});

describe('a reply sent twice', () => {
  test('at once is stored once', async () => {
    const one = nextOpen();
    const before = await storedAbout(acquirer, one.caseId);
    const sent = { files: [pdfFile()], msgEse: 'due volte' };
    const statuses = await Promise.all(
      [1, 2, 3].map(async () => (await company.reply(one, sent)).status),
    );
    expect(statuses.toSorted()).toEqual([200, 400, 400]);
    const after = await storedAbout(acquirer, one.caseId);
    expect(after).toEqual({
      events: (before?.events ?? 0) + 1,
      documents: (before?.documents ?? 0) + 1,
    });
  });

  test('with its Idempotency-Key is answered twice and stored once', async () => {
    const one = nextOpen();
    const before = await storedAbout(acquirer, one.caseId);
    const sent = { msgEse: 'una volta', headers: { 'idempotency-key': 'una-sola-intenzione' } };
    for (const _ of [1, 2]) {
      const response = await company.reply(one, sent);
      expect([response.status, await response.json()]).toEqual([200, { esito: 'OK' }]);
    }
    expect((await storedAbout(acquirer, one.caseId))?.events).toBe((before?.events ?? 0) + 1);
  });
});
