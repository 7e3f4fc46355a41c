import { and, eq, type SQL } from 'drizzle-orm';
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

/** The drafts of all who write to a case. */
export const draftsOf = (societyCode: string, caseId: number) =>
  and(eq(draft.societyCode, societyCode), eq(draft.caseId, caseId));

const ownDraft = ({ societyCode, userId }: Session['account'], caseId: number) =>
  and(draftsOf(societyCode, caseId), eq(draft.userId, userId));

const read = async (db: Database, own: SQL | undefined) => {
  const [found] = await db
    .select({ message: draft.message, faxPost: draft.faxPost })
    .from(draft)
    .where(own);
  return found ?? nothing;
};

/**
 * Extension `draftReply`: stores the reply that a user is writing to a case, and returns it. A case
 * that can no longer be answered has no draft: what is written to it then is dropped.
 */
export const draftOfReply =
  (services: Services) =>
  async (request: ParsedRequestOf<typeof draftReply>, { account }: Session) => {
    const { db } = services;
    const { now } = await caseTime(services);
    const { action, caseID, message, faxPost } = request;
    const { id: caseId, state } = await caseOf(db, account, caseID);
    const { societyCode, userId } = account;
    const own = ownDraft(account, caseId);
    if (action === 'clear' || !isAnswerable(state)) {
      await db.delete(draft).where(own);
      return nothing;
    }
    if (action === 'read') return read(db, own);
    const written = { message, faxPost, writtenAt: now };
    await db
      .insert(draft)
      .values({ societyCode, caseId, userId, ...written })
      .onConflictDoUpdate({ target: [draft.caseId, draft.userId], set: written });
    return { message, faxPost };
  };
