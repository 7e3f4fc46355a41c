import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, Pool } from 'pg';
import type { Log } from '../common/log';
import { StartError } from '../common/start-error';
import type { OpenDatabase } from './database';

/** Whoever holds this lock of the database, of those who start on it together, fills it. */
const filling = 4_173_002;

/** A connection of its own holds the lock, in a transaction: with the pool's it could wait for itself. */
const alone =
  (connectionString: string): OpenDatabase['alone'] =>
  async (work, signal) => {
    const client = new Client({ connectionString });
    const giveUp = () => void client.end();
    client.on('error', () => undefined);
    await client.connect();
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

/** A PostgreSQL server, or one that speaks like it. */
export const openServer = async (url: string, log: Log, size = 10): Promise<OpenDatabase> => {
  const pool = new Pool({ connectionString: url, connectionTimeoutMillis: 10_000, max: size });
  pool.on('error', () => log('a database connection was lost'));
  try {
    await pool.query('select 1');
  } catch {
    await pool.end();
    throw new StartError('Il database indicato in DATABASE_URL non risponde o rifiuta l’accesso.');
  }
  return { db: drizzle({ client: pool }), alone: alone(url), close: () => pool.end() };
};
