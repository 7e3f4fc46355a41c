import { desc, eq, type SQL } from 'drizzle-orm';
import type * as v from 'valibot';
import type { ParsedRequestOf } from '../../contract/call';
import type { getTransactionList, movement as wireMovement } from '../../contract/movements';
import type { Database } from '../database/database';
import { orderFor } from '../database/order';
import { euro } from '../money';
import { pos } from '../point-of-sale/tables';
import type { Session } from '../portal/session';
import type { Services } from '../services';
import { selectionOf } from './selection';
import { movement, settlement } from './tables';

const pageSize = 60;
/** The most rows an export answers (BUS-011). */
const exportRows = 5000;

const newestFirst = [desc(movement.date), desc(movement.id)];

const sortable = {
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

interface Slice {
  readonly where: SQL | undefined;
  readonly order: SQL[];
  readonly limit: number;
  readonly offset: number;
}

/** The ids first: skipping to a deep page reads an index, and only the page's rows are fetched. */
const rowsOf = (db: Database, { where, order, limit, offset }: Slice) => {
  const chosen = db
    .select({ id: movement.id })
    .from(movement)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    .as('chosen');
  return db
    .select(columns)
    .from(chosen)
    .innerJoin(movement, eq(movement.id, chosen.id))
    .innerJoin(settlement, eq(settlement.id, movement.settlementId))
    .innerJoin(pos, eq(pos.code, movement.posCode))
    .orderBy(...order);
};

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

const onTheWire = (row: Row): v.InferInput<typeof wireMovement> => ({
  ...row,
  date: row.date.replace(' ', 'T'),
  amount: euro(row.amount),
  commission: euro(row.commission),
  net: euro(row.net),
});

/**
 * API-031, API-032: the movements that the criteria select, newest first unless asked otherwise:
 * 60 a page for the screen (X), all but at most 5000 for an export (C). A page behind the last is
 * empty.
 */
export const movementList =
  (services: Services) =>
  async (request: ParsedRequestOf<typeof getTransactionList>, session: Session) => {
    const whole = request.typeCall === 'C';
    const rows = await rowsOf(services.db, {
      order: orderFor(request.orderBy, sortable, newestFirst),
      where: await selectionOf(services, session, request),
      limit: whole ? exportRows : pageSize,
      offset: whole ? 0 : (request.page - 1) * pageSize,
    });
    return { transactionList: rows.map(onTheWire) };
  };
