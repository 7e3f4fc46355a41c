import { setImmediate as breathe } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { wallClock } from '../clock';
import type { Database } from '../database/database';
import { movement, settlement } from '../movements/tables';
import { dayOf } from './day';
import { insertRows } from './insert';
import type { SeedMerchant } from './merchant';
import { missingDays, type Progress, progressOf, saveProgress } from './progress';
import type { SeedSettlement } from './settle';
import { type SeedMovement, shopDay } from './shop-day';

/** How a company's movements are written. */
export interface Pace {
  /** Movements in one transaction, at least: few keep the server answering, many are faster. */
  readonly chunk: number;
  /** Told after each transaction which share of the missing days is done, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** Stops between two transactions; the next start goes on from there. */
  readonly signal?: AbortSignal;
}

interface Chunk {
  readonly settlements: SeedSettlement[];
  readonly movements: SeedMovement[];
}

const addDay = (chunk: Chunk, merchant: SeedMerchant, date: string, until: string) => {
  const day = dayOf(date);
  for (const shop of merchant.shops) {
    const { settlements, movements } = shopDay(merchant, shop, day, until);
    chunk.settlements.push(...settlements);
    chunk.movements.push(...movements);
  }
};

const grown = sql`(id) do update set movements = excluded.movements, cancelled = excluded.cancelled,
  gross_calculated = excluded.gross_calculated, commission_calculated = excluded.commission_calculated,
  net_calculated = excluded.net_calculated, gross_declared = excluded.gross_declared,
  net_declared = excluded.net_declared`;

const write = (
  db: Database,
  { settlements, movements }: Chunk,
  after: () => Progress,
  code: string,
) =>
  db.transaction(async (tx) => {
    await insertRows(tx, settlement, settlements, grown);
    await insertRows(tx, movement, movements, sql`do nothing`);
    await saveProgress(tx, code, after());
  });

/**
 * Brings a company's movements up to `now`: today's so far (they grow from start to start), and
 * every whole day of the window that is missing. Can be cut off at any point and called again.
 * Answers how many movements it wrote.
 */
export const seedMovements = async (
  db: Database,
  merchant: SeedMerchant,
  now: Date,
  { chunk: size, onProgress, signal }: Pace,
): Promise<number> => {
  const until = wallClock(now);
  const today = until.slice(0, 10);
  const before = await progressOf(db, merchant.code, today);
  const steps = missingDays(before, today);
  let chunk: Chunk = { settlements: [], movements: [] };
  let written = 0;

  const flush = async (progress: Progress) => {
    written += chunk.movements.length;
    await write(db, chunk, () => progress, merchant.code);
    chunk = { settlements: [], movements: [] };
    await breathe();
  };
  addDay(chunk, merchant, today, until);
  await flush(before);
  for (const [index, { day, progress }] of steps.entries()) {
    if (signal?.aborted) return written;
    addDay(chunk, merchant, day, until);
    if (chunk.movements.length < size && index < steps.length - 1) continue;
    await flush(progress);
    onProgress?.((index + 1) / steps.length);
  }
  return written;
};
