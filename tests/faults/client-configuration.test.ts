import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadConfiguration } from '../../acquirer/client';

const answering = (body: string, status = 200) =>
  vi.fn<typeof globalThis.fetch>(async () => new Response(body, { status }));

afterEach(() => {
  vi.useRealTimers();
});

test('what an acquirer sets is kept, the rest stays as it was', async () => {
  const set = {
    apiBaseUrl: 'https://back-end.example',
    authentication: { loginUrl: 'https://sso.example/login' },
    upload: { files: 2 },
    paths: { welcome: '/v2/benvenuto' },
    somethingElse: true,
  };
  const loaded = await loadConfiguration(answering(JSON.stringify(set)));
  expect(loaded).toMatchObject({
    ok: true,
    configuration: {
      apiBaseUrl: 'https://back-end.example',
      authentication: { loginUrl: 'https://sso.example/login', tokenUrl: '/auth/token' },
      upload: { files: 2, fileMB: 10, totalMB: 25 },
      paths: { welcome: '/v2/benvenuto' },
    },
  });
});

test.each(['code', 'token', 'p_err', 'error', 'attempts', 'locked', ''])(
  '[LOG-005] a state may not come back as "%s", which the login page reads itself',
  async (stateField) => {
    const loaded = await loadConfiguration(
      answering(JSON.stringify({ authentication: { stateField } })),
    );
    expect(loaded).toEqual({
      ok: false,
      reason: '/config.json is wrong at authentication.stateField',
    });
  },
);

test('the configuration is never taken from a cache', async () => {
  const fetch = answering('{}');
  await loadConfiguration(fetch);
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    '/config.json',
    expect.objectContaining({ cache: 'no-store' }),
  );
});

test('people to turn to are shown as far as they are named, with the usual hours', async () => {
  const asked = (set: unknown) => loadConfiguration(answering(JSON.stringify(set)));
  expect(await asked({ support: { phone: '800 000 000' }, disputeDesk: {} })).toMatchObject({
    configuration: {
      support: { phone: '800 000 000', hours: 'dal lunedì al venerdì, 9:00-18:00' },
      disputeDesk: {},
    },
  });
  const none = await asked({});
  expect(Object.keys(none.ok ? none.configuration : {})).not.toContain('support');
});

describe('an address that would run something, or leave the web, is refused', () => {
  const at = async (set: unknown) => {
    const loaded = await loadConfiguration(answering(JSON.stringify(set)));
    return loaded.ok ? 'taken' : loaded.reason;
  };
  const links = ['merchantSiteUrl', 'termsUrl', 'privacyUrl', 'passwordRecoveryUrl'];
  const called = [
    ['apiBaseUrl', (address: string) => ({ apiBaseUrl: address })],
    ['authentication.loginUrl', (loginUrl: string) => ({ authentication: { loginUrl } })],
    ['authentication.tokenUrl', (tokenUrl: string) => ({ authentication: { tokenUrl } })],
    ['paths.welcome', (welcome: string) => ({ paths: { welcome } })],
  ] as const;
  const bad = [
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<p>',
    'file:///etc/passwd',
    'blob:https://portale.example/1',
    'ftp://portale.example/',
  ];
  test.each(bad)('%j, as a link or as what is called', async (address) => {
    for (const link of links)
      expect(await at({ [link]: address })).toBe(`/config.json is wrong at ${link}`);
    for (const [path, set] of called)
      expect(await at(set(address))).toBe(`/config.json is wrong at ${path}`);
  });

  test.each(['mailto:assistenza@example.it', 'tel:800000000'])(
    '%s is a link, and nothing to call',
    async (address) => {
      for (const link of links) expect(await at({ [link]: address })).toBe('taken');
      for (const [path, set] of called)
        expect(await at(set(address))).toBe(`/config.json is wrong at ${path}`);
    },
  );

  test.each([
    'https://back-end.example/a',
    'http://10.0.0.1:8080',
    '/v2',
    'v2/benvenuto?x=1',
    '//back-end.example',
  ])('%s is either', async (address) => {
    for (const link of links) expect(await at({ [link]: address })).toBe('taken');
    for (const [, set] of called) expect(await at(set(address))).toBe('taken');
  });
});

describe('a configuration that cannot be used is said in one sentence', () => {
  test.each([
    ['', 200, '/config.json is not JSON'],
    ['<!doctype html>', 200, '/config.json is not JSON'],
    ['{"apiBaseUrl": ', 200, '/config.json is not JSON'],
    ['[1]', 200, '/config.json is not an object'],
    ['"text"', 200, '/config.json is not an object'],
    ['null', 200, '/config.json is not an object'],
    ['{"apiBaseUrl": 3}', 200, '/config.json is wrong at apiBaseUrl'],
    [
      '{"authentication": {"loginUrl": ""}, "upload": {"files": 0}}',
      200,
      '/config.json is wrong at authentication.loginUrl, upload.files',
    ],
    ['{"extensions": ["teleport"]}', 200, '/config.json is wrong at extensions.0'],
    ['{"paths": {"welcome": 1}}', 200, '/config.json is wrong at paths.welcome'],
    ['{}', 404, '/config.json answers 404'],
    ['{}', 500, '/config.json answers 500'],
  ])('%s (%i): %s', async (body, status, reason) => {
    expect(await loadConfiguration(answering(body, status))).toEqual({ ok: false, reason });
  });

  test('a host that never answers', async () => {
    vi.useFakeTimers();
    const loaded = loadConfiguration(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        }),
    );
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await loaded).toEqual({ ok: false, reason: '/config.json does not answer' });
  });
});

test('[LOG-003] a login by redirect needs to know where to', async () => {
  const loaded = await loadConfiguration(
    answering(JSON.stringify({ authentication: { mode: 'redirect' } })),
  );
  expect(loaded).toMatchObject({ ok: false });
});
