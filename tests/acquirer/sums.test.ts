import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Database } from '../../acquirer/server/database/database';
import { acquirerOfTests } from './support/acquirer';
import { wrongSums } from './support/sums';

const acquirer = acquirerOfTests();
let db: Database;
beforeAll(async () => {
  db = acquirer.services.db;
});

const company = sql`society_code = '1000000001'`;
const february = sql`date >= '2026-02-01' and date < '2026-03-01'`;

const kept = async () => {
  const { rows } = await db.execute<{ day: string; movements: string }>(
    sql`select day::text, movements from movement_sum where ${company} and pos_code = '' order by day`,
  );
  return new Map(rows.map(({ day, movements }) => [day, Number(movements)]));
};

/** Every way to write movements or settlements, by what it does to the company's 10 February. */
test.each([
  ['nothing was written since the start', sql`select 1`, 'the same'],
  [
    'some were added',
    sql`insert into movement select id + 9000000000000, settlement_id, society_code, pos_code, date, terminal,
      amount, commission, net, authorization_code, pan, status from movement where ${company} and ${february}`,
    'more',
  ],
  [
    'some were cancelled',
    sql`update movement set status = 'A' where ${company} and id % 7 = 0`,
    'the same',
  ],
  [
    'some went to the month before',
    sql`update movement set date = date - interval '1 month' where ${company} and date::date = '2026-02-10' and id % 2 = 0`,
    'fewer',
  ],
  [
    'some went to another shop',
    sql`update movement set pos_code = (select min(code) from pos where ${company}) where ${company} and ${february}`,
    'the same',
  ],
  [
    'some were removed',
    sql`delete from movement where ${company} and date::date = '2026-02-10'`,
    'none',
  ],
  [
    'settlements were corrected',
    sql`update settlement set net_calculated = net_calculated + 1, gross_calculated = gross_calculated + 1`,
    'the same',
  ],
  [
    'settlements were removed',
    sql`delete from settlement where ${company} and day = '2026-02-11'`,
    'the same',
  ],
  ['all were removed at once', sql`truncate movement, settlement`, 'none'],
])('the sums of each day are those of its rows after %s', async (_, statement, change) => {
  const before = (await kept()).get('2026-02-10') ?? 0;
  await db.execute(statement);
  expect(await wrongSums(db)).toEqual([]);
  const after = (await kept()).get('2026-02-10') ?? 0;
  const changes = {
    'the same': after === before,
    more: after > before,
    fewer: after < before && after > 0,
    none: after === 0,
  };
  expect(changes).toMatchObject({ [change]: true });
});
