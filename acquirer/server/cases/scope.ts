import { and, eq, exists, inArray, isNotNull, ne, or, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Account } from '../accounts/tables';
import { refuse } from '../common/refusal';
import type { Database } from '../database/database';
import { eboxManager, eboxManagerPos, everyUser } from '../ebox/tables';
import { onePoint } from '../merchants/points';
import { pos } from '../merchants/tables';
import { scopeOf } from '../point-of-sale/scope';
import { disputeCase } from './tables';

const idOf = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : undefined);

const query = new QueryBuilder();

/** PRM-013: the managers that the user of a shop is, alone or as one of all its users; past ones included. */
const isOwnManager = ({ societyCode, userId, posCode }: Account) =>
  and(
    eq(eboxManager.societyCode, societyCode),
    eq(eboxManager.code, posCode ?? ''),
    inArray(eboxManager.userId, [userId, everyUser]),
  );

const ownManagers = (account: Account) =>
  query.select({ id: eboxManager.id }).from(eboxManager).where(isOwnManager(account));

/** PRM-015: the points of sale that the e-box of the user of a shop covers now. */
const coveredPoints = (account: Account) =>
  query
    .select({ posCode: eboxManagerPos.posCode })
    .from(eboxManagerPos)
    .where(
      and(
        eq(eboxManagerPos.societyCode, account.societyCode),
        inArray(eboxManagerPos.managerId, ownManagers(account)),
      ),
    );

const ofShopUser = (account: Account, posCode: string) =>
  or(
    eq(disputeCase.posCode, posCode),
    inArray(disputeCase.managerId, ownManagers(account)),
    inArray(disputeCase.posCode, coveredPoints(account)),
  );

/**
 * PRM-003, PRM-004: the cases a user may see: those of all managers of the company, past ones
 * included. The user of a shop sees the cases of that shop and of its e-box (PRM-013). It also sees
 * those of the points that this e-box covers (PRM-015).
 */
export const visibleCases = (account: Account): SQL | undefined =>
  and(
    eq(disputeCase.societyCode, account.societyCode),
    account.posCode === null ? undefined : ofShopUser(account, account.posCode),
    isNotNull(disputeCase.managerId),
    ne(disputeCase.state, 'attesa'),
  );

/**
 * The point of sale that a request about cases names; undefined for all. 403 for one of which the
 * caller sees no cases and covers none.
 */
export const pointOfCases = async (db: Database, account: Account, codPos: string) => {
  if (account.posCode === null || codPos === account.posCode)
    return (await scopeOf(db, account, codPos)).posCode;
  if (codPos === '') return undefined;
  const seen = query
    .select({ id: disputeCase.id })
    .from(disputeCase)
    .where(and(visibleCases(account), eq(disputeCase.posCode, codPos)));
  const found = await db.$count(
    pos,
    and(
      onePoint(account.societyCode, codPos),
      or(inArray(pos.code, coveredPoints(account)), exists(seen)),
    ),
  );
  return found > 0 ? codPos : refuse(403, 'codPos: not your point of sale');
};

/** Joins a case to its manager. */
export const managerOfCase = and(
  eq(eboxManager.societyCode, disputeCase.societyCode),
  eq(eboxManager.id, disputeCase.managerId),
);

/** The managers a user may see: for the user of a shop, itself and those who have or had cases that it sees. */
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
  return and(isOwn, or(isOwnManager(account), exists(inForce), exists(archive)));
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
