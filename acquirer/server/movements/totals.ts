import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { euro } from '../money';
import type { Session } from '../portal/session';
import type { Services } from '../services';
import { type MovementCriteria, selectionOf } from './selection';
import { movement } from './tables';

const sumOf = (column: PgColumn): SQL<number> =>
  sql`coalesce(sum(${column}), 0)::bigint`.mapWith(Number);

/** API-029, API-030, MOV-022: how many movements the criteria select, and their sums in euro. */
export const movementTotals =
  (services: Services) => async (criteria: MovementCriteria, session: Session) => {
    const [totals] = await services.db
      .select({
        count: sql`count(*)`.mapWith(Number),
        amount: sumOf(movement.amount),
        commission: sumOf(movement.commission),
        net: sumOf(movement.net),
      })
      .from(movement)
      .where(await selectionOf(services, session, criteria));
    return {
      count: totals?.count ?? 0,
      amount: euro(totals?.amount ?? 0),
      commission: euro(totals?.commission ?? 0),
      net: euro(totals?.net ?? 0),
    };
  };
