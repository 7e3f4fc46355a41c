import { and, eq } from 'drizzle-orm';
import type { ParsedRequestOf } from '../../contract/call';
import type { draftReply } from '../../contract/case-reply';
import type { Session } from '../accounts/session';
import type { Database } from '../database/database';
import type { Services } from '../services';
import { caseTime } from './days';
import { caseOf } from './scope';
import { isAnswerable } from './states';
import { draft } from './tables';

const nothing = { message: '', faxPost: false };

const ownDraft = (caseId: number, userId: string) =>
  and(eq(draft.caseId, caseId), eq(draft.userId, userId));

const read = async (db: Database, caseId: number, userId: string) => {
  const [found] = await db
    .select({ message: draft.message, faxPost: draft.faxPost })
    .from(draft)
    .where(ownDraft(caseId, userId));
  return found ?? nothing;
};

/**
 * The optional call: keeps the reply a user is writing to a case, and gives it back. A case that
 * can no longer be answered has none, so what is written to it then is let go.
 */
export const draftOfReply =
  (services: Services) =>
  async (request: ParsedRequestOf<typeof draftReply>, { account }: Session) => {
    const { db } = services;
    const { now } = await caseTime(services);
    const { action, caseID, message, faxPost } = request;
    const { id: caseId, state } = await caseOf(db, account, caseID);
    const { userId } = account;
    if (action === 'clear' || !isAnswerable(state)) {
      await db.delete(draft).where(ownDraft(caseId, userId));
      return nothing;
    }
    if (action === 'read') return read(db, caseId, userId);
    const written = { message, faxPost, writtenAt: now };
    await db
      .insert(draft)
      .values({ caseId, userId, ...written })
      .onConflictDoUpdate({ target: [draft.caseId, draft.userId], set: written });
    return { message, faxPost };
  };
