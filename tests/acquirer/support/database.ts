import { randomUUID } from 'node:crypto';
import { Client, Pool } from 'pg';
import type { Database, OpenDatabase } from '../../../acquirer/server/database/database';
import { databaseOn } from '../../../acquirer/server/database/server';
import { statementReader } from './by-society';
import { openFilledMemory, openMemory } from './memory';

/** A database of one test file. */
export interface TestDatabase extends Pick<OpenDatabase, 'db' | 'close'> {
  /** All files of its data folder in one image, if it has a folder. */
  readonly files?: () => Promise<Blob>;
}

/** Writes what the tests of a database begin with. */
export type Fill = (db: Database) => Promise<void>;

const administered = async (url: string, work: (client: Client) => Promise<unknown>) => {
  const client = new Client({ connectionString: url });
  await client.connect();
  await work(client).finally(() => client.end());
};

const addressOf = (url: string, name: string) => {
  const address = new URL(url);
  address.pathname = name;
  return address.href;
};

const open = (url: string, name: string): TestDatabase => {
  const pool = new Pool({ connectionString: addressOf(url, name) });
  return {
    db: databaseOn(pool, { logger: statementReader }),
    close: () => pool.end(),
  };
};

const copyOf = async (url: string, template: string): Promise<TestDatabase> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administered(url, (client) =>
    client.query(`create database ${name} template ${template} strategy file_copy`),
  );
  const { db, close } = open(url, name);
  const drop = () => administered(url, (client) => client.query(`drop database ${name}`));
  return { db, close: () => close().then(drop) };
};

const draft = 'being_filled';

/** One file at a time fills a template, and the next ones find it. */
const makeTemplate = (url: string, name: string, fill: Fill) =>
  administered(url, async (client) => {
    await client.query('select pg_advisory_lock(1)');
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return;
    await client.query(`drop database if exists ${draft}`);
    await client.query(`create database ${draft}`);
    const { db, close } = open(url, draft);
    await fill(db).finally(close);
    await administered(addressOf(url, draft), (filled) => filled.query('analyze'));
    await client.query(`alter database ${draft} rename to ${name}`);
  });

/** An empty database: on the server at TEST_DATABASE_URL, otherwise in memory. */
export const openTestDatabase = (): Promise<TestDatabase> => {
  const url = process.env.TEST_DATABASE_URL;
  return url === undefined ? openMemory() : copyOf(url, 'template1');
};

/** The same, filled by `fill`, which is done once and kept under `name`: letters, digits and _. */
export const openFilledDatabase = async (name: string, fill: Fill): Promise<TestDatabase> => {
  const url = process.env.TEST_DATABASE_URL;
  if (url === undefined) return openFilledMemory(name, fill);
  await makeTemplate(url, name, fill);
  return copyOf(url, name);
};
