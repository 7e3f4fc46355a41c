import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { settled } from '../cases/states';
import { disputeCase } from '../cases/tables';
import type { Database } from '../database/database';
import { eboxManager, eboxManagerPos, type ManagerRow } from './tables';

/** A manager as it is enrolled, with the points of sale it is in charge of. */
export interface NewManager
  extends Pick<ManagerRow, 'type' | 'code' | 'userId' | 'email' | 'description'> {
  readonly points: readonly string[];
}

const suspendAll = async (db: Database, societyCode: string) => {
  const known = await db
    .update(eboxManager)
    .set({ suspended: true })
    .where(eq(eboxManager.societyCode, societyCode))
    .returning();
  const ids = known.map(({ id }) => id);
  if (ids.length > 0) await db.delete(eboxManagerPos).where(inArray(eboxManagerPos.managerId, ids));
  return known;
};

const putOne = async (
  db: Database,
  societyCode: string,
  { points: _, ...columns }: NewManager,
  known: ManagerRow | undefined,
) => {
  const values = { ...columns, societyCode, suspended: false };
  const [row] = known
    ? await db.update(eboxManager).set(values).where(eq(eboxManager.id, known.id)).returning()
    : await db.insert(eboxManager).values(values).returning();
  if (!row) throw new Error('a manager without an id');
  return row.id;
};

/** What is not settled goes to whoever is in charge of its point of sale now. */
const handOver = (db: Database, societyCode: string) =>
  db
    .update(disputeCase)
    .set({ managerId: eboxManagerPos.managerId })
    .from(eboxManagerPos)
    .where(
      and(
        eq(eboxManagerPos.posCode, disputeCase.posCode),
        eq(disputeCase.societyCode, societyCode),
        notInArray(disputeCase.state, ['attesa', ...settled]),
      ),
    );

/**
 * Makes these the managers of an enrolled company, and no others: one known by its code and user
 * goes on, one no longer named is suspended.
 */
export const putInForce = async (
  db: Database,
  societyCode: string,
  managers: readonly NewManager[],
) => {
  const known = await suspendAll(db, societyCode);
  for (const one of managers) {
    const index = known.findIndex(({ code, userId }) => code === one.code && userId === one.userId);
    const [same] = index < 0 ? [] : known.splice(index, 1);
    const managerId = await putOne(db, societyCode, one, same);
    const rows = one.points.map((posCode) => ({ posCode, managerId }));
    if (rows.length > 0) await db.insert(eboxManagerPos).values(rows);
  }
  await handOver(db, societyCode);
};
