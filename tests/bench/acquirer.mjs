import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Starts the built acquirer with the whole of grande01, and waits until it is seeded. */
export const startAcquirer = async () => {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const child = spawn(process.execPath, [join(root, 'build/acquirer/main.js')], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, SEED_SCALE: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  while (!/completati/.test(said)) await new Promise((resolve) => setTimeout(resolve, 200));
  return {
    address: `http://localhost:${port}`,
    stop: async () => {
      child.kill();
      await new Promise((resolve) => child.once('exit', resolve));
      rmSync(folder, { recursive: true });
    },
  };
};

/** Logs in without a browser and gives back a caller of the contract. */
export const asMerchant = async (address, user) => {
  const success = `${address}/login`;
  const form = { userid: user, password: 'Portale2026', success_url: success };
  const login = await fetch(`${address}/auth/login`, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
  const code = new URL(login.headers.get('location')).searchParams.get('code');
  const exchange = {
    code,
    redirect_uri: success,
    grant_type: 'authorization_code',
    client_id: 'portale-esercenti',
  };
  const answer = await fetch(`${address}/auth/token`, {
    method: 'POST',
    headers: { domain: 'esercenti', 'session-id': 'bench' },
    body: new URLSearchParams(exchange),
  });
  const { access_token: token } = await answer.json();
  return async (alias, request) => {
    const response = await fetch(`${address}/api/${alias}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'session-id': 'bench',
        'content-type': 'application/json',
      },
      body: JSON.stringify(request),
    });
    if (!response.ok) throw new Error(`${alias}: ${response.status}`);
    return response.json();
  };
};
