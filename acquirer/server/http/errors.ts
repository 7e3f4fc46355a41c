import type { Context, ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Log } from '../common/log';
import { Refusal } from '../common/refusal';
import { TooMany } from '../common/turns';

const codeOf = (error: object) => ('code' in error ? ` ${String(error.code)}` : '');

const framesOf = (error: Error) =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 8);

/**
 * What may be logged of a failure. Messages stay out: a parser or a database quotes in them the
 * very data (passwords, codes, card numbers) that a log must never hold.
 */
const describe = (error: unknown): string => {
  if (!(error instanceof Error)) return 'a thrown value';
  const cause = error.cause instanceof Error ? [`caused by ${describe(error.cause)}`] : [];
  return [`${error.name}${codeOf(error)}`, ...framesOf(error), ...cause].join('\n');
};

const busy = new Refusal(503, ['too many at once'], { 'Retry-After': '10' });

const asRefusal = (error: unknown) => {
  if (error instanceof Refusal) return error;
  if (error instanceof TooMany) return busy;
  return error instanceof HTTPException
    ? new Refusal(error.status, ['request refused'])
    : undefined;
};

const answer = (c: Context, refusal: Refusal) =>
  c.json({ details: refusal.details }, refusal.status, refusal.headers);

/** Every failure becomes an error body; only the unforeseen ones (500) are logged. */
export const onError =
  (log: Log): ErrorHandler =>
  (error, c) => {
    const refusal = asRefusal(error);
    if (refusal) return answer(c, refusal);
    log(`${c.req.method} ${c.req.path}: ${describe(error)}`);
    return answer(c, new Refusal(500, ['internal error']));
  };
