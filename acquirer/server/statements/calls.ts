import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type * as v from 'valibot';
import type { ParsedRequestOf } from '../../contract/call';
import type {
  searchAccountBalance,
  statementOrder,
  statement as wireStatement,
} from '../../contract/statements';
import type { Session } from '../accounts/session';
import { calendarDay, lastOfMonth, windowStart } from '../common/clock';
import { periodOf } from '../common/period';
import type { Database } from '../database/database';
import { before, orderFor, pageSize } from '../database/paging';
import type { CallHandlings } from '../http/call-route';
import { pointOf } from '../merchants/points';
import { pos } from '../merchants/tables';
import { matching } from '../point-of-sale/calls';
import type { Services } from '../services';
import { statementPdf } from './pdf';
import { statement } from './tables';

/** The monthly statements, listed and as PDF. */
export const statementCalls = (services: Services) =>
  ({
    SEARCH_ACCOUNT_BALANCE: { access: 'session', handle: statementList(services) },
    GET_PDF_ACCOUNT_BALANCE: { access: 'session', handle: statementPdf(services) },
  }) satisfies CallHandlings;

const heldBy = ({ societyCode, posCode }: Session['account']) =>
  and(
    eq(statement.societyCode, societyCode),
    posCode === null ? undefined : eq(statement.posCode, posCode),
  );

/** Statements are out from the day after their month on. */
const issued = ({ clock }: Services, month: string) => {
  const today = calendarDay(clock());
  const endOf = month === '' ? undefined : lastOfMonth(periodOf(clock, month, '').from);
  return and(
    lt(statement.date, today),
    gte(statement.date, windowStart(today)),
    endOf === undefined ? undefined : eq(statement.date, endOf),
  );
};

const codeOf = sql`coalesce(${statement.posCode}, '')`;

const newestFirst = [desc(statement.date), codeOf];

/** The columns behind what the contract sorts by. */
const sortable: Readonly<Record<(typeof statementOrder)[number], PgColumn | SQL>> = {
  date: statement.date,
  branchCode: codeOf,
  name: sql`coalesce(${pos.sign}, '') collate "C"`,
};

const selectFrom = (db: Database) =>
  db
    .select({ date: statement.date, branchCode: statement.posCode, name: pos.sign })
    .from(statement)
    .leftJoin(pos, pointOf(statement));

type Row = Awaited<ReturnType<typeof selectFrom>>[number];

const onTheWire = (row: Row): v.InferInput<typeof wireStatement> => ({
  date: row.date,
  branchCode: row.branchCode ?? '',
  name: row.name ?? '',
});

/**
 * API-045, API-046, EST-001 to EST-009: the caller's monthly statements, newest first
 * unless asked otherwise, 60 a page, and their number. One is the company's, with an empty code; each point of sale has one. `filter`
 * is the beginning of a sign or part of a code. A page beyond the last is empty.
 */
export const statementList =
  (services: Services) =>
  async (request: ParsedRequestOf<typeof searchAccountBalance>, { account }: Session) => {
    const { db } = services;
    const where = and(
      heldBy(account),
      issued(services, request.month),
      matching(request.filter.trim().toUpperCase()),
    );
    const rows = await selectFrom(db)
      .where(where)
      .orderBy(...orderFor(request.orderBy, sortable, newestFirst))
      .limit(pageSize)
      .offset(before(request.page));
    return {
      accountListItems: rows.map(onTheWire),
      totalElements: await db.$count(selectFrom(db).where(where).as('found')),
    };
  };
