import { Refusal } from '../common/refusal';
import { asRequest } from '../common/request-under-way';
import type { Services } from '../services';
import { countedAddress } from './client-address';
import type { Middleware } from './env';
import { isComplete } from './json-answer';
import { perMinute } from './rate-limit';

/** 405 for anything but a POST. */
export const postOnly: Middleware = async (c, next) => {
  if (c.req.method !== 'POST') throw new Refusal(405, ['expected POST'], { Allow: 'POST' });
  await next();
};

/**
 * Messages and later failures are logged with the id of the request that caused them.
 */
export const underRequest: Middleware = (c, next) => {
  const identity = c.get('identity');
  return identity === undefined ? next() : asRequest(identity, next);
};

/** No cache may store the answer of a call. */
export const noStore: Middleware = async (c, next) => {
  await next();
  if (!isComplete(c)) c.header('Cache-Control', 'no-store');
};

/** 429 for an address above `loginsPerMinute`. */
export const limited = ({ db, settings }: Services, name: string): Middleware => {
  const secondsToWait = perMinute(db, name, settings.loginsPerMinute);
  return async (c, next) => {
    const wait = await secondsToWait(countedAddress(c, settings));
    if (wait > 0) throw new Refusal(429, ['too many requests'], { 'Retry-After': `${wait}` });
    await next();
  };
};
