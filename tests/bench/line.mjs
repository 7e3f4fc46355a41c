import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

const makeCertificate = () => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const [keyout, out] = [join(folder, 'key'), join(folder, 'certificate')];
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'];
  const named = ['-subj', '/CN=localhost', '-keyout', keyout, '-out', out];
  execFileSync('openssl', [...request, ...named], { stdio: 'ignore' });
  const pair = { key: readFileSync(keyout), cert: readFileSync(out) };
  rmSync(folder, { recursive: true });
  return pair;
};

const pair = makeCertificate();
const publicKey = new X509Certificate(pair.cert).publicKey.export({ type: 'spki', format: 'der' });

/** The certificates that the browser trusts: a page with a doubtful certificate is never cached. */
export const trusted = createHash('sha256').update(publicKey).digest('base64');

const fileOf = (folder, path) => {
  const candidates = [path, join(path, 'index.html'), 'index.html'].map((one) => join(folder, one));
  return candidates.find((file) => existsSync(file) && statSync(file).isFile());
};

const packings = new Map();

const packed = (file) => {
  if (!packings.has(file)) packings.set(file, brotliCompressSync(readFileSync(file)));
  return packings.get(file);
};

const sendPacked = (response, type, body, caching) => {
  response.writeHead(200, {
    'content-type': types[type] ?? 'application/octet-stream',
    'content-encoding': 'br',
    'cache-control': caching,
  });
  response.end(body);
};

const bodyOf = async (request) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString() || '{}');
};

/**
 * Static files behind HTTP/2, compressed and cached as the README requires. `calls` answers paths
 * with JSON made from the request's body; `pages` are pages without a file.
 */
export const openLine = async ({ folder, calls = {}, pages = new Map() }) => {
  const answer = async (request, response) => {
    const { pathname } = new URL(request.url, 'https://localhost');
    if (calls[pathname] !== undefined) {
      const answered = JSON.stringify(await calls[pathname](await bodyOf(request)));
      response.writeHead(200, { 'content-type': 'application/json' });
      return response.end(answered);
    }
    const page = pages.get(pathname);
    if (page !== undefined)
      return sendPacked(response, '.html', brotliCompressSync(page), 'no-cache');
    const file = fileOf(folder, pathname);
    if (file === undefined) return response.writeHead(404).end();
    const kept = pathname.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'no-cache';
    return sendPacked(response, extname(file), packed(file), kept);
  };
  const server = createSecureServer({ ...pair, allowHTTP1: true }, (request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  const sessions = new Set();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `https://localhost:${server.address().port}`,
    close: () => {
      for (const session of sessions) session.destroy();
      server.close();
    },
  };
};
