import { sql } from 'drizzle-orm';
import type { ParsedRequestOf } from '../../contract/call';
import type { getTransactionList } from '../../contract/movements';
import type { Session } from '../accounts/session';
import { boundedQueue } from '../common/bounded-queue';
import { orderFor } from '../database/order';
import { before, pageSize } from '../database/paging';
import { prepared, preparedByShape } from '../database/prepared';
import type { Services } from '../services';
import { keysOf, newestFirst, onTheWire, pageOf, type Row, rowsByKey, sortable } from './rows';
import { type Selection, selectionOf } from './selection';

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
  const page = preparedByShape((one: Asked) => pageOf(db, selectedBy(one), offset), shapeOf);
  const keys = preparedByShape((one: Asked) => keysOf(db, selectedBy(one)), shapeOf);
  const some = prepared(rowsByKey(db));
  const oneAtATime = boundedQueue(1, Number.POSITIVE_INFINITY);
  /**
   * As many at a time as a page has. Of all exports one such piece is read at a time: other requests
   * are answered in between, however many exports there are.
   */
  const all = async (asked: Asked) => {
    const found = await oneAtATime(() => keys(asked).execute(asked.values));
    const rows: Row[] = [];
    for (let at = 0; at < found.length; at += pageSize) {
      const piece = found.slice(at, at + pageSize);
      const dates = piece.map(({ date }) => date).join();
      const ids = piece.map(({ id }) => id).join();
      rows.push(...(await oneAtATime(() => some.execute({ ...asked.values, dates, ids }))));
    }
    return rows;
  };
  return async (request: ParsedRequestOf<typeof getTransactionList>, session: Session) => {
    const { orderBy, typeCall } = request;
    const asked = { ...(await selectionOf(services, session, request)), orderBy };
    const values = { ...asked.values, offset: before(request.page) };
    const rows = typeCall === 'C' ? await all(asked) : await page(asked).execute(values);
    return { transactionList: rows.map(onTheWire) };
  };
};
