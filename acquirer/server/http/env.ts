import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import type { Session } from '../accounts/session';
import type { PartsReader } from './parts';

/** What a request carries through the app; the bindings are absent when a test calls the app itself. */
export type AcquirerEnv = {
  Variables: { session: Session; parts: PartsReader; requestId?: string };
  Bindings: Partial<HttpBindings>;
};
export type AcquirerContext = Context<AcquirerEnv>;
export type Middleware = MiddlewareHandler<AcquirerEnv>;
