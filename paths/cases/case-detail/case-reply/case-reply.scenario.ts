import type { AnyMachineSnapshot } from 'xstate';
import { caseReplyMachine } from '../../../../machines/cases/case-detail/case-reply/case-reply.machine';
import { photographsMachine } from '../../../../machines/cases/case-detail/case-reply/photographs/photographs.machine';
import type { EventExamples } from '../../../engine/graph';
import type { Scenario } from '../../../engine/scenario';
import { detail, taken } from '../a-case';
import { joined, page, photograph, photographsAt } from './photographs/photographs.scenario';

export const limits = { files: 5, fileMB: 10, totalMB: 25 };

export const receiptPdf = new File(['%PDF-1.7\n%%EOF\n'], 'ricevuta.pdf', {
  type: 'application/pdf',
});
export const program = new File(['MZ'], 'ricevuta.exe');

export const intention = {
  key: 'b1c0a6a4-6a0d-4f0e-9c53-5f3f6f1f7f10',
  files: [{ name: 'ricevuta.pdf', size: receiptPdf.size, sha256: 'ab'.repeat(32) }],
};

export const sentAt = '2026-11-21T10:30:00.000Z';

const text = { message: 'Ecco la ricevuta.', faxPost: false };

/** The photographs while they become a document, and once they are one. */
export const [preparing, asDocument] = [
  { arranging: 'composing', file: null },
  { arranging: 'ready', file: joined },
].map(({ arranging, file }) =>
  photographsMachine.resolveState({
    value: { pages: { arranging }, copy: 'saved' },
    context: { ...photographsAt, pages: [page], file },
  } as never),
);

const isEditing = (snapshot: AnyMachineSnapshot) =>
  snapshot.matches({ writing: { ready: 'editing' } });

const isUntouched = ({ files, answers, extensions }: Readonly<Record<string, object>>) =>
  [files, answers, extensions].every((each = {}) => Object.keys(each).length === 0);

/** What changes most: without files 'not available', with files 'none of them'. */
const answerIn = ({ files }: { readonly files: readonly File[] }) =>
  files.length === 0 ? null : '';

const unsendable = ['x'.repeat(1001), 'Consegnato il [data].'].map((message) => ({
  message,
  faxPost: false,
}));

const examples: EventExamples = (snapshot, type) => {
  const { context } = snapshot;
  switch (type) {
    case 'draft.read':
      return [{ type, message: '', faxPost: false, answers: {}, files: [], pages: [] }];
    // Elsewhere it does not change the form: once, for an empty reply, is enough.
    case 'xstate.snapshot.photographs':
      return isEditing(snapshot) && isUntouched(context)
        ? [preparing, asDocument].map((photographs) => ({ type, snapshot: photographs }))
        : [];
    // Without drafts on the acquirer only the browser stores them, which never refuses.
    case 'draft.notSaved':
      return context.extensions.includes('draftReply') ? undefined : [];
    case 'attachments.added':
      return [{ type, files: [receiptPdf, program] }];
    case 'files.checked':
      return [[], [photograph]].map((photographs) => ({
        type,
        admitted: [receiptPdf],
        refused: [{ file: program, violation: 'fileFormat' }],
        photographs,
      }));
    case 'attachment.removed':
      return [receiptPdf, ...(isEditing(snapshot) ? [joined] : [])].map((file) => ({ type, file }));
    case 'files.refused':
      return [{ type, refused: [{ file: receiptPdf, violation: 'pdfPassword' }] }];
    case 'document.answered':
      return [{ type, document: requested, by: answerIn(context) }];
    case 'reply.discarded':
      return [
        { type, ...text },
        { type, message: '', faxPost: false },
      ];
    case 'reply.changed':
      return [{ type, ...text }];
    case 'reply.submitted':
      return [
        { type, ...text },
        { type, message: '', faxPost: false },
        // A text is refused whatever else is in the form: once is enough.
        ...(isUntouched(context) ? unsendable.map((typed) => ({ type, ...typed })) : []),
      ];
    case 'intention.made':
      return [{ type, intention }];
    case 'upload.progressed':
      return [0.5, 1].map((sent) => ({ type, sent }));
    case 'http.200':
      return [{ type, at: sentAt }];
    case 'case.taken':
      return [{ type, detail: taken }];
    default:
      return undefined;
  }
};

const requested = detail.requestDocList[0] ?? '';

const input = {
  caseId: '880',
  ebox: '31',
  number: '2026004711',
  documents: [requested],
  limits,
};

const submitted = ['preparing', 'sending', { ready: 'answerLost' }] as const;

const isSubmitted = (snapshot: AnyMachineSnapshot) =>
  submitted.some((writing) => snapshot.matches({ writing }));

export const caseReplyScenario: Scenario = {
  name: 'Case reply',
  machine: caseReplyMachine,
  inputs: {
    'as the specification says': { ...input, extensions: [] },
    'with drafts and repeatable sending': {
      ...input,
      extensions: ['draftReply', 'idempotency', 'openCases'],
    },
  },
  examples,
  relevant: (snapshot) => [
    snapshot.context.files.length,
    snapshot.context.answers,
    snapshot.context.extensions.length,
    // What is typed decides only once the reply is submitted.
    isSubmitted(snapshot) && snapshot.context.message,
    snapshot.matches({ writing: 'sending' }) && snapshot.context.sent,
    snapshot.context.album !== null,
    snapshot.context.photographsPending,
    snapshot.context.draftHereOnly,
  ],
  goesOn: {
    send: ['upload.progressed', 'connection.missing'],
    draft: ['draft.saved', 'draft.notSaved'],
  },
  calls: ['readDraft', 'draft', 'clearDraft', 'checkFiles', 'prepare', 'send'],
  announces: ({ context }) => context.refused,
  outlives: {
    photographs: 'each change of the other documents is passed on to it',
    draft: 'each change of the reply is passed on to it',
    send: 'its progress is kept beside the reply that is sent',
  },
  children: {
    photographs: { state: 'pages', context: photographsAt },
  },
};
