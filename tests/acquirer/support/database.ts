import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../acquirer/server/database/database';
import { openServer } from '../../../acquirer/server/database/server';
import { openFilledMemory, openMemory, type TestDatabase } from './memory';

const inSchemaOfItsOwn = async (url: string): Promise<TestDatabase> => {
  const schema = `test_${randomUUID().replaceAll('-', '')}`;
  const address = new URL(url);
  address.searchParams.set('options', `-c search_path=${schema}`);
  const database = await openServer(address.href, () => undefined);
  await database.db.execute(sql`create schema ${sql.identifier(schema)}`);
  return {
    db: database.db,
    close: async () => {
      await database.db.execute(sql`drop schema ${sql.identifier(schema)} cascade`);
      await database.close();
    },
  };
};

/** An empty database: in memory, or in a fresh schema where TEST_DATABASE_URL is set. */
export const openTestDatabase = (): Promise<TestDatabase> => {
  const url = process.env.TEST_DATABASE_URL;
  return url === undefined ? openMemory() : inSchemaOfItsOwn(url);
};

/** The same, filled by `fill`; in memory that is done once and kept under `name`. */
export const openFilledDatabase = async (
  name: string,
  fill: (db: Database) => Promise<void>,
): Promise<TestDatabase> => {
  if (process.env.TEST_DATABASE_URL === undefined) return openFilledMemory(name, fill);
  const database = await openTestDatabase();
  await fill(database.db);
  return database;
};
