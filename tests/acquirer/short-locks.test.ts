import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { migrate } from '../../acquirer/server/database/migrate';
import { dropMonthsBefore, openMonths } from '../../acquirer/server/database/months';
import { untilFree, waitBriefly } from '../../acquirer/server/database/short-locks';
import type { TestDatabase } from './support/database';
import { openTestDatabase } from './support/database';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const lockTimeout = async (db: TestDatabase['db']) => {
  const { rows } = await db.execute<{ lock_timeout: string }>(sql`show lock_timeout`);
  return rows[0]?.lock_timeout;
};

/** As drizzle rejects: around the error of the driver. */
const refusing = (code: string) =>
  new Error('Failed query', { cause: Object.assign(new Error('said so'), { code }) });

const failing = (times: number, code: string) => {
  let tries = 0;
  return async () => {
    tries += 1;
    if (tries <= times) throw refusing(code);
    return tries;
  };
};

describe('a change of a table that requests read', () => {
  test('waits a second for it, because they wait behind it; nothing else waits less', async () => {
    const during = await database.db.transaction(async (tx) => {
      await waitBriefly(tx);
      return lockTimeout(tx);
    });
    expect([during, await lockTimeout(database.db)]).toEqual(['1s', '0']);
  });

  test.each(['55P03', '40P01'])('is tried again while the table is in use (%s)', async (code) => {
    expect(await untilFree(failing(59, code), 0)).toBe(60);
  });

  test('is given up where the table stays in use', async () => {
    await expect(untilFree(failing(60, '55P03'), 0)).rejects.toThrow('Failed query');
  });

  test('fails at once where the table is not the reason', async () => {
    const work = vi.fn(failing(1, '42P01'));
    await expect(untilFree(work)).rejects.toThrow('Failed query');
    expect(work).toHaveBeenCalledTimes(1);
  });
});

/**
 * What was created, altered and dropped in this schema, and how long each would have waited for a table
 * in use. Other tests may work on the same server.
 */
const watchChanges = async (db: TestDatabase['db']) => {
  await db.execute(sql`create table seen (tag text, waits text)`);
  await db.execute(sql`create function see() returns event_trigger language plpgsql as $$ begin
    if to_regclass('seen') is not null then
      insert into seen values (tg_tag, current_setting('lock_timeout'));
    end if; end $$`);
  await db.execute(sql`create event trigger watching on ddl_command_end execute function see()`);
  return async () => {
    const { rows } = await db.execute<{ tag: string; waits: string }>(
      sql`delete from seen returning tag, waits`,
    );
    return rows;
  };
};

test('no migration, and no month that begins or leaves, waits long for a table in use', async () => {
  const { db, close } = await openTestDatabase();
  try {
    const changes = await watchChanges(db);
    await migrate(db);
    const ofMigrations = await changes();
    await openMonths(db, '2030-01-01', '2030-02-01');
    const opened = await changes();
    await dropMonthsBefore(db, '2030-02-01');
    const dropped = await changes();
    expect(opened.map(({ tag }) => tag)).toContain('CREATE TABLE');
    expect(dropped.map(({ tag }) => tag)).toContain('DROP TABLE');
    expect(ofMigrations.length).toBeGreaterThan(50);
    const all = [...ofMigrations, ...opened, ...dropped];
    expect(all.filter(({ waits }) => waits !== '1s')).toEqual([]);
  } finally {
    await close();
  }
});
