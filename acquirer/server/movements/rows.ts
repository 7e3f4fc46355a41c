import { and, desc, eq, type SQL } from 'drizzle-orm';
import type * as v from 'valibot';
import type { movement as wireMovement } from '../../contract/movements';
import { euro } from '../common/money';
import type { Database } from '../database/database';
import { before, exportRows, pageSize } from '../database/paging';
import { pointOf } from '../merchants/points';
import { pos } from '../merchants/tables';
import { movement, settlement } from './tables';

/** The order of the list when nothing else is asked. */
export const newestFirst = [desc(movement.date), desc(movement.id)];

/** What the lists of movements may be sorted by. */
export const sortable = {
  branchCode: movement.posCode,
  date: movement.date,
  summary: movement.settlementId,
  pos: movement.terminal,
  amount: movement.amount,
  autorization: movement.authorizationCode,
  pan: movement.pan,
  status: movement.status,
  commission: movement.commission,
  net: movement.net,
};

const columns = {
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

const paidIn = and(
  eq(settlement.id, movement.settlementId),
  eq(settlement.societyCode, movement.societyCode),
);

const movementsIn = (db: Database) =>
  db.select(columns).from(movement).innerJoin(settlement, paidIn).innerJoin(pos, pointOf(movement));

/** The ids first: skipping to a deep page reads an index, and only the page's rows are fetched. */
export const pageOf = (db: Database, { where, order }: Selected, page: number) => {
  const chosen = db
    .select({ id: movement.id, societyCode: movement.societyCode })
    .from(movement)
    .where(where)
    .orderBy(...order)
    .limit(pageSize)
    .offset(before(page))
    .as('chosen');
  return movementsIn(db)
    .innerJoin(
      chosen,
      and(eq(chosen.id, movement.id), eq(chosen.societyCode, movement.societyCode)),
    )
    .orderBy(...order);
};

/** All of them, at most 5000 (BUS-011). */
export const exportOf = (db: Database, { where, order }: Selected) =>
  movementsIn(db)
    .where(where)
    .orderBy(...order)
    .limit(exportRows);

export type Row = Awaited<ReturnType<typeof exportOf>>[number];

export const onTheWire = (row: Row): v.InferInput<typeof wireMovement> => ({
  ...row,
  date: row.date.replace(' ', 'T'),
  amount: euro(row.amount),
  commission: euro(row.commission),
  net: euro(row.net),
});
