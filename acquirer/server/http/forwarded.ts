import type { AcquirerContext } from './env';

const headers = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/**
 * Whether a proxy declares that it forwarded the request. One that does not looks like a visitor.
 */
export const isForwarded = (c: AcquirerContext) =>
  headers.some((name) => c.req.header(name) !== undefined);
