import { and, asc, eq, exists, inArray, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { ParsedRequestOf } from '../../contract/call';
import type { getPointOfSales, pointOfSale, searchPosPaged } from '../../contract/points-of-sale';
import type { Session } from '../accounts/session';
import { type Account, account, isActive } from '../accounts/tables';
import { refuse } from '../common/refusal';
import type { Database } from '../database/database';
import { eboxManager, eboxManagerPos } from '../ebox/tables';
import { onePoint } from '../merchants/points';
import { pos } from '../merchants/tables';
import { asPointOfSale, matching } from '../point-of-sale/calls';
import { scopeOf } from '../point-of-sale/scope';
import type { Services } from '../services';

const pageSize = 10;

const ownPoints = ({ societyCode, posCode }: Account) =>
  and(eq(pos.societyCode, societyCode), posCode === null ? undefined : eq(pos.code, posCode));

/** PRM-014: a point of sale is registered when at least one of its users can log in. */
const isRegistered = (db: Database) =>
  exists(
    db
      .select({ userId: account.userId })
      .from(account)
      .where(and(eq(account.posCode, pos.code), isActive)),
  );

const withManager = (db: Database) =>
  db
    .select({ point: pos, emailGest: eboxManager.email })
    .from(pos)
    .leftJoin(
      eboxManagerPos,
      and(eq(eboxManagerPos.societyCode, pos.societyCode), eq(eboxManagerPos.posCode, pos.code)),
    )
    .leftJoin(
      eboxManager,
      and(
        eq(eboxManager.societyCode, eboxManagerPos.societyCode),
        eq(eboxManager.id, eboxManagerPos.managerId),
      ),
    );

type Row = Awaited<ReturnType<typeof withManager>>[number];

const onTheWire = ({ point, emailGest }: Row): v.InferInput<typeof pointOfSale> => ({
  ...asPointOfSale(point),
  emailGest: emailGest ?? '',
});

const bySign = [asc(sql`upper(${pos.sign})`), asc(pos.code)];

/** API-053: the points of sale that are registered on the portal, by sign. */
export const registeredPoints =
  ({ db }: Services) =>
  async (_: unknown, session: Session) => {
    const rows = await withManager(db)
      .where(and(ownPoints(session.account), isRegistered(db)))
      .orderBy(...bySign);
    return { pointOfSalesList: rows.map(onTheWire) };
  };

const assertOwn = async (db: Database, asking: Account, ids: readonly string[]) => {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return;
  const found = await db.$count(pos, and(ownPoints(asking), inArray(pos.code, wanted)));
  if (found < wanted.length) refuse(403, 'ids: not all are your points of sale');
};

/**
 * API-054: the caller's points of sale, or those that `ids` names, 10 a page, by sign. `search` as
 * in searchPointOfSales. 403 if `ids` names a point of others.
 */
export const pointsPaged =
  ({ db }: Services) =>
  async ({ ids, page, search }: ParsedRequestOf<typeof searchPosPaged>, session: Session) => {
    await assertOwn(db, session.account, ids);
    const selected = and(
      ownPoints(session.account),
      ids.length === 0 ? undefined : inArray(pos.code, ids),
      matching(search.trim().toUpperCase()),
    );
    const rows = await withManager(db)
      .where(selected)
      .orderBy(...bySign)
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    return {
      list: rows.map(onTheWire),
      pages: Math.ceil((await db.$count(pos, selected)) / pageSize),
      currentPage: page,
    };
  };

/** API-056: where a point of sale is; 403 for the point of others. */
export const pointDetails =
  ({ db }: Services) =>
  async (
    { codPointOfSales }: ParsedRequestOf<typeof getPointOfSales>,
    { account: asking }: Session,
  ) => {
    await scopeOf(db, asking, codPointOfSales);
    const [found] = await db
      .select()
      .from(pos)
      .where(onePoint(asking.societyCode, codPointOfSales));
    if (!found) return refuse(403, 'codPointOfSales: not your point of sale');
    const { name, code, city, address } = asPointOfSale(found);
    return { name, code, city, address };
  };
