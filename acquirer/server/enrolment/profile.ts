import { and, asc, eq } from 'drizzle-orm';
import type { Session } from '../accounts/session';
import { refuse } from '../common/refusal';
import type { Database } from '../database/database';
import { ebox, eboxManager, eboxManagerPos } from '../ebox/tables';
import type { Services } from '../services';
import { companyOf } from './enrol';

const pointsByManager = async (db: Database, societyCode: string) => {
  const rows = await db
    .select({ id: eboxManager.id, posCode: eboxManagerPos.posCode })
    .from(eboxManagerPos)
    .innerJoin(
      eboxManager,
      and(
        eq(eboxManager.societyCode, eboxManagerPos.societyCode),
        eq(eboxManager.id, eboxManagerPos.managerId),
      ),
    )
    .where(eq(eboxManager.societyCode, societyCode))
    .orderBy(asc(eboxManagerPos.posCode));
  const points = new Map<number, { codPV: string }[]>();
  for (const { id, posCode } of rows) {
    points.set(id, [...(points.get(id) ?? []), { codPV: posCode }]);
  }
  return points;
};

const managersInForce = async (db: Database, societyCode: string) => {
  const points = await pointsByManager(db, societyCode);
  const rows = await db
    .select()
    .from(eboxManager)
    .where(and(eq(eboxManager.societyCode, societyCode), eq(eboxManager.suspended, false)))
    .orderBy(asc(eboxManager.id));
  return rows.map(({ id, code, userId, email }) => ({
    codGestore: code,
    user: userId,
    email,
    listaPuntiVenditaList: points.get(id) ?? [],
  }));
};

/**
 * API-067, API-068: the enrolling user of the company, and its managers in force; 404 without
 * enrolment.
 */
export const eboxProfile =
  ({ db }: Services) =>
  async (_: unknown, { account }: Session) => {
    const societyCode = companyOf(account);
    const [found] = await db.select().from(ebox).where(eq(ebox.societyCode, societyCode));
    if (!found) return refuse(404, 'the company is not enrolled');
    return {
      nome: found.name,
      cognome: found.surname,
      telefono: found.telephone,
      fax: found.fax,
      email: found.email,
      listaGestoriList: await managersInForce(db, societyCode),
    };
  };
