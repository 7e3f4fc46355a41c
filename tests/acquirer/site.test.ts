import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sentMessages } from '../../acquirer/demo/outbox/messages';
import { openApiDocument } from '../../acquirer/server/openapi/document';
import { portalConfigurationOf } from '../../acquirer/server/portal-configuration';
import { readSite } from '../../acquirer/server/site/files';
import { eventually } from '../support/eventually';
import { openTestAcquirer, origin, type TestAcquirer } from './support/acquirer';

const style = 'body{margin:0}';
const early = 'performance.mark("prima")';
const script = 'console.log("portale")';
const files: Readonly<Record<string, string | Buffer>> = {
  'index.html': `<!doctype html><style>${style}</style><title>guscio</title><script data-portal="/assets/index-B7cq0_xZ.js">${early}</script><script src="/assets/index-B7cq0_xZ.js"></script>`,
  'login/index.html': '<!doctype html><title>accesso</title>',
  'assets/index-B7cq0_xZ.js': script,
  'assets/index-B7cq0_xZ.js.gz': gzipSync(script),
  'assets/index-B7cq0_xZ.js.br': Buffer.from('as if it were brotli'),
  'assets/modulo.pdf': '%PDF-1.7',
};

let folder: string;
let acquirer: TestAcquirer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  acquirer = await openTestAcquirer({}, { small: 0, site: await readSite(folder) });
});
afterAll(async () => {
  await acquirer.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  acquirer.app.request(`${origin}${path}`, { headers });

describe('the built portal', () => {
  test.each([
    '/',
    '/Home',
    '/Home/Movimenti',
    '/qualunque/cosa',
    '/Home?file=elenco.xlsx',
    '/Dispute/pratica/12.345',
    '/Home/Sig.%20Rossi',
    '/%E0%A4%A',
  ])('answers %s with its shell', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toContain('guscio');
  });

  test.each(['/login', '/login/', '/login?error=x&attempts=1'])(
    "answers %s with the folder's own page",
    async (path) => {
      expect(await (await get(path)).text()).toContain('accesso');
    },
  );

  test('keeps for ever only what has a hash in its name', async () => {
    const caching = async (path: string) => (await get(path)).headers.get('cache-control');
    expect(await caching('/assets/index-B7cq0_xZ.js')).toContain('immutable');
    for (const path of ['/', '/login', '/assets/modulo.pdf'])
      expect(await caching(path)).toBe('no-cache');
  });

  test('is sent compressed to browsers that accept it', async () => {
    const path = '/assets/index-B7cq0_xZ.js';
    const gzip = await get(path, { 'accept-encoding': 'gzip, br;q=0' });
    expect(gzip.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(script);
    const brotli = await get(path, { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers.get('content-encoding')).toBe('br');
    expect(brotli.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    const plain = await get(path);
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(script);
    expect(plain.headers.get('vary')).toBe('Accept-Encoding');
  });

  test('is not sent again while it has not changed', async () => {
    const etag = (await get('/')).headers.get('etag') ?? '';
    const again = await get('/', { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test.each([
    '/assets/sparito-B7cq0_xZ.js',
    '/assets/sparito.JS',
    '/nothing.js',
    '/llms.txt',
    '/Home/elenco.7z',
    '/wp-login.php',
    '/.env',
    '/.git/HEAD',
    '/.git/config',
    '/../package.json',
    '/..%2fpackage.json',
    '/assets/../../package.json',
  ])('is no page for a file that is not there: %s', async (path) => {
    const response = await get(path);
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
    const html = await response.text();
    expect(html).toContain('<h1>Pagina non trovata</h1>');
    expect(html).not.toContain('guscio');
  });

  test.each([
    ['style', style],
    ['script', early],
  ])('may use the %s blocks of its pages and nothing else inline', async (kind, text) => {
    const hash = createHash('sha256').update(text).digest('base64');
    expect((await get('/')).headers.get('content-security-policy')).toContain(
      `${kind}-src 'self' 'sha256-${hash}';`,
    );
  });

  test('does not stand in for the calls', async () => {
    expect((await get('/api/inventata')).status).toBe(404);
    expect((await get('/auth/inventata')).status).toBe(404);
  });
});

describe("the acquirer's own pages", () => {
  test.each([
    ['/esercizi-commerciali', 'Esercizi Commerciali'],
    ['/termini', 'Termini e Condizioni'],
    ['/privacy', 'Informativa sulla privacy'],
  ])('%s is an Italian page without inline style', async (path, title) => {
    const html = await (await get(path)).text();
    expect(html).toContain('<html lang="it">');
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).not.toMatch(/<style|style=|<script/);
    const [, sheet = ''] = /href="([^"]+\.css)"/.exec(html) ?? [];
    const css = await get(sheet);
    expect(css.headers.get('content-type')).toBe('text/css; charset=utf-8');
  });

  test('/config.json says what the portal was configured with, and is not kept', async () => {
    const usual = await get('/config.json');
    expect(await usual.json()).toEqual({
      atlas: true,
      authentication: { stateField: 'state', returns: 'code' },
      extensions: [
        'assignCase',
        'draftReply',
        'findMovements',
        'homeSummary',
        'idempotency',
        'logout',
        'monthByPoint',
        'openCases',
        'passwordRecovery',
        'payouts',
        'preferences',
        'replyTimes',
        'sorting',
      ],
    });
    expect(usual.headers.get('cache-control')).toBe('no-store');
  });
});

describe('/.well-known/change-password', () => {
  const leadsTo = async (extensions: readonly string[]) => {
    const portalConfiguration = portalConfigurationOf({ extensions });
    const there = acquirer.setOtherwise({ portalConfiguration });
    const answer = await there.app.request(`${origin}/.well-known/change-password`);
    return [answer.status, answer.headers.get('location')];
  };

  test('leads a password manager to the recovery, or without it to the change', async () => {
    expect(await leadsTo(['passwordRecovery'])).toEqual([302, '/PasswordDimenticata']);
    expect(await leadsTo([])).toEqual([302, '/Setting/ModificaPassword']);
  });

  test('is the only page of its folder: an unknown name is 404', async () => {
    expect((await get('/.well-known/resource-that-should-not-exist')).status).toBe(404);
  });
});

describe('/outbox', () => {
  test('is a page for a person and JSON for a program, newest first', async () => {
    for (const user of ['azienda01', 'negozio01']) {
      for (const _ of [1, 2, 3]) await acquirer.logIn(user, 'x');
    }
    const { db } = acquirer.services;
    await eventually(async () => expect(await sentMessages(db)).toHaveLength(2));
    const page = await (await get('/outbox', { accept: 'text/html,*/*;q=0.8' })).text();
    expect(page).toContain('<h1>Messaggi inviati</h1>');
    expect(page).toContain('elena.ferri@calzatureferri.example.it');
    const sent = await (await get('/outbox', { accept: 'application/json' })).json();
    expect(sent).toEqual([
      {
        to: 'elena.ferri@calzatureferri.example.it',
        channel: 'email',
        subject: 'Utenza bloccata',
        text: expect.stringContaining('negozio01'),
        code: '',
        at: '2026-03-15T11:00:00.000Z',
      },
      expect.objectContaining({ to: 'giulia.marchetti@sapori.example.it' }),
    ]);
  });

  test('shows a message as the text it is, also where it looks like HTML', async () => {
    const { messenger } = acquirer.services;
    const text = '<img src=x onerror="alert(1)"> & \'altro\'';
    await messenger.send({ to: '<b>x</b>', channel: 'email', subject: '<i>', text });
    const page = await (await get('/outbox', { accept: 'text/html' })).text();
    expect(page).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;altro&#39;');
    expect(page).toContain('&lt;b&gt;x&lt;/b&gt;');
    expect(page).not.toMatch(/<img|<b>|<i>/);
  });

  test('is read by a name of this machine only: no page of a stranger gets at the codes', async () => {
    const by = async (host: string) => (await acquirer.app.request(`http://${host}/outbox`)).status;
    for (const host of ['localhost', '127.0.0.1:4173', '[::1]', 'portale.localhost:80']) {
      expect(await by(host), host).toBe(200);
    }
    for (const host of ['codici.example', 'localhost.example', '10.0.0.1']) {
      expect(await by(host), host).toBe(403);
    }
  });

  test.each(['/outbox', '/demo/clock'])(
    '%s answers nothing that a proxy passes on, and says on its page that all is invented',
    async (path) => {
      for (const header of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip', 'x-forwarded-host'])
        expect((await get(path, { [header]: '203.0.113.7' })).status, header).toBe(403);
      const page = await (await get(path, { accept: 'text/html' })).text();
      expect(page).toContain('<header>Database dimostrativo: ');
    },
  );

  test('is not there outside the demo', async () => {
    const { app } = acquirer.withoutDemo();
    expect((await app.request(`${origin}/outbox`)).status).toBe(404);
  });
});

describe('/openapi.json', () => {
  test('is sent compressed to who accepts it', async () => {
    const plain = await get('/openapi.json');
    const packed = await get('/openapi.json', { 'accept-encoding': 'gzip' });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    const bytes = new Uint8Array(await packed.arrayBuffer());
    const text = await plain.text();
    expect(bytes.length).toBeLessThan(text.length / 5);
    expect(gunzipSync(bytes).toString()).toBe(text);
  });

  test('is the document of the contract', async () => {
    const served = await (await get('/openapi.json')).json();
    expect(served).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
  });
});
