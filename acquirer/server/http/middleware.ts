import { Refusal } from '../common/refusal';
import type { Services } from '../services';
import { countedAddress } from './client-address';
import type { Middleware } from './env';
import { perMinute } from './rate-limit';

/** 405 for anything but a POST. */
export const postOnly: Middleware = async (c, next) => {
  if (c.req.method !== 'POST') throw new Refusal(405, ['expected POST'], { Allow: 'POST' });
  await next();
};

/** No answer of a call is kept by anybody. */
export const noStore: Middleware = async (c, next) => {
  await next();
  c.header('Cache-Control', 'no-store');
};

/** 429 for an address that comes more often than `loginsPerMinute`. */
export const limited = ({ db, settings }: Services, name: string): Middleware => {
  const secondsToWait = perMinute(db, name, settings.loginsPerMinute);
  return async (c, next) => {
    const wait = await secondsToWait(countedAddress(c, settings));
    if (wait > 0) throw new Refusal(429, ['too many requests'], { 'Retry-After': `${wait}` });
    await next();
  };
};
