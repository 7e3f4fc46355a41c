import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { CallContract } from '../../contract/call';
import { type Alias, calls } from '../../contract/calls';
import { keyedQueue } from '../common/keyed-queue';
import { refuse } from '../common/refusal';
import { digest } from '../common/secrets';
import type { Database } from '../database/database';
import type { Services } from '../services';
import type { AcquirerContext, Middleware } from './env';
import { storedAnswer as table } from './idempotency-tables';
import { asIntention } from './intention';

const keptHours = 24;
/** Registration, codes, enrolment, upload: the contract marks them. */
const isRepeatable = (alias: Alias) => (calls[alias] as CallContract).repeatable === true;

/** A process that has not shown for so long that it is alive has left its work undone. */
const leaseSeconds = 20;
const showsEveryMs = 5_000;

const before = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000);

/**
 * A key counts for one call of one user, or of one session id, so that no caller gets another's
 * answer.
 */
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
        lt(table.askedAt, before(now, keptHours * 3600)),
        and(isNull(table.body), lt(table.aliveAt, before(now, leaseSeconds))),
      ),
    );
  const claimed = await db
    .insert(table)
    .values({ keyHash, askedAt: now, aliveAt: now })
    .onConflictDoNothing()
    .returning({ keyHash: table.keyHash });
  return claimed.length > 0;
};

const answerKept = async ({ db }: Services, keyHash: string) => {
  const [stored] = await db.select().from(table).where(eq(table.keyHash, keyHash));
  if (!stored || stored.body === null) return refuse(409, 'the same request is under way');
  const headers = { 'Content-Type': stored.contentType ?? 'application/json' };
  return new Response(stored.body, { headers });
};

/**
 * Only a 200 is kept: after a refusal the same intention may be tried again. What its work has kept
 * stays in any case: it is done.
 */
const keep = async ({ db }: Services, keyHash: string, { res }: AcquirerContext) => {
  const own = eq(table.keyHash, keyHash);
  if (res.status !== 200) {
    await db.delete(table).where(and(own, isNull(table.body)));
    return;
  }
  const contentType = res.headers.get('content-type');
  await db
    .update(table)
    .set({ body: await res.clone().text(), contentType })
    .where(own);
};

/** While the work continues, other processes can see that it does. */
const showingLife = async <Result>(
  { db, clock }: Services,
  keyHash: string,
  work: () => Promise<Result>,
) => {
  const show = () => db.update(table).set({ aliveAt: clock() }).where(eq(table.keyHash, keyHash));
  const timer = setInterval(() => void show().catch(() => undefined), showsEveryMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
};

/** At the start of the only process of a database: what another had under way died with it. */
export const endClaims = async (db: Database) => {
  await db.delete(table).where(isNull(table.body));
};

/**
 * Executes a call with an `Idempotency-Key` once. A repetition with the same key within 24 hours
 * gets the first answer.
 *
 * Two at once wait for each other. In another process the second gets 409, until 20 seconds after
 * the first has died. The key alone identifies the intention: bodies are not compared, because
 * passwords and codes must not be stored.
 */
export const idempotency =
  (services: Services) =>
  (alias: Alias): Middleware =>
  async (c, next) => {
    const keyHash = isRepeatable(alias) ? keyHashOf(c, alias) : undefined;
    if (keyHash === undefined) return next();
    return keyedQueue(keyHash, async () => {
      if (!(await claim(services, keyHash, services.clock()))) return answerKept(services, keyHash);
      await showingLife(services, keyHash, () => asIntention(keyHash, next));
      await keep(services, keyHash, c);
      return undefined;
    });
  };
