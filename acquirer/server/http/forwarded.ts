import type { AcquirerContext } from './env';

const headers = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/** Whether a proxy says that it passes the request on. One that says nothing cannot be told from a visitor. */
export const isForwarded = (c: AcquirerContext) =>
  headers.some((name) => c.req.header(name) !== undefined);
