import type { Account } from '../accounts/tables';
import { refuse } from '../common/refusal';
import type { Database } from '../database/database';
import { onePoint } from '../merchants/points';
import { pos } from '../merchants/tables';

/** What a session may look at: all of its company, or one point of sale. */
export interface Scope {
  readonly societyCode: string;
  readonly posCode: string | undefined;
}

const belongs = async (db: Database, societyCode: string, posCode: string) => {
  const found = await db.select({ code: pos.code }).from(pos).where(onePoint(societyCode, posCode));
  return found.length > 0;
};

/**
 * The point of sale that a request names ('' for all), checked against the caller's rights (PRM-003
 * to PRM-005). The user of a shop sees that shop only. 403 for any other point, existing or not.
 */
export const scopeOf = async (db: Database, account: Account, codPos: string): Promise<Scope> => {
  const { societyCode, posCode: own } = account;
  if (own !== null) {
    return codPos === '' || codPos === own
      ? { societyCode, posCode: own }
      : refuse(403, 'codPos: not your point of sale');
  }
  if (codPos === '') return { societyCode, posCode: undefined };
  return (await belongs(db, societyCode, codPos))
    ? { societyCode, posCode: codPos }
    : refuse(403, 'codPos: not your point of sale');
};
