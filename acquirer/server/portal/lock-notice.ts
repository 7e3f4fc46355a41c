import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { send } from '../outbox/messages';
import { account } from './tables';

/** Tells whoever owns the user id, if anybody, that it has just been locked. */
export const sendLockNotice = async (db: Database, userId: string, now: Date) => {
  const [owner] = await db.select().from(account).where(eq(account.userId, userId));
  if (!owner?.email) return;
  const text = `Gentile ${owner.name} ${owner.surname}, dopo tre tentativi di accesso con una password errata la Sua utenza ${userId} è stata bloccata. Per riattivarla La preghiamo di contattare il servizio clienti.`;
  await send(db, { to: owner.email, channel: 'email', text }, now);
};
