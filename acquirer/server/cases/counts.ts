import { and, asc, count, eq, type SQL } from 'drizzle-orm';
import type * as v from 'valibot';
import type { ParsedRequestOf } from '../../contract/call';
import type { eboxRequest, eboxManager as wireManager } from '../../contract/cases';
import type { Session } from '../accounts/session';
import type { Database } from '../database/database';
import { eboxManager, type ManagerRow } from '../ebox/tables';
import type { Services } from '../services';
import { caseTime } from './days';
import { managerOf, visibleCases, visibleManagers } from './scope';
import type { AnyState } from './states';
import { disputeCase } from './tables';

/** How many of the chosen cases are in a state. */
export const countStates = async (db: Database, chosen: SQL | undefined) => {
  const rows = await db
    .select({ state: disputeCase.state, cases: count() })
    .from(disputeCase)
    .where(chosen)
    .groupBy(disputeCase.state);
  const counts = new Map(rows.map(({ state, cases }) => [state, cases]));
  return (state: AnyState) => counts.get(state) ?? 0;
};

/** API-069, CAS-019: the cases of a manager by state; `expired` counts those in scadenza. */
export const caseCounts =
  (services: Services) =>
  async ({ ebox }: ParsedRequestOf<typeof eboxRequest>, { account }: Session) => {
    const { db } = services;
    const manager = await managerOf(db, account, ebox);
    await caseTime(services);
    const chosen = and(visibleCases(account), eq(disputeCase.managerId, manager.id));
    const inState = await countStates(db, chosen);
    return {
      new: inState('nuove'),
      suspended: inState('sospeso'),
      expired: inState('scadenza'),
      viewed: inState('visione'),
      canceled: inState('annullate'),
      completed: inState('evase'),
      closed: inState('chiuse'),
    };
  };

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
