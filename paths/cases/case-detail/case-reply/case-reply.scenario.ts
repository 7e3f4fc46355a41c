import type { AnyMachineSnapshot } from 'xstate';
import { caseReplyMachine } from '../../../../machines/cases/case-detail/case-reply/case-reply.machine';
import { childEnds } from '../../../engine/child-ends';
import type { EventExamples } from '../../../engine/graph';
import type { Scenario } from '../../../engine/scenario';
import { detail, taken } from '../a-case';
import { joined, page, photograph } from './photographs/photographs.scenario';

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

const examples: EventExamples = ({ context }, type) => {
  switch (type) {
    case 'draft.read':
      return [[], [page]].map((pages) => ({
        type,
        message: '',
        faxPost: false,
        answers: {},
        files: [],
        pages,
      }));
    // Without drafts on the acquirer there is one place to keep them, which never refuses.
    case 'draft.notKept':
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
    case 'xstate.done.actor.photographs':
      return childEnds('photographs', [
        { type: 'completed', file: joined },
        { type: 'cancelled' },
        { type: 'unreadable', files: [photograph] },
      ]);
    case 'attachment.removed':
    case 'files.unreadable':
      return [{ type, file: receiptPdf, files: [receiptPdf] }];
    case 'document.answered':
      return [null, ''].map((by) => ({ type, document: requested, by }));
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
        { type, message: 'x'.repeat(1001), faxPost: false },
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

const submitted = [
  'preparing',
  'verifying',
  'sending',
  'refused',
  { ready: 'incomplete' },
  { ready: 'unanswered' },
] as const;

const isSubmitted = (snapshot: AnyMachineSnapshot) =>
  submitted.some((form) => snapshot.matches({ writing: { form } }));

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
    snapshot.context.told,
    snapshot.context.extensions.length,
    // What is typed decides only once the reply is submitted.
    isSubmitted(snapshot) && snapshot.context.message,
    snapshot.hasTag('sending') && snapshot.context.sent < 1,
    snapshot.context.photographs.length,
    snapshot.context.pages.length,
  ],
  goesOn: { send: ['upload.progressed'] },
  calls: [
    'readDraft',
    'keepDraft',
    'keepFiles',
    'clearDraft',
    'checkFiles',
    'prepare',
    'verify',
    'send',
  ],
  announces: ({ context }) => context.refused,
  outlives: {
    send: 'its progress is kept beside the reply that is sent',
    keepFiles: 'photographs that end meanwhile remove their own pages',
  },
  children: {
    photographs: {
      state: 'working',
      context: {
        caseId: '880',
        number: '2026004711',
        chosen: [photograph],
        pages: [],
        names: ['ricevuta.pdf'],
        most: 10 * 1024 * 1024 - receiptPdf.size,
        looked: 0,
        unreadable: [],
        removed: null,
        file: null,
      },
    },
  },
};
