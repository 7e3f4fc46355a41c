import { cors } from 'hono/cors';
import type { Settings } from '../services';

/** Allows calls from a portal on one of the configured origins, and from no other origin. */
export const crossOrigin = ({ portalOrigins }: Settings) =>
  cors({
    origin: [...portalOrigins],
    allowMethods: ['POST'],
    allowHeaders: ['Authorization', 'Content-Type', 'session-id', 'domain', 'Idempotency-Key'],
    exposeHeaders: ['Retry-After'],
    maxAge: 600,
  });
