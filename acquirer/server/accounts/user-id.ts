import { eq, sql } from 'drizzle-orm';
import { account } from './tables';

/** A normalized user id: capitals and outer spaces make no difference. */
export const folded = (typed: string) => typed.trim().toLowerCase();

/** The account of a user id, however it was typed. */
export const isAccountOf = (typed: string) => eq(sql`lower(${account.userId})`, folded(typed));
