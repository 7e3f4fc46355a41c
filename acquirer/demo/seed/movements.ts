import { setImmediate as nextTurn } from 'node:timers/promises';
import { wallClock, windowStart } from '../../server/common/clock';
import type { Database } from '../../server/database/database';
import { openMonths } from '../../server/database/months';
import type { SeedMerchant } from '../generator/merchant';
import { missingDays, type Progress, progressOf, saveProgress } from './progress';
import { addDay, insertDays, noRows } from './rows';

/** How movements are written. */
export interface Pace {
  /** Movements in one transaction, at least: few keep the server answering, many are faster. */
  readonly chunk: number;
  /** Receives the finished share of the missing days after each transaction, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** Stops between two transactions; the next start continues from there. */
  readonly signal?: AbortSignal;
}

const writer = (db: Database, merchants: readonly SeedMerchant[]) => {
  let rows = noRows();
  let written = 0;
  return {
    add: (day: string, until: string) => addDay(rows, merchants, day, until),
    waiting: () => rows.movements.length,
    written: () => written,
    /** Rows and progress in one transaction: cut off anywhere, they agree. */
    flush: async (progress: Progress) => {
      const full = rows;
      rows = noRows();
      await db.transaction(async (tx) => {
        await insertDays(tx, full);
        await saveProgress(tx, merchants, progress);
      });
      written += full.movements.length;
      await nextTurn();
    },
  };
};

/**
 * Brings the movements of some companies up to `now`: today's so far, and every whole day of the
 * window that is missing. Can be cut off at any point and called again. Answers how many movements
 * it wrote.
 */
export const seedMovements = async (
  db: Database,
  merchants: readonly SeedMerchant[],
  now: Date,
  { chunk, onProgress, signal }: Pace,
): Promise<number> => {
  const until = wallClock(now);
  const today = until.slice(0, 10);
  await openMonths(db, windowStart(today), today);
  const before = await progressOf(db, merchants, today);
  const steps = missingDays(before, today);
  const { add, waiting, flush, written } = writer(db, merchants);
  add(today, until);
  await flush(before);
  for (const [index, { day, progress }] of steps.entries()) {
    if (signal?.aborted) break;
    add(day, until);
    if (waiting() < chunk && index < steps.length - 1) continue;
    await flush(progress);
    onProgress?.((index + 1) / steps.length);
  }
  return written();
};
