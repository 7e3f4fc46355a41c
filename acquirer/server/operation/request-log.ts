import { randomUUID } from 'node:crypto';
import type { Log } from '../common/log';
import type { Middleware } from '../http/env';
import { kindOf } from './kind';

const given = (id: string | undefined) => (id && /^[\w-]{8,100}$/.test(id) ? id : undefined);

/**
 * One line of JSON for each request: when, its id, which call, status, milliseconds. Never a value,
 * an address or a user. The id is that of `X-Request-Id`, or a fresh one, and goes back with the answer.
 */
export const requestLog =
  (write: Log): Middleware =>
  async (c, next) => {
    const begun = performance.now();
    const request = given(c.req.header('x-request-id')) ?? randomUUID();
    await next();
    c.header('X-Request-Id', request);
    const ms = Math.round((performance.now() - begun) * 10) / 10;
    const at = new Date().toISOString();
    const { status } = c.res;
    write(
      JSON.stringify({ at, request, method: c.req.method, call: kindOf(c.req.path), status, ms }),
    );
  };
