import type { Logger } from 'drizzle-orm/logger';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import type { Database } from './database';
import { isUnavailable } from './unavailable';

/** After the first failure of the connection nothing more is sent on it: a rollback would wait as long again. */
const givingUp = (client: PoolClient) => {
  let lost: unknown;
  const query = async (config: never, params: never) => {
    if (lost !== undefined) throw lost;
    try {
      return await client.query(config, params);
    } catch (error) {
      if (isUnavailable(error)) lost = error;
      throw error;
    }
  };
  return { query, isLost: () => lost !== undefined };
};

/**
 * Transactions on a connection of the pool. drizzle's own never release the connection when `begin`
 * fails, and return a broken one to the pool.
 */
export const transactionsOf =
  (pool: Pool, logger?: Logger): Database['transaction'] =>
  async (work, config) => {
    const client = await pool.connect();
    const guarded = givingUp(client);
    try {
      const connection = guarded as unknown as PoolClient;
      const db = drizzle({ client: connection, ...(logger && { logger }) }) as unknown as Database;
      return await db.transaction(work, config);
    } finally {
      client.release(guarded.isLost());
    }
  };
