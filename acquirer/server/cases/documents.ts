import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { tiffViolation } from '../../contract/rules/tiff-content';
import type { RuleViolation } from '../../contract/rules/violation';
import type { Account } from '../accounts/tables';
import { refuse } from '../common/refusal';
import type { Worker } from '../common/work';
import type { Database } from '../database/database';
import { descriptorOf, partOf, piecesOf } from '../http/temp-file';
import { type DocumentKind, lookAt } from './documents/kinds';
import { inspectPdf } from './documents/works';
import { visibleCases } from './scope';
import { attachment, attachmentPiece, caseEvent, disputeCase } from './tables';

/** A small document, as a whole. */
export interface StoredDocument {
  readonly name: string;
  readonly kind: DocumentKind;
  readonly bytes: Uint8Array;
}

const bytea = (bytes: Uint8Array) =>
  sql`decode(${Buffer.from(bytes).toString('base64')}, 'base64')`;

/** The event that documents belong to, and its owner. */
interface DocumentedEvent {
  readonly societyCode: string;
  readonly id: number;
}

/** A document as a row of its event. */
export const attachmentRow = (event: DocumentedEvent, { name, kind, bytes }: StoredDocument) => ({
  societyCode: event.societyCode,
  eventId: event.id,
  name,
  kind,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  content: bytea(bytes),
});

/** A document that has been checked and is ready to be stored. */
export interface SentDocument {
  /** Plain, whatever its file is called. */
  readonly name: string;
  readonly kind: DocumentKind;
  readonly sha256: string;
  readonly file: File;
}

type Sent = Pick<SentDocument, 'name' | 'file'>;

/** The type of a file by its content, read in pieces; undefined when it does not match its name. */
const seen = async ({ name, file }: Sent): Promise<SentDocument | undefined> => {
  const look = lookAt(name);
  const hash = createHash('sha256');
  for await (const piece of piecesOf(file)) {
    look.see(piece);
    hash.update(piece);
  }
  const kind = look.kind();
  return kind && { name, kind, sha256: hash.digest('hex'), file };
};

/** A file that has been looked at and may be stored, or what is wrong with it. PDFs are looked into by `work`. */
export const examined = async (sent: Sent, work: Worker): Promise<SentDocument | RuleViolation> => {
  const document = await seen(sent);
  if (document === undefined) return 'fileContent';
  const { file } = sent;
  if (document.kind === 'tif')
    return (await tiffViolation(file.size, (at, length) => partOf(file, at, length))) ?? document;
  if (document.kind !== 'pdf') return document;
  const content = await work(inspectPdf, { descriptor: descriptorOf(file), size: file.size });
  return content === 'plain' ? document : content;
};

const store = async (
  db: Database,
  { societyCode, id: eventId }: DocumentedEvent,
  { name, kind, sha256, file }: SentDocument,
) => {
  const row = { societyCode, eventId, name, kind, sha256 };
  const [stored] = await db.insert(attachment).values(row).returning({ id: attachment.id });
  if (!stored) throw new Error('a document without an id');
  let number = 0;
  for await (const bytes of piecesOf(file)) {
    const content = bytea(bytes);
    const piece = { societyCode, attachmentId: stored.id, number, content };
    await db.insert(attachmentPiece).values(piece);
    number += 1;
  }
};

/** Stores the documents of one event in their order, piece by piece: they may be large. */
export const storeDocuments = async (
  db: Database,
  event: DocumentedEvent,
  documents: readonly SentDocument[],
) => {
  for (const one of documents) await store(db, event, one);
};

/** What a document is asked for by, besides its name. */
export const pathOf = (caseId: number, attachmentId: number) => `${caseId}/${attachmentId}`;

const idsIn = (path: string) => /^(\d{1,15})\/(\d{1,15})$/.exec(path)?.slice(1).map(Number);

/** A stored document, whose pieces are read one by one. */
export interface ReadDocument {
  readonly name: string;
  readonly kind: DocumentKind;
  readonly pieces: () => AsyncGenerator<Uint8Array>;
}

/** A stored document by its id, and whose it is. */
const piece = async (db: Database, { societyCode, id }: DocumentedEvent, number: number) => {
  const [found] = await db
    .select({ content: sql<string>`encode(${attachmentPiece.content}, 'base64')` })
    .from(attachmentPiece)
    .where(
      and(
        eq(attachmentPiece.societyCode, societyCode),
        eq(attachmentPiece.attachmentId, id),
        eq(attachmentPiece.number, number),
      ),
    );
  return found && Buffer.from(found.content, 'base64');
};

async function* piecesFrom(db: Database, event: DocumentedEvent, whole: string | null) {
  if (whole !== null) yield Buffer.from(whole, 'base64');
  for (let number = 0; whole === null; number += 1) {
    const next = await piece(db, event, number);
    if (next === undefined) return;
    yield next;
  }
}

/** The owner of the event that a document belongs to. */
export const cameWith = and(
  eq(caseEvent.societyCode, attachment.societyCode),
  eq(caseEvent.id, attachment.eventId),
);

const happenedTo = and(
  eq(disputeCase.societyCode, caseEvent.societyCode),
  eq(disputeCase.id, caseEvent.caseId),
);

/** The document of a name and path; 403 for any that is not of a case of theirs, existing or not. */
export const documentOf = async (
  db: Database,
  account: Account,
  { doc, path }: { readonly doc: string; readonly path: string },
): Promise<ReadDocument> => {
  const [caseId, id] = idsIn(path) ?? refuse(403, 'document: not yours');
  const [found] = await db
    .select({
      id: attachment.id,
      name: attachment.name,
      kind: attachment.kind,
      whole: sql<string | null>`encode(${attachment.content}, 'base64')`,
    })
    .from(attachment)
    .innerJoin(caseEvent, cameWith)
    .innerJoin(disputeCase, happenedTo)
    .where(
      and(
        eq(attachment.id, id ?? 0),
        eq(attachment.name, doc),
        eq(disputeCase.id, caseId ?? 0),
        visibleCases(account),
      ),
    );
  if (!found) return refuse(403, 'document: not yours');
  const { name, kind } = found;
  return {
    name,
    kind,
    pieces: () => piecesFrom(db, { societyCode: account.societyCode, id: found.id }, found.whole),
  };
};
