import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from '../../acquirer/server/listen';
import { openTestAcquirer, type TestAcquirer } from './support/acquirer';

let acquirer: TestAcquirer;
let server: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  acquirer = await openTestAcquirer({}, { small: 0 });
  server = await listen(acquirer.app, 0);
});
afterAll(async () => {
  await server.close();
  await acquirer.close();
});

/** All that comes back on one connection, until the acquirer ends it. */
const saidTo = (request: string) =>
  new Promise<string>((resolve, reject) => {
    let answer = '';
    const socket = connect(server.port, '127.0.0.1', () => socket.write(request));
    socket.on('data', (bytes) => {
      answer += bytes;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });

const head = 'POST /api/welcome HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
const hidden = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';

test.each([
  [
    'both as a number and in pieces',
    'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  ['by two numbers', 'Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}'],
  ['by a number with a sign', 'Content-Length: +2\r\n\r\n{}'],
  ['in a way that only looks like pieces', 'Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n'],
])(
  'a request whose length is said %s is refused, and what follows it is not read',
  async (_, rest) => {
    const answer = await saidTo(head + rest + hidden);
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(answer.match(/HTTP\/1\.1 \d{3}/g)).toHaveLength(1);
  },
);
