import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import type { Session } from '../accounts/session';
import type { RequestUnderWay } from '../common/request-under-way';

/** What a request carries through the app; the bindings are absent when a test calls the app itself. */
export type AcquirerEnv = {
  Variables: {
    session: Session;
    identity?: RequestUnderWay;
    /** The same for every answer. */
    fixedHeaders?: Readonly<Record<string, string>>;
    /** An answer that was made with all its headers. */
    complete?: Response;
  };
  Bindings: Partial<HttpBindings>;
};
export type AcquirerContext = Context<AcquirerEnv>;
export type Middleware = MiddlewareHandler<AcquirerEnv>;
