import { and, eq, isNull, notInArray } from 'drizzle-orm';
import { managerOfCase } from '../cases/scope';
import { settled } from '../cases/states';
import { disputeCase } from '../cases/tables';
import type { Database } from '../database/database';
import { eboxManager, eboxManagerPos, type ManagerRow } from '../ebox/tables';

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
  await db.delete(eboxManagerPos).where(eq(eboxManagerPos.societyCode, societyCode));
  return known;
};

const ownManager = (societyCode: string, id: number) =>
  and(eq(eboxManager.societyCode, societyCode), eq(eboxManager.id, id));

const putOne = async (
  db: Database,
  societyCode: string,
  { points: _, ...columns }: NewManager,
  known: ManagerRow | undefined,
) => {
  const values = { ...columns, societyCode, suspended: false };
  const [row] = known
    ? await db.update(eboxManager).set(values).where(ownManager(societyCode, known.id)).returning()
    : await db.insert(eboxManager).values(values).returning();
  if (!row) throw new Error('a manager without an id');
  return row.id;
};

const isOpen = (societyCode: string) =>
  and(
    eq(disputeCase.societyCode, societyCode),
    notInArray(disputeCase.state, ['attesa', ...settled]),
  );

const inChargeOf = and(
  eq(eboxManagerPos.societyCode, disputeCase.societyCode),
  eq(eboxManagerPos.posCode, disputeCase.posCode),
);

/** Open cases go to the manager now in charge of their point of sale. What was handed over before is forgotten. */
const handOver = (db: Database, societyCode: string) =>
  db
    .update(disputeCase)
    .set({
      managerId: eboxManagerPos.managerId,
      assignedFrom: null,
      assignedAt: null,
      assignedNote: '',
    })
    .from(eboxManagerPos)
    .where(and(inChargeOf, isOpen(societyCode)));

/** The points of sale without a manager that still have open requests. */
const orphanedPoints = async (db: Database, societyCode: string) => {
  const rows = await db
    .selectDistinct({ posCode: disputeCase.posCode })
    .from(disputeCase)
    .innerJoin(eboxManager, managerOfCase)
    .leftJoin(eboxManagerPos, inChargeOf)
    .where(
      and(isOpen(societyCode), eq(eboxManager.suspended, true), isNull(eboxManagerPos.posCode)),
    );
  return rows.map(({ posCode }) => posCode);
};

/** The manager of the company's own code: one in force, first of all the responsible person. */
const companyManager = async (
  db: Database,
  societyCode: string,
  responsible: Responsible,
  known: readonly ManagerRow[],
) => {
  const ofCompany = and(
    eq(eboxManager.societyCode, societyCode),
    eq(eboxManager.code, societyCode),
    eq(eboxManager.suspended, false),
  );
  const rows = await db.select().from(eboxManager).where(ofCompany).orderBy(eboxManager.id);
  const inForce = rows.find(({ userId }) => userId === responsible.userId) ?? rows[0];
  if (inForce) return inForce.id;
  const before = known.find(
    ({ code, userId }) => code === societyCode && userId === responsible.userId,
  );
  const one = { ...responsible, type: 'S', code: societyCode, points: [] } as const;
  return putOne(db, societyCode, one, before);
};

/** Open requests without a manager go to the company, so that they can be answered. */
const adoptOrphans = async (
  db: Database,
  societyCode: string,
  responsible: Responsible,
  known: readonly ManagerRow[],
) => {
  const points = await orphanedPoints(db, societyCode);
  if (points.length === 0) return;
  const managerId = await companyManager(db, societyCode, responsible, known);
  await db
    .insert(eboxManagerPos)
    .values(points.map((posCode) => ({ societyCode, posCode, managerId })));
};

/** Who answers for the company. */
export type Responsible = Pick<ManagerRow, 'userId' | 'email' | 'description'>;

/**
 * Makes these the only managers of an enrolled company. One with a known code and user stays; one
 * that is missing is suspended. Open requests go to the manager now in charge of their point of
 * sale. Without one they go to the company's manager, who is put in force if there is none.
 */
export const putInForce = async (
  db: Database,
  societyCode: string,
  managers: readonly NewManager[],
  responsible: Responsible,
) => {
  const known = await suspendAll(db, societyCode);
  for (const one of managers) {
    const index = known.findIndex(({ code, userId }) => code === one.code && userId === one.userId);
    const [same] = index < 0 ? [] : known.splice(index, 1);
    const managerId = await putOne(db, societyCode, one, same);
    const rows = one.points.map((posCode) => ({ societyCode, posCode, managerId }));
    if (rows.length > 0) await db.insert(eboxManagerPos).values(rows);
  }
  await adoptOrphans(db, societyCode, responsible, known);
  await handOver(db, societyCode);
};
