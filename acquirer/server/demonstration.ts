import type { Hono } from 'hono';
import type { Clock } from './common/clock';
import type { Log } from './common/journal';
import type { Database } from './database/database';
import type { AcquirerEnv } from './http/env';
import type { Messenger } from './messages/messenger';
import type { Services, Settings } from './services';

/** What a demonstration adds to the acquirer: invented data, and pages that show what would be sent. */
export interface Demonstration {
  /** The content of /config.json where PORTAL_CONFIG names no file. */
  readonly configuration: Settings['portalConfiguration'];
  /** Keys that /config.json always has in addition. */
  readonly announced: Readonly<Record<string, unknown>>;
  /** Keeps what has no gateway. */
  readonly messenger: (db: Database, clock: Clock) => Messenger;
  /** Its own pages. */
  readonly mount: (app: Hono<AcquirerEnv>, services: Services) => void;
  /** What must be there before the first request. Called at every start. */
  readonly seed: (db: Database, now: Date, log: Log) => Promise<void>;
  /** Work that continues while requests are answered. */
  readonly seedLater: (db: Database, now: Date, log: Log, signal: AbortSignal) => Promise<void>;
  /** Removes what is too old. Called at every start and every hour. */
  readonly removeExpired: (db: Database, now: Date) => Promise<void>;
  /** What is printed at the start, line by line. */
  readonly greeting: (address: string) => readonly string[];
}

/** Paths that a demonstration answers; without one they are 404. */
export const demonstrationPaths: readonly string[] = ['/outbox', '/demo/clock'];

/** The only place where the reference acquirer loads `acquirer/demo`, and only when it is asked for. */
export const openDemonstration = async (scale: number): Promise<Demonstration> => {
  const { demonstration } = await import('../demo/demo');
  return demonstration(scale);
};
