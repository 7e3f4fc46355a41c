import { describe, expect, it } from 'vitest';
import { arrivalWith, readArrival } from '../../../machines/login/arrival';

describe('what the address of the login says', () => {
  it.each([
    ['[LOG-008] a code', '?code=abc', { kind: 'code', code: 'abc' }],
    [
      '[LOG-008] [LOG-013] a code under a longer name',
      '?codeid=a&x=1',
      { kind: 'code', code: 'a' },
    ],
    ['[LOG-009] a token', '?token=xyz', { kind: 'token', token: 'xyz' }],
    ['[LOG-010] wrong credentials', '?p_error=1', { kind: 'wrongCredentials' }],
    ['[LOG-010] [LOG-013] only the prefix counts', '?p_ercode', { kind: 'wrongCredentials' }],
    ['[LOG-011] one attempt left', '?error=x&attempts=1', { kind: 'lastAttempt' }],
    ['[LOG-011] more than one attempt left', '?error=x&attempts=2', { kind: 'wrongCredentials' }],
    ['[LOG-011] an error alone', '?error=x', { kind: 'wrongCredentials' }],
    ['[LOG-012] a locked user', '?error=x&locked=true', { kind: 'locked' }],
    [
      '[LOG-012] locked, whatever the attempts',
      '?error=x&attempts=1&locked=true',
      { kind: 'locked' },
    ],
    ['[LOG-012] not locked', '?error=x&locked=false', { kind: 'wrongCredentials' }],
    [
      '[LOG-008] [LOG-013] a code, in any order',
      '?state=a&iss=b&code=X',
      { kind: 'code', code: 'X' },
    ],
    [
      '[LOG-009] [LOG-013] a token, in any order',
      '?state=a&token=X',
      { kind: 'token', token: 'X' },
    ],
    ['[LOG-013] an error, in any order', '?state=a&error=access_denied', { kind: 'denied' }],
    ['the service is down', '?error=temporarily_unavailable', { kind: 'unavailable' }],
    ['the service has failed', '?error=server_error&state=a', { kind: 'unavailable' }],
    ['the portal is not known there', '?error=unauthorized_client', { kind: 'unavailable' }],
    ['[LOG-013] nothing', '', { kind: 'plain' }],
    ['[LOG-013] something else', '?utm_source=mail', { kind: 'plain' }],
    ['[LOG-013] an empty code', '?code=', { kind: 'plain' }],
    ['[LOG-013] broken percent signs', '?%E0%A4%A', { kind: 'plain' }],
  ])('%s', (_rule, query, expected) => {
    expect(readArrival(query)).toEqual(expected);
  });

  it('[LOG-005] what comes back beside a code is kept by name, with what the tab has sent', () => {
    expect(arrivalWith('?state=s&code=abc&x=1', { state: 's', verifier: 'v' })).toEqual({
      kind: 'code',
      code: 'abc',
      verifier: 'v',
      state: { sent: 's', returned: { state: 's', x: '1' } },
    });
    expect(arrivalWith('?token=t', { state: null, verifier: null })).toEqual({
      kind: 'token',
      token: 't',
      state: { sent: null, returned: {} },
    });
    expect(arrivalWith('?p_error=1&state=s', { state: 's', verifier: 'v' })).toEqual({
      kind: 'wrongCredentials',
    });
  });
});
