import { eq, lt, or } from 'drizzle-orm';
import { digest, newSecret } from '../common/secret-files';
import type { Database } from '../database/database';
import { authCode } from './tables';

/** How long a code of the code flow can be exchanged. */
export const codeSeconds = 60;

/** A code for one exchange within a minute, bound to `redirectUri`. */
export const issueCode = async (db: Database, userId: string, redirectUri: string, now: Date) => {
  const code = newSecret();
  await db.insert(authCode).values({
    codeHash: digest(code),
    userId,
    redirectUri,
    expiresAt: new Date(now.getTime() + codeSeconds * 1000),
  });
  return code;
};

/**
 * Spends a code even when the exchange fails, so a second attempt finds none. Returns its user;
 * undefined when the code is unknown, spent, too old, or for another address.
 */
export const spendCode = async (db: Database, code: string, redirectUri: string, now: Date) => {
  const spent = await db
    .delete(authCode)
    .where(or(eq(authCode.codeHash, digest(code)), lt(authCode.expiresAt, now)))
    .returning();
  const found = spent.find((row) => row.codeHash === digest(code));
  const good = found && found.expiresAt > now && found.redirectUri === redirectUri;
  return good ? found.userId : undefined;
};
