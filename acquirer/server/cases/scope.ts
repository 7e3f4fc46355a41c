import { and, eq, exists, isNotNull, ne, or, type SQL } from 'drizzle-orm';
import type { Account } from '../accounts/tables';
import { refuse } from '../common/refusal';
import type { Database } from '../database/database';
import { eboxManager, eboxManagerPos } from '../ebox/tables';
import { disputeCase } from './tables';

const idOf = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : undefined);

/**
 * PRM-003, PRM-004: the cases a user may see: those of all managers of the company, past ones
 * included. The user of a shop sees the cases of that shop alone.
 */
export const visibleCases = ({ societyCode, posCode }: Account): SQL | undefined =>
  and(
    eq(disputeCase.societyCode, societyCode),
    posCode === null ? undefined : eq(disputeCase.posCode, posCode),
    isNotNull(disputeCase.managerId),
    ne(disputeCase.state, 'attesa'),
  );

/** Joins a case to its manager. */
export const managerOfCase = and(
  eq(eboxManager.societyCode, disputeCase.societyCode),
  eq(eboxManager.id, disputeCase.managerId),
);

/** The managers a user may see: for the user of a shop, those who have or had its cases. */
export const visibleManagers = (db: Database, account: Account): SQL | undefined => {
  const { societyCode, posCode } = account;
  const isOwn = eq(eboxManager.societyCode, societyCode);
  if (posCode === null) return isOwn;
  const inForce = db
    .select({ posCode: eboxManagerPos.posCode })
    .from(eboxManagerPos)
    .where(
      and(
        eq(eboxManagerPos.societyCode, societyCode),
        eq(eboxManagerPos.managerId, eboxManager.id),
        eq(eboxManagerPos.posCode, posCode),
      ),
    );
  const archive = db
    .select({ id: disputeCase.id })
    .from(disputeCase)
    .where(and(eq(disputeCase.managerId, eboxManager.id), visibleCases(account)));
  return and(isOwn, or(exists(inForce), exists(archive)));
};

/** The manager that a request names by its e-box code; 403 for any that is not theirs, existing or not. */
export const managerOf = async (db: Database, account: Account, ebox: string) => {
  const id = idOf(ebox) ?? refuse(403, 'ebox: not your manager');
  const [found] = await db
    .select()
    .from(eboxManager)
    .where(and(eq(eboxManager.id, id), visibleManagers(db, account)));
  return found ?? refuse(403, 'ebox: not your manager');
};

/** The case that a request names; 403 for any that is not theirs, existing or not. */
export const caseOf = async (db: Database, account: Account, caseId: string) => {
  const id = idOf(caseId) ?? refuse(403, 'case: not yours');
  const [found] = await db
    .select()
    .from(disputeCase)
    .where(and(eq(disputeCase.id, id), visibleCases(account)));
  return found ?? refuse(403, 'case: not yours');
};
