import { randomBytes, randomUUID } from 'node:crypto';
import type { RequestUnderWay } from '../common/request-under-way';
import type { AcquirerContext } from './env';

const given = (id: string | undefined) => (id && /^[\w-]{8,100}$/.test(id) ? id : undefined);

const traceparent = /^00-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-([\da-f]{2})$/;

/** The trace continues under a span of the acquirer. */
const ownSpan = (header: string | undefined) => {
  const [, trace, flags] = traceparent.exec(header ?? '') ?? [];
  return trace && { traceparent: `00-${trace}-${randomBytes(8).toString('hex')}-${flags}` };
};

/** The id of a request, `X-Request-Id` or a fresh one, and its trace where the request belongs to one. */
export const identityOf = (c: AcquirerContext): RequestUnderWay => ({
  request: given(c.req.header('x-request-id')) ?? randomUUID(),
  ...ownSpan(c.req.header('traceparent')),
});

/** The fields of a log line: `trace` is the id that all parts of one trace share. */
export const inLog = ({ request, traceparent }: RequestUnderWay) => ({
  request,
  ...(traceparent && { trace: traceparent.split('-')[1] }),
});
