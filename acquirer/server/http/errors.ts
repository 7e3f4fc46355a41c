import type { ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Journal } from '../common/journal';
import { TooMany } from '../common/queue-of-each';
import { Refusal } from '../common/refusal';
import { isOutOfDescriptors } from '../common/start-error';
import { isUnavailable } from '../database/unavailable';
import { kindOf } from './call-paths';
import type { AcquirerContext, AcquirerEnv } from './env';
import { inLog } from './identity';

const framesOf = (error: Error) =>
  (error.stack ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
    .slice(0, 8);

/**
 * What may be logged of a failure. Messages stay out: a parser or a database quotes in them the
 * very data (passwords, codes, card numbers) that a log must never hold.
 */
const describe = (error: unknown): object => {
  if (!(error instanceof Error)) return { error: 'a thrown value' };
  return {
    error: error.name,
    ...('code' in error && { code: String(error.code) }),
    frames: framesOf(error),
    ...(error.cause instanceof Error && { cause: describe(error.cause) }),
  };
};

const busy = new Refusal(503, ['too many at once'], { 'Retry-After': '10' });

/** An outage is short or known to those on call: it is worth asking again. */
const noDatabase = new Refusal(503, ['the database does not answer'], { 'Retry-After': '2' });

/** No file and no connection can be opened now: others will be closed. */
const noDescriptors = new Refusal(503, ['out of file descriptors'], { 'Retry-After': '2' });

const unexpectedOf = (error: unknown) => {
  if (isOutOfDescriptors(error)) return noDescriptors;
  return isUnavailable(error) ? noDatabase : new Refusal(500, ['internal error']);
};

const asRefusal = (error: unknown) => {
  if (error instanceof Refusal) return error;
  if (error instanceof TooMany) return busy;
  return error instanceof HTTPException
    ? new Refusal(error.status, ['request refused'])
    : undefined;
};

const answer = (c: AcquirerContext, refusal: Refusal) =>
  c.json({ details: refusal.details }, refusal.status, refusal.headers);

const identityIn = (c: AcquirerContext) => {
  const identity = c.get('identity');
  return identity === undefined ? {} : inLog(identity);
};

/**
 * Every failure becomes an error body. Unforeseen ones (500) and an outage of the database (503)
 * are logged: one line of JSON with the request id.
 */
export const onError =
  (journal: Journal): ErrorHandler<AcquirerEnv> =>
  (error, c) => {
    const refusal = asRefusal(error);
    if (refusal) return answer(c, refusal);
    const unexpected = unexpectedOf(error);
    const { method, path } = c.req;
    const { status } = unexpected;
    journal.error({ ...identityIn(c), method, call: kindOf(path), status, ...describe(error) });
    return answer(c, unexpected);
  };
