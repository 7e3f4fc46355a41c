import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Alias } from '../../acquirer/contract/calls';
import { aliases, backEnd, clientOf, contractOf, exampleOf, outcome } from '../contract/wire';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const changing = aliases.filter((alias) => contractOf(alias).reads !== true);
const reading = aliases.filter((alias) => contractOf(alias).reads === true);

/** A back end that is out so many times, and then answers as in the example. */
const outFor = (alias: Alias, times: number, retryAfter?: string) => {
  let left = times;
  return backEnd(() => {
    left -= 1;
    if (left >= 0) {
      const headers = new Headers(retryAfter === undefined ? {} : { 'retry-after': retryAfter });
      return Response.json({ details: [] }, { status: 503, headers });
    }
    const { answer } = exampleOf(alias);
    return answer instanceof Blob ? new Response(answer) : Response.json(answer);
  });
};

const withTime = async <Result>(work: Promise<Result>) => {
  await vi.advanceTimersByTimeAsync(6_000);
  return work;
};

test.each(reading)('[ERR-017] %s is asked a second time after a short outage', async (alias) => {
  const { fetch, requests } = outFor(alias, 1, '2');
  const asked = outcome(alias, fetch);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(requests).toHaveLength(1);
  expect(await withTime(asked)).toMatchObject({ type: 'http.200' });
  expect(requests).toHaveLength(2);
});

test.each(changing)('[ERR-017] %s is never made a second time by itself', async (alias) => {
  const { fetch, requests } = outFor(alias, 1, '2');
  await withTime(outcome(alias, fetch));
  expect(requests).toHaveLength(1);
});

test('[ERR-017] the second outage is the answer', async () => {
  const { fetch, requests } = outFor('welcome', 2);
  expect(await withTime(outcome('welcome', fetch))).toMatchObject({ type: 'http.500' });
  expect(requests).toHaveLength(2);
});

test('a longer outage is said at once', async () => {
  const { fetch, requests } = outFor('welcome', 1, '60');
  expect(await outcome('welcome', fetch)).toMatchObject({ type: 'http.500' });
  expect(requests).toHaveLength(1);
});

test('a call that is given up meanwhile is not made again', async () => {
  const { fetch, requests } = outFor('welcome', 1);
  const abort = new AbortController();
  const { request } = exampleOf('welcome');
  const asked = clientOf(fetch).ask(contractOf('welcome'), request, { signal: abort.signal });
  await vi.advanceTimersByTimeAsync(500);
  abort.abort();
  expect(await asked).toEqual({ type: 'http.network' });
  await vi.advanceTimersByTimeAsync(6_000);
  expect(requests).toHaveLength(1);
});
