import { and, eq, inArray } from 'drizzle-orm';
import type { ParsedRequestOf } from '../../contract/call';
import type { eboxUploadAllegato } from '../../contract/case-reply';
import { admitFiles, plainNames, refusalDetail } from '../../contract/rules/upload';
import type { Session } from '../accounts/session';
import { refuse } from '../common/refusal';
import type { Database } from '../database/database';
import { keepAnswer } from '../http/idempotency';
import type { Services } from '../services';
import { type CaseTime, caseTime } from './days';
import { examined, type SentDocument, storeDocuments } from './documents';
import { draftsOf } from './draft';
import { caseOf, managerOf } from './scope';
import { answerable } from './states';
import { caseEvent, disputeCase, draft } from './tables';

type Request = ParsedRequestOf<typeof eboxUploadAllegato>;

const limitsOf = ({ settings }: Services) => settings.portalConfiguration.effective.upload;

/** What the fields and the headings of the parts may take besides the files. */
const roomForFields = 64 * 1024;

/** The largest body of a reply, in bytes. */
export const largestReply = (services: Services) =>
  limitsOf(services).totalMB * 1024 * 1024 + roomForFields;

const assertAdmitted = (files: readonly File[], services: Services) => {
  const { refused } = admitFiles(files, limitsOf(services));
  if (refused.length === 0) return;
  refuse(
    400,
    ...refused.map(({ file, violation }) => refusalDetail(files.indexOf(file), violation)),
  );
};

/**
 * The files as documents; 400 for the first whose content does not match its name, or that runs
 * something.
 */
const documentsOf = async (files: readonly File[], services: Services) => {
  assertAdmitted(files, services);
  const names = plainNames(files.map(({ name }) => name));
  const documents: SentDocument[] = [];
  for (const [index, file] of files.entries()) {
    const document = await examined({ name: names[index] ?? '', file }, services.work);
    if (typeof document === 'string') refuse(400, refusalDetail(index, document));
    else documents.push(document);
  }
  return documents;
};

const kindOfReply = ({ files, cbEvasione }: Request) => {
  if (files.length > 0) return 'documents';
  return cbEvasione === 'true' ? 'letter' : 'words';
};

const letterNote = 'Evasione della richiesta tramite fax o posta.';
const documentsNote = 'Documentazione inviata.';

const messageOf = ({ msgEse, cbEvasione }: Request) =>
  [msgEse.trim(), cbEvasione === 'true' ? letterNote : '']
    .filter((text) => text !== '')
    .join(' ') || documentsNote;

interface Reply {
  readonly societyCode: string;
  readonly caseId: number;
  readonly managerId: number;
  readonly request: Request;
  readonly documents: readonly SentDocument[];
  readonly time: CaseTime;
}

const received = { esito: 'OK' };

/** Of two replies at once, and of a reply and a handover, only the first finds the case as it was. */
const take = async (db: Database, { societyCode, caseId, managerId, request, time }: Reply) => {
  const taken = await db
    .update(disputeCase)
    .set({ state: 'visione', movedOn: time.today, reply: kindOfReply(request) })
    .where(
      and(
        eq(disputeCase.societyCode, societyCode),
        eq(disputeCase.id, caseId),
        eq(disputeCase.managerId, managerId),
        inArray(disputeCase.state, answerable),
      ),
    )
    .returning({ id: disputeCase.id });
  if (taken.length === 0) refuse(400, 'case: it cannot be answered');
};

const store = (db: Database, reply: Reply) =>
  db.transaction(async (tx) => {
    await take(tx, reply);
    const { societyCode, caseId, request, documents, time } = reply;
    const [event] = await tx
      .insert(caseEvent)
      .values({ societyCode, caseId, at: time.now, state: 'visione', message: messageOf(request) })
      .returning({ id: caseEvent.id });
    if (!event) throw new Error('an event without an id');
    await storeDocuments(tx, { societyCode, id: event.id }, documents);
    await tx.delete(draft).where(draftsOf(societyCode, caseId));
    await keepAnswer(tx, received);
  });

/**
 * API-076, API-077, CAS-022: stores a merchant's reply to an open case, which moves to visione.
 * Message, documents and event are stored together or not at all.
 *
 * 403 for the case of others. 400 for a case that cannot be answered any more, or not by its
 * manager (ANNULLATO). 400 for a file too many, too large, empty, or with other content than its
 * name.
 */
export const reply =
  (services: Services) =>
  async (request: Request, { account }: Session) => {
    const { db } = services;
    const time = await caseTime(services);
    const { id: caseId, managerId: inCharge } = await caseOf(db, account, request.caseId);
    const manager = await managerOf(db, account, request.ebox);
    if (inCharge !== manager.id) refuse(403, 'ebox: not the manager of the case');
    if (manager.suspended) refuse(400, 'ebox: the manager is suspended');
    const documents = await documentsOf(request.files, services);
    const { societyCode } = account;
    const managerId = manager.id;
    await store(db, { societyCode, caseId, managerId, request, documents, time });
    return received;
  };
