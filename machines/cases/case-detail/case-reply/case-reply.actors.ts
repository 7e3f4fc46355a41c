import { type EventObject, fromCallback } from 'xstate';
import type { OutcomeOf } from '../../../../acquirer/client';
import { now } from '../../../../acquirer/client/clock';
import { draftReply, eboxUploadAllegato } from '../../../../acquirer/contract/case-reply';
import { type CaseDetail, eboxDetail } from '../../../../acquirer/contract/cases';
import type { Configuration } from '../../../../acquirer/contract/configuration';
import { type RefusedFile, refusedBy } from '../../../../acquirer/contract/rules';
import { type MachineAskOptions, requestActor } from '../../../call';
import { randomId } from '../../../random-id';
import { awaitConnection } from '../../../shared/connection/connection.wait';
import { requiredActor } from '../../../typed-chart';
import { isAnswerable } from '../case-state';
import { type Checked, checkFiles, digestOf, type InspectDocument } from './case-reply.files';
import type { PageOfPhotograph, PageStore } from './photographs/photographs.actors';

/** The part of a reply that survives a reload: never its files. */
export interface Draft {
  readonly message: string;
  readonly faxPost: boolean;
}

/**
 * By requested document: the name of the file that answers it, or null where it is not available.
 */
export type Answers = Readonly<Record<string, string | null>>;

/**
 * The part that only this browser stores: the wire has no field for the file that answers a
 * document.
 */
export interface StoredDraft extends Draft {
  readonly answers: Answers;
}

/** The store of drafts in this browser; each is read and written immediately. */
export interface DraftStore {
  read(caseId: string): StoredDraft | null;
  write(caseId: string, draft: StoredDraft): void;
  clear(caseId: string): void;
}

/** Where this browser stores the chosen files; a file that cannot be stored is absent after a reload. */
export interface FileStore {
  read(caseId: string): Promise<readonly File[]>;
  write(caseId: string, files: readonly File[]): Promise<void>;
  clear(caseId: string): Promise<void>;
}

export interface SentFile {
  readonly name: string;
  readonly size: number;
  /** 64 hexadecimal digits. */
  readonly sha256: string;
}

/** One decision to send: a repetition of it counts once for the acquirer. */
export interface Intention {
  readonly key: string;
  readonly files: readonly SentFile[];
}

export interface Reply extends Draft {
  readonly caseId: string;
  readonly ebox: string;
  readonly files: readonly File[];
}

interface DraftInput {
  readonly caseId: string;
  /** Whether the acquirer stores drafts too. */
  readonly onAcquirer: boolean;
}

interface FilesToCheck {
  readonly caseId: string;
  readonly files: readonly File[];
  readonly limits: Configuration['upload'];
  /** The size of the document of the photographs, null where there are none. */
  readonly album: number | null;
}

export type DraftAnswer =
  | ({
      readonly type: 'draft.read';
      readonly files: readonly File[];
      /** Photographs, as pages of their document. */
      readonly pages: readonly PageOfPhotograph[];
    } & StoredDraft)
  | { readonly type: 'draft.saved' }
  | { readonly type: 'draft.notSaved' }
  | { readonly type: 'draft.cleared' };

export type CheckAnswer = { readonly type: 'files.checked' } & Checked;

/** Files that cannot be sent: they can no longer be read, or the acquirer refuses them. */
interface FilesRefused {
  readonly type: 'files.refused';
  readonly refused: readonly RefusedFile<File>[];
}

export type IntentionAnswer =
  | { readonly type: 'intention.made'; readonly intention: Intention }
  | FilesRefused;

/** INVIA waits: there is no connection, and nothing has arrived. */
export type ConnectionAnswer =
  | { readonly type: 'connection.missing' }
  | { readonly type: 'connection.back' };

export type VerifyAnswer =
  | ConnectionAnswer
  | { readonly type: 'case.open' }
  /** A colleague has answered, or the deadline is over. */
  | { readonly type: 'case.taken'; readonly detail: CaseDetail };

type Sent = Exclude<OutcomeOf<typeof eboxUploadAllegato>, { readonly type: 'http.200' }>;

export type SendAnswer =
  | { readonly type: 'upload.progressed'; readonly sent: number }
  | ConnectionAnswer
  /** `at`: the moment of the answer, ISO. */
  | { readonly type: 'http.200'; readonly at: string }
  | FilesRefused
  | Sent;

/** A 400 that names files is about these; any other is about the case. */
const answerOf = (outcome: OutcomeOf<typeof eboxUploadAllegato>, files: readonly File[]) => {
  if (outcome.type === 'http.200') return { type: 'http.200', at: now().toISOString() } as const;
  const refused = outcome.type === 'http.400' ? refusedBy(outcome.details, files) : [];
  return refused.length > 0 ? ({ type: 'files.refused', refused } as const) : outcome;
};

const noDraft: StoredDraft = { message: '', faxPost: false, answers: {} };

type Ask = Parameters<Parameters<typeof requestActor>[0]>[1];

const onAcquirer = (
  ask: Ask,
  action: 'read' | 'write' | 'clear',
  caseID: string,
  draft: Draft = noDraft,
  options: MachineAskOptions = {},
) => ask(draftReply, { action, caseID, message: draft.message, faxPost: draft.faxPost }, options);

/** A reply that was sent has its receipt, whatever the session is now (CAS-050). */
const anyAnswer = { handles: ['http.401', 'http.408'] } as const;

type Send = { readonly reply: Reply; readonly key: string };

/** API-076, API-077. `forget` is called with the names of files that the acquirer refuses. */
const sending = (forget: (caseId: string, names: ReadonlySet<string>) => Promise<void>) =>
  requestActor<Send, SendAnswer>(async ({ reply, key }, ask, report) => {
    const { files, caseId, message, faxPost, ebox } = reply;
    const outcome = await ask(
      eboxUploadAllegato,
      { files: [...files], caseId, msgEse: message, cbEvasione: `${faxPost}`, ebox },
      {
        idempotencyKey: key,
        onProgress: (sent) => report({ type: 'upload.progressed', sent }),
        onMissing: () => report({ type: 'connection.missing' }),
      },
    );
    const answer = answerOf(outcome, files);
    if (answer.type === 'files.refused')
      void forget(caseId, new Set(answer.refused.map(({ file }) => file.name)));
    return answer;
  });

/**
 * A reply in progress: written to this browser first, which a lost connection cannot prevent, and
 * to the acquirer where it offers that. This browser's draft is never older, so it is read first.
 */
export const draftActors = (
  store: DraftStore,
  fileStore: FileStore,
  pageStore: PageStore,
  inspect: InspectDocument,
) => ({
  readDraft: requestActor<DraftInput, DraftAnswer>(async (input, ask) => {
    const here = store.read(input.caseId);
    const [files, pages] = await Promise.all([
      fileStore.read(input.caseId),
      pageStore.read(input.caseId),
    ]);
    if (here !== null || !input.onAcquirer)
      return { type: 'draft.read', ...(here ?? noDraft), files, pages };
    const outcome = await onAcquirer(ask, 'read', input.caseId);
    const { message, faxPost } = outcome.type === 'http.200' ? outcome.body : noDraft;
    return { type: 'draft.read', message, faxPost, answers: {}, files, pages };
  }),
  keepDraft: requestActor<DraftInput & { draft: StoredDraft }, DraftAnswer>(async (input, ask) => {
    store.write(input.caseId, input.draft);
    if (!input.onAcquirer) return { type: 'draft.saved' };
    const outcome = await onAcquirer(ask, 'write', input.caseId, input.draft);
    return { type: outcome.type === 'http.200' ? 'draft.saved' : 'draft.notSaved' };
  }),
  /**
   * Files that may be sent are stored for a reload and a closed tab; the answer does not wait for
   * that.
   */
  checkFiles: requestActor<FilesToCheck, CheckAnswer>(async ({ caseId, files, limits, album }) => {
    const checked = await checkFiles(files, limits, album, inspect);
    void fileStore.write(caseId, checked.admitted);
    return { type: 'files.checked', ...checked };
  }),
  clearDraft: requestActor<DraftInput, DraftAnswer>(async (input, ask) => {
    store.clear(input.caseId);
    await Promise.all([fileStore.clear(input.caseId), pageStore.clear(input.caseId)]);
    if (!input.onAcquirer) return { type: 'draft.cleared' };
    await onAcquirer(ask, 'clear', input.caseId, noDraft, anyAnswer);
    return { type: 'draft.cleared' };
  }),
  /** VAL-078: a file that the acquirer refuses does not come back with a reload. */
  send: sending(async (caseId, names) => {
    const stored = await fileStore.read(caseId);
    await fileStore.write(
      caseId,
      stored.filter(({ name }) => !names.has(name)),
    );
  }),
});

type Files = { readonly files: readonly File[] };

export const caseReplyActors = {
  readDraft: requiredActor<DraftInput>('readDraft'),
  keepDraft: requiredActor<DraftInput & { draft: StoredDraft }>('keepDraft'),
  clearDraft: requiredActor<DraftInput>('clearDraft'),
  checkFiles: requiredActor<FilesToCheck>('checkFiles'),
  prepare: fromCallback<EventObject, Files>(({ input, sendBack }) => {
    Promise.all(input.files.map(digestOf)).then((digests) => {
      const refused = input.files
        .filter((_, index) => digests[index] === null)
        .map((file) => ({ file, violation: 'fileUnreadable' }));
      if (refused.length > 0) return sendBack({ type: 'files.refused', refused });
      const files = input.files.map(({ name, size }, index) => ({
        name,
        size,
        sha256: digests[index] ?? '',
      }));
      sendBack({ type: 'intention.made', intention: { key: randomId(), files } });
    });
  }),
  /**
   * API-072: whether the case can still be answered; where that is unknown, the acquirer decides on
   * sending.
   */
  verify: requestActor<{ caseId: string }, VerifyAnswer>(async ({ caseId }, ask, report) => {
    const outcome = await ask(
      eboxDetail,
      { caseID: caseId },
      { onMissing: () => report({ type: 'connection.missing' }) },
    );
    return outcome.type === 'http.200' && isAnswerable(outcome.body.state) === false
      ? { type: 'case.taken', detail: outcome.body }
      : { type: 'case.open' };
  }),
  awaitConnection,
  send: requiredActor<Send>('send'),
};
