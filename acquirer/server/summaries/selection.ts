import { and, eq, gte, inArray, lt, type SQL } from 'drizzle-orm';
import type { ParsedRequestOf } from '../../contract/call';
import type { getTotalSummary } from '../../contract/summaries';
import type { Session } from '../accounts/session';
import { type Period, periodOf } from '../common/period';
import type { Database } from '../database/database';
import { between } from '../database/paging';
import { during, within } from '../movements/selection';
import { movement, settlement } from '../movements/tables';
import { type Scope, scopeOf } from '../point-of-sale/scope';
import type { Services } from '../services';

export type SummaryCriteria = ParsedRequestOf<typeof getTotalSummary>;

/** The settlements of a company, or of one of its points. */
export const settlementsOf = ({ societyCode, posCode }: Scope) =>
  and(
    eq(settlement.societyCode, societyCode),
    posCode === undefined ? undefined : eq(settlement.posCode, posCode),
  );

/** The settlements of some days. */
export const settledDuring = ({ from, before }: Period) =>
  and(gte(settlement.day, from), lt(settlement.day, before));

/** The leading zeros of an ABI may be left out. */
const paidBy = (abi: string) => (abi === '' ? undefined : eq(settlement.abi, abi.padStart(5, '0')));

/** A settlement counts when the terminal has a movement in it. */
const takenBy = (db: Database, terminal: string, scope: Scope, period: Period) => {
  if (terminal === '') return undefined;
  const own = and(within(scope), ...during(period), eq(movement.terminal, terminal));
  return inArray(settlement.id, db.select({ id: movement.settlementId }).from(movement).where(own));
};

/**
 * The WHERE of the settlements that the criteria select for the caller; refuses with 400 and 403.
 */
export const selectionOf = async (
  { db, clock }: Services,
  { account }: Session,
  criteria: Omit<SummaryCriteria, 'orderBy'>,
): Promise<SQL | undefined> => {
  const period = periodOf(clock, criteria.month, criteria.day);
  const scope = await scopeOf(db, account, criteria.codPos);
  const { minGrossCalculated, maxGrossCalculated, minGrossDeclared, maxGrossDeclared } = criteria;
  return and(
    settlementsOf(scope),
    settledDuring(period),
    paidBy(criteria.abi),
    ...between(settlement.grossCalculated, minGrossCalculated, maxGrossCalculated),
    ...between(settlement.grossDeclared, minGrossDeclared, maxGrossDeclared),
    takenBy(db, criteria.pos, scope, period),
  );
};
