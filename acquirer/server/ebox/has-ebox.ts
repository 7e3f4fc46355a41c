import { and, eq, sql } from 'drizzle-orm';
import type { Account } from '../accounts/tables';
import { countOf } from '../database/aggregate';
import type { Database } from '../database/database';
import { prepared } from '../database/prepared';
import { ebox, eboxManagerPos } from './tables';

const [societyCode, posCode] = [sql.placeholder('societyCode'), sql.placeholder('posCode')];

/**
 * BUS-021, PRM-007: the users of an enrolled company have an e-box. Those of a point of sale have
 * one when a manager is in charge of it.
 */
export const eboxFinder = (db: Database) => {
  const counted = { count: countOf };
  const ofCompany = prepared(
    db.select(counted).from(ebox).where(eq(ebox.societyCode, societyCode)),
  );
  const ofPoint = prepared(
    db
      .select(counted)
      .from(eboxManagerPos)
      .where(and(eq(eboxManagerPos.societyCode, societyCode), eq(eboxManagerPos.posCode, posCode))),
  );
  return async (account: Account) => {
    const statement = account.posCode === null ? ofCompany : ofPoint;
    const [found] = await statement.execute({ ...account });
    return (found?.count ?? 0) > 0;
  };
};
