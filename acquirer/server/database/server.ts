import type { Socket } from 'node:net';
import type { Logger } from 'drizzle-orm/logger';
import { drizzle } from 'drizzle-orm/node-postgres';
import { type Client, Pool, type PoolConfig } from 'pg';
import type { Log } from '../common/journal';
import { StartError } from '../common/start-error';
import type { Database, OpenDatabase } from './database';
import { connectTo, type Hosts, hostsOf, PoolOfHosts } from './hosts';
import { positionOf, type Standby, watchStandby } from './standby';
import { transactionsOf } from './transactions';

/** How long the acquirer waits for PostgreSQL, and with how many connections. */
export interface ServerLimits {
  /** Connections of one process. */
  readonly size?: number;
  /** Milliseconds until PostgreSQL ends a statement of a request. */
  readonly statementMs?: number;
  /** Milliseconds until a request that waits for a connection is refused. */
  readonly waitMs?: number;
  /** Whether a connection keeps the plans of statements by name; not behind PgBouncer before 1.21. */
  readonly named?: boolean;
  /** Standbys to read from, one address each. */
  readonly standbys?: readonly string[];
  /** A standby that is further behind is not read from. */
  readonly lagMs?: number;
}

/** PostgreSQL answers first; the client's own limit is for a server that no longer answers at all. */
const answerMs = 2_000;

/**
 * Ends connections on which nothing moves for so long. One timer for each connection: pg's
 * `query_timeout` has one for each statement, and collecting those takes a tenth of the processor.
 */
const endSilent = (pool: Pool, ms: number) =>
  pool.on('connect', (client) => {
    const stream = (client as unknown as Client).connection.stream as Socket;
    stream.setTimeout(ms, () => stream.destroy());
  });

/** The operating system detects a connection whose other end disappeared without closing it. */
const watched = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** Of the processes that start together, the holder of this database lock fills the database. */
export const filling = 4_173_002;

/**
 * A separate connection holds the lock, in a transaction; one of the pool could wait for itself.
 */
const alone =
  (hosts: Hosts): OpenDatabase['alone'] =>
  async (work, signal) => {
    const client = await connectTo(hosts, watched);
    const giveUp = () => void client.end();
    try {
      signal?.addEventListener('abort', giveUp);
      await client.query('begin');
      await client.query('select pg_advisory_xact_lock($1)', [filling]);
      signal?.removeEventListener('abort', giveUp);
      return await work();
    } finally {
      await client.end();
    }
  };

const poolOf = (hosts: Hosts, usual: PoolConfig, log: Log) => {
  const config = { ...watched, ...usual };
  const pool =
    hosts.count === 1
      ? new Pool({ ...config, connectionString: hosts.current() })
      : new PoolOfHosts(hosts, config);
  pool.on('error', () => log('a database connection was lost'));
  // A transaction has no other listener: an error without a listener would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

type Config = { readonly name?: string };

const withoutNames = (pool: Pool) => ({
  query: (config: Config, params: never) =>
    pool.query({ ...config, name: undefined } as never, params),
});

/** The database behind a pool of connections; a logger reads each of its statements. */
export const databaseOn = (
  pool: Pool,
  { named = true, logger }: { readonly named?: boolean; readonly logger?: Logger } = {},
): Database => {
  const client = named ? pool : (withoutNames(pool) as unknown as Pool);
  const db = drizzle({ client, ...(logger && { logger }) }) as unknown as Database;
  return Object.assign(db, { transaction: transactionsOf(pool, logger) });
};

const refused = (error: unknown) =>
  error instanceof Error && error.message.includes('startup parameter')
    ? new StartError(
        'Il database indicato in DATABASE_URL passa per PgBouncer, che rifiuta un parametro: impostare ignore_startup_parameters = statement_timeout.',
      )
    : new StartError('Il database indicato in DATABASE_URL non risponde o rifiuta l’accesso.');

/** A standby that does not connect immediately is not worth a wait: the primary answers as well. */
const standbyWaitMs = 1_000;

const watchMs = 500;

/** A PostgreSQL server, or a compatible one; of several servers the first that takes writes. */
export const openServer = async (
  address: string,
  log: Log,
  {
    size = 10,
    statementMs = 8_000,
    waitMs = 5_000,
    named = true,
    standbys: addresses = [],
    lagMs = 5_000,
  }: ServerLimits = {},
): Promise<OpenDatabase> => {
  const hosts = hostsOf(address);
  const limits = {
    max: size,
    statement_timeout: statementMs,
    // A connection that rests is closed before it counts as silent.
    idleTimeoutMillis: Math.min(statementMs, 10_000),
  };
  const limited = (servers: Hosts, connectionTimeoutMillis: number) =>
    endSilent(poolOf(servers, { ...limits, connectionTimeoutMillis }, log), statementMs + answerMs);
  const requests = limited(hosts, waitMs);
  // A migration of a large table takes minutes. The connections are closed when they rest.
  const upkeep = poolOf(hosts, { connectionTimeoutMillis: 10_000, max: 2 }, log);
  const db = databaseOn(requests, { named });
  const pools = [requests, upkeep];
  const watches: { readonly stop: () => Promise<void> }[] = [];
  const standbyAt = (one: string): Standby => {
    const pool = limited(hostsOf(one), standbyWaitMs);
    const standby = watchStandby(databaseOn(pool, { named }), positionOf(db), { lagMs, watchMs });
    pools.push(pool);
    watches.push(standby);
    return standby;
  };
  const close = async () => {
    await Promise.all(watches.map(({ stop }) => stop()));
    await Promise.all(pools.map((pool) => pool.end()));
  };
  try {
    await requests.query('select 1');
  } catch (error) {
    await close();
    throw refused(error);
  }
  return {
    db,
    standbys: addresses.map(standbyAt),
    upkeep: databaseOn(upkeep, { named }),
    alone: alone(hosts),
    connections: () => ({
      busy: requests.totalCount - requests.idleCount,
      idle: requests.idleCount,
      waiting: requests.waitingCount,
    }),
    close,
  };
};
