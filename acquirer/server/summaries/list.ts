import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type * as v from 'valibot';
import type { ParsedRequestOf } from '../../contract/call';
import type { getSummaryList, summary, summaryOrder } from '../../contract/summaries';
import type { Session } from '../accounts/session';
import { euro } from '../common/money';
import type { Database } from '../database/database';
import { orderFor } from '../database/order';
import { sliceOf } from '../database/paging';
import { pointOf } from '../merchants/points';
import { pos } from '../merchants/tables';
import { settlement } from '../movements/tables';
import type { Services } from '../services';
import { selectionOf } from './selection';

const newestFirst = [desc(settlement.day), desc(settlement.id)];

/** The columns behind what the contract sorts by. */
const sortable: Readonly<Record<(typeof summaryOrder)[number], PgColumn | SQL>> = {
  branchCode: settlement.posCode,
  date: settlement.day,
  bank: settlement.abi,
  code: sql`${settlement.code} collate "C"`,
  transactionNumber: settlement.movements,
  calculatedGrossAmount: settlement.grossCalculated,
  declaredGrossAmount: settlement.grossDeclared,
  calculatedCommissionAmount: settlement.commissionCalculated,
  calculatedNetAmount: settlement.netCalculated,
  declaredNetAmount: settlement.netDeclared,
  difference: sql`abs(${settlement.netCalculated} - ${settlement.netDeclared})`,
};

type Selection = Awaited<ReturnType<typeof selectionOf>>;
type Slice = ReturnType<typeof sliceOf>;

/** The ids first: skipping to a deep page reads an index, and only the page's rows are fetched. */
const rowsOf = (db: Database, where: Selection, order: SQL[], { limit, offset }: Slice) => {
  const chosen = db
    .select({ id: settlement.id, societyCode: settlement.societyCode, day: settlement.day })
    .from(settlement)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    .as('chosen');
  // The limit keeps the planner from any other order.
  const row = db
    .select()
    .from(settlement)
    .where(
      and(
        eq(settlement.societyCode, chosen.societyCode),
        eq(settlement.day, chosen.day),
        eq(settlement.id, chosen.id),
      ),
    )
    .limit(1)
    .as('settlement');
  return db
    .select({ settlement: getTableColumns(settlement), sign: pos.sign })
    .from(chosen)
    .innerJoinLateral(row, sql`true`)
    .innerJoin(pos, pointOf(settlement))
    .orderBy(...order);
};

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

const onTheWire = ({ settlement: row, sign }: Row): v.InferInput<typeof summary> => ({
  branchCode: row.posCode,
  name: sign,
  date: row.day,
  bank: row.abi,
  code: row.code,
  uid: String(row.id),
  transactionNumber: row.movements,
  calculatedGrossAmount: euro(row.grossCalculated),
  declaredGrossAmount: euro(row.grossDeclared),
  calculatedCommissionAmount: euro(row.commissionCalculated),
  calculatedNetAmount: euro(row.netCalculated),
  declaredNetAmount: euro(row.netDeclared),
});

/**
 * API-034 to API-036: the selected settlements, newest first unless asked otherwise. 60 a page for the screen (X), at most
 * 5000 for an export (C). A page beyond the last is empty.
 */
export const summaryList =
  (services: Services) =>
  async (request: ParsedRequestOf<typeof getSummaryList>, session: Session) => {
    const where = await selectionOf(services, session, request);
    const order = orderFor(request.orderBy, sortable, newestFirst);
    const rows = await rowsOf(services.db, where, order, sliceOf(request));
    return { summaryList: rows.map(onTheWire) };
  };
