import { sql } from 'drizzle-orm';
import { digest } from '../../../acquirer/server/portal/secrets';
import type { TestAcquirer } from './acquirer';

/** As the customer service would: the user may try again. */
export const clearFailures = ({ services }: TestAcquirer, userId: string) =>
  services.db.execute(sql`delete from login_failure where user_key = ${digest(userId)}`);
