import { and, asc, desc, eq, gt, gte, isNull, lte, or } from 'drizzle-orm';
import type * as v from 'valibot';
import type { ParsedRequestOf } from '../../contract/call';
import type { getOutstanding, unpaidItem } from '../../contract/unpaid';
import type { Session } from '../accounts/session';
import { addDays, calendarDay, windowStart } from '../common/clock';
import { euro } from '../common/money';
import { refuse } from '../common/refusal';
import type { Database } from '../database/database';
import { exportRows, orderFor } from '../database/paging';
import type { CallHandlings } from '../http/call-route';
import { pointOf } from '../merchants/points';
import { pos } from '../merchants/tables';
import type { Services } from '../services';
import { unpaid } from './tables';

/** What the merchant still owes. */
export const unpaidCalls = (services: Services) =>
  ({
    GET_OUTSTANDING: { access: 'session', handle: unpaidList(services) },
  }) satisfies CallHandlings;

const columns = {
  branchCode: unpaid.posCode,
  merchant: pos.sign,
  amount: unpaid.amount,
  vDate: unpaid.valueDate,
  cDate: unpaid.bookingDate,
  reason: unpaid.reason,
};

const newestFirst = [desc(unpaid.valueDate), asc(unpaid.id)];

const owedBy = ({ societyCode, posCode }: Session['account']) =>
  and(
    eq(unpaid.societyCode, societyCode),
    posCode === null ? undefined : eq(unpaid.posCode, posCode),
  );

const openOn = (date: string) =>
  and(lte(unpaid.bookingDate, date), or(isNull(unpaid.paidOn), gt(unpaid.paidOn, date)));

const select = (db: Database) => db.select(columns).from(unpaid).innerJoin(pos, pointOf(unpaid));

type Row = Awaited<ReturnType<typeof select>>[number];

const onTheWire = (row: Row): v.InferInput<typeof unpaidItem> => ({
  ...row,
  amount: euro(row.amount),
});

/**
 * API-049, API-050, INS-005, INS-006: what is unpaid on a day, on one page, newest first by
 * default. 400 for a day before the data window or in the future. Tomorrow is accepted, because the
 * portal's clock may be ahead.
 */
export const unpaidList =
  ({ db, clock }: Services) =>
  async ({ date, orderBy }: ParsedRequestOf<typeof getOutstanding>, { account }: Session) => {
    const today = calendarDay(clock());
    if (date < windowStart(today)) refuse(400, 'date: not in the last 13 months');
    if (date > addDays(today, 1)) refuse(400, 'date: in the future');
    const rows = await select(db)
      .where(and(owedBy(account), gte(unpaid.valueDate, windowStart(today)), openOn(date)))
      .orderBy(...orderFor(orderBy, columns, newestFirst))
      .limit(exportRows);
    return { outstandingList: rows.map(onTheWire) };
  };
