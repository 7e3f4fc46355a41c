import { readFileSync } from 'node:fs';
import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../../acquirer/server/database/migrate';
import { strayIn, tablesOfSocieties } from './support/by-society';
import type { TestDatabase } from './support/database';
import { openTestDatabase } from './support/database';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  [
    '../../acquirer/{server,demo}/**/*tables.ts',
    '../../acquirer/demo/{outbox/messages,seed/insert}.ts',
  ],
  { eager: true },
);
const released = readFileSync('acquirer/server/database/migrations/released.txt', 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' ')[1] ?? '');
const migrations = Object.keys(import.meta.glob('../../acquirer/server/database/migrations/*.sql'));

const tables = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((exported): exported is PgTable => is(exported, PgTable));

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await migrate(database.db);
});
afterAll(() => database.close());

const inDatabase = async () => {
  const { rows } = await database.db.execute<{
    table: string;
    column: string;
    required: boolean;
  }>(sql`
    select table_name as table, column_name as column, is_nullable = 'NO' as required
    from information_schema.columns where table_schema = current_schema()
    and table_name <> 'migration' order by 1, 2`);
  return rows;
};

const inCode = () =>
  tables
    .flatMap((table) =>
      Object.values(getTableColumns(table)).map((column) => ({
        table: getTableName(table),
        column: column.name,
        required: column.notNull,
      })),
    )
    .sort((a, b) => (`${a.table} ${a.column}` < `${b.table} ${b.column}` ? -1 : 1));

/** What is wrong with the names of migrations, `released` being those of versions that are out. */
const wrongIn = (names: readonly string[], released: readonly string[]) => {
  const timeOf = (name: string) => name.slice(0, '20261129T1200'.length);
  const last = released.map(timeOf).sort().at(-1) ?? '';
  const times = names.map(timeOf);
  return [
    ...names.filter((name) => !/^\d{8}T\d{4}-[a-z-]+\.sql$/.test(name)),
    ...names.filter((name, index) => times.indexOf(timeOf(name)) !== index),
    ...names.filter((name) => !released.includes(name) && timeOf(name) <= last),
    ...released.filter((name) => !names.includes(name)),
  ];
};

describe('the names of the migrations', () => {
  const first = '20261129T1200-schema.sql';
  test('are a date and time of their own, after those of the last version that is out', () => {
    const names = migrations.map((path) => path.replace(/^.*\//, ''));
    expect(wrongIn(names, released)).toEqual([]);
    expect(released).toContain(first);
  });

  test.each([
    ['a number', '0002_more.sql'],
    ['a time that another has', '20261129T1200-again.sql'],
    ['a time before that of a version that is out', '20261128T0900-late.sql'],
  ])('is refused: %s', (_, name) => {
    expect(wrongIn([first, name], [first])).toContain(name);
  });

  test('is refused: one that is out and is gone', () => {
    expect(wrongIn([], [first])).toEqual([first]);
  });
});

describe('the migrations', () => {
  test('make the tables that the code describes, column by column', async () => {
    expect(inCode()).toEqual(await inDatabase());
  });

  test('of a later version is not opened, and says so in one sentence', async () => {
    await database.db.execute(sql`insert into migration (name) values ('9999_later.sql')`);
    await expect(migrate(database.db)).rejects.toThrow('Il database è di una versione più recente');
    await database.db.execute(sql`delete from migration where name = '9999_later.sql'`);
  });

  test('are made once, also by two processes that start together', async () => {
    await Promise.all([migrate(database.db), migrate(database.db)]);
    const { rows } = await database.db.execute(sql`select name from migration order by name`);
    expect(rows.map((row) => row.name)).toEqual(
      migrations.map((path) => path.replace(/^.*\//, '')).sort(),
    );
  });

  test('are each whole or not at all: after one that fails, the next start continues with it', async () => {
    const { db, close } = await openTestDatabase();
    const tables = async () =>
      (await db.execute(sql`select tablename from pg_tables where schemaname = 'public'`)).rows;
    try {
      await db.execute(sql`create table preference (in_the_way text)`);
      await expect(migrate(db)).rejects.toThrow();
      expect(await tables()).toEqual([{ tablename: 'preference' }]);
      await db.execute(sql`drop table preference`);
      await migrate(db);
      const after = await db.execute(sql`select count(*)::int as count from migration`);
      expect(after.rows).toEqual([{ count: migrations.length }]);
    } finally {
      await close();
    }
  });
});

describe('a statement about what belongs to companies', () => {
  test('is known as such by every table that carries their code, but for who may log in', () => {
    const withCode = inCode()
      .filter(({ table, column }) => column === 'society_code' && table !== 'society')
      .map(({ table }) => table);
    const users = ['account', 'registration'];
    expect([...tablesOfSocieties, ...users].sort()).toEqual([...withCode, 'society'].sort());
  });

  test.each([
    ['select "id" from "movement" where "movement"."pos_code" = $1', ['movement']],
    ['select "id" from "movement" where "movement"."society_code" = $1', []],
    ['select * from "pos" where "pos"."code" = $1', ['pos']],
    [
      'select 1 from "movement" inner join "pos" on "pos"."code" = "movement"."pos_code" where "movement"."society_code" = $1',
      ['pos'],
    ],
    [
      'update "dispute_case" set "society_code" = $1 where "dispute_case"."id" = $2',
      ['dispute_case'],
    ],
    ['insert into "draft" ("case_id") values ($1)', ['draft']],
    ['insert into "draft" ("society_code", "case_id") values ($1, $2)', []],
    ['delete from "session" where "session"."user_id" = $1', []],
  ])('%s leaves out %j', (statement, expected) => {
    expect(strayIn(statement)).toEqual(expected);
  });
});
