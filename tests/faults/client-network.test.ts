import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ClientOptions } from '../../acquirer/client';
import type { Alias } from '../../acquirer/contract/calls';
import { examples } from '../../acquirer/contract/examples';
import { getTransactionList } from '../../acquirer/contract/movements';
import {
  aliases,
  answering,
  backEnd,
  clientOf,
  contractOf,
  exampleOf,
  outcome,
} from '../contract/wire';
import { whenUnreadable } from './client-expectations';

type Fetch = NonNullable<ClientOptions['fetch']>;

/** A back end that never answers; like the browser, it stops when the request is aborted. */
const silence: Fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    if (init?.signal?.aborted) reject(init.signal.reason);
  });

const refusingConnection: Fetch = () => Promise.reject(new TypeError('fetch failed'));

const html = '<!doctype html><title>Portale</title>';

const sentText = (text: string) => () =>
  new Response(text, { headers: { 'content-type': 'text/html' } });

const files: Alias[] = ['GET_PDF_ACCOUNT_BALANCE', 'EBOX_DOWNLOAD_ALLEGATO'];
const slow: Alias[] = [...files, 'EBOX_UPLOAD_ALLEGATO'];

/** An export asks for all rows in one call. */
const exporting: Alias[] = ['getDisputes'];

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe.each(aliases)('%s', (alias) => {
  test('[ERR-017] a connection that cannot be made is no answer', async () => {
    expect(await outcome(alias, refusingConnection)).toEqual({ type: 'http.network' });
  });

  test('[ERR-017] a back end that never answers is given up after its time', async () => {
    vi.useFakeTimers();
    const ended = vi.fn();
    const result = outcome(alias, silence).finally(ended);
    const patience = [...slow, ...exporting].includes(alias) ? 120_000 : 30_000;
    await vi.advanceTimersByTimeAsync(patience - 1);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await result).toEqual({ type: 'http.network' });
  });

  test('a call that is aborted ends at once, whether before or after it left', async () => {
    const abort = new AbortController();
    const { request } = exampleOf(alias);
    const options = { signal: abort.signal };
    const result = clientOf(silence).ask(contractOf(alias), request, options);
    abort.abort();
    expect(await result).toEqual({ type: 'http.network' });
    const already = await clientOf(silence).ask(contractOf(alias), request, options);
    expect(already).toEqual({ type: 'http.network' });
  });

  test('[ERR-017] an empty body counts as 500 where one is needed', async () => {
    const { type } = await outcome(alias, backEnd(answering(200)).fetch);
    expect(type).toBe(whenUnreadable(alias));
  });

  test('[ERR-017] a page of HTML is not an answer', async () => {
    const { type } = await outcome(alias, backEnd(sentText(html)).fetch);
    expect(type).toBe(whenUnreadable(alias));
  });

  test('[ERR-017] half a body is not an answer', async () => {
    const whole = JSON.stringify(exampleOf(alias).answer);
    const { type } = await outcome(alias, backEnd(sentText(whole.slice(0, -1))).fetch);
    expect(type).toBe(whenUnreadable(alias));
  });

  test('[ERR-017] a connection that breaks inside the body is no answer', async () => {
    const broken = () =>
      new Response(
        new ReadableStream({
          start: (stream) => {
            stream.enqueue(new TextEncoder().encode('{"half":'));
            stream.error(new TypeError('terminated'));
          },
        }),
      );
    expect(await outcome(alias, backEnd(broken).fetch)).toEqual({ type: 'http.network' });
  });

  test('nothing is asked twice, but for a read after an outage', async () => {
    for (const status of [408, 429, 500, 502, 504]) {
      const { fetch, requests } = backEnd(answering(status));
      await outcome(alias, fetch);
      expect(requests).toHaveLength(1);
    }
    const asked = vi.fn(refusingConnection);
    await outcome(alias, asked);
    expect(asked).toHaveBeenCalledOnce();
  });
});

test.each(files)('[ERR-017] %s: an empty file is not an answer', async (alias) => {
  const empty = new Blob([], { type: 'application/pdf' });
  const { type } = await outcome(alias, backEnd(answering(200, empty)).fetch);
  expect(type).toBe('http.500');
});

test('[BUS-020] an export is waited for longer than a page', async () => {
  vi.useFakeTimers();
  const request = { ...examples.getTransactionList.request, typeCall: 'C' } as const;
  const ended = vi.fn();
  const result = clientOf(silence).ask(getTransactionList, request).finally(ended);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await result).toEqual({ type: 'http.network' });
});
