import { and, desc, eq, type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type * as v from 'valibot';
import type { movementOrder, movement as wireMovement } from '../../contract/movements';
import { euro } from '../common/money';
import type { Database } from '../database/database';
import { exportRows, pageSize } from '../database/paging';
import { chosenKeys } from '../database/pieces';
import { pointOf } from '../merchants/points';
import { pos } from '../merchants/tables';
import { movement, settlement } from './tables';

/** The order of the list when nothing else is asked. */
export const newestFirst = [desc(movement.date), desc(movement.id)];

/** The columns behind what the contract sorts by; texts by their characters, whatever the language. */
export const sortable: Readonly<Record<(typeof movementOrder)[number], PgColumn | SQL>> = {
  branchCode: movement.posCode,
  date: movement.date,
  pos: movement.terminal,
  amount: movement.amount,
  autorization: sql`${movement.authorizationCode} collate "C"`,
  pan: sql`${movement.pan} collate "C"`,
  status: movement.status,
  commission: movement.commission,
  net: movement.net,
};

/** What a row shows. */
export const columns = {
  branchCode: movement.posCode,
  name: pos.sign,
  date: movement.date,
  summary: settlement.code,
  pos: movement.terminal,
  amount: movement.amount,
  autorization: movement.authorizationCode,
  pan: movement.pan,
  status: movement.status,
  commission: movement.commission,
  net: movement.net,
};

/** Which movements, in which order. */
interface Selected {
  readonly where: SQL | undefined;
  readonly order: SQL[];
}

/**
 * The settlement of the current movement; its day selects the month's partition. The limits keep
 * the planner from another join order, which it may estimate as cheap without statistics.
 */
const paidIn = (db: Database) =>
  db
    .select({ code: settlement.code })
    .from(settlement)
    .where(
      and(
        eq(settlement.societyCode, movement.societyCode),
        eq(settlement.day, sql`${movement.date}::date`),
        eq(settlement.id, movement.settlementId),
      ),
    )
    .limit(1)
    .as('settlement');

/** A movement by its key; limited for the same reason. */
const rowOf = (db: Database, key: Readonly<Record<'societyCode' | 'date' | 'id', SQLWrapper>>) =>
  db
    .select()
    .from(movement)
    .where(
      and(
        eq(movement.societyCode, key.societyCode),
        eq(movement.date, key.date),
        eq(movement.id, key.id),
      ),
    )
    .limit(1)
    .as('movement');

/** The ids first: skipping to a deep page reads an index, and only the page's rows are fetched. */
export const pageOf = (db: Database, { where, order }: Selected, offset: number | Placeholder) => {
  const chosen = db
    .select({ id: movement.id, societyCode: movement.societyCode, date: movement.date })
    .from(movement)
    .where(where)
    .orderBy(...order)
    .limit(pageSize)
    .offset(offset)
    .as('chosen');
  const row = rowOf(db, chosen);
  return db
    .select(columns)
    .from(chosen)
    .innerJoinLateral(row, sql`true`)
    .innerJoinLateral(paidIn(db), sql`true`)
    .innerJoin(pos, pointOf(movement))
    .orderBy(...order);
};

/** Which rows an export has, at most 5000 (BUS-011), in their order. */
export const keysOf = (db: Database, { where, order }: Selected) =>
  db
    .select({ moment: movement.date, id: movement.id })
    .from(movement)
    .where(where)
    .orderBy(...order)
    .limit(exportRows);

/** Some rows of a company by their keys, in the order of these. */
export const rowsByKey = (db: Database) => {
  const row = rowOf(db, {
    societyCode: sql`${sql.placeholder('societyCode')}`,
    date: sql`chosen.moment`,
    id: sql`chosen.id`,
  });
  return db
    .select(columns)
    .from(chosenKeys('timestamp'))
    .innerJoinLateral(row, sql`true`)
    .innerJoinLateral(paidIn(db), sql`true`)
    .innerJoin(pos, pointOf(movement))
    .orderBy(sql`chosen.place`);
};

export type Row = Awaited<ReturnType<typeof pageOf>>[number];

export const onTheWire = (row: Row): v.InferInput<typeof wireMovement> => ({
  ...row,
  date: row.date.replace(' ', 'T'),
  amount: euro(row.amount),
  commission: euro(row.commission),
  net: euro(row.net),
});
