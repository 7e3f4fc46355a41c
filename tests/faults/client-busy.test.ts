import { describe, expect, test } from 'vitest';
import type { Alias } from '../../acquirer/contract/calls';
import { aliases, backEnd, outcome } from '../contract/wire';

const files: Alias[] = ['GET_PDF_ACCOUNT_BALANCE', 'EBOX_DOWNLOAD_ALLEGATO'];

/** A back end that has no room now. */
const busy = (retryAfter: string) =>
  backEnd(() =>
    Response.json({ details: [] }, { status: 429, headers: { 'retry-after': retryAfter } }),
  );

describe.each(files)('%s', (alias) => {
  test('says after how many seconds it may be asked for again', async () => {
    const { fetch, requests } = busy('2');
    expect(await outcome(alias, fetch)).toEqual({ type: 'http.429', retryAfter: 2 });
    expect(requests).toHaveLength(1);
  });

  test.each(['', '0', 'domani', '-1'])(
    'is a failure where %j is the time to wait',
    async (after) => {
      expect(await outcome(alias, busy(after).fetch)).toMatchObject({ type: 'http.500' });
    },
  );
});

test('no other call knows of waiting', async () => {
  for (const alias of aliases.filter((one) => !files.includes(one))) {
    expect(await outcome(alias, busy('2').fetch), alias).toMatchObject({ type: 'http.500' });
  }
});
