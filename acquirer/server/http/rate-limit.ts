import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Answers how many seconds a key (an address, a user, a number) must wait, 0 when it may go on. */
export type RateLimit = (key: string) => Promise<number>;

/** So many times in so many seconds for each key, counted in memory. */
const limit = (points: number, duration: number): RateLimit => {
  const limiter = new RateLimiterMemory({ points, duration });
  return async (key) => {
    try {
      await limiter.consume(key);
      return 0;
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return Math.ceil(refused.msBeforeNext / 1000);
      throw refused;
    }
  };
};

export const perMinute = (points: number) => limit(points, 60);

export const perHour = (points: number) => limit(points, 3600);
