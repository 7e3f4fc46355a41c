import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import { refuse } from '../common/refusal';
import { digest } from '../common/secret-files';
import type { Database } from '../database/database';
import { rateLimit } from './audit-tables';
import type { AcquirerContext } from './env';

/**
 * Returns how many seconds a key (an address, a user, a number) must wait, 0 when it need not wait.
 */
export type RateLimit = (key: string) => Promise<number>;

interface Limit {
  /** The name of a count, separate from every other. */
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

/**
 * Allows so many times in so many seconds for each key. The database counts, so all processes share
 * the limit.
 */
const limit = (db: Database, { name, points, seconds }: Limit): RateLimit => {
  const limiter = new RateLimiterDrizzle({
    storeClient: db,
    schema: rateLimit,
    keyPrefix: name,
    points,
    duration: seconds,
    // The timer of the library has no end: `removeExpired` removes the counts.
    clearExpiredByTimeout: false,
  });
  return async (key) => {
    try {
      await limiter.consume(digest(key));
      return 0;
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return Math.ceil(refused.msBeforeNext / 1000);
      throw refused;
    }
  };
};

export const perMinute = (db: Database, name: string, points: number) =>
  limit(db, { name, points, seconds: 60 });

export const perDay = (db: Database, name: string, points: number) =>
  limit(db, { name, points, seconds: 86_400 });

export const perHour = (db: Database, name: string, points: number) =>
  limit(db, { name, points, seconds: 3600 });

/**
 * API-003: the session id of a call, as a hash. It identifies a caller without a token. 400 without
 * one.
 */
export const sessionKey = (c: AcquirerContext) => {
  const id = c.req.header('session-id') ?? '';
  return /^[\w-]{8,100}$/.test(id) ? digest(id) : refuse(400, 'session-id: expected an id');
};
