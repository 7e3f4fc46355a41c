import { asc, desc, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { account } from '../../acquirer/server/accounts/tables';
import { firstOfMonth } from '../../acquirer/server/common/clock';
import { listOf, prepared, preparedByShape } from '../../acquirer/server/database/prepared';
import { pos } from '../../acquirer/server/merchants/tables';
import { movement } from '../../acquirer/server/movements/tables';
import { acquirerOfTests } from './support/acquirer';

const acquirer = acquirerOfTests();
beforeAll(async () => {
  await acquirer.tokenOf('azienda01');
});

describe('a statement of several shapes', () => {
  test('has a text for each, and takes its values when it runs', async () => {
    const { db } = acquirer.services;
    const code = sql.placeholder('code');
    const statement = preparedByShape(
      (order: 'up' | 'down') =>
        db
          .select({ code: pos.code })
          .from(pos)
          .where(eq(pos.societyCode, code))
          .orderBy(order === 'up' ? asc(pos.code) : desc(pos.code)),
      (order) => order,
    );
    const [up, down] = [
      await statement('up').execute({ code: '1000000001' }),
      await statement('down').execute({ code: '1000000001' }),
    ];
    expect(up.length).toBeGreaterThan(1);
    expect(up).toEqual(down.toReversed());
    expect(await statement('up').execute({ code: 'unknown' })).toEqual([]);
  });
});

describe('a statement for a list has the rows that its query has', () => {
  test('with amounts as numbers and times as text', async () => {
    const { db } = acquirer.services;
    const columns = { id: movement.id, date: movement.date, net: movement.net, pan: movement.pan };
    const query = db.select(columns).from(movement).orderBy(asc(movement.id)).limit(3);
    const rows = await prepared(listOf(db, columns, query)).execute();
    expect(rows).toEqual(await query);
    expect(rows[0]?.net).toEqual(expect.any(Number));
  });

  test('with what is missing as null', async () => {
    const { db } = acquirer.services;
    const columns = { user: account.userId, shop: account.posCode, day: account.passwordExpiresOn };
    const query = db.select(columns).from(account).where(eq(account.userId, 'azienda01'));
    const rows = await prepared(listOf(db, columns, query)).execute();
    expect(rows).toEqual(await query);
    expect(rows[0]?.shop).toBeNull();
  });
});

test.each([
  ['2026-03-31', 0, '2026-03-01'],
  ['2026-03-31', 1, '2026-04-01'],
  ['2026-12-15', 1, '2027-01-01'],
  ['2026-01-01', -1, '2025-12-01'],
  ['2026-11-25', -12, '2025-11-01'],
  ['2024-02-29', 24, '2026-02-01'],
])('the month of %s, %i months on, begins on %s', (day, count, expected) => {
  expect(firstOfMonth(day, count)).toBe(expected);
});
