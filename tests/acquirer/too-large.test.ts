import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from '../../acquirer/server/listen';
import { openTestAcquirer, type TestAcquirer } from './support/acquirer';

let acquirer: TestAcquirer;
let server: Awaited<ReturnType<typeof listen>>;
let token: string;
beforeAll(async () => {
  acquirer = await openTestAcquirer({}, { small: 0 });
  token = await acquirer.tokenOf('azienda01');
  server = await listen(acquirer.app, 0);
});
afterAll(async () => {
  await server.close();
  await acquirer.close();
});

const megabyte = 1024 * 1024;
const piece = new Uint8Array(64 * 1024);

/**
 * Sends all of a body before it reads the answer, as browsers do; returns the answer, or why there
 * is none.
 */
const sent = async (path: string, type: string, size: number, declared = true) => {
  const socket = connect(server.port, '127.0.0.1');
  let answer = '';
  const ended = new Promise<string>((resolve) => {
    socket.on('error', (error) => resolve(`${error.message} ${answer}`));
    socket.on('data', (bytes) => {
      answer += bytes;
      resolve(answer);
    });
  });
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.pause();
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nContent-Type: ${type}\r\n${declared ? `Content-Length: ${size}` : 'Transfer-Encoding: chunked'}\r\n\r\n`,
  );
  for (let left = size; left > 0 && !socket.destroyed; left -= piece.length) {
    if (!declared) socket.write(`${piece.length.toString(16)}\r\n`);
    const room = socket.write(piece);
    if (!declared) socket.write('\r\n');
    if (!room) await Promise.race([once(socket, 'drain'), closed]);
  }
  socket.resume();
  const said = await ended;
  socket.destroy();
  return said.split('\r\n', 1)[0];
};

test.each([
  ['a form with files', '/api/EBOX_UPLOAD_ALLEGATO', 'multipart/form-data; boundary=x', 40],
  ['a call', '/api/welcome', 'application/json', 10],
  ['the login form', '/auth/login', 'application/x-www-form-urlencoded', 10],
])(
  '%s that is too large is answered with 413 before its connection ends',
  async (_, path, type, size) => {
    for (const declared of [true, false]) {
      const answer = await sent(path, type, size * megabyte, declared);
      expect(answer).toBe('HTTP/1.1 413 Payload Too Large');
    }
  },
);
