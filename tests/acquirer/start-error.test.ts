import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { isDiskFull, StartError, sentenceOf } from '../../acquirer/server/common/start-error';
import type { AcquirerEnv } from '../../acquirer/server/http/env';
import { onError } from '../../acquirer/server/http/errors';

const full = Object.assign(new Error('write'), { code: 'ENOSPC' });

describe('what is said when a start fails', () => {
  test.each([
    full,
    Object.assign(new Error('x'), { code: '53100' }),
    new Error('could not extend file: No space left on device'),
    new Error('query failed', { cause: full }),
    { name: 'ErrnoError', errno: 51 },
    new Error('query failed', { cause: { name: 'ErrnoError', errno: 51 } }),
  ])('a full disk is said in one sentence (%#)', (error) => {
    expect(isDiskFull(error)).toBe(true);
    expect(sentenceOf(error)).toMatch(/^Lo spazio sul disco è esaurito: [^\n]*$/);
  });

  test.each(['XX001', 'XX002', '58P01', '58030'])(
    'a damaged table file is said in one sentence (%s)',
    (code) => {
      const cause = Object.assign(new Error('invalid page in block 0'), { code });
      expect(sentenceOf(new Error('query failed', { cause }))).toMatch(
        /^Un file del database è danneggiato[^\n]*$/,
      );
    },
  );

  test.each([
    Object.assign(new Error('open'), { code: 'EMFILE' }),
    new Error('query failed', { cause: { name: 'ErrnoError', errno: 33 } }),
  ])(
    'out of descriptors: a start says so, and a request is 503, to be repeated (%#)',
    async (error) => {
      expect(sentenceOf(error)).toMatch(/^Il processo non può aprire altri file: [^\n]*$/);
      const logged: object[] = [];
      const app = new Hono<AcquirerEnv>();
      app.onError(onError({ error: (line: object) => logged.push(line) } as never));
      app.get('/', () => {
        throw error;
      });
      const answer = await app.request('/');
      expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '2']);
      expect(logged).toHaveLength(1);
    },
  );

  test('a reason of ours is that sentence alone', () => {
    expect(sentenceOf(new StartError('La porta è in uso.'))).toBe('La porta è in uso.');
  });

  test('an unforeseen error is explained in Italian first, then with details for a developer', () => {
    expect(sentenceOf(new Error('boom'))).toMatch(/^L’avvio non è riuscito .*\nError: boom\n/);
  });
});
