import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Account } from '../accounts/tables';
import { refuse } from '../common/refusal';
import type { Database } from '../database/database';
import type { DocumentKind } from './documents/kinds';
import { visibleCases } from './scope';
import { attachment, caseEvent, disputeCase } from './tables';

/** A document as it was sent. */
export interface StoredDocument {
  readonly name: string;
  readonly kind: DocumentKind;
  readonly bytes: Uint8Array;
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

/** A document as a row of the event it came with. */
export const attachmentRow = (eventId: number, { name, kind, bytes }: StoredDocument) => ({
  eventId,
  name,
  kind,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  content: sql`decode(${base64(bytes)}, 'base64')`,
});

/** Stores the documents of one event in their order, one statement each: they may be large. */
export const storeDocuments = async (
  db: Database,
  eventId: number,
  documents: readonly StoredDocument[],
) => {
  for (const one of documents) await db.insert(attachment).values(attachmentRow(eventId, one));
};

/** What a document is asked for by, besides its name. */
export const pathOf = (caseId: number, attachmentId: number) => `${caseId}/${attachmentId}`;

const idsIn = (path: string) => /^(\d{1,15})\/(\d{1,15})$/.exec(path)?.slice(1).map(Number);

/** The document of a name and path; 403 for any that is not of a case of theirs, existing or not. */
export const documentOf = async (
  db: Database,
  account: Account,
  { doc, path }: { readonly doc: string; readonly path: string },
): Promise<StoredDocument> => {
  const [caseId, id] = idsIn(path) ?? refuse(403, 'document: not yours');
  const [found] = await db
    .select({
      name: attachment.name,
      kind: attachment.kind,
      content: sql<string>`encode(${attachment.content}, 'base64')`,
    })
    .from(attachment)
    .innerJoin(caseEvent, eq(caseEvent.id, attachment.eventId))
    .innerJoin(disputeCase, eq(disputeCase.id, caseEvent.caseId))
    .where(
      and(
        eq(attachment.id, id ?? 0),
        eq(attachment.name, doc),
        eq(disputeCase.id, caseId ?? 0),
        visibleCases(account),
      ),
    );
  if (!found) return refuse(403, 'document: not yours');
  const { name, kind, content } = found;
  return { name, kind, bytes: Buffer.from(content, 'base64') };
};
