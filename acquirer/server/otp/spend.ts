import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { OtpCode } from '../../contract/call';
import type { Database } from '../database/database';
import { refuse } from '../http/refusal';
import { oneAtATime } from '../portal/one-at-a-time';
import type { Services } from '../services';
import { attemptsThatLock, type CodeKey, codeHash, sameHash } from './code';
import { oneTimeCode as table } from './tables';

const refuseCode = (code: OtpCode): never => refuse(406, code);

const row = ({ holder, purpose, boundTo = '' }: CodeKey) =>
  and(eq(table.holder, holder), eq(table.purpose, purpose), eq(table.boundTo, boundTo));

/** Takes one of the attempts before anything is compared, so that a thousand guesses at once share three. */
const takeAttempt = async (db: Database, key: CodeKey, now: Date) => {
  const [taken] = await db
    .update(table)
    .set({ attempts: sql`${table.attempts} + 1` })
    .where(and(row(key), gt(table.expiresAt, now), lt(table.attempts, attemptsThatLock)))
    .returning();
  return taken;
};

/** No attempt could be taken: all are spent, or there is no code in force (none, expired, used). */
const whyNone = async (db: Database, key: CodeKey, now: Date): Promise<OtpCode> => {
  const locked = await db
    .select({ holder: table.holder })
    .from(table)
    .where(and(row(key), gt(table.expiresAt, now)));
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
    return used.length > 0 ? right(tx) : refuseCode('5704');
  });

/**
 * Spends a code (ERR-019 to ERR-022): once, in time, for its purpose, holder and target only. A
 * wrong one is refused with 406 and 5707, 5708 (the last attempt), 5709 (locked); where there is
 * none in force, 5704.
 */
export const spendCode = <Result>(
  { db, clock, settings }: Services,
  key: CodeKey,
  code: string,
  consequences: Consequences<Result>,
) =>
  oneAtATime(`${key.purpose} ${key.holder}`, async (): Promise<Result> => {
    const now = clock();
    const taken = await takeAttempt(db, key, now);
    if (!taken) return refuseCode(await whyNone(db, key, now));
    const hash = codeHash(settings.codeSecret, key, code);
    if (sameHash(hash, taken.codeHash)) return use(db, key, hash, consequences);
    if (taken.attempts >= attemptsThatLock) await consequences.lock();
    return refuseCode(afterWrong(taken.attempts));
  });
