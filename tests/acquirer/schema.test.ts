import { getTableColumns, getTableName, is, type SQL, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { valueDateOf } from '../../acquirer/server/banking/value-date';
import { addDays } from '../../acquirer/server/common/clock';
import { migrate } from '../../acquirer/server/database/migrate';
import { strayIn, tablesOfSocieties } from './support/by-society';
import { openTestDatabase } from './support/database';
import type { TestDatabase } from './support/memory';
import { wrongSums } from './support/sums';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  '../../acquirer/{server,demo}/**/*tables.ts',
  { eager: true },
);
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

describe('the migrations', () => {
  test('make the tables that the code describes, column by column', async () => {
    expect(inCode()).toEqual(await inDatabase());
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
    try {
      await db.execute(sql`create table preference (in_the_way text)`);
      await expect(migrate(db)).rejects.toThrow();
      const before = await db.execute(sql`select max(name) as last from migration`);
      expect(before.rows).toEqual([{ last: '0017_standbys.sql' }]);
      await db.execute(sql`drop table preference`);
      await migrate(db);
      const after = await db.execute(sql`select count(*)::int as count from migration`);
      expect(after.rows).toEqual([{ count: migrations.length }]);
    } finally {
      await close();
    }
  });
});

describe('a data folder from before value dates and monthly partitions', () => {
  const later = migrations
    .map((path) => path.replace(/^.*\//, ''))
    .filter((name) => name >= '0010');
  const days = Array.from({ length: 1_400 }, (_, index) => addDays('2024-02-01', index));

  let old: TestDatabase;
  beforeAll(async () => {
    old = await openTestDatabase();
    await asBefore(old);
    await migrate(old.db);
  });
  afterAll(() => old.close());

  const asBefore = async (database: TestDatabase) => {
    await database.db.execute(
      sql`create table migration (name text primary key, applied_at timestamptz not null default now())`,
    );
    for (const name of later)
      await database.db.execute(sql`insert into migration (name) values (${name})`);
    await migrate(database.db);
    await database.db.execute(sql`delete from migration where name >= '0010'`);
    await database.db.execute(sql`insert into society (code, vat_number, name, address, street_number, zip, city, district)
      values ('1000000001', '02845170121', 'Bar', 'Via Roma', '1', '20121', 'Milano', 'MI')`);
    await database.db.execute(sql`insert into pos (code, society_code, sign, address, street_number, zip, city, district)
      values ('2000000101', '1000000001', 'BAR', 'Via Roma', '1', '20121', 'Milano', 'MI')`);
    await database.db.execute(sql`insert into settlement (id, society_code, pos_code, day, abi, code, movements, cancelled,
      gross_calculated, commission_calculated, net_calculated, gross_declared, net_declared)
      select row_number() over (), '1000000001', '2000000101', day, '03069', '', 0, 0, 0, 0, 0, 0, 0
      from unnest(${sql.param(days)}::date[]) as day`);
    await database.db.execute(sql`insert into movement (id, settlement_id, society_code, pos_code, date, terminal,
      amount, commission, net, authorization_code, pan, status)
      select id, id, society_code, pos_code, day + time '12:00', '', 100, 1, 99, '', '411111******1111', 'V' from settlement`);
    await database.db.execute(sql`insert into adjustment (id, settlement_id, movement_id, society_code, pos_code,
      letter_date, type, description, amount, case_number)
      select id, id, id, society_code, pos_code, day + 3, 'MAN', '', -1, '' from settlement where id < 10`);
  };

  test('opens, and each settlement has the value date that a new one has', async () => {
    const { rows } = await old.db.execute<{ day: string; value: string }>(
      sql`select day::text, value_date::text as value from settlement order by day`,
    );
    expect(rows).toEqual(days.map((day) => ({ day, value: valueDateOf(day) })));
    expect(valueDateOf('2026-04-02')).toBe('2026-04-07');
    expect(valueDateOf('2026-12-24')).toBe('2026-12-28');
  });

  test('keeps every movement, each in its month, and every letter knows the day it is about', async () => {
    const count = async (query: SQL) => (await old.db.execute(query)).rows[0];
    expect(
      await count(sql`select count(*)::int as rows, count(distinct tableoid)::int as months,
        count(*) filter (where tableoid::regclass::text not like '%movement_' || to_char(date, 'YYYY_MM'))::int as astray
        from movement`),
    ).toEqual({ rows: days.length, months: 47, astray: 0 });
    expect(
      await count(sql`select count(*)::int as letters from adjustment
        join settlement on settlement.id = settlement_id and settlement.day = settlement_day`),
    ).toEqual({ letters: 9 });
  });

  test('gets the sums of its days', async () => {
    const { rows } =
      await old.db.execute(sql`select sum(movements)::int as movements, sum(amount)::int as amount
      from movement_sum where pos_code = ''`);
    expect(rows).toEqual([{ movements: days.length, amount: days.length * 100 }]);
    expect(await wrongSums(old.db)).toEqual([]);
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
