import type { Services } from '../services';
import { kindOf } from './call-paths';
import type { Middleware } from './env';
import { identityOf, inLog } from './identity';
import { isComplete } from './json-answer';
import { type InlineHashes, securityHeaders } from './security-headers';

/** Counts a request by its kind and status. */
export type CountRequest = (call: string, status: number, seconds: number) => void;

const calls = '/api/';

/**
 * Gives each request an id, and its answer that id and the headers of all answers; no cache may
 * store the answer of a call. Counts it. Where configured, logs a line of JSON: when, id, trace,
 * call, status, milliseconds. Never a value, an address or a user.
 *
 * One middleware for all of it: each has a cost for every request.
 */
export const everyRequest = (
  { settings, journal }: Services,
  inline: InlineHashes,
  count: CountRequest,
): Middleware => {
  const headersFor = securityHeaders(settings, inline);
  return async (c, next) => {
    const begun = performance.now();
    const identity = identityOf(c);
    const fixed = headersFor(c);
    c.set('identity', identity);
    c.set('fixedHeaders', fixed);
    await next();
    const { method, path } = c.req;
    if (!isComplete(c)) {
      for (const [name, value] of Object.entries(fixed)) c.header(name, value);
      c.header('X-Request-Id', identity.request);
      if (path.startsWith(calls)) c.header('Cache-Control', 'no-store');
    }
    const call = kindOf(path);
    const { status } = c.res;
    const milliseconds = performance.now() - begun;
    count(call, status, milliseconds / 1000);
    if (!journal.isLevelEnabled('info')) return;
    const ms = Math.round(milliseconds * 10) / 10;
    journal.info({ ...inLog(identity), method, call, status, ms });
  };
};
