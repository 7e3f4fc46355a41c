import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from '../../../acquirer/server/listen';
import { openTestAcquirer, type TestAcquirer } from '../support/acquirer';
import { type Merchant, merchantOf, storedAbout } from '../support/disputes';

let acquirer: TestAcquirer;
let company: Merchant;
let server: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  acquirer = await openTestAcquirer();
  company = await merchantOf(acquirer, 'azienda01');
  server = await listen(acquirer.app, 0);
});
afterAll(async () => {
  await server.close();
  await acquirer.close();
});

const boundary = 'taglio';

const field = (name: string, value: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

const bodyOf = (caseId: string, ebox: string) => {
  const fields = { caseId, ebox, msgEse: 'In allegato', cbEvasione: 'false' };
  const texts = Object.entries(fields).map(([name, value]) => field(name, value));
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;
  return `${texts.join('')}${head}%PDF-1.7\n1 0 obj\n<< /Type /Page >>\nendobj\n${'x'.repeat(2_000_000)}\r\n--${boundary}--\r\n`;
};

const headersOf = (length: number) =>
  [
    'POST /api/EBOX_UPLOAD_ALLEGATO HTTP/1.1',
    `Host: localhost:${server.port}`,
    `Authorization: Bearer ${company.token}`,
    `Content-Type: multipart/form-data; boundary=${boundary}`,
    `Content-Length: ${length}`,
    '',
    '',
  ].join('\r\n');

/** Sends a part of an upload, and then hangs up. */
const sendPart = async (body: string, share: number) => {
  const socket = connect(server.port, '127.0.0.1');
  await once(socket, 'connect');
  const part = body.slice(0, Math.floor(body.length * share));
  socket.write(headersOf(body.length));
  await new Promise((done) => socket.write(part, done));
  await wait(100);
  socket.destroy();
  await once(socket, 'close');
};

test('a connection lost in the middle of an upload leaves nothing behind, and it can be sent again', async () => {
  const [manager] = await company.managers();
  const ebox = manager?.eboxCode ?? '';
  const [row] = await company.list(ebox, 'nuove');
  const caseId = row?.caseId ?? '';
  const before = await storedAbout(acquirer, caseId);
  for (const share of [0.01, 0.5, 0.999]) await sendPart(bodyOf(caseId, ebox), share);
  await wait(200);
  expect(await storedAbout(acquirer, caseId)).toEqual(before);
  expect((await company.detail(caseId)).state).toBe('Nuova');

  const body = bodyOf(caseId, ebox);
  const response = await fetch(`http://127.0.0.1:${server.port}/api/EBOX_UPLOAD_ALLEGATO`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${company.token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    body,
  });
  expect(await response.json()).toEqual({ esito: 'OK' });
  expect((await company.detail(caseId)).state).toBe('In visione');
});
