import { eq } from 'drizzle-orm';
import { addDays, windowStart } from '../../server/common/clock';
import type { Database } from '../../server/database/database';
import type { SeedMerchant } from '../generator/merchant';
import { seedProgress } from './insert';

/** The whole days of some companies that are there, both included. */
export interface Progress {
  readonly fromDay: string;
  readonly throughDay: string;
}

/** The name under which companies are seeded together: another company restarts the days. */
const nameOf = (merchants: readonly SeedMerchant[]) => merchants.map(({ code }) => code).join(' ');

/** What was seeded before: nothing up to yesterday in a new database, or where all of it has left the data window. */
export const progressOf = async (
  db: Database,
  merchants: readonly SeedMerchant[],
  today: string,
): Promise<Progress> => {
  const [row] = await db
    .select({ fromDay: seedProgress.fromDay, throughDay: seedProgress.throughDay })
    .from(seedProgress)
    .where(eq(seedProgress.merchants, nameOf(merchants)));
  const isLeft = row !== undefined && row.throughDay >= addDays(windowStart(today), -1);
  return isLeft ? row : { fromDay: today, throughDay: addDays(today, -1) };
};

export const saveProgress = async (
  db: Database,
  merchants: readonly SeedMerchant[],
  progress: Progress,
) => {
  await db
    .insert(seedProgress)
    .values({ merchants: nameOf(merchants), ...progress })
    .onConflictDoUpdate({ target: seedProgress.merchants, set: { ...progress } });
};

/** A day to seed, and what is there once it has been. */
export interface Step {
  readonly day: string;
  readonly progress: Progress;
}

/**
 * The missing whole days: first those since the last start. Then, newest first, those back to the
 * beginning of the window, because merchants look at recent days first.
 */
export const missingDays = ({ fromDay, throughDay }: Progress, today: string): Step[] => {
  const steps: Step[] = [];
  let progress = { fromDay, throughDay };
  while (progress.throughDay < addDays(today, -1)) {
    const day = addDays(progress.throughDay, 1);
    progress = { ...progress, throughDay: day };
    steps.push({ day, progress });
  }
  while (progress.fromDay > windowStart(today)) {
    const day = addDays(progress.fromDay, -1);
    progress = { ...progress, fromDay: day };
    steps.push({ day, progress });
  }
  return steps;
};
