import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { createClient } from '../../acquirer/client';
import { examples } from '../../acquirer/contract/examples';
import { getTransactionList } from '../../acquirer/contract/movements';
import { configured } from '../contract/wire';

let server: Server | undefined;

const listening = async (listener: RequestListener) => {
  const started = createServer(listener);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return (started.address() as AddressInfo).port;
};

afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve) ?? resolve(undefined));
  server = undefined;
});

const clientAt = (port: number) =>
  createClient({
    configuration: configured({ apiBaseUrl: `http://127.0.0.1:${port}/api` }),
    session: () => ({ id: 'a-session', token: 'a-token' }),
  });

const ask = (port: number, signal?: AbortSignal) =>
  clientAt(port).ask(
    getTransactionList,
    examples.getTransactionList.request,
    signal ? { signal } : {},
  );

test('over a real connection a call is answered', async () => {
  const port = await listening((request, response) => {
    expect(request.url).toBe('/api/getTransactionList');
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(examples.getTransactionList.answer));
  });
  expect((await ask(port)).type).toBe('http.200');
});

test('[FLO-013] between the reading of a long answer and its check the page is heard', async () => {
  const [row] = examples.getTransactionList.answer.transactionList;
  const transactionList = Array.from({ length: 1000 }, () => row);
  const port = await listening((_, response) => response.end(JSON.stringify({ transactionList })));
  const received: string[] = [];
  const read = JSON.parse;
  vi.spyOn(JSON, 'parse').mockImplementation((text) => {
    if (text.length > 200_000) setTimeout(() => received.push('a press on a button'));
    return read(text);
  });
  const answer = v.pipe(
    getTransactionList.answer,
    v.check(() => received.push('the check') > 0),
  );
  const { request } = examples.getTransactionList;
  const outcome = await clientAt(port).ask({ ...getTransactionList, answer }, request);
  vi.restoreAllMocks();
  expect([outcome.type, ...received]).toEqual(['http.200', 'a press on a button', 'the check']);
});

test('[ERR-017] a back end that hangs up inside the body is no answer', async () => {
  const port = await listening((request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
    response.write('{"transactionList":[', () => request.socket.destroy());
  });
  expect(await ask(port)).toEqual({ type: 'http.network' });
});

test('leaving a screen while the body arrives ends the call and the connection', async () => {
  const abort = new AbortController();
  let closed: Promise<void> | undefined;
  const port = await listening((_, response) => {
    closed = new Promise((resolve) => response.on('close', resolve));
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"transactionList":[', () => abort.abort());
  });
  expect(await ask(port, abort.signal)).toEqual({ type: 'http.network' });
  await closed;
});
