import { and, eq, isNull, lt } from 'drizzle-orm';
import * as v from 'valibot';
import type { ParsedRequestOf } from '../../contract/call';
import { isoDate } from '../../contract/rules/dates';
import type { getPdfAccountBalance } from '../../contract/statements';
import type { Session } from '../accounts/session';
import { calendarDay, windowStart } from '../common/clock';
import { refuse } from '../common/refusal';
import type { Database } from '../database/database';
import { type Scope, scopeOf } from '../point-of-sale/scope';
import type { Services } from '../services';
import { companyStatement, pointStatement } from './document';
import { creditsOf, dayLines, holderOf, lettersOf, settlementLines } from './figures';
import { statement } from './tables';
import { words } from './words';
import { drawStatement } from './works';

/** The statement named '' is the whole company's, which is not for the user of one shop. */
const statementScope = (db: Database, account: Session['account'], branchCode: string) =>
  branchCode === '' && account.posCode !== null
    ? refuse(403, 'branchCode: not your statement')
    : scopeOf(db, account, branchCode);

const assertDay = (date: string, today: string) => {
  if (!v.is(isoDate, date)) refuse(400, 'date: expected YYYY-MM-DD');
  if (date < windowStart(today) || date > today) refuse(400, 'date: not in the last 13 months');
};

/** The statement of the open month exists already, but is out only when its month is over. */
const isIssued = async (
  db: Database,
  { societyCode, posCode }: Scope,
  date: string,
  today: string,
) => {
  const found = await db.$count(
    statement,
    and(
      eq(statement.societyCode, societyCode),
      posCode === undefined ? isNull(statement.posCode) : eq(statement.posCode, posCode),
      eq(statement.date, date),
      lt(statement.date, today),
    ),
  );
  return found > 0;
};

const documentOf = async (db: Database, scope: Scope, date: string) => {
  const holder = await holderOf(db, scope);
  const credits = await creditsOf(db, scope, date);
  const payment = { credits, letters: await lettersOf(db, scope, date) };
  return scope.posCode === undefined
    ? companyStatement(holder, date, await dayLines(db, scope, date), payment)
    : pointStatement(holder, date, await settlementLines(db, scope, date), payment);
};

/**
 * API-047, API-048, EST-010: the statement of a point of sale, or of the company (branchCode ''),
 * as a PDF made on request. It covers the month that ends on `date`.
 *
 * 400 for an invalid date or one outside the data window. 403 for the statement of others, 404
 * where there is none. 429 while two are being made for the same session.
 */
export const statementPdf =
  ({ db, clock, work, fewDocuments }: Services) =>
  ({ branchCode, date }: ParsedRequestOf<typeof getPdfAccountBalance>, { id, account }: Session) =>
    fewDocuments(id, async () => {
      const scope = await statementScope(db, account, branchCode);
      const today = calendarDay(clock());
      assertDay(date, today);
      if (!(await isIssued(db, scope, date, today))) refuse(404, 'date: no statement');
      const statement = await documentOf(db, scope, date);
      const bytes = await work(drawStatement, { statement, now: clock() });
      return new Response(bytes, {
        headers: {
          'Content-Type': 'application/pdf',
          'Content-Disposition': `attachment; filename="${words.fileName}"`,
        },
      });
    });
