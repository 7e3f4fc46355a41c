import { lt } from 'drizzle-orm';
import { disputeCase } from './cases/tables';
import { calendarDay, windowStart } from './common/clock';
import type { Database } from './database/database';
import { dropMonthsBefore } from './database/months';
import { adjustment } from './letters/tables';
import { movementSum, settlementSum } from './movements/sum-tables';
import { statement } from './statements/tables';
import { unpaid } from './unpaid/tables';

/**
 * Removes what has left the data window of 13 months (BUS-003). Settlements and movements are
 * dropped by whole months, letters with their settlement.
 */
export const pruneOldData = async (db: Database, now: Date) => {
  const start = windowStart(calendarDay(now));
  await db.transaction(async (tx) => {
    await tx.delete(adjustment).where(lt(adjustment.settlementDay, start));
    await tx.delete(statement).where(lt(statement.date, start));
    await tx.delete(disputeCase).where(lt(disputeCase.openedOn, start));
    await tx.delete(unpaid).where(lt(unpaid.valueDate, start));
  });
  await dropMonthsBefore(db, start);
  for (const sum of [movementSum, settlementSum]) await db.delete(sum).where(lt(sum.day, start));
};
