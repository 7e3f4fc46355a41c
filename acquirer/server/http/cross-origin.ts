import { cors } from 'hono/cors';
import type { Settings } from '../services';

/** Lets a portal served from one of the configured origins make its calls; nobody else's script may. */
export const crossOrigin = ({ portalOrigins }: Settings) =>
  cors({
    origin: [...portalOrigins],
    allowMethods: ['POST'],
    allowHeaders: ['Authorization', 'Content-Type', 'session-id', 'domain', 'Idempotency-Key'],
    exposeHeaders: ['Retry-After'],
    maxAge: 600,
  });
