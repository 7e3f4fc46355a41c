import { type EventObject, fromCallback } from 'xstate';
import type { OutcomeOf } from '../../../../acquirer/client';
import { now } from '../../../../acquirer/client/clock';
import { draftReply, eboxUploadAllegato } from '../../../../acquirer/contract/case-reply';
import { type CaseDetail, eboxDetail } from '../../../../acquirer/contract/cases';
import type { Configuration } from '../../../../acquirer/contract/configuration';
import { type RefusedFile, refusedBy } from '../../../../acquirer/contract/rules';
import { type Ask, type MachineAskOptions, requestActor } from '../../../call';
import { randomId } from '../../../random-id';
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

interface DraftInput {
  readonly caseId: string;
  /** Whether the acquirer stores drafts too. */
  readonly onAcquirer: boolean;
}

export interface SendInput extends DraftInput, Draft {
  readonly ebox: string;
  readonly files: readonly File[];
  /** Of its intention. */
  readonly key: string;
  /** Whether the acquirer is asked if the case can still be answered. */
  readonly asksCase: boolean;
  /** A repetition: the case may be answered by this very reply, which the acquirer knows by its key. */
  readonly mayHaveArrived: boolean;
}

interface DraftChanged {
  readonly type: 'draft.changed';
  readonly draft: StoredDraft;
}

interface FilesToCheck {
  readonly caseId: string;
  readonly files: readonly File[];
  readonly limits: Configuration['upload'];
  /** The size of the document of the photographs, null where there are none. */
  readonly album: number | null;
}

export interface FoundDraft extends StoredDraft {
  readonly files: readonly File[];
  /** Photographs, as pages of their document. */
  readonly pages: readonly PageOfPhotograph[];
}

export type DraftAnswer =
  | ({ readonly type: 'draft.read' } & FoundDraft)
  | { readonly type: 'draft.saved' }
  | { readonly type: 'draft.notSaved' }
  | { readonly type: 'draft.cleared' };

export type CheckAnswer = { readonly type: 'files.checked' } & Checked;

/** Files that cannot be sent: they can no longer be read, or the acquirer refuses them. */
export interface FilesRefused {
  readonly type: 'files.refused';
  readonly refused: readonly RefusedFile<File>[];
}

export type IntentionAnswer =
  | { readonly type: 'intention.made'; readonly intention: Intention }
  | FilesRefused;

interface CaseTaken {
  readonly type: 'case.taken';
  readonly detail: CaseDetail;
}

type Sent = Exclude<OutcomeOf<typeof eboxUploadAllegato>, { readonly type: 'http.200' }>;

export type SendAnswer =
  | { readonly type: 'upload.progressed'; readonly sent: number }
  /** There is no connection: it waits, and goes on by itself. */
  | { readonly type: 'connection.missing' }
  /** A colleague has answered, or the deadline is over. */
  | CaseTaken
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

const askDraft = (
  ask: Ask,
  action: 'read' | 'write' | 'clear',
  caseID: string,
  draft: Draft = noDraft,
  options: MachineAskOptions = {},
) => ask(draftReply, { action, caseID, message: draft.message, faxPost: draft.faxPost }, options);

/** A reply that was sent has its receipt, whatever the session is now (CAS-050). */
const anyAnswer = { handles: ['http.401', 'http.408'] } as const;

/**
 * API-072: the case once it can no longer be answered; null where it can, or where that is unknown:
 * then the acquirer decides.
 */
const takenCase = async (
  { asksCase, caseId }: SendInput,
  ask: Ask,
  options: MachineAskOptions = {},
): Promise<CaseTaken | null> => {
  if (!asksCase) return null;
  const outcome = await ask(eboxDetail, { caseID: caseId }, options);
  return outcome.type === 'http.200' && isAnswerable(outcome.body.state) === false
    ? { type: 'case.taken', detail: outcome.body }
    : null;
};

/** API-076, API-077. */
const upload = (
  input: SendInput,
  ask: Ask,
  report: (answer: SendAnswer) => void,
  options: MachineAskOptions,
) => {
  const { files, caseId, message, faxPost, ebox, key } = input;
  return ask(
    eboxUploadAllegato,
    { files: [...files], caseId, msgEse: message, cbEvasione: `${faxPost}`, ebox },
    {
      ...options,
      idempotencyKey: key,
      onProgress: (sent) => report({ type: 'upload.progressed', sent }),
    },
  );
};

/**
 * A reply in progress: written to this browser first, which a lost connection cannot prevent, and
 * to the acquirer where it offers that. This browser's draft is never older, so it is read first.
 */
export const draftActors = (
  store: DraftStore,
  fileStore: FileStore,
  pageStore: PageStore,
  inspect: InspectDocument,
) => {
  const clear = async ({ caseId, onAcquirer }: DraftInput, ask: Ask) => {
    store.clear(caseId);
    await Promise.all([fileStore.clear(caseId), pageStore.clear(caseId)]);
    if (onAcquirer) await askDraft(ask, 'clear', caseId, noDraft, anyAnswer);
  };
  /** VAL-078: a file that the acquirer refuses does not come back with a reload. */
  const forgetFiles = async (caseId: string, names: ReadonlySet<string>) => {
    const stored = await fileStore.read(caseId);
    await fileStore.write(
      caseId,
      stored.filter(({ name }) => !names.has(name)),
    );
  };
  return {
    readDraft: requestActor<DraftInput, DraftAnswer>(async (input, ask) => {
      const here = store.read(input.caseId);
      const [files, pages] = await Promise.all([
        fileStore.read(input.caseId),
        pageStore.read(input.caseId),
      ]);
      if (here !== null || !input.onAcquirer)
        return { type: 'draft.read', ...(here ?? noDraft), files, pages };
      const outcome = await askDraft(ask, 'read', input.caseId);
      const { message, faxPost } = outcome.type === 'http.200' ? outcome.body : noDraft;
      return { type: 'draft.read', message, faxPost, answers: {}, files, pages };
    }),
    /** Writes each change, one after the other; changes that a later one has replaced are left out. */
    draft: requestActor<DraftInput, DraftAnswer>(({ caseId, onAcquirer }, ask, report, receive) => {
      let latest: StoredDraft = noDraft;
      let written: Promise<unknown> = Promise.resolve();
      const write = async (draft: StoredDraft) => {
        if (draft !== latest) return;
        const outcome = await askDraft(ask, 'write', caseId, draft);
        report({ type: outcome.type === 'http.200' ? 'draft.saved' : 'draft.notSaved' });
      };
      receive((event) => {
        const { draft } = event as DraftChanged;
        latest = draft;
        store.write(caseId, draft);
        if (onAcquirer) written = written.then(() => write(draft));
        else report({ type: 'draft.saved' });
      });
      return new Promise(() => {});
    }),
    /**
     * Files that may be sent are stored for a reload and a closed tab; the answer does not wait for
     * that.
     */
    checkFiles: requestActor<FilesToCheck, CheckAnswer>(
      async ({ caseId, files, limits, album }) => {
        const checked = await checkFiles(files, limits, album, inspect);
        void fileStore.write(caseId, checked.admitted);
        return { type: 'files.checked', ...checked };
      },
    ),
    clearDraft: requestActor<DraftInput, DraftAnswer>(async (input, ask) => {
      await clear(input, ask);
      return { type: 'draft.cleared' };
    }),
    /**
     * CAS-022: the case is asked for before the first sending, and again after a refusal, which may mean that
     * a colleague was a moment earlier. A reply that has arrived needs its draft no more.
     */
    send: requestActor<SendInput, SendAnswer>(async (input, ask, report) => {
      const waiting = { onMissing: () => report({ type: 'connection.missing' }) };
      const taken = input.mayHaveArrived ? null : await takenCase(input, ask, waiting);
      if (taken !== null) return taken;
      const answer = answerOf(await upload(input, ask, report, waiting), input.files);
      if (answer.type === 'http.200') await clear(input, ask);
      if (answer.type === 'files.refused')
        void forgetFiles(input.caseId, new Set(answer.refused.map(({ file }) => file.name)));
      return answer.type === 'http.400' ? ((await takenCase(input, ask)) ?? answer) : answer;
    }),
  };
};

type Files = { readonly files: readonly File[] };

export const caseReplyActors = {
  readDraft: requiredActor<DraftInput>('readDraft'),
  draft: requiredActor<DraftInput>('draft'),
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
  send: requiredActor<SendInput>('send'),
};
