import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openServer } from '../../acquirer/server/database/server';
import { isUnavailable } from '../../acquirer/server/database/unavailable';
import { openTestAcquirer, origin } from './support/acquirer';
import { startMoodyPostgres } from './support/moody-postgres';

type Moody = Awaited<ReturnType<typeof startMoodyPostgres>>;
type Server = Awaited<ReturnType<typeof openServer>>;

let postgres: Moody;
let server: Server;
const open = (limits: { readonly statementMs: number; readonly waitMs: number }) =>
  openServer(postgres.url, () => undefined, { size: 1, ...limits });

beforeEach(async () => {
  postgres = await startMoodyPostgres();
  // A busy machine takes a while to connect.
  server = await open({ statementMs: 100, waitMs: 60_000 });
});
afterEach(async () => {
  await server.close();
  await postgres.close();
});

const ask = () => server.db.execute(sql`select 1`);

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no failure',
    (error: unknown) => isUnavailable(error),
  );

describe('a database that', () => {
  test('no longer answers is given up in time, and asked on a fresh connection the next time', async () => {
    postgres.become(() => 'hangs');
    expect(await failureOf(ask())).toBe(true);
    postgres.become(() => 'answers');
    expect((await ask()).rows).toEqual([]);
  });

  test('is asked nothing for a while loses no connection, however short its statements may be', async () => {
    const said: string[] = [];
    const resting = await openServer(postgres.url, (line) => said.push(line), { statementMs: 100 });
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(said).toEqual([]);
    await resting.close();
  });

  test('has no connection to spare is not waited for beyond the limit', async () => {
    const busy = await open({ statementMs: 600_000, waitMs: 3_000 });
    const askBusy = () => failureOf(busy.db.execute(sql`select 1`));
    postgres.become(() => 'hangs');
    const first = askBusy();
    expect(await askBusy()).toBe(true);
    postgres.cut();
    expect(await first).toBe(true);
    await busy.close();
  });

  test('cuts a connection inside a transaction does not end the process', async () => {
    postgres.become((statement) => (statement === 'select 2' ? 'cuts' : 'answers'));
    const work = server.db.transaction((tx) => tx.execute(sql`select 2`));
    expect(await failureOf(work)).toBe(true);
    expect((await ask()).rows).toEqual([]);
  });

  test('cuts a connection at the beginning of a transaction keeps none of the pool', async () => {
    postgres.become((statement) => (statement === 'begin' ? 'cuts' : 'answers'));
    for (const _ of [1, 2, 3]) {
      expect(await failureOf(server.db.transaction(() => ask()))).toBe(true);
    }
    expect((await ask()).rows).toEqual([]);
  });

  test('hangs inside a transaction is not asked to undo it', async () => {
    postgres.become((statement) => (statement === 'select 2' ? 'hangs' : 'answers'));
    const work = server.db.transaction((tx) => tx.execute(sql`select 2`));
    expect(await failureOf(work)).toBe(true);
    expect(postgres.asked).not.toContain('rollback');
    expect((await ask()).rows).toEqual([]);
  });

  test('refuses a statement is asked to undo its transaction, and keeps its connection', async () => {
    const failing = server.db.transaction(() => Promise.reject(new Error('not this one')));
    await expect(failing).rejects.toThrow('not this one');
    expect(postgres.asked.at(-1)).toBe('rollback');
  });

  test('is unreachable fails at once', async () => {
    postgres.become(() => 'cuts');
    expect(await failureOf(ask())).toBe(true);
  });
});

test('an outage is 503 with the seconds after which to ask again, and says nothing of the database', async () => {
  const acquirer = await openTestAcquirer({}, { small: 0 });
  const token = await acquirer.tokenOf('azienda01');
  postgres.become(() => 'cuts');
  const { app } = acquirer.setOtherwise({}, { db: server.db });
  const answer = await app.request(`${origin}/api/welcome`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: '{}',
  });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await answer.json()).toEqual({ details: ['the database does not answer'] });
  await acquirer.close();
});

test.each([
  ['from the beginning', 16, () => true],
  ['once a change has begun', 4, (key: PropertyKey) => key === 'transaction'],
])(
  'a database that hangs is told within twelve seconds: %s',
  async (_, requests, hangsFrom) => {
    const acquirer = await openTestAcquirer({}, { small: 0 });
    const token = await acquirer.tokenOf('azienda01');
    const usual = await openServer(postgres.url, () => undefined);
    postgres.become(() => 'hangs');
    let hangs = false;
    const db = new Proxy(acquirer.services.db, {
      get: (there, key) => {
        hangs ||= hangsFrom(key);
        return Reflect.get(hangs ? usual.db : there, key);
      },
    });
    const { app } = acquirer.setOtherwise({}, { db });
    const answers = Array.from({ length: requests }, async (_, number) => {
      const { status, headers } = await app.request(`${origin}/api/updateEmail`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
          'idempotency-key': `intention-${number}`,
        },
        body: JSON.stringify({ email: 'nuova@example.it' }),
      });
      return [status, headers.has('retry-after')];
    });
    const since = performance.now();
    for (const answer of await Promise.all(answers)) expect(answer).toEqual([503, true]);
    expect(performance.now() - since).toBeLessThan(12_000);
    postgres.cut();
    await Promise.all([usual.close(), acquirer.close()]);
  },
  60_000,
);

describe('what the database says is', () => {
  const saying = (code: string) => Object.assign(new Error('said so'), { code });

  test.each(['57P01', '57P03', '57014', '08006', '53300', '25006', '40P01', 'ECONNREFUSED'])(
    'an outage when it is %s, however it is wrapped',
    (code) => {
      expect(isUnavailable(saying(code))).toBe(true);
      expect(isUnavailable(new Error('Failed query', { cause: saying(code) }))).toBe(true);
    },
  );

  test.each(['23505', '42P01', '22001', 'ERR_INVALID_ARG_TYPE'])(
    'a failure of the acquirer when it is %s',
    (code) => {
      expect(isUnavailable(saying(code))).toBe(false);
    },
  );
});
