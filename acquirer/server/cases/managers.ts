import { asc } from 'drizzle-orm';
import type * as v from 'valibot';
import type { eboxManager as wireManager } from '../../contract/cases';
import type { Session } from '../accounts/session';
import { eboxManager, type ManagerRow } from '../ebox/tables';
import type { Services } from '../services';
import { visibleManagers } from './scope';

const onTheWire = ({
  id,
  code,
  description,
  suspended,
}: ManagerRow): v.InferInput<typeof wireManager> => ({
  eboxCode: String(id),
  managerCode: code,
  description,
  flSuspended: suspended ? '1' : '0',
});

/** The company's own before those of its points of sale. */
const inForceFirst = [
  asc(eboxManager.suspended),
  asc(eboxManager.type),
  asc(eboxManager.description),
  asc(eboxManager.id),
];

/** API-066, CAS-003: the managers that the caller may see, those in force first. */
export const managerList =
  ({ db }: Services) =>
  async (_: unknown, { account }: Session) => {
    const rows = await db
      .select()
      .from(eboxManager)
      .where(visibleManagers(db, account))
      .orderBy(...inForceFirst);
    return { managerList: rows.map(onTheWire) };
  };
