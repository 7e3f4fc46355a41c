import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../support/eventually';
import {
  asContainer,
  buildServer,
  type Running,
  removeServer,
  startServer,
} from './support/process';

let folder: string;
const running: Running[] = [];

const environment = (changes: Readonly<Record<string, string>> = {}) => ({
  PORT: '0',
  DEMO: '0',
  DATA_DIR: join(folder, 'data'),
  PORTAL_DIR: join(folder, 'dist'),
  ...changes,
});

const start = (
  changes?: Readonly<Record<string, string>>,
  program?: Parameters<typeof startServer>[1],
) => {
  const one = startServer(environment(changes), program);
  running.push(one);
  return one;
};

const end = (one: Running, signal: NodeJS.Signals) => {
  one.child.kill(signal);
  return one.ended;
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'start-'));
  await mkdir(join(folder, 'dist'));
  await writeFile(join(folder, 'dist/index.html'), '<!doctype html>guscio');
  await buildServer();
});
afterAll(async () => {
  await Promise.all(running.map((one) => end(one, 'SIGKILL')));
  await removeServer();
  await rm(folder, { recursive: true });
});

const logIn = async (address: string) => {
  const body = new URLSearchParams({
    userid: 'inventato99',
    password: 'x',
    success_url: `${address}/login`,
  });
  const init = { method: 'POST', body, redirect: 'manual' } as const;
  return (await fetch(`${address}/auth/login`, init)).headers.get('location');
};

/** A refusal to start is one sentence on the error output, exit code 1, and no stack. */
const sentenceOf = async (one: Running) => {
  const { code, complained } = await one.ended;
  expect(code).toBe(1);
  expect(complained.trim().split('\n')).toHaveLength(1);
  return complained.trim();
};

describe('the process of npm start', () => {
  test('answers, keeps what it acknowledged through a kill -9, and a second start finds it', async () => {
    const first = start();
    const address = await first.address;
    expect(await (await fetch(`${address}/Home`)).text()).toContain('guscio');
    expect((await stat(join(folder, 'data'))).mode & 0o777).toBe(0o700);
    const secret = join(folder, 'data/secret');
    const stored = await readFile(secret, 'utf8');
    expect((await stat(secret)).mode & 0o777).toBe(0o600);
    for (const _ of [1, 2]) await logIn(address);
    expect(await logIn(address)).toBe(`${address}/login?error=credentials&locked=true`);
    expect((await end(first, 'SIGKILL')).signal).toBe('SIGKILL');

    const second = start();
    const again = await second.address;
    expect(await readFile(secret, 'utf8')).toBe(stored);
    expect(await logIn(again)).toContain('locked=true');
    expect(await sentenceOf(start())).toMatch(
      /^La cartella dei dati .* è già in uso dal processo \d+: .*DATA_DIR\.$/,
    );
    expect(await logIn(again)).toContain('locked=true');
    expect(await end(second, 'SIGTERM')).toMatchObject({ code: 0, complained: '' });
  });

  test('of two first starts in one folder at once one answers, and the other names its process', async () => {
    const DATA_DIR = join(folder, 'both');
    const both = [start({ DATA_DIR }), start({ DATA_DIR })];
    const answered = await Promise.all(
      both.map((one) =>
        one.address.then(
          () => true,
          () => false,
        ),
      ),
    );
    expect(answered.toSorted()).toEqual([false, true]);
    for (const [index, one] of both.entries())
      if (answered[index])
        expect(await end(one, 'SIGTERM')).toMatchObject({ code: 0, complained: '' });
      else expect(await sentenceOf(one)).toMatch(/ è già in uso dal processo \d+: .*DATA_DIR\.$/);
  });

  const [unshare, ...words] = asContainer;
  const hasContainers = spawnSync(unshare, [...words.slice(0, -1), 'true']).status === 0;
  test.runIf(hasContainers)(
    'in a second container does not open the folder of a first, and opens it once that has died',
    async () => {
      const DATA_DIR = join(folder, `containers-${'x'.repeat(100)}`);
      const first = start({ DATA_DIR }, asContainer);
      await first.address;
      expect(await sentenceOf(start({ DATA_DIR }, asContainer))).toContain(
        'è già in uso dal processo 1',
      );
      await end(first, 'SIGKILL');
      const second = start({ DATA_DIR });
      await second.address;
      expect(await end(second, 'SIGTERM')).toMatchObject({ code: 0, complained: '' });
    },
  );

  test('refuses to fill a real database with invented data', async () => {
    expect(await sentenceOf(start({ DEMO: '1' }))).toBe(
      'Il database non è dimostrativo e non riceve dati inventati. Avviare con DEMO=0, oppure indicare un database nuovo.',
    );
  });

  test('refuses a body of 10 MB at once, and goes on; asked twice to end, it waits no longer for its balancer', async () => {
    const one = start({ DRAIN_SECONDS: '600' });
    const address = await one.address;
    const large = await fetch(`${address}/auth/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new Uint8Array(10_000_000).fill(120),
    }).then(
      (response) => response.status,
      () => 'connection closed',
    );
    expect([413, 'connection closed']).toContain(large);
    expect((await fetch(`${address}/config.json`)).status).toBe(200);
    one.child.kill('SIGTERM');
    await eventually(async () => expect((await fetch(`${address}/readyz`)).status).toBe(503));
    expect(await end(one, 'SIGINT')).toMatchObject({ code: 0, complained: '' });
  });

  test('listens where it is told to, and reads its configuration again on SIGHUP', async () => {
    const PORTAL_CONFIG = join(folder, 'config.json');
    await writeFile(PORTAL_CONFIG, '{"termsUrl": "/prima"}');
    const one = start({ HOST: '0.0.0.0', PORTAL_CONFIG });
    const { port } = new URL(await one.address);
    const terms = async () =>
      ((await (await fetch(`http://127.0.0.2:${port}/config.json`)).json()) as { termsUrl: string })
        .termsUrl;
    expect(await terms()).toBe('/prima');
    await writeFile(PORTAL_CONFIG, '{"termsUrl": "/dopo"}');
    one.child.kill('SIGHUP');
    await eventually(async () => expect(await terms()).toBe('/dopo'));
    await writeFile(PORTAL_CONFIG, '{');
    one.child.kill('SIGHUP');
    await setTimeout(200);
    expect(await terms()).toBe('/dopo');
    const { said, complained } = await end(one, 'SIGTERM');
    expect(complained).toBe('');
    expect(
      said
        .slice(said.indexOf('{'))
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).msg),
    ).toEqual([
      'La configurazione del portale è stata riletta.',
      `Il file ${PORTAL_CONFIG} indicato in PORTAL_CONFIG non si legge o non è JSON.`,
    ]);
  });

  test('refuses a port in use with one sentence', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const address = taken.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    expect(await sentenceOf(start({ PORT: port }))).toBe(
      `La porta ${port} è già in uso: liberarla, oppure indicarne un’altra con PORT.`,
    );
    taken.close();
  });

  test('refuses a used folder whose database has gone, as when a disk is not mounted', async () => {
    const used = join(folder, 'used');
    await mkdir(used);
    await writeFile(join(used, 'secret'), 'x'.repeat(43));
    const sentence =
      /^La cartella dei dati .*used è già stata usata, ma il suo database manca: .*\.$/;
    expect(await sentenceOf(start({ DATA_DIR: used }))).toMatch(sentence);
    await mkdir(join(used, 'database'));
    expect(await sentenceOf(start({ DATA_DIR: used }))).toMatch(sentence);
  });

  test('refuses a broken data folder with one sentence, and leaves it as it was', async () => {
    const broken = join(folder, 'broken');
    await mkdir(join(broken, 'database/base'), { recursive: true });
    await writeFile(join(broken, 'database/PG_VERSION'), '18\n');
    await writeFile(join(broken, 'database/base/1'), 'resto');
    expect(await sentenceOf(start({ DATA_DIR: broken }))).toMatch(
      /^La cartella dei dati .*broken è danneggiata e non si apre: .*\.$/,
    );
    expect((await stat(join(broken, 'database/base/1'))).size).toBe(5);
  });

  test('refuses a data folder that is a file with one sentence', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    expect(await sentenceOf(start({ DATA_DIR: file }))).toMatch(/^La cartella dei dati .*\.$/);
  });

  test.each([
    ['a missing build', { PORTAL_DIR: '/nessuno' }, /non è ancora compilato.*npm run build\.$/],
    [
      'a wrong setting',
      { LOGIN_RETURN: 'cookie' },
      /^LOGIN_RETURN deve essere code oppure token\.$/,
    ],
    ['a database that is not there', { DATABASE_URL: 'postgres://127.0.0.1:9/x' }, /^Il database/],
    ['a configuration that is not there', { PORTAL_CONFIG: '/nessuno' }, /^Il file \/nessuno/],
  ])('refuses %s with one sentence', async (_, changes, sentence) => {
    expect(await sentenceOf(start(changes))).toMatch(sentence);
  });
});
