import { sql } from 'drizzle-orm';
import type { ParsedRequestOf } from '../../contract/call';
import type { getTransactionList } from '../../contract/movements';
import type { Session } from '../accounts/session';
import { before, orderFor } from '../database/paging';
import { inPieces, inTurn, listed } from '../database/pieces';
import { listOf, prepared, preparedByShape } from '../database/prepared';
import type { CallHandlings } from '../http/call-route';
import type { Services } from '../services';
import { columns, keysOf, newestFirst, onTheWire, pageOf, rowsByKey, sortable } from './rows';
import { type Selection, selectionOf } from './selection';
import { movementTotals } from './totals';

/** Totals and pages of card movements. */
export const movementCalls = (services: Services) =>
  ({
    getTotalTransaction: { access: 'session', handle: movementTotals(services) },
    getTransactionList: { access: 'session', handle: movementList(services) },
  }) satisfies CallHandlings;

interface Asked extends Selection {
  readonly orderBy: string;
}

const selectedBy = ({ where, orderBy }: Asked) => ({
  where: where(),
  order: orderFor(orderBy, sortable, newestFirst),
});

const shapeOf = ({ shape, orderBy }: Asked) => `${shape} ${orderBy}`;

/**
 * API-031, API-032: the selected movements, newest first by default. 60 a page for the screen (X),
 * at most 5000 for an export (C). A page beyond the last is empty.
 */
export const movementList = (services: Services) => {
  const { db } = services;
  const offset = sql.placeholder('offset');
  const page = preparedByShape(
    (one: Asked) => listOf(db, columns, pageOf(db, selectedBy(one), offset)),
    shapeOf,
  );
  const keys = preparedByShape((one: Asked) => keysOf(db, selectedBy(one)), shapeOf);
  const some = prepared(listOf(db, columns, rowsByKey(db)));
  const all = async (asked: Asked) =>
    inPieces(await inTurn(() => keys(asked).execute(asked.values)), (piece) =>
      some.execute({ ...asked.values, ...listed(piece) }),
    );
  return async (request: ParsedRequestOf<typeof getTransactionList>, session: Session) => {
    const { orderBy, typeCall } = request;
    const asked = { ...(await selectionOf(services, session, request)), orderBy };
    const values = { ...asked.values, offset: before(request.page) };
    const rows = typeCall === 'C' ? await all(asked) : await page(asked).execute(values);
    return { transactionList: rows.map(onTheWire) };
  };
};
