import { AsyncLocalStorage } from 'node:async_hooks';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { keptAnswer } from './idempotency-tables';

const underWay = new AsyncLocalStorage<string>();

/** Does the work of one intention, whose key, as a hash, is known to `keepAnswer` all the while. */
export const asIntention = <Result>(keyHash: string, work: () => Promise<Result>) =>
  underWay.run(keyHash, work);

/**
 * Keeps the answer of the intention under way, if there is one, in the transaction of its work: a
 * crash leaves both or neither. `answer` is what the call sends as JSON.
 */
export const keepAnswer = async (tx: Database, answer: unknown) => {
  const keyHash = underWay.getStore();
  if (keyHash === undefined) return;
  await tx
    .update(keptAnswer)
    .set({ body: JSON.stringify(answer), contentType: 'application/json' })
    .where(eq(keptAnswer.keyHash, keyHash));
};
