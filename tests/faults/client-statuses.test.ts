import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Alias } from '../../acquirer/contract/calls';
import { aliases, answering, backEnd, exampleOf, outcome } from '../contract/wire';
import { confirming, statusesOf } from './client-expectations';

const errors = [400, 401, 403, 404, 406, 408, 409, 413, 418, 429, 500, 501, 502, 503, 504];
const oddSuccesses = [201, 202, 203, 207, 299];

/** After an outage the client waits a second before it repeats a read. */
const outcomeOf = async (alias: Alias, status: number, body?: unknown) => {
  const asked = outcome(alias, backEnd(answering(status, body)).fetch);
  if (status === 503) await vi.advanceTimersByTimeAsync(1_000);
  return asked;
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each(aliases)('%s', (alias) => {
  test('[ERR-013] each error it tells apart keeps its name, any other counts as 500', async () => {
    for (const status of errors) {
      const known = statusesOf(alias).includes(status) ? status : 500;
      expect(await outcomeOf(alias, status, { details: ['1234', 'more'] }), `${status}`).toEqual({
        type: `http.${known}`,
        details: ['1234', 'more'],
        code: '1234',
      });
    }
  });

  test('[ERR-017] a success it does not know counts as 500', async () => {
    for (const status of oddSuccesses) {
      const { type } = await outcomeOf(alias, status, exampleOf(alias).answer);
      expect(type, `${status}`).toBe('http.500');
    }
  });

  test('[LOG-022] an answer without a body is one only of welcome', async () => {
    for (const status of [204, 205]) {
      const known = statusesOf(alias).includes(status);
      expect((await outcomeOf(alias, status)).type).toBe(known ? `http.${status}` : 'http.500');
    }
    const { type } = await outcomeOf(alias, 206);
    expect(type).toBe(alias === 'welcome' ? 'http.206' : 'http.500');
  });

  test('[ERR-026] an error without details counts as 5709, whatever its body', async () => {
    for (const body of [undefined, '<html>', {}, { details: [] }, { details: 'x' }, [], null]) {
      expect(await outcomeOf(alias, 500, body)).toEqual({
        type: 'http.500',
        details: [],
        code: '5709',
      });
    }
  });

  test('[ERR-033] a product code may arrive as a number', async () => {
    expect(await outcomeOf(alias, 500, { details: [5801] })).toMatchObject({ code: '5801' });
  });
});

const others = aliases.filter((alias) => !confirming.includes(alias));

describe.each(confirming)('%s', (alias) => {
  test.each(['5704', '5707', '5708', '5709'])(
    '[ERR-019] 406 with %s says why the code was refused',
    async (code) => {
      expect(await outcomeOf(alias, 406, { details: [code] })).toEqual({ type: `otp.${code}` });
      expect(await outcomeOf(alias, 406, { details: [Number(code)] })).toEqual({
        type: `otp.${code}`,
      });
    },
  );

  test('[ERR-025] 406 with any other code is another failure', async () => {
    expect(await outcomeOf(alias, 406, { details: ['5705'] })).toEqual({
      type: 'http.406',
      details: ['5705'],
      code: '5705',
    });
  });

  test('[ERR-026] 406 without a code blocks, as 5709 does', async () => {
    expect(await outcomeOf(alias, 406)).toEqual({ type: 'otp.5709' });
  });

  test('[ERR-023] 5709 behind any other status locks no user', async () => {
    for (const status of errors.filter((error) => error !== 406)) {
      const { type } = await outcomeOf(alias, status, { details: ['5709'] });
      expect(type).toMatch(/^http\./);
    }
  });
});

test('[ERR-019] a code is refused only where one was confirmed', async () => {
  for (const alias of others) {
    expect((await outcomeOf(alias, 406, { details: ['5707'] })).type).toMatch(/^http\./);
  }
});

test('[ERR-028] 500 with "400 null" is a wrong old password, of a password change only', async () => {
  for (const alias of aliases) {
    const { type } = await outcomeOf(alias, 500, { details: ['400 null'] });
    expect(type).toBe(alias === 'confirmPasswordChange' ? 'password.wrong' : 'http.500');
  }
  const elsewhere = await outcomeOf('confirmPasswordChange', 400, { details: ['400 null'] });
  expect(elsewhere.type).toBe('http.400');
});
