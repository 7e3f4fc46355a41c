import { setTimeout } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from './database';

/** A replica that answers what only reads. */
export interface Standby {
  readonly db: Database;
  /** Whether it holds everything up to a position of the primary's log, and lags less than the bound. */
  readonly holds: (position: number) => boolean;
}

interface Watched extends Standby {
  readonly stop: () => Promise<void>;
}

/** Bytes of the primary's log: what is written later has a higher position, also after a promotion. */
export const logPosition = sql<number>`(pg_current_wal_lsn() - '0/0'::pg_lsn)::float8`;

/** Up to which position a standby has replayed the log; nothing on a server that has become a primary. */
const replayed = sql<number | null>`case when pg_is_in_recovery()
  then (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::float8 end`;

const ask = async (db: Database, what: SQL) => {
  const { rows } = await db.execute<{ position: number | null }>(sql`select ${what} as position`);
  return rows[0]?.position ?? 0;
};

/** What the primary's position is, for `watchStandby`. */
export const positionOf = (db: Database) => () => ask(db, logPosition);

/**
 * Compares a standby with the primary at intervals. What the standby lags is the age of the last
 * position of the primary that it has replayed, so no two clocks are compared. A standby that is cut
 * off, or no longer answers, is out of use after `lagMs`.
 */
export const watchStandby = (
  db: Database,
  primaryPosition: () => Promise<number>,
  { lagMs, watchMs }: { readonly lagMs: number; readonly watchMs: number },
): Watched => {
  const ending = new AbortController();
  let seen: readonly { readonly at: number; readonly position: number }[] = [];
  let position = 0;
  let freshAt = Number.NEGATIVE_INFINITY;

  const look = async () => {
    const at = performance.now();
    seen = [
      ...seen.filter((one) => one.at >= at - lagMs),
      { at, position: await primaryPosition() },
    ];
    position = await ask(db, replayed);
    freshAt = seen.findLast((one) => one.position <= position)?.at ?? freshAt;
  };
  const watch = async () => {
    while (!ending.signal.aborted) {
      await look().catch(() => {
        position = 0;
      });
      await setTimeout(watchMs, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  };
  const watching = watch();
  return {
    db,
    holds: (wanted) => position > 0 && position >= wanted && performance.now() - freshAt <= lagMs,
    stop: () => {
      ending.abort();
      return watching;
    },
  };
};
