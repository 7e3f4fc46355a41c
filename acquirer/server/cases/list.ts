import { and, asc, eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type { ParsedRequestOf } from '../../contract/call';
import type { CaseOrder, caseRow, searchPratices } from '../../contract/cases';
import type { Session } from '../accounts/session';
import { euro } from '../common/money';
import type { Database } from '../database/database';
import { pointOf } from '../merchants/points';
import { pos } from '../merchants/tables';
import type { Services } from '../services';
import { caseTime } from './days';
import { managerOf, pointOfCases, visibleCases } from './scope';
import { type CaseColumns, disputeCase, practiceNumber } from './tables';

const orders = {
  datascad: disputeCase.dueOn,
  pv: disputeCase.posCode,
  dataOp: disputeCase.transactionAt,
  importo: disputeCase.amount,
  carta: disputeCase.pan,
} as const satisfies Record<CaseOrder, unknown>;

/** The sign of a point of sale and where it is. */
export const signAndPlace = ({ sign, city }: { readonly sign: string; readonly city: string }) =>
  `${sign} - ${city}`;

interface Row {
  readonly one: CaseColumns;
  readonly sign: string;
  readonly city: string;
}

export const caseOnTheWire = ({ one, ...point }: Row): v.InferOutput<typeof caseRow> => ({
  caseId: String(one.id),
  expiry: one.dueOn,
  codPV: one.posCode,
  insegnaLoc: signAndPlace(point),
  dataTrans: one.transactionAt.slice(0, 10),
  card: one.pan,
  amountTrans: euro(one.amount),
  amountCont: euro(one.disputed),
  practice: practiceNumber(one),
});

const rowsIn = (db: Database) =>
  db
    .select({ one: disputeCase, sign: pos.sign, city: pos.city })
    .from(disputeCase)
    .innerJoin(pos, pointOf(disputeCase));

/**
 * API-070, API-071, CAS-024 to CAS-026: the cases of a manager in one state, ascending by the
 * requested column, then by deadline. `search` narrows them to one point of sale (403 if not
 * theirs).
 */
export const caseList =
  (services: Services) =>
  async (request: ParsedRequestOf<typeof searchPratices>, { account }: Session) => {
    const { db } = services;
    const manager = await managerOf(db, account, request.ebox);
    const posCode = await pointOfCases(db, account, request.search.trim());
    await caseTime(services);
    const rows = await rowsIn(db)
      .where(
        and(
          visibleCases(account),
          eq(disputeCase.managerId, manager.id),
          eq(disputeCase.state, request.state),
          posCode === undefined ? undefined : eq(disputeCase.posCode, posCode),
        ),
      )
      .orderBy(asc(orders[request.order]), asc(disputeCase.dueOn), asc(disputeCase.id));
    return { practiceList: rows.map(caseOnTheWire) };
  };
