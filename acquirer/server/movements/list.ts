import type { ParsedRequestOf } from '../../contract/call';
import type { getTransactionList } from '../../contract/movements';
import type { Session } from '../accounts/session';
import { orderFor } from '../database/order';
import type { Services } from '../services';
import { exportOf, newestFirst, onTheWire, pageOf, type Row, sortable } from './rows';
import { selectionOf } from './selection';

/**
 * API-031, API-032: the movements that the criteria select, newest first unless asked otherwise:
 * 60 a page for the screen (X), all but at most 5000 for an export (C). A page behind the last is
 * empty.
 */
export const movementList =
  (services: Services) =>
  async (request: ParsedRequestOf<typeof getTransactionList>, session: Session) => {
    const { db } = services;
    const selected = {
      order: orderFor(request.orderBy, sortable, newestFirst),
      where: await selectionOf(services, session, request),
    };
    const rows: Row[] = await (request.typeCall === 'C'
      ? exportOf(db, selected)
      : pageOf(db, selected, request.page));
    return { transactionList: rows.map(onTheWire) };
  };
