import { and, desc, eq, getTableColumns, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type * as v from 'valibot';
import type { ParsedRequestOf } from '../../contract/call';
import type { getSummaryList, summary, summaryOrder } from '../../contract/summaries';
import type { Session } from '../accounts/session';
import { euro } from '../common/money';
import type { Database } from '../database/database';
import { before, exportRows, orderFor, pageSize } from '../database/paging';
import { chosenKeys, inPieces, inTurn, listed } from '../database/pieces';
import { prepared } from '../database/prepared';
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

const columns = { settlement: getTableColumns(settlement), sign: pos.sign };

/** A settlement by its key. The limit keeps the planner from any other order. */
const rowOf = (db: Database, key: Readonly<Record<'societyCode' | 'day' | 'id', SQLWrapper>>) =>
  db
    .select()
    .from(settlement)
    .where(
      and(
        eq(settlement.societyCode, key.societyCode),
        eq(settlement.day, key.day),
        eq(settlement.id, key.id),
      ),
    )
    .limit(1)
    .as('settlement');

const keysOf = (db: Database, where: Selection, order: SQL[], limit: number, offset = 0) =>
  db
    .select({ id: settlement.id, societyCode: settlement.societyCode, moment: settlement.day })
    .from(settlement)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);

/** The ids first: skipping to a deep page reads an index, and only the page's rows are fetched. */
const pageOf = (db: Database, where: Selection, order: SQL[], page: number) => {
  const chosen = keysOf(db, where, order, pageSize, before(page)).as('chosen');
  const { societyCode, moment: day, id } = chosen;
  const row = rowOf(db, { societyCode, day, id });
  return db
    .select(columns)
    .from(chosen)
    .innerJoinLateral(row, sql`true`)
    .innerJoin(pos, pointOf(settlement))
    .orderBy(...order);
};

/** Some rows of a company by their keys, in the order of these. */
const rowsByKey = (db: Database) => {
  const row = rowOf(db, {
    societyCode: sql`${sql.placeholder('societyCode')}`,
    day: sql`chosen.moment`,
    id: sql`chosen.id`,
  });
  return db
    .select(columns)
    .from(chosenKeys('date'))
    .innerJoinLateral(row, sql`true`)
    .innerJoin(pos, pointOf(settlement))
    .orderBy(sql`chosen.place`);
};

type Row = Awaited<ReturnType<typeof pageOf>>[number];

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
export const summaryList = (services: Services) => {
  const { db } = services;
  const some = prepared(rowsByKey(db));
  const all = async (where: Selection, order: SQL[]) =>
    inPieces(await inTurn(async () => keysOf(db, where, order, exportRows)), (piece) =>
      some.execute({ societyCode: piece[0]?.societyCode, ...listed(piece) }),
    );
  return async (request: ParsedRequestOf<typeof getSummaryList>, session: Session) => {
    const where = await selectionOf(services, session, request);
    const order = orderFor(request.orderBy, sortable, newestFirst);
    const isExport = request.typeCall === 'C';
    const rows = await (isExport ? all(where, order) : pageOf(db, where, order, request.page));
    return { summaryList: rows.map(onTheWire) };
  };
};
