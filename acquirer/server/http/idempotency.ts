import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { CallContract } from '../../contract/call';
import { type Alias, calls } from '../../contract/calls';
import { oneAtATime } from '../common/one-at-a-time';
import { refuse } from '../common/refusal';
import { digest } from '../common/secrets';
import type { Database } from '../database/database';
import type { Services } from '../services';
import type { AcquirerContext, Middleware } from './env';
import { keptAnswer as table } from './idempotency-tables';
import { asIntention } from './intention';

const keptHours = 24;
/** Registration, codes, enrolment, upload: the contract says which. */
const isRepeatable = (alias: Alias) => (calls[alias] as CallContract).repeatable === true;

/** A process that has not shown for so long that it is alive has left its work undone. */
const leaseSeconds = 20;
const showsEveryMs = 5_000;

const before = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000);

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
  const [kept] = await db.select().from(table).where(eq(table.keyHash, keyHash));
  if (!kept || kept.body === null) return refuse(409, 'the same request is under way');
  const headers = { 'Content-Type': kept.contentType ?? 'application/json' };
  return new Response(kept.body, { headers });
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

/** While the work goes on, other processes can see that it does. */
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
 * A call with an `Idempotency-Key` is done once: whoever repeats it with the same key within 24
 * hours, because the answer was lost or a button was pressed twice, gets the first answer again.
 * Two at once wait for each other; across processes the second gets 409, until 20 seconds after the
 * first has died. The key stands for one
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
      await showingLife(services, keyHash, () => asIntention(keyHash, next));
      await keep(services, keyHash, c);
      return undefined;
    });
  };
