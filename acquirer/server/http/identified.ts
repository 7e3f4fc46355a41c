import type { Services } from '../services';
import type { Middleware } from './env';
import { identityOf, inLog } from './identity';
import { isComplete } from './json-answer';
import { kindOf } from './kind';

/**
 * Gives each request an id, which its answer carries. Where configured, logs a line of JSON: when,
 * id, trace, call, status, milliseconds. Never a value, an address or a user.
 */
export const identified =
  ({ journal }: Services): Middleware =>
  async (c, next) => {
    const begun = performance.now();
    const identity = identityOf(c);
    c.set('identity', identity);
    await next();
    if (!isComplete(c)) c.header('X-Request-Id', identity.request);
    if (!journal.isLevelEnabled('info')) return;
    const ms = Math.round((performance.now() - begun) * 10) / 10;
    const { method, path } = c.req;
    journal.info({ ...inLog(identity), method, call: kindOf(path), status: c.res.status, ms });
  };
