import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { valueDateOf } from '../../acquirer/server/banking/value-date';
import { addDays } from '../../acquirer/server/common/clock';
import { migrate } from '../../acquirer/server/database/migrate';
import type { TestDatabase } from './support/database';
import { openTestDatabase } from './support/database';
import { wrongSums } from './support/sums';

const migrations = Object.keys(import.meta.glob('../../acquirer/server/database/migrations/*.sql'));

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
