import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayOf } from '../../acquirer/demo/generator/day';
import { largeMerchant, scaled, smallMerchants } from '../../acquirer/demo/generator/merchants';
import { shopDay } from '../../acquirer/demo/generator/shop-day';
import { expectedMovements } from '../../acquirer/demo/generator/volume';
import { seedMovements } from '../../acquirer/demo/seed/movements';
import { seedMerchants } from '../../acquirer/demo/seed/people';
import { seedDemo, seedLargeCompany } from '../../acquirer/demo/seed/seed';
import { demoUsers, shopUsers } from '../../acquirer/demo/users';
import { forgiveUnlessLocked, lockNow } from '../../acquirer/server/accounts/login-failures';
import { pruneOldData } from '../../acquirer/server/data-window';
import type { Database } from '../../acquirer/server/database/database';
import { migrate } from '../../acquirer/server/database/migrate';
import type { TestDatabase } from './support/database';
import { openTestDatabase } from './support/database';
import { wrongSums } from './support/sums';

const [sapori] = smallMerchants;
if (!sapori) throw new Error('no merchants');
const company = { ...sapori, movements: 2_500, shops: sapori.shops.slice(0, 3) };
const morning = new Date('2026-03-15T12:00:00Z');
const evening = new Date('2026-03-15T19:00:00Z');
const nextWeek = new Date('2026-03-22T09:00:00Z');
const silent = () => undefined;

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
  await migrate(db);
  await seedMerchants(db, [...smallMerchants, largeMerchant]);
});
beforeEach(() => forget());
afterAll(() => database.close());

/** Back to companies without users and movements. */
const forget = async () => {
  await db.execute(sql`truncate settlement, movement, adjustment`);
  await db.execute(sql`delete from seed_progress`);
  await db.execute(sql`delete from account`);
};

/** The months of a table, the oldest first. */
const monthsOf = async (table: string) =>
  (
    await rowsOf(sql`select right(inhrelid::regclass::text, 7) as month from pg_inherits
      where inhparent = to_regclass(${table}) and inhrelid in (select oid from pg_class where relkind = 'r') order by 1`)
  ).map(({ month }) => month);

const rowsOf = async (query: ReturnType<typeof sql>) => (await db.execute(query)).rows;

const everything = () =>
  rowsOf(sql`select movement.*, settlement.gross_calculated, settlement.gross_declared
    from movement join settlement on settlement.id = settlement_id order by movement.id`);

const seed = (now: Date, chunk = 500, signal?: AbortSignal) =>
  seedMovements(db, [company], now, { chunk, ...(signal && { signal }) });

describe('the demo data', () => {
  test('[BUS-003] reach from the first of the month 12 months ago to now', async () => {
    await seed(morning);
    const [range] = await rowsOf(
      sql`select min(date)::date::text as first, max(date)::date::text as last, max(date) <= '2026-03-15 13:00:00' as past from movement`,
    );
    expect(range).toEqual({ first: '2025-03-01', last: expect.any(String), past: true });
  });

  test('settlements and movements add up to the cent', async () => {
    await seed(evening);
    const wrong = await rowsOf(sql`
      select settlement.id from settlement left join movement on settlement_id = settlement.id
      group by settlement.society_code, settlement.day, settlement.id having
        settlement.movements <> count(movement.id)
        or cancelled <> count(*) filter (where status = 'A')
        or gross_calculated <> coalesce(sum(amount) filter (where status = 'V'), 0)
        or commission_calculated <> coalesce(sum(commission) filter (where status = 'V'), 0)
        or net_calculated <> coalesce(sum(net) filter (where status = 'V'), 0)
        or net_declared <> gross_declared - commission_calculated
        or bool_or(movement.pos_code <> settlement.pos_code)
        or bool_or(movement.society_code <> settlement.society_code)
        or bool_or(movement.date::date <> settlement.day)`);
    expect(wrong).toEqual([]);
    const [some] = await rowsOf(sql`
      select count(*) filter (where cancelled > 0)::int as cancelled,
        count(distinct abi)::int as banks from settlement`);
    expect(some).toEqual({ cancelled: expect.any(Number), banks: 2 });
    expect(some?.cancelled).toBeGreaterThan(5);
  });

  test('are the same for the same instant, however they are written', async () => {
    await seed(evening, 500);
    const first = await everything();
    await forget();
    await seed(evening, 90);
    expect(await everything()).toEqual(first);
  });

  test('of today grow from start to start, settlements too', async () => {
    const today = () =>
      rowsOf(sql`select id, movements from settlement where day = '2026-03-15' order by id`);
    await seed(morning);
    const before = await today();
    expect(before.length).toBeGreaterThan(0);
    await seed(evening);
    const after = await today();
    const grown = before.filter((one) =>
      after.some((other) => other.id === one.id && Number(other.movements) > Number(one.movements)),
    );
    expect(grown.length).toBeGreaterThan(0);
    const resumed = await everything();
    await forget();
    await seed(evening);
    expect(await everything()).toEqual(resumed);
  });

  test('of the days since the last start are added, and nothing is written twice', async () => {
    const whole = await seed(morning);
    const again = await seed(morning);
    expect(again).toBeLessThan(whole / 100);
    const resumed = whole + (await seed(nextWeek));
    expect(resumed).toBeGreaterThan(whole);
    const after = await everything();
    await forget();
    expect(await seed(nextWeek)).toBe(after.length);
    expect(await everything()).toEqual(after);
  });

  test('are completed after a start that was cut off', async () => {
    const stop = new AbortController();
    const cut = seedMovements(db, [company], morning, {
      chunk: 100,
      signal: stop.signal,
      onProgress: (share) => {
        if (share > 0.4) stop.abort();
      },
    });
    const written = await cut;
    expect(written).toBeGreaterThan(100);
    expect(await everything()).toHaveLength(written);
    await seed(morning);
    const resumed = await everything();
    await forget();
    await seed(morning);
    expect(resumed).toEqual(await everything());
    expect(resumed.length).toBeGreaterThan(written * 2);
  });

  test('lose what leaves the window of 13 months, and only that', async () => {
    await seed(morning);
    const nextMonth = new Date('2026-04-02T09:00:00Z');
    const [stored] = await rowsOf(
      sql`select count(*)::int as rows from movement where date >= '2025-04-01'`,
    );
    await pruneOldData(db, nextMonth);
    const [left] = await rowsOf(
      sql`select count(*)::int as rows, min(date) >= '2025-04-01' as young from movement`,
    );
    expect(left).toEqual({ rows: stored?.rows, young: true });
    expect(await wrongSums(db)).toEqual([]);
    expect(await monthsOf('movement')).toEqual(await monthsOf('settlement'));
    expect((await monthsOf('movement'))[0]).toBe('2025_04');
    await seed(nextMonth);
    const resumed = await everything();
    await forget();
    await seed(nextMonth);
    expect(await everything()).toEqual(resumed);
  });

  test('begin again after more than 13 months without a start', async () => {
    await seed(new Date('2024-06-15T11:00:00Z'));
    await pruneOldData(db, morning);
    await seed(morning);
    const resumed = await everything();
    await forget();
    await seed(morning);
    expect(await everything()).toEqual(resumed);
  });

  test('never hold a whole card number', async () => {
    await seed(morning);
    const pans = await rowsOf(
      sql`select pan from movement where pan !~ '^[0-9]{6}[*]{5,6}[0-9]{4}$'`,
    );
    expect(pans).toEqual([]);
    await expect(db.execute(sql`update movement set pan = '4000123456781234'`)).rejects.toThrow();
  });
});

describe('the large company', () => {
  test('has 200 points of sale and at least 300,000 movements in every window', () => {
    expect(largeMerchant.shops).toHaveLength(200);
    let expected = 0;
    for (let number = 0; number < 365; number += 1) {
      const day = dayOf(new Date(Date.UTC(2026, 0, 1 + number)).toISOString().slice(0, 10));
      for (const shop of largeMerchant.shops) {
        expected += expectedMovements(largeMerchant, shop, day);
      }
    }
    expect(expected).toBeGreaterThan(303_000);
    expect(expected).toBeLessThan(330_000);
  });

  test('is seeded while others read, and stops when told to', async () => {
    const lines: string[] = [];
    const size = { small: 0, large: 0.02 };
    const stop = new AbortController();
    const seeding = seedLargeCompany(db, morning, size, (line) => lines.push(line), stop.signal);
    let done = false;
    const settled = seeding.then(() => {
      done = true;
    });
    let answered = 0;
    for (; !done; answered += 1) {
      await db.execute(sql`select 1`);
      await nextTurn();
    }
    await settled;
    expect(answered).toBeGreaterThan(10);
    expect(lines.join()).toMatch(/Mercati Riuniti S\.p\.A\.: completati \(\d+\)/);
    const stopped = new AbortController();
    stopped.abort();
    await seedLargeCompany(db, nextWeek, size, (line) => lines.push(line), stopped.signal);
    expect(lines).toHaveLength(1);
    await seedLargeCompany(db, nextWeek, size, (line) => lines.push(line), stop.signal);
    expect(lines[1], 'a few are completed too').toContain('completati');
  });
});

describe('the demo users', () => {
  const size = { small: 0, large: 0 };
  const daysOf = async (userId: string) =>
    (
      await rowsOf(
        sql`select password_expires_on::text as day from account where user_id = ${userId}`,
      )
    )[0]?.day;

  test('keep the days that the demo promises, until the password is changed', async () => {
    await seedDemo(db, morning, size, silent);
    expect(await daysOf('ristretto01')).toBe('2026-03-20');
    await db.execute(
      sql`update account set password_changed_on = '2026-03-16', password_expires_on = '2026-05-15' where user_id = 'azienda01'`,
    );
    await seedDemo(db, nextWeek, size, silent);
    expect(await daysOf('ristretto01')).toBe('2026-03-27');
    expect(await daysOf('azienda01')).toBe('2026-05-15');
  });

  test('that were locked by mistake are unlocked by the next start, all but the locked one', async () => {
    await seedDemo(db, morning, size, silent);
    for (const userId of ['azienda01', 'bloccato01']) await lockNow(db, userId, morning);
    await seedDemo(db, evening, size, silent);
    expect(await forgiveUnlessLocked(db, 'azienda01')).toBe(true);
    expect(await forgiveUnlessLocked(db, 'bloccato01')).toBe(false);
  });

  test('do not share a stored password, though it is the same', async () => {
    await seedDemo(db, morning, size, silent);
    const [hashes] = await rowsOf(
      sql`select count(distinct password_hash)::int as hashes, count(*)::int as users from account where password_hash like '$argon2id$v=19$m=19456,t=2,p=1$%'`,
    );
    const users = demoUsers.length + shopUsers.length;
    expect(hashes).toEqual({ hashes: users, users });
  });
});

describe('a day of a shop', () => {
  const [shop] = sapori.shops;
  if (!shop) throw new Error('no shops');

  test('that is cut off at an hour is the beginning of the whole day', () => {
    const day = dayOf('2026-03-14');
    const whole = shopDay(scaled(sapori, 5), shop, day, '2026-03-14 23:59:59');
    const half = shopDay(scaled(sapori, 5), shop, day, '2026-03-14 12:00:00');
    expect(half.movements.length).toBeGreaterThan(0);
    expect(half.movements.length).toBeLessThan(whole.movements.length);
    expect(whole.movements.slice(0, half.movements.length)).toEqual(half.movements);
  });

  test('is empty when the trade rests', () => {
    const restaurant = sapori.shops.find((one) => one.trade === 'restaurant') ?? shop;
    const monday = shopDay(sapori, restaurant, dayOf('2026-03-16'), '2027');
    const christmas = shopDay(sapori, shop, dayOf('2025-12-25'), '2027');
    expect([monday.movements, christmas.movements]).toEqual([[], []]);
  });
});
