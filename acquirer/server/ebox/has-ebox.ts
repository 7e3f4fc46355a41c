import { and, eq } from 'drizzle-orm';
import type { Account } from '../accounts/tables';
import type { Database } from '../database/database';
import { ebox, eboxManagerPos } from './tables';

/**
 * BUS-021, PRM-007: the users of an enrolled company have an e-box, those of a point of sale when it
 * is in the charge of a manager.
 */
export const hasEbox = async (db: Database, { societyCode, posCode }: Account) => {
  const found =
    posCode === null
      ? await db.$count(ebox, eq(ebox.societyCode, societyCode))
      : await db.$count(
          eboxManagerPos,
          and(eq(eboxManagerPos.societyCode, societyCode), eq(eboxManagerPos.posCode, posCode)),
        );
  return found > 0;
};
