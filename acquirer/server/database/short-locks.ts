import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from './database';

/** SQLSTATE: a lock was not free in time; two transactions waited for each other. */
const inUse: readonly unknown[] = ['55P03', '40P01'];

const isInUse = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && inUse.includes(error.code)) || isInUse(error.cause));

/**
 * From now on the transaction waits at most a second for a table in use. Every request that comes
 * later for the same table waits behind it.
 */
export const waitBriefly = (tx: Database) => tx.execute(sql`set local lock_timeout = '1s'`);

const mostTries = 60;

/** Repeats a transaction that waits briefly while a table is in use, for at most two minutes. */
export const untilFree = async <Result>(
  work: () => Promise<Result>,
  restMs = 1_000,
): Promise<Result> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === mostTries || !isInUse(error)) throw error;
    }
    await wait(restMs);
  }
};
