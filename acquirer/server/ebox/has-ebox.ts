import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Account } from '../accounts/tables';
import type { Database } from '../database/database';
import { countOf } from '../database/paging';
import { prepared } from '../database/prepared';
import { ebox, eboxManager, eboxManagerPos, everyUser } from './tables';

const societyCode = sql.placeholder('societyCode');
const posCode = sql.placeholder('posCode');
const userId = sql.placeholder('userId');

/**
 * BUS-021, PRM-007: the users of an enrolled company have an e-box. Those of a point of sale have
 * one when a manager is in charge of it, or when they are a manager themselves (PRM-013).
 */
export const eboxFinder = (db: Database) => {
  const counted = { count: countOf };
  const ofCompany = prepared(
    db.select(counted).from(ebox).where(eq(ebox.societyCode, societyCode)),
  );
  const inCharge = db
    .select({ id: eboxManagerPos.managerId })
    .from(eboxManagerPos)
    .where(and(eq(eboxManagerPos.societyCode, societyCode), eq(eboxManagerPos.posCode, posCode)));
  const ofPoint = prepared(
    db
      .select(counted)
      .from(eboxManager)
      .where(
        and(
          eq(eboxManager.societyCode, societyCode),
          eq(eboxManager.suspended, false),
          or(
            inArray(eboxManager.id, inCharge),
            and(
              eq(eboxManager.code, posCode),
              or(eq(eboxManager.userId, userId), eq(eboxManager.userId, everyUser)),
            ),
          ),
        ),
      ),
  );
  return async (account: Account) => {
    const statement = account.posCode === null ? ofCompany : ofPoint;
    const [found] = await statement.execute({ ...account });
    return (found?.count ?? 0) > 0;
  };
};
