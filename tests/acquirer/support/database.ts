import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { vi } from 'vitest';
import type { OpenDatabase } from '../../../acquirer/server/database/database';
import { openServer } from '../../../acquirer/server/database/server';
import { openMemory } from './memory';

/** On a busy machine a database takes its time; no test fails on a clock. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const inSchemaOfItsOwn = async (url: string): Promise<OpenDatabase> => {
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

/** An empty database: in memory, or in a schema of its own where TEST_DATABASE_URL says. */
export const openTestDatabase = (): Promise<OpenDatabase> => {
  const url = process.env.TEST_DATABASE_URL;
  return url === undefined ? openMemory() : inSchemaOfItsOwn(url);
};
