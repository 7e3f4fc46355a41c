import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { Log } from '../common/log';
import { StartError } from '../common/start-error';
import type { OpenDatabase } from './database';

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
  return { db: drizzle({ client: pool }), close: () => pool.end() };
};
