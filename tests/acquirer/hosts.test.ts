import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  addressesOf,
  connectTo,
  hostsOf,
  wantedServer,
} from '../../acquirer/server/database/hosts';
import { openServer } from '../../acquirer/server/database/server';
import { startMoodyPostgres } from './support/moody-postgres';

describe('DATABASE_URL with several servers', () => {
  test('is one address for each, with the same user, name and settings', () => {
    const address =
      'postgresql://u:p@a:5432,[::1]:5433/name?target_session_attrs=primary&sslmode=require';
    expect(addressesOf(address)).toEqual([
      'postgresql://u:p@a:5432/name?sslmode=require',
      'postgresql://u:p@[::1]:5433/name?sslmode=require',
    ]);
    expect(wantedServer(address)).toBe('primary');
    expect(addressesOf('postgres://u@a/name')).toEqual(['postgres://u@a/name']);
  });
});

type Moody = Awaited<ReturnType<typeof startMoodyPostgres>>;
let servers: readonly [Moody, Moody];
beforeEach(async () => {
  servers = [await startMoodyPostgres(), await startMoodyPostgres()];
  for (const server of servers) server.become(whoTakesWrites(true));
});
afterEach(() => Promise.all(servers.map((server) => server.close())));

const whoTakesWrites = (yes: boolean) => (statement: string) =>
  statement.includes('pg_is_in_recovery') ? !yes : 'answers';

const both = (attributes = '') =>
  `postgresql://portale@${servers.map(({ url }) => new URL(url).host).join()}/portale${attributes}`;

const open = (attributes = '') =>
  openServer(both(attributes), () => undefined, { size: 2, statementMs: 60_000, waitMs: 60_000 });

const asked = ({ asked: statements }: Moody) => statements.includes('select 2');

describe('of two servers', () => {
  test('the one that takes writes is used, wherever it is named', async () => {
    servers[0].become(whoTakesWrites(false));
    const database = await open();
    await database.db.execute(sql`select 2`);
    await database.close();
    expect(servers.map(asked)).toEqual([false, true]);
  });

  test('the one that takes writes holds the lock of those that start', async () => {
    servers[0].become(whoTakesWrites(false));
    const client = await connectTo(hostsOf(both()), {});
    await client.query('select 2');
    await client.end();
    expect(servers.map(asked)).toEqual([false, true]);
  });

  test('the first is used whatever it is, where any is wanted', async () => {
    servers[0].become(whoTakesWrites(false));
    const database = await open('?target_session_attrs=any');
    await database.db.execute(sql`select 2`);
    await database.close();
    expect(servers.map(asked)).toEqual([true, false]);
  });

  test('the other is used by the next request once the first has gone', async () => {
    const database = await open();
    servers[0].become(() => 'cuts');
    await database.db.execute(sql`select 1`).catch(() => undefined);
    await Promise.all([1, 2, 3].map(() => database.db.execute(sql`select 2`)));
    await database.close();
    expect(asked(servers[1])).toBe(true);
  });

  test('none is used where both are standbys', async () => {
    for (const server of servers) server.become(whoTakesWrites(false));
    await expect(open()).rejects.toThrow('non risponde');
  });
});
