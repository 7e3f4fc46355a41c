import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { createAdmin } from '../../acquirer/server/admin';
import { createAcquirer } from '../../acquirer/server/app';
import { journalTo } from '../../acquirer/server/common/journal';
import { requestUnderWay } from '../../acquirer/server/common/request-under-way';
import { leastFree } from '../../acquirer/server/common/start-error';
import { inThisThread } from '../../acquirer/server/common/work';
import { secretInDatabase } from '../../acquirer/server/database/secret';
import { listen } from '../../acquirer/server/listen';
import { metrics } from '../../acquirer/server/operation/metrics';
import { version } from '../../package.json';
import { acquirerOfTests, origin } from './support/acquirer';

const acquirer = acquirerOfTests({}, { small: 0 });

const statusOf = async (path: string, app = acquirer.app) =>
  (await app.request(`${origin}${path}`)).status;

describe('the operator of the acquirer sees', () => {
  test('that it is alive, and that it is ready', async () => {
    expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 200]);
  });

  test('which version is alive', async () => {
    const answer = await acquirer.app.request(`${origin}/healthz`);
    expect(await answer.text()).toBe(`alive ${version}`);
  });

  test('that it is alive also by a balancer that names no host', async () => {
    const server = await listen(acquirer.app, 0);
    const socket = connect(server.port, '127.0.0.1');
    socket.write('GET /readyz HTTP/1.0\r\n\r\n');
    const [answer] = await once(socket, 'data');
    expect(`${answer}`).toMatch(/^HTTP\/1\.1 200 /);
    await server.close();
  });

  test('for how long a connection may rest: longer than balancers keep one, and than the loop is held', async () => {
    const server = await listen(acquirer.app, 0);
    const answer = await fetch(`http://127.0.0.1:${server.port}/healthz`);
    expect(answer.headers.get('keep-alive')).toBe('timeout=65');
    await server.close();
  });

  test('what has been sent before a process ends, also on a connection that was kept', async () => {
    const server = await listen(acquirer.app, 0);
    const request = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const stored = connect(server.port, '127.0.0.1');
    stored.write(request);
    const [before] = await once(stored, 'data');
    expect(`${before}`).toMatch(/^HTTP\/1\.1 200 .*keep-alive/s);
    const fresh = connect(server.port, '127.0.0.1');
    const lastWords = Promise.all([once(stored, 'data'), once(fresh, 'data')]);
    for (const socket of [stored, fresh]) socket.write(request);
    const [answers] = await Promise.all([lastWords, server.close()]);
    for (const answer of answers)
      expect(`${answer}`).toMatch(/^HTTP\/1\.1 200 .*connection: close/is);
  });

  test('and what was under way: its answer ends the connection, without waiting for another request', async () => {
    let begun = () => {};
    let goOn = () => {};
    const arrived = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const slow = acquirer.setOtherwise({}).app;
    slow.fetch = async () => {
      begun();
      await held;
      return new Response('fatto');
    };
    const server = await listen(slow, 0);
    const socket = connect(server.port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await arrived;
    const closing = server.close();
    goOn();
    const [answer] = await once(socket, 'data');
    expect(`${answer}`).toMatch(/connection: close.*fatto$/is);
    await closing;
  });

  test('that it is not ready while it ends, though it still answers', async () => {
    const { app } = acquirer.setOtherwise({}, { draining: () => true });
    expect([await statusOf('/healthz', app), await statusOf('/readyz', app)]).toEqual([200, 503]);
    expect(await statusOf('/config.json', app)).toBe(200);
  });

  test('that it is not ready while the database fails', async () => {
    const gone = { execute: () => Promise.reject(new Error('gone')) };
    const db = Object.assign(Object.create(acquirer.services.db), gone);
    const app = createAcquirer({ ...acquirer.services, db });
    expect([await statusOf('/healthz', app), await statusOf('/readyz', app)]).toEqual([200, 503]);
  });

  test('of each request a line of JSON, without anything that was sent', async () => {
    const lines: string[] = [];
    const journal = journalTo((line) => lines.push(line), true);
    const talk = acquirer.setOtherwise({}, { journal });
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
    const token = await talk.tokenOf('azienda01');
    await talk.post('getSession', { path: '/segreto?carta=4000123456781234' }, token, {
      'x-request-id': 'richiesta-0001',
      traceparent: `00-${trace}-00f067aa0ba902b7-01`,
    });
    const answer = await talk.app.request(`${origin}/api/inventata/4000123456781234?x=segreto`);
    expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ method: 'POST', call: 'login', status: 303 }),
      expect.objectContaining({ call: 'tokenExchange', status: 200 }),
      expect.objectContaining({
        call: 'getSession',
        status: 200,
        request: 'richiesta-0001',
        trace,
      }),
      expect.objectContaining({ method: 'GET', call: 'page', status: 404 }),
    ]);
    expect(Object.keys(JSON.parse(lines[0] ?? '{}'))).toEqual([
      'level',
      'at',
      'request',
      'method',
      'call',
      'status',
      'ms',
    ]);
    expect(lines.join()).not.toMatch(/4000|segreto|azienda01|Portale2026/);
    expect(lines.join()).not.toContain(token);
  });

  test('the id of each request with its answer, also where no line is written', async () => {
    const ask = (headers: Record<string, string>) =>
      acquirer.app.request(`${origin}/config.json`, { headers });
    const asked = await ask({ 'x-request-id': 'richiesta-0002' });
    expect(asked.headers.get('x-request-id')).toBe('richiesta-0002');
    expect((await ask({})).headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  });

  test('in which trace a gateway is asked, under a span of the acquirer', async () => {
    const asked: ReturnType<typeof requestUnderWay>[] = [];
    const send = async () => void asked.push(requestUnderWay());
    const talk = acquirer.setOtherwise({}, { messenger: { send } });
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
    const headers = (version: string) => ({
      'x-request-id': 'richiesta-0003',
      traceparent: `${version}-${trace}-00f067aa0ba902b7-01`,
    });
    const token = await talk.tokenOf('azienda01');
    await talk.post('SEND_OTP_OLD_TEL', {}, token, headers('00'));
    expect(asked[0]).toEqual({
      request: 'richiesta-0003',
      traceparent: expect.stringMatching(/^00-4bf92f3577b34da6a3ce929d0e0e4736-[\da-f]{16}-01$/),
    });
    expect(asked[0]?.traceparent).not.toContain('00f067aa0ba902b7');
    await talk.post('SEND_OTP_PASSWORD', {}, token, headers('zz'));
    expect(asked[1]).toEqual({ request: 'richiesta-0003' });
  });

  test('that it is not ready while the disk is full', async () => {
    const { app } = acquirer.setOtherwise({}, { freeBytes: async () => 1_000_000 });
    expect([await statusOf('/healthz', app), await statusOf('/readyz', app)]).toEqual([200, 503]);
  });

  test('how much room there is where it writes', async () => {
    expect(await leastFree(['.'])).toBeGreaterThan(0);
    expect(await leastFree(['.', '/proc'])).toBe(0);
    expect(await leastFree(['/no/such/folder'])).toBe(Number.POSITIVE_INFINITY);
  });

  test('in figures how often each call was asked, and how long it took', async () => {
    const { app, logIn } = acquirer.setOtherwise({});
    await logIn('azienda01');
    const text = await (await app.request(`${origin}/metrics`)).text();
    expect(text).toMatch(/^acquirer_request_seconds_count\{call="login",status="303"\} 1$/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  });

  test('in figures of documents, messages and connections what the alert rules and the dashboard ask for', async () => {
    const watched = metrics();
    watched.watchConnections(() => ({ busy: 1, idle: 2, waiting: 0 }));
    const work = { name: 'sum', run: async (input: number) => input + 1 };
    expect(await watched.timeWork(inThisThread)(work, 1)).toBe(2);
    const broken = { name: 'sum', run: () => Promise.reject(new Error('broken')) };
    await expect(watched.timeWork(inThisThread)(broken, 1)).rejects.toThrow('broken');
    const refusing = { send: () => Promise.reject(new Error('no gateway')) };
    const message = { to: '+39', channel: 'sms', subject: '', text: '', code: '123456' } as const;
    await expect(watched.countMessages(refusing).send(message)).rejects.toThrow('no gateway');
    for (const outcome of ['wrong password', 'locked', '406 5709', '400 case: no'])
      watched.countAudited('login', outcome);
    const admin = createAdmin(acquirer.services, watched);
    await admin.request(`${origin}/readyz`);
    const text = await (await admin.request(`${origin}/metrics`)).text();
    expect(text).toContain('acquirer_work_seconds_count{work="sum",outcome="failed"} 1');
    expect(text).toContain('acquirer_work_pending 0');
    expect(text).toContain(
      'acquirer_messages_total{channel="sms",code="true",outcome="refused"} 1',
    );
    expect(text).toContain('acquirer_audited_total{what="login",outcome="406 5709"} 1');
    expect(text).toContain('acquirer_audited_total{what="login",outcome="400"} 1');
    expect(text).toContain('acquirer_database_connections{state="busy"} 1');
    const asked = ['alerts.yml', 'dashboard.json'].flatMap((file) => [
      ...readFileSync(`deploy/${file}`, 'utf8').matchAll(
        /\b(?:acquirer|nodejs|process)_\w+(?=[{[ )>"])/g,
      ),
    ]);
    expect(asked.length).toBeGreaterThan(15);
    for (const [name] of asked)
      expect(text, name).toMatch(
        new RegExp(`^# TYPE ${name.replace(/_(bucket|count)$/, '')} `, 'm'),
      );
  });

  test('in figures how many logins and codes were good, wrong or locked', async () => {
    const watched = metrics();
    const { countAudited } = watched;
    const { logIn } = acquirer.setOtherwise({}, { countAudited });
    for (const password of ['Portale2026', 'x', 'x', 'x']) await logIn('negozio02', password);
    const admin = createAdmin(acquirer.services, watched);
    const text = await (await admin.request(`${origin}/metrics`)).text();
    for (const [outcome, count] of Object.entries({ done: 1, 'wrong password': 2, locked: 1 }))
      expect(text).toContain(
        `acquirer_audited_total{what="login",outcome="${outcome}"} ${count}\n`,
      );
  });

  test('and only there: not through a proxy, and outside the demo on a separate port', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    expect((await acquirer.app.request(`${origin}/metrics`, { headers })).status).toBe(404);
    const watched = metrics();
    const app = createAcquirer(acquirer.services, undefined, undefined, watched);
    const admin = createAdmin(acquirer.services, watched);
    expect(await statusOf('/metrics', app)).toBe(404);
    expect(await statusOf('/config.json', admin)).toBe(404);
    expect(await statusOf('/readyz', admin)).toBe(200);
    const text = await (await admin.request(`${origin}/metrics`)).text();
    expect(text).toContain('acquirer_request_seconds_count{call="metrics",status="404"} 1');
  });
});

test('the secret of one-time codes is made once, also by processes that start together, and found by every later one', async () => {
  const { db } = acquirer.services;
  const fresh = ['primo', 'secondo', 'terzo'];
  const [first = '', ...others] = await Promise.all(fresh.map((one) => secretInDatabase(db, one)));
  expect(fresh).toContain(first);
  expect(others).toEqual([first, first]);
  expect(await secretInDatabase(db, 'dopo un riavvio')).toBe(first);
});
