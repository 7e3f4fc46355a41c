import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startAcquirer } from './acquirers.mjs';
import { hasNginx, startNginx } from './nginx.mjs';
import { freePort } from './ports.mjs';

/** A request over TLS that believes the certificate of the tests; status and headers. */
const secure = (url, { method = 'GET', headers = {}, body } = {}) =>
  new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, rejectUnauthorized: false }, (response) => {
      response.resume();
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers }));
    });
    sent.on('error', reject);
    sent.end(body);
  });

const form = (fields, headers = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  body: new URLSearchParams(fields).toString(),
});

const inside = ['/outbox', '/demo/clock', '/metrics'];

const statusesOf = async (address, ask) => {
  const statuses = await Promise.all(
    inside.map(async (path) => (await ask(`${address}${path}`)).status),
  );
  return statuses.join();
};

const bareLines = async (address, check) => {
  check(
    'behind a bare proxy_pass outbox, calendar and metrics are not there',
    (await statusesOf(address, fetch)) === '404,404,404',
  );
};

/** Spoofed addresses do not multiply the tries of one visitor. */
const countsVisitors = async (address, check) => {
  const tries = Array.from({ length: 8 }, (_, index) =>
    secure(`${address}/auth/token`, form({}, { 'x-forwarded-for': `203.0.113.${index}` })),
  );
  const refused = (await Promise.all(tries)).filter(({ status }) => status === 429).length;
  check('a visitor who invents addresses is one visitor', refused === 3, `${refused} of 8 refused`);
};

const printedLines = async (address, check) => {
  check(
    'behind the printed lines they are not there either',
    (await statusesOf(address, secure)) === '404,404,404',
  );
  const fields = { userid: 'nessuno', password: 'x', success_url: `${address}/login` };
  const login = await secure(`${address}/auth/login`, form(fields));
  check(
    'a login goes back to the address of the proxy, over https, and asks for https from then on',
    login.status === 303 &&
      login.headers.location?.startsWith(`${address}/login?`) &&
      /max-age/.test(login.headers['strict-transport-security'] ?? ''),
    `${login.status} ${login.headers.location}`,
  );
  const foreign = await secure(
    `${address}/auth/login`,
    form(fields, { 'sec-fetch-site': 'cross-site' }),
  );
  check('a form of another site is refused', foreign.status === 400, `${foreign.status}`);
  await countsVisitors(address, check);
  const large = { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=x' } };
  const reply = await secure(`${address}/api/EBOX_UPLOAD_ALLEGATO`, {
    ...large,
    body: Buffer.alloc(20_000_000),
  });
  check(
    '20 MB reach the acquirer, which asks who sends them',
    reply.status === 401,
    `${reply.status}`,
  );
};

/** A real database behind nginx of Debian, on this machine. */
export const behindNginx = async (say, check) => {
  if (!hasNginx()) return say('NOT RUN: this machine lacks nginx (Debian: apt-get install nginx).');
  const folder = mkdtempSync(join(tmpdir(), 'behind-nginx-'));
  const [acquirer, admin, bare, printed] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const one = await startAcquirer({
    PORT: String(acquirer),
    ADMIN_PORT: String(admin),
    DATA_DIR: join(folder, 'data'),
    DEMO: '0',
    LOGINS_PER_MINUTE: '5',
    DRAIN_SECONDS: '0',
  });
  const nginx = await startNginx({ acquirer, bare, printed });
  try {
    await bareLines(`http://127.0.0.1:${bare}`, check);
    await printedLines(`https://localhost:${printed}`, check);
    const metrics = await fetch(`http://127.0.0.1:${admin}/metrics`);
    check('the metrics have a separate port', metrics.status === 200, `${metrics.status}`);
  } finally {
    await nginx.stop();
    await one.end();
    rmSync(folder, { recursive: true, force: true });
  }
};
