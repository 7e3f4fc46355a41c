import { createHash } from 'node:crypto';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { CallContract } from '../../contract/call';
import { type Alias, calls } from '../../contract/calls';
import { occasionalStore } from '../common/occasional-store';
import { keyedQueue } from '../common/queue-of-each';
import { refuse } from '../common/refusal';
import { digest } from '../common/secret-files';
import type { Database } from '../database/database';
import { isUnavailable } from '../database/unavailable';
import type { Services } from '../services';
import { storedAnswer, storedAnswer as table } from './audit-tables';
import type { AcquirerContext } from './env';
import { piecesOf } from './temp-file';

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

const sumOf = async (file: File) => {
  const sum = createHash('sha256');
  for await (const piece of piecesOf(file)) sum.update(piece);
  return `${file.name} ${sum.digest('hex')}`;
};

/** A request, files included. The key is in it, so that a password cannot be guessed from the stored hash. */
const requestHashOf = async (c: AcquirerContext, request: object) => {
  const fields = Object.entries(request).map(async ([name, value]: [string, unknown]) => {
    const isFiles = Array.isArray(value) && value.every((one) => one instanceof File);
    return [name, isFiles ? await Promise.all(value.map(sumOf)) : value];
  });
  return digest(JSON.stringify([c.req.header('idempotency-key'), await Promise.all(fields)]));
};

interface Intention {
  readonly keyHash: string;
  readonly requestHash: string;
}

/** Whether this request is the first with its key; one that died under way is begun again. */
const claim = async ({ db }: Services, intention: Intention, now: Date) => {
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
    .values({ ...intention, askedAt: now, aliveAt: now })
    .onConflictDoNothing()
    .returning({ keyHash: table.keyHash });
  return claimed.length > 0;
};

const answerKept = async ({ db }: Services, { keyHash, requestHash }: Intention) => {
  const [stored] = await db.select().from(table).where(eq(table.keyHash, keyHash));
  if ((stored?.requestHash ?? requestHash) !== requestHash) return refuse(422, 'idempotency');
  if (!stored || stored.body === null) return refuse(409, 'the same request is under way');
  const headers = { 'Content-Type': stored.contentType ?? 'application/json' };
  return new Response(stored.body, { headers });
};

/** Only a 200 is kept. What the work itself has kept stays in any case: it is done. */
const keep = async ({ db }: Services, keyHash: string, response: Response) => {
  const contentType = response.headers.get('content-type');
  await db
    .update(table)
    .set({ body: await response.clone().text(), contentType })
    .where(eq(table.keyHash, keyHash));
};

/** After a refusal the same intention may be tried again. */
const release = ({ db }: Services, keyHash: string) =>
  db.delete(table).where(and(eq(table.keyHash, keyHash), isNull(table.body)));

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
 * gets the first answer; another request with that key gets 422.
 *
 * Two at once wait for each other. In another process the second gets 409, until 20 seconds after
 * the first has died.
 */
export const once = async (
  services: Services,
  c: AcquirerContext,
  { alias, request }: { readonly alias: Alias; readonly request: object },
  work: () => Promise<Response>,
): Promise<Response> => {
  const keyHash = isRepeatable(alias) ? keyHashOf(c, alias) : undefined;
  if (keyHash === undefined) return work();
  const intention = { keyHash, requestHash: await requestHashOf(c, request) };
  return keyedQueue(keyHash, async () => {
    if (!(await claim(services, intention, services.clock()))) {
      return answerKept(services, intention);
    }
    const doing = showingLife(services, keyHash, () => asIntention(keyHash, work));
    const response = await doing.catch(async (error: unknown) => {
      const released = release(services, keyHash).catch(() => undefined);
      if (!isUnavailable(error)) await released;
      throw error;
    });
    if (response.status === 200) await keep(services, keyHash, response);
    else await release(services, keyHash);
    return response;
  });
};

const underWay = occasionalStore<string>();

/** Does the work of one intention, whose key, as a hash, is known to `keepAnswer` all the while. */
export const asIntention = <Result>(keyHash: string, work: () => Promise<Result>) =>
  underWay.run(keyHash, work);

/**
 * Keeps the answer of the intention under way, if there is one, in the transaction of its work: a
 * crash leaves both or neither. `answer` is what the call sends as JSON.
 */
export const keepAnswer = async (tx: Database, answer: unknown) => {
  const keyHash = underWay.get();
  if (keyHash === undefined) return;
  await tx
    .update(storedAnswer)
    .set({ body: JSON.stringify(answer), contentType: 'application/json' })
    .where(eq(storedAnswer.keyHash, keyHash));
};
