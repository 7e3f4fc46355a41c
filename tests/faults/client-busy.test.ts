import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Alias } from '../../acquirer/contract/calls';
import { aliases, backEnd, outcome } from '../contract/wire';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const files: Alias[] = ['GET_PDF_ACCOUNT_BALANCE', 'EBOX_DOWNLOAD_ALLEGATO'];

/** A back end that has no room so many times, and then gives a file. */
const busy = (times: number, retryAfter = '2') => {
  let left = times;
  return backEnd(() => {
    left -= 1;
    return left < 0
      ? new Response(new Blob(['%PDF-1.7']))
      : Response.json({ details: [] }, { status: 429, headers: { 'retry-after': retryAfter } });
  });
};

describe.each(files)('%s', (alias) => {
  test('is asked for again when the back end has room', async () => {
    const { fetch, requests } = busy(2);
    const asked = outcome(alias, fetch);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_001);
    expect(await asked).toMatchObject({ type: 'http.200' });
    expect(requests).toHaveLength(3);
  });

  test('is given up after two minutes', async () => {
    const asked = outcome(alias, busy(1_000).fetch);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(await asked).toEqual({ type: 'http.network' });
  });

  test.each(['', '0', 'domani', '-1'])('is not asked for again after %j seconds', async (after) => {
    const { fetch, requests } = busy(1, after);
    expect(await outcome(alias, fetch)).toMatchObject({ type: 'http.500' });
    expect(requests).toHaveLength(1);
  });
});

test('no other call is asked again', async () => {
  for (const alias of aliases.filter((one) => !files.includes(one))) {
    const { fetch, requests } = busy(1);
    await outcome(alias, fetch);
    expect(requests, alias).toHaveLength(1);
  }
});
