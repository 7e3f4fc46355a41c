import { and, eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type { ParsedRequestOf } from '../../contract/call';
import type { getSummaryTransactionList, summaryTransaction } from '../../contract/summaries';
import type { Session } from '../accounts/session';
import { addDays } from '../common/clock';
import { refuse } from '../common/refusal';
import type { Database } from '../database/database';
import { before, orderFor } from '../database/paging';
import { newestFirst, onTheWire, pageOf, type Row, sortable } from '../movements/rows';
import { during } from '../movements/selection';
import { movement, settlement } from '../movements/tables';
import { type Scope, scopeOf } from '../point-of-sale/scope';
import type { Services } from '../services';
import { settlementsOf } from './selection';

/** Digits that fit a bigint; no settlement has another id. */
const isId = (uid: string) => /^\d{1,18}$/.test(uid);

/** The settlement of this uid, when it is of the points that may be looked at; 403 otherwise. */
const settlementOf = async (db: Database, uid: string, scope: Scope) => {
  const [found] = isId(uid)
    ? await db
        .select({ id: settlement.id, day: settlement.day })
        .from(settlement)
        .where(and(eq(settlement.id, Number(uid)), settlementsOf(scope)))
    : [];
  return found ?? refuse(403, 'uid: not a settlement of yours');
};

/** A cancelled movement is no part of the calculated gross of its settlement. */
const transactionOnTheWire = (row: Row): v.InferInput<typeof summaryTransaction> => {
  const transaction = onTheWire(row);
  return {
    ...transaction,
    calculatedGrossAmount: row.status === 'V' ? transaction.amount : 0,
  };
};

/**
 * API-039, API-040, RIE-018 to RIE-020: the movements of one settlement, 60 a page, newest first
 * unless asked otherwise, and how many there are. A page behind the last is empty. `branchCode` is
 * that of the settlement, or '' ; 403 for a settlement or a point of others.
 */
export const summaryTransactions =
  ({ db }: Services) =>
  async (
    { branchCode, orderBy, page, uid }: ParsedRequestOf<typeof getSummaryTransactionList>,
    { account }: Session,
  ) => {
    const order = orderFor(orderBy, sortable, newestFirst);
    const scope = await scopeOf(db, account, branchCode);
    const { id, day } = await settlementOf(db, uid, scope);
    const where = and(
      eq(movement.societyCode, scope.societyCode),
      ...during({ from: day, before: addDays(day, 1) }),
      eq(movement.settlementId, id),
    );
    const rows = await pageOf(db, { where, order }, before(page));
    return {
      summaryTransactionList: rows.map(transactionOnTheWire),
      totalElements: await db.$count(movement, where),
    };
  };
