import { getConnInfo } from '@hono/node-server/conninfo';
import type { Settings } from '../services';
import type { AcquirerContext } from './env';

/** Who a rate limit counts: the last hop a trusted proxy names, else the other end of the connection. */
export const clientAddress = (c: AcquirerContext, { trustProxy }: Settings) => {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : '';
  if (forwarded) return forwarded;
  return c.env?.incoming ? (getConnInfo(c).remote.address ?? 'unknown') : 'unknown';
};
