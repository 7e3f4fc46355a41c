import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { scaled, smallMerchants } from '../../acquirer/demo/generator/merchants';
import { seedMovements } from '../../acquirer/demo/seed/movements';
import { seedMerchants } from '../../acquirer/demo/seed/people';
import { addDay, noRows } from '../../acquirer/demo/seed/rows';
import { pruneOldData } from '../../acquirer/server/data-window';
import type { Database } from '../../acquirer/server/database/database';
import { migrate } from '../../acquirer/server/database/migrate';
import type { TestDatabase } from './support/database';
import { openTestDatabase } from './support/database';

const [sapori] = smallMerchants;
if (!sapori) throw new Error('no merchants');
const company = scaled(sapori, 0.04);
const february = new Date('2026-02-20T12:00:00Z');
const march = new Date('2026-03-15T12:00:00Z');
const april = new Date('2026-04-02T12:00:00Z');

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
  await migrate(db);
  await seedMerchants(db, smallMerchants);
});
beforeEach(() => forget());
afterAll(() => database.close());

const forget = async () => {
  for (const table of [
    'settlement',
    'movement',
    'adjustment',
    'statement',
    'unpaid',
    'seed_progress',
  ]) {
    await db.execute(sql`delete from ${sql.identifier(table)}`);
  }
};

const seed = (now: Date, chunk = 500, signal?: AbortSignal) =>
  seedMovements(db, [company], now, { chunk, ...(signal && { signal }) });

const everything = async () => {
  const rows = async (query: ReturnType<typeof sql>) => (await db.execute(query)).rows;
  return {
    adjustments: await rows(sql`select * from adjustment order by id`),
    statements: await rows(sql`select * from statement order by date, pos_code`),
    unpaid: await rows(sql`select * from unpaid order by id`),
  };
};

const seededAtOnce = async (now: Date) => {
  await forget();
  await seed(now);
  return everything();
};

describe('letters, statements and unpaid items of the demo', () => {
  test('are there, and the same however they are written', async () => {
    await seed(march, 37);
    const found = await everything();
    for (const rows of Object.values(found)) expect(rows.length).toBeGreaterThan(20);
    expect(await seededAtOnce(march)).toEqual(found);
  });

  test('are the same when the acquirer was started before, also across months', async () => {
    await seed(february);
    await seed(march);
    await pruneOldData(db, march);
    const resumed = await everything();
    expect(resumed).toEqual(await seededAtOnce(march));
  });

  test('[BUS-003] leave with the window of 13 months', async () => {
    await seed(march);
    await pruneOldData(db, april);
    const { rows } = await db.execute(sql`
      select (select min(date)::text from statement) as statement,
        (select min(value_date) >= '2025-04-01' from unpaid) as unpaid,
        (select min(letter_date) >= '2025-04-01' from adjustment) as letters`);
    expect(rows).toEqual([{ statement: '2025-04-30', unpaid: true, letters: true }]);
    await seed(april);
    const resumed = await everything();
    expect(resumed).toEqual(await seededAtOnce(april));
  });

  test('are completed after a start that was cut off', async () => {
    const stop = new AbortController();
    await seedMovements(db, [company], march, {
      chunk: 200,
      signal: stop.signal,
      onProgress: (share) => {
        if (share > 0.4) stop.abort();
      },
    });
    const cut = await everything();
    await seed(march);
    const resumed = await everything();
    expect(resumed.adjustments.length).toBeGreaterThan(cut.adjustments.length);
    expect(resumed).toEqual(await seededAtOnce(march));
  });

  test('about a day are only known when it is over', () => {
    const made = (until: string) => {
      const rows = noRows();
      addDay(rows, [scaled(sapori, 5)], '2026-03-05', until);
      return { letters: rows.adjustments.length, unpaid: rows.unpaid.length };
    };
    expect(made('2026-03-05 23:59:59')).toEqual({ letters: 0, unpaid: 0 });
    const whole = made('2026-03-06 00:00:00');
    expect(whole.letters).toBeGreaterThan(5);
    expect(whole.unpaid).toBeGreaterThan(0);
  });

  test('come to a data folder that was seeded before there were any', async () => {
    await seed(march);
    const whole = await everything();
    for (const table of ['adjustment', 'statement', 'unpaid', 'seed_progress']) {
      await db.execute(sql`delete from ${sql.identifier(table)}`);
    }
    await seed(march);
    expect(await everything()).toEqual(whole);
  });
});
