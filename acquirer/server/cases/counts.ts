import { and, count, eq, type SQL } from 'drizzle-orm';
import type { ParsedRequestOf } from '../../contract/call';
import type { eboxRequest } from '../../contract/cases';
import type { Session } from '../accounts/session';
import type { Database } from '../database/database';
import type { Services } from '../services';
import { caseTime } from './days';
import { managerOf, visibleCases } from './scope';
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
