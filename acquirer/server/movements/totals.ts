import { and, eq, gte, lt } from 'drizzle-orm';
import type { Session } from '../accounts/session';
import { euro } from '../common/money';
import type { Database } from '../database/database';
import { countOf, countWhere, sumOf, sumWhere } from '../database/paging';
import { preparedByShape } from '../database/prepared';
import type { Services } from '../services';
import { type MovementCriteria, type Selection, selectionOf, value } from './selection';
import { movementSum } from './sum-tables';
import { movement } from './tables';

const { amount, commission, net } = movement;
const isCancelled = eq(movement.status, 'A');

const all = {
  count: countOf,
  amount: sumOf(amount),
  commission: sumOf(commission),
  net: sumOf(net),
};

const cancelled = {
  count: countWhere(isCancelled),
  amount: sumWhere(amount, isCancelled),
  commission: sumWhere(commission, isCancelled),
  net: sumWhere(net, isCancelled),
};

/** The same, from the sums of whole days. */
const allOfDays = {
  count: sumOf(movementSum.movements),
  amount: sumOf(movementSum.amount),
  commission: sumOf(movementSum.commission),
  net: sumOf(movementSum.net),
};

const cancelledOfDays = {
  count: sumOf(movementSum.cancelled),
  amount: sumOf(movementSum.cancelledAmount),
  commission: sumOf(movementSum.cancelledCommission),
  net: sumOf(movementSum.cancelledNet),
};

const daysOf = and(
  eq(movementSum.societyCode, value('societyCode')),
  eq(movementSum.posCode, value('posCode')),
  gte(movementSum.day, value('from')),
  lt(movementSum.day, value('before')),
);

const queryFor = (db: Database, { isWhole, where }: Selection) =>
  isWhole
    ? db.select({ all: allOfDays, cancelled: cancelledOfDays }).from(movementSum).where(daysOf)
    : db.select({ all, cancelled }).from(movement).where(where());

type Sums = { readonly [Name in keyof typeof all]: number };

const none: Sums = { count: 0, amount: 0, commission: 0, net: 0 };

const onTheWire = (sums: Sums = none) => ({
  count: sums.count,
  amount: euro(sums.amount),
  commission: euro(sums.commission),
  net: euro(sums.net),
});

/**
 * API-029, API-030, MOV-022: number and sums in euro of the selected movements, cancelled ones
 * included; `cancelled` is the cancelled part. Without a filter they are added up day by day.
 */
export const movementTotals = (services: Services) => {
  const statement = preparedByShape(
    (selection: Selection) => queryFor(services.db, selection),
    ({ isWhole, shape }) => (isWhole ? '' : shape),
  );
  return async (criteria: MovementCriteria, session: Session) => {
    const selection = await selectionOf(services, session, criteria);
    const [totals] = await statement(selection).execute(selection.values);
    return { ...onTheWire(totals?.all), cancelled: onTheWire(totals?.cancelled) };
  };
};
