import { and, eq, not, or, sql } from 'drizzle-orm';
import { type Account, account, isActive } from '../accounts/tables';
import { folded, isAccountOf } from '../accounts/user-id';
import { digest } from '../common/secret-files';
import { type CodeKey, noTarget } from '../otp/code';
import type { Services } from '../services';

/** Whom a recovery is for. Only `one` with a phone gets a code; `several` share the typed e-mail. */
export interface Recovering {
  readonly one: Account | undefined;
  readonly several: readonly Account[];
}

/** The users of a typed User ID or e-mail; a User ID has priority. */
export const recovering = async (
  { db, settings }: Services,
  typed: string,
): Promise<Recovering> => {
  const found = await db
    .select()
    .from(account)
    .where(
      and(
        isActive,
        settings.demoUsers ? undefined : not(account.demo),
        or(isAccountOf(typed), eq(sql`lower(${account.email})`, folded(typed))),
      ),
    );
  const named = found.find(({ userId }) => folded(userId) === folded(typed));
  const one = named ?? (found.length === 1 ? found[0] : undefined);
  return { one, several: one === undefined ? found : [] };
};

/**
 * The code of a recovery, bound to the session id that asks. A user who is unknown, or has no phone, has
 * one too, which is not sent: so every answer to a wrong code is the same.
 */
export const recoveryKey = ({ one }: Recovering, typed: string, boundTo: string): CodeKey => ({
  holder: one?.userId ?? `unknown ${digest(folded(typed))}`,
  purpose: 'recovery',
  target: one?.cellNumber ?? noTarget,
  boundTo,
});
