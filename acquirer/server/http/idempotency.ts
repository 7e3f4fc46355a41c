import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { CallContract } from '../../contract/call';
import { type Alias, calls } from '../../contract/calls';
import { oneAtATime } from '../portal/one-at-a-time';
import { digest } from '../portal/secrets';
import type { Services } from '../services';
import type { AcquirerContext, Middleware } from './env';
import { keptAnswer as table } from './idempotency-tables';
import { refuse } from './refusal';

const keptHours = 24;
/** Registration, codes, enrolment, upload: the contract says which. */
const isRepeatable = (alias: Alias) => (calls[alias] as CallContract).repeatable === true;

/** A call under way for longer than this has died with its process. */
const longestMinutes = 5;

const before = (now: Date, minutes: number) => new Date(now.getTime() - minutes * 60_000);

/** Nobody meets another's answer: the key counts for one call of one user, or of one session id. */
const keyHashOf = (c: AcquirerContext, alias: Alias) => {
  const key = c.req.header('idempotency-key');
  if (key === undefined) return undefined;
  if (!/^[\w-]{8,100}$/.test(key)) return refuse(400, 'Idempotency-Key: expected an id');
  const whose = c.get('session')?.account.userId ?? c.req.header('session-id') ?? '';
  return digest(JSON.stringify([alias, whose, key]));
};

/** Whether this request is the first with its key; one that died under way is begun again. */
const claim = async ({ db }: Services, keyHash: string, now: Date) => {
  await db
    .delete(table)
    .where(
      or(
        lt(table.askedAt, before(now, keptHours * 60)),
        and(isNull(table.body), lt(table.askedAt, before(now, longestMinutes))),
      ),
    );
  const claimed = await db
    .insert(table)
    .values({ keyHash, askedAt: now })
    .onConflictDoNothing()
    .returning({ keyHash: table.keyHash });
  return claimed.length > 0;
};

const answerKept = async ({ db }: Services, keyHash: string) => {
  const [kept] = await db.select().from(table).where(eq(table.keyHash, keyHash));
  if (!kept || kept.body === null) return refuse(409, 'the same request is under way');
  const headers = { 'Content-Type': kept.contentType ?? 'application/json' };
  return new Response(kept.body, { headers });
};

/** Only a 200 is kept: after a refusal the same intention may be tried again. */
const keep = async ({ db }: Services, keyHash: string, { res }: AcquirerContext) => {
  const own = eq(table.keyHash, keyHash);
  if (res.status !== 200) {
    await db.delete(table).where(own);
    return;
  }
  const contentType = res.headers.get('content-type');
  await db
    .update(table)
    .set({ body: await res.clone().text(), contentType })
    .where(own);
};

/**
 * A call with an `Idempotency-Key` is done once: whoever repeats it with the same key within 24
 * hours, because the answer was lost or a button was pressed twice, gets the first answer again.
 * Two at once wait for each other; across processes the second gets 409. The key stands for one
 * intention: what comes with it is not compared, because passwords and codes must not be kept.
 */
export const idempotency =
  (services: Services) =>
  (alias: Alias): Middleware =>
  async (c, next) => {
    const keyHash = isRepeatable(alias) ? keyHashOf(c, alias) : undefined;
    if (keyHash === undefined) return next();
    return oneAtATime(keyHash, async () => {
      if (!(await claim(services, keyHash, services.clock()))) return answerKept(services, keyHash);
      await next();
      await keep(services, keyHash, c);
      return undefined;
    });
  };
