import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Answers how many seconds an address must wait, 0 when it may go on. */
export type RateLimit = (address: string) => Promise<number>;

/** So many times a minute for each address, counted in memory. */
export const perMinute = (points: number): RateLimit => {
  const limiter = new RateLimiterMemory({ points, duration: 60 });
  return async (address) => {
    try {
      await limiter.consume(address);
      return 0;
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return Math.ceil(refused.msBeforeNext / 1000);
      throw refused;
    }
  };
};
