import { sql } from 'drizzle-orm';
import type { Database } from '../../server/database/database';
import { adjustment } from '../../server/letters/tables';
import { movement, settlement } from '../../server/movements/tables';
import { statement } from '../../server/statements/tables';
import { unpaid } from '../../server/unpaid/tables';
import { dayOf } from '../generator/day';
import type { SeedMerchant } from '../generator/merchant';
import type { SeedSettlement } from '../generator/settle';
import { type SeedMovement, shopDay } from '../generator/shop-day';
import { adjustmentsOf, type SeedAdjustment } from './differences';
import { insertRows } from './insert';
import { type SeedStatement, statementsOf } from './statements';
import { type SeedUnpaid, unpaidOf } from './unpaid';

/** What some days of some companies are made of, every area together. */
export interface Rows {
  readonly settlements: SeedSettlement[];
  readonly movements: SeedMovement[];
  readonly adjustments: SeedAdjustment[];
  readonly statements: Map<string, SeedStatement>;
  readonly unpaid: SeedUnpaid[];
}

export const noRows = (): Rows => ({
  settlements: [],
  movements: [],
  adjustments: [],
  statements: new Map(),
  unpaid: [],
});

/**
 * Adds the events of a day up to `until` (`YYYY-MM-DD HH:mm:ss`). Letters and charges are known
 * only in the evening, so only a whole day includes them.
 */
export const addDay = (
  rows: Rows,
  merchants: readonly SeedMerchant[],
  date: string,
  until: string,
) => {
  const day = dayOf(date);
  const isOver = date < until.slice(0, 10);
  for (const merchant of merchants) {
    for (const shop of merchant.shops) {
      const one = shopDay(merchant, shop, day, until);
      rows.settlements.push(...one.settlements);
      rows.movements.push(...one.movements);
      for (const [key, statement] of statementsOf(one)) rows.statements.set(key, statement);
      if (!isOver) continue;
      rows.adjustments.push(...adjustmentsOf(one));
      rows.unpaid.push(...unpaidOf(merchant, shop, day));
    }
  }
};

/** A settlement of today grows with its movements, from start to start. */
const grown = sql`(society_code, day, id) do update set movements = excluded.movements, cancelled = excluded.cancelled,
  gross_calculated = excluded.gross_calculated, commission_calculated = excluded.commission_calculated,
  net_calculated = excluded.net_calculated, gross_declared = excluded.gross_declared,
  net_declared = excluded.net_declared`;

/** Writes rows into the database; those already there stay as they are. */
export const insertDays = async (db: Database, rows: Rows) => {
  await insertRows(db, settlement, rows.settlements, grown);
  await insertRows(db, movement, rows.movements, sql`do nothing`);
  await insertRows(db, adjustment, rows.adjustments, sql`do nothing`);
  await insertRows(db, statement, [...rows.statements.values()], sql`do nothing`);
  await insertRows(db, unpaid, rows.unpaid, sql`do nothing`);
};
