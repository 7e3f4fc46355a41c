import { lt, sql } from 'drizzle-orm';
import { disputeCase } from '../cases/tables';
import { calendarDay, windowStart } from '../common/clock';
import type { Database } from '../database/database';
import { settlement } from '../movements/tables';
import { statement } from '../statements/tables';
import { unpaid } from '../unpaid/tables';
import { seedProgress } from './tables';

/**
 * Removes what has left the data window of 13 months (BUS-003); with a settlement go its movements
 * and the letters about them.
 */
export const pruneOldData = async (db: Database, now: Date) => {
  const start = windowStart(calendarDay(now));
  await db.transaction(async (tx) => {
    await tx.delete(settlement).where(lt(settlement.day, start));
    await tx.delete(statement).where(lt(statement.date, start));
    await tx.delete(disputeCase).where(lt(disputeCase.openedOn, start));
    await tx.delete(unpaid).where(lt(unpaid.valueDate, start));
    await tx
      .update(seedProgress)
      .set({ fromDay: sql`greatest(${seedProgress.fromDay}, ${start}::date)` })
      .where(lt(seedProgress.fromDay, start));
  });
};
