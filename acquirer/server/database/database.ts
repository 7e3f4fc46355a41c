import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Standby } from './standby';

/** Both drivers answer a raw statement with `rows`. */
interface Rows<Row> {
  readonly rows: Row[];
}
interface RowsResult extends PgQueryResultHKT {
  readonly type: Rows<this['row']>;
}

/**
 * The one database type of every repository: PGlite, PostgreSQL, or a transaction of either. Inside
 * a transaction use only its handle. The embedded database has one connection, so that any other
 * handle would wait forever.
 */
export type Database = PgDatabase<RowsResult>;

/** The connections of a process to its database, and the requests that wait for one. */
export interface Connections {
  readonly busy: number;
  readonly idle: number;
  readonly waiting: number;
}

export interface OpenDatabase {
  readonly db: Database;
  /** Replicas that answer what only reads. */
  readonly standbys?: readonly Standby[];
  /** The same without a limit of time, for migrations, seeds and what is removed every hour. */
  readonly upkeep: Database;
  /**
   * Runs work while no other process of the same database runs its own. Rejects when the signal
   * ends the wait.
   */
  readonly alone: <Result>(work: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>;
  /** Absent for the embedded database, which has one. */
  readonly connections?: () => Connections;
  readonly close: () => Promise<void>;
}
