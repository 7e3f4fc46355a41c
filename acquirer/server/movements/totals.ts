import { countOf, sumOf } from '../database/aggregate';
import { euro } from '../money';
import type { Session } from '../portal/session';
import type { Services } from '../services';
import { type MovementCriteria, selectionOf } from './selection';
import { movement } from './tables';

/** API-029, API-030, MOV-022: how many movements the criteria select, and their sums in euro. */
export const movementTotals =
  (services: Services) => async (criteria: MovementCriteria, session: Session) => {
    const [totals] = await services.db
      .select({
        count: countOf,
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
