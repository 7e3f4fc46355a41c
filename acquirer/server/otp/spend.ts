import { and, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import type { OtpCode } from '../../contract/call';
import { keyedQueue } from '../common/queue-of-each';
import { refuse } from '../common/refusal';
import type { Database } from '../database/database';
import { keepAnswer } from '../http/idempotency';
import type { Services } from '../services';
import { attemptsThatLock, type CodeKey, codeHash, sameHash, secretId } from './code';
import { oneTimeCode as table } from './tables';

const refuseCode = (code: OtpCode): never => refuse(406, code);

const row = ({ holder, purpose, boundTo = '' }: CodeKey) =>
  and(eq(table.holder, holder), eq(table.purpose, purpose), eq(table.boundTo, boundTo));

/** A code hashed with another secret cannot be checked, so it counts as not in force. */
const inForce = (key: CodeKey, secret: string, now: Date) =>
  and(row(key), gt(table.expiresAt, now), eq(table.secretId, secretId(secret)));

/** Takes one of the attempts before anything is compared, so that a thousand guesses at once share three. */
const takeAttempt = async (db: Database, code: SQL | undefined) => {
  const [taken] = await db
    .update(table)
    .set({ attempts: sql`${table.attempts} + 1` })
    .where(and(code, lt(table.attempts, attemptsThatLock)))
    .returning();
  return taken;
};

/** No attempt could be taken: all are spent, or there is no code in force (none, expired, used). */
const whyNone = async (db: Database, code: SQL | undefined): Promise<OtpCode> => {
  const locked = await db.select({ holder: table.holder }).from(table).where(code);
  return locked.length > 0 ? '5709' : '5704';
};

const afterWrong = (attempts: number): OtpCode => {
  if (attempts >= attemptsThatLock) return '5709';
  return attempts === attemptsThatLock - 1 ? '5708' : '5707';
};

/** What follows from a code: `right` in the same transaction as its end, `lock` after the third wrong one. */
export interface Consequences<Result> {
  readonly right: (db: Database) => Promise<Result>;
  readonly lock: () => Promise<void>;
}

const use = <Result>(db: Database, key: CodeKey, hash: string, { right }: Consequences<Result>) =>
  db.transaction(async (tx) => {
    const used = await tx
      .delete(table)
      .where(and(row(key), eq(table.codeHash, hash)))
      .returning({ holder: table.holder });
    if (used.length === 0) return refuseCode('5704');
    const result = await right(tx);
    if (result !== undefined) await keepAnswer(tx, result);
    return result;
  });

/**
 * Spends a code (ERR-019 to ERR-022): once, in time, for its purpose, holder and target only. 406
 * for a wrong one: 5707, 5708 (the last attempt), 5709 (locked); 5704 where none is in force. The
 * result of `right` is the answer of the call, stored in the same transaction for a repetition. It
 * is undefined when there is more to do.
 */
export const spendCode = <Result>(
  { db, clock, settings }: Services,
  key: CodeKey,
  code: string,
  consequences: Consequences<Result>,
) =>
  keyedQueue(`${key.purpose} ${key.holder}`, async (): Promise<Result> => {
    const sought = inForce(key, settings.codeSecret, clock());
    const taken = await takeAttempt(db, sought);
    if (!taken) return refuseCode(await whyNone(db, sought));
    const hash = codeHash(settings.codeSecret, key, code);
    if (sameHash(hash, taken.codeHash)) return use(db, key, hash, consequences);
    if (taken.attempts >= attemptsThatLock) await consequences.lock();
    return refuseCode(afterWrong(taken.attempts));
  });
