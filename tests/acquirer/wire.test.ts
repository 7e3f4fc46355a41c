import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { errorBody } from '../../acquirer/contract/call';
import { type Alias, calls } from '../../acquirer/contract/calls';
import { handlingsOf } from '../../acquirer/server/app';
import { acquirerOfTests, openTestAcquirer, origin } from './support/acquirer';
import { criteria } from './support/criteria';

const acquirer = acquirerOfTests({}, { small: 0 });
let token: string;
beforeAll(async () => {
  token = await acquirer.tokenOf('azienda01');
});

const aliases = Object.keys(calls).filter((alias) => alias !== 'tokenExchange') as Alias[];
const ofSessions = aliases.filter((alias) => calls[alias].access === 'session');

const built = () => Object.keys(handlingsOf(acquirer.services));

const send = (path: string, init: RequestInit & { readonly duplex?: 'half' } = {}) =>
  acquirer.app.request(`${origin}${path}`, { method: 'POST', ...init });

const headers = (others: Readonly<Record<string, string>> = {}) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
  ...others,
});

const details = async (response: Response) =>
  v.parse(errorBody, await response.json()).details.join('\n');

describe('every call of the contract', () => {
  test.each(aliases)('%s is a POST and nothing else', async (alias) => {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const response = await send(`/api/${alias}`, { method, headers: headers() });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('POST');
    }
  });

  test.each(ofSessions)('%s is refused without a token and with an unknown one', async (alias) => {
    for (const bearer of [undefined, 'inventato', 'x'.repeat(43), '']) {
      const response = await acquirer.post(alias, {}, bearer);
      expect(response.status).toBe(401);
      expect(await details(response)).toBe('no valid session');
    }
  });

  test('is built', () => {
    expect(aliases.filter((alias) => !built().includes(alias))).toEqual([]);
  });
});

describe('a path that is none', () => {
  test.each(['/api/inventata', '/api/', '/api', '/auth/altro', '/altrove'])(
    '%s answers 404 to a POST',
    async (path) => {
      const response = await send(path, { headers: headers(), body: '{}' });
      expect(response.status).toBe(404);
      expect(await details(response)).toBe('no such path');
    },
  );

  test('a GET under /api is not taken for a page of the portal', async () => {
    expect((await send('/api/inventata', { method: 'GET' })).status).toBe(404);
  });
});

describe('a body', () => {
  test.each(['text/plain', 'application/xml', 'multipart/form-data', ''])(
    'of type "%s" is refused with 415',
    async (type) => {
      const response = await send('/api/welcome', {
        headers: headers({ 'content-type': type }),
        body: '{}',
      });
      expect(response.status).toBe(415);
      expect(await details(response)).toBe('expected application/json');
    },
  );

  test('may name its characters', async () => {
    const typed = headers({ 'content-type': 'Application/JSON; charset=utf-8' });
    expect((await send('/api/welcome', { headers: typed, body: '{}' })).status).toBe(200);
  });

  test.each(['', '{', 'welcome', '{"a":1}{', '\u0000', 'undefined'])(
    'that is not JSON (%j) is refused with 400',
    async (body) => {
      const response = await send('/api/welcome', { headers: headers(), body });
      expect(response.status).toBe(400);
      expect(await details(response)).toBe('the body is not JSON');
    },
  );

  test.each(['null', '7', '"x"', '[]'])('that is %s is no request', async (body) => {
    const response = await send('/api/getTotalTransaction', { headers: headers(), body });
    expect(response.status).toBe(400);
  });

  test('with a NUL character is refused, not stored', async () => {
    const body = { orderBy: '', page: 1, filter: 'A\u0000' };
    const response = await acquirer.post('searchPointOfSales', body, token);
    expect(response.status).toBe(400);
    const form = await acquirer.submit({ userid: 'azien\u0000da01', password: 'x' });
    expect(form.status).toBe(400);
  });

  test('with half of a surrogate pair is refused with 400, a whole one is read', async () => {
    const body = (filter: string) => ({ orderBy: '', page: 1, filter });
    for (const half of ['\ud800', 'A\udc00B']) {
      const response = await acquirer.post('searchPointOfSales', body(half), token);
      expect(response.status).toBe(400);
    }
    expect((await acquirer.post('searchPointOfSales', body('😀'), token)).status).toBe(200);
  });

  test('that is compressed is refused with 415', async () => {
    const at = (encoding: string) =>
      send('/api/welcome', { headers: headers({ 'content-encoding': encoding }), body: '{}' });
    expect((await at('gzip')).status).toBe(415);
    expect((await at('identity')).status).toBe(200);
  });

  test('with something missing is refused, naming everything that is', async () => {
    const response = await acquirer.post('getTotalTransaction', {}, token);
    expect(response.status).toBe(400);
    const said = await details(response);
    for (const field of Object.keys(criteria())) expect(said).toContain(field);
  });

  test('that is refused is never repeated', async () => {
    const secret = 'Segreta2026';
    const wrong = criteria({ month: secret, day: [secret], closedOnly: secret });
    expect(await details(await acquirer.post('getTotalTransaction', wrong, token))).not.toContain(
      secret,
    );
  });

  test('of 64 KiB is read, and one byte more refused with 413', async () => {
    const sized = (bytes: number) => {
      const body = JSON.stringify({ path: '/Home', filler: '' });
      return body.replace('""', JSON.stringify('x'.repeat(bytes - body.length)));
    };
    const at = (bytes: number) =>
      send('/api/getSession', { headers: headers(), body: sized(bytes) });
    expect((await at(65_536)).status).toBe(200);
    const refused = await at(65_537);
    expect(refused.status).toBe(413);
    expect(await details(refused)).toBe('body above 65536 bytes');
  });

  test('of unknown length is cut off as soon as it is too large', async () => {
    let pulled = 0;
    const endless = new ReadableStream({
      pull: (controller) => {
        pulled += 1;
        controller.enqueue(new Uint8Array(16_384));
      },
    });
    const response = await send('/api/welcome', {
      headers: headers({ 'transfer-encoding': 'chunked' }),
      body: endless,
      duplex: 'half',
    });
    expect(response.status).toBe(413);
    expect(pulled).toBeLessThan(10);
  });

  test('of the login form above 16 KiB is refused with 413', async () => {
    const form = await acquirer.submit({ userid: 'azienda01', password: 'x'.repeat(17_000) });
    expect(form.status).toBe(413);
  });
});

describe('a failure of the acquirer itself', () => {
  test('answers 500 with a detail, and its log holds nothing of what was sent', async () => {
    const broken = await openTestAcquirer({}, { small: 0 });
    const itsToken = await broken.tokenOf('azienda01');
    await broken.close();
    const response = await broken.post('welcome', {}, itsToken);
    expect(response.status).toBe(500);
    expect(await details(response)).toBe('internal error');
    await broken.submit({ userid: 'azienda01', password: 'Segreta2026' });
    const logged = broken.logged.join('\n');
    expect(broken.logged).toHaveLength(2);
    expect(JSON.parse(broken.logged[0] ?? '')).toMatchObject({
      level: 'error',
      at: expect.any(String),
      request: response.headers.get('x-request-id'),
      method: 'POST',
      call: 'welcome',
      status: 500,
      frames: expect.arrayContaining([expect.stringMatching(/^at /)]),
    });
    expect(logged).not.toMatch(/Segreta2026|azienda01/);
    expect(logged).not.toContain(itsToken);
  });
});

describe('the headers of an answer', () => {
  test.each(['/api/welcome', '/altrove', '/config.json', '/outbox'])(
    'guard %s against other sites',
    async (path) => {
      const { headers: given } = await send(path, { method: 'GET' });
      const policy = given.get('content-security-policy') ?? '';
      expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
      expect(policy).toContain("connect-src 'self';");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).toContain("form-action 'self';");
      expect(policy).toContain("worker-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("require-trusted-types-for 'script'; trusted-types portal-worker");
      expect(policy).not.toContain('unsafe');
      expect(given.get('x-content-type-options')).toBe('nosniff');
      expect(given.get('referrer-policy')).toBe('no-referrer');
      expect(given.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(given.get('strict-transport-security')).toBeNull();
    },
  );

  test.each([
    ['/api/welcome', 'application/json'],
    ['/api/inventata', 'application/json'],
    ['/privacy', 'text/html; charset=utf-8'],
    ['/outbox', 'text/html; charset=utf-8'],
  ])('say of %s what it is, and in which characters: %s', async (path, type) => {
    const method = path.startsWith('/api') ? 'POST' : 'GET';
    const response = await send(path, { method, headers: { accept: 'text/html' } });
    expect(response.headers.get('content-type')?.toLowerCase()).toBe(type);
  });

  test('keep no answer of a call', async () => {
    const response = await acquirer.post('welcome', {}, token);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('insist on TLS only where a trusted proxy says it is there', async () => {
    const proxied = acquirer.setOtherwise({ trustProxy: true });
    const init = { headers: { 'x-forwarded-proto': 'https' } };
    const strict = 'strict-transport-security';
    expect((await proxied.app.request(origin, init)).headers.get(strict)).toMatch(/max-age=\d+/);
    expect((await proxied.app.request(origin)).headers.get(strict)).toBeNull();
    expect((await acquirer.app.request(origin, init)).headers.get(strict)).toBeNull();
  });

  test('behind TLS the portal is gone back to under https', async () => {
    const proxied = acquirer.setOtherwise({ trustProxy: true });
    const response = await proxied.app.request('http://portale.example/auth/login', {
      method: 'POST',
      headers: { 'x-forwarded-proto': 'https' },
      body: new URLSearchParams({
        userid: 'azienda01',
        password: 'Portale2026',
        success_url: 'https://portale.example/login',
      }),
    });
    expect(response.headers.get('location')).toMatch(/^https:\/\/portale\.example\/login\?code=/);
  });

  test('let a portal of a configured origin make its calls, and no other', async () => {
    const elsewhere = acquirer.setOtherwise({ portalOrigins: ['https://portale.example'] });
    const from = (name: string) =>
      elsewhere.app.request(`${origin}/api/welcome`, {
        method: 'OPTIONS',
        headers: { origin: name, 'access-control-request-method': 'POST' },
      });
    const allowed = 'access-control-allow-origin';
    expect((await from('https://portale.example')).headers.get(allowed)).toBe(
      'https://portale.example',
    );
    expect((await from('https://altro.example')).headers.get(allowed)).toBeNull();
  });
});
