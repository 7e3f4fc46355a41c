import { eq } from 'drizzle-orm';
import { occasionalStore } from '../common/occasional-store';
import type { Database } from '../database/database';
import { storedAnswer } from './idempotency-tables';

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
