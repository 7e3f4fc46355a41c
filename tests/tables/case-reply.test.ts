import { describe } from 'vitest';
import type { StateValue } from 'xstate';
import { eboxUploadAllegato } from '../../acquirer/contract/case-reply';
import { caseReplyMachine } from '../../machines/cases/case-detail/case-reply/case-reply.machine';
import { photographsMachine } from '../../machines/cases/case-detail/case-reply/photographs/photographs.machine';
import { taken } from '../../walks/cases/case-detail/a-case';
import {
  intention,
  limits,
  program,
  receiptPdf,
  sentAt,
} from '../../walks/cases/case-detail/case-reply/case-reply.scenario';
import {
  joined,
  page,
  photograph,
} from '../../walks/cases/case-detail/case-reply/photographs/photographs.scenario';
import { lintChart } from './support/lint';
import { forEachAnswer, obeys } from './support/table';

const context = {
  caseId: '880',
  ebox: '31',
  number: '2026004711',
  limits,
  extensions: [],
  message: '',
  faxPost: false,
  files: [],
  offered: [],
  refused: [],
  photographs: [],
  pages: [],
  intention: null,
  sent: 0,
  sentAt: '',
  taken: null,
};
const at = (form: StateValue, draft = 'kept', documents = 'kept'): StateValue => ({
  writing: { form, draft, documents },
});
const ready = (state: string, draft = 'kept', documents = 'kept') =>
  at({ ready: state }, draft, documents);
const submit = (message: string, faxPost = false) => ({
  type: 'reply.submitted',
  message,
  faxPost,
});
const text = 'Ecco la ricevuta.';
const photographing = {
  caseId: '880',
  number: '2026004711',
  chosen: [photograph],
  pages: [],
  names: ['ricevuta.pdf'],
  most: 10 * 1024 * 1024,
};
const photographsEnd = (output: object) => ({ type: 'xstate.done.actor.photographs', output });
const repeatable = { extensions: ['idempotency'] };

describe('case reply: what the requirements say', () => {
  obeys(caseReplyMachine, context, [
    {
      rule: 'a reply begins with the question whether there is a draft of it',
      starting: { caseId: '880', ebox: '31', number: '2026004711', limits, extensions: [] },
      to: 'reading',
      asking: { readDraft: { caseId: '880', onAcquirer: false } },
    },
    {
      rule: 'where the acquirer keeps drafts, it is asked there',
      starting: {
        caseId: '880',
        ebox: '31',
        number: '2026004711',
        limits,
        extensions: ['draftReply'],
      },
      to: 'reading',
      asking: { readDraft: { caseId: '880', onAcquirer: true } },
    },
    {
      rule: '[CAS-042] a reply that was begun is found again',
      in: 'reading',
      on: {
        type: 'draft.read',
        message: 'In allegato la',
        faxPost: true,
        files: [receiptPdf],
        pages: [],
      },
      to: ready('editing'),
      remembering: { message: 'In allegato la', faxPost: true, files: [receiptPdf] },
    },
    {
      rule: '[CAS-037] photographs that were not yet a document are found again, beside the rest',
      in: 'reading',
      on: {
        type: 'draft.read',
        message: 'In allegato la',
        faxPost: true,
        files: [receiptPdf],
        pages: [page],
      },
      to: at('photographing'),
      remembering: {
        message: 'In allegato la',
        faxPost: true,
        files: [receiptPdf],
        pages: [page],
      },
      asking: { photographs: { ...photographing, chosen: [], pages: [page] } },
    },
    {
      rule: '[CAS-042] what is written is kept as a draft',
      in: ready('editing'),
      on: { type: 'reply.changed', message: 'In allegato', faxPost: false },
      to: ready('editing', 'keeping'),
      remembering: { message: 'In allegato' },
      asking: {
        keepDraft: {
          caseId: '880',
          onAcquirer: false,
          draft: { message: 'In allegato', faxPost: false },
        },
      },
    },
    {
      rule: 'a draft that was kept is said to be safe',
      in: ready('editing', 'keeping'),
      on: { type: 'draft.kept' },
      to: ready('editing', 'kept'),
    },
    {
      rule: 'a message that is too long is not kept',
      in: ready('editing'),
      with: { message: text },
      on: { type: 'reply.changed', message: 'x'.repeat(1001), faxPost: false },
      to: ready('editing'),
      remembering: { message: text },
    },
    {
      rule: '[CAS-042] what is written on is kept anew, whatever became of the draft before',
      in: ready('editing', 'notKept'),
      on: { type: 'reply.changed', message: 'In allegato la', faxPost: false },
      to: ready('editing', 'keeping'),
    },
    {
      rule: '[ERR-017] a draft that the acquirer did not keep stops nobody from writing',
      in: ready('editing', 'keeping'),
      on: { type: 'draft.notKept' },
      to: ready('editing', 'notKept'),
    },
    {
      rule: '[VAL-078] chosen documents are checked before anything is sent',
      in: ready('editing'),
      on: { type: 'attachments.added', files: [program] },
      to: at('checkingFiles'),
      remembering: { offered: [program] },
      asking: { checkFiles: { files: [program], limits } },
    },
    {
      rule: '[VAL-078] [VAL-079] the good ones are kept, the refused ones are named with their reason',
      in: at('checkingFiles'),
      with: { offered: [receiptPdf, program] },
      on: {
        type: 'files.checked',
        admitted: [receiptPdf],
        refused: [{ file: program, violation: 'fileFormat' }],
        photographs: [],
      },
      to: ready('editing', 'kept', 'keeping'),
      remembering: {
        files: [receiptPdf],
        refused: [{ file: program, violation: 'fileFormat' }],
        photographs: [],
        offered: [],
      },
      asking: { keepFiles: { caseId: '880', files: [receiptPdf], photographing: false } },
    },
    {
      rule: '[VAL-078] photographs among them are made a document first, beside the other documents',
      in: at('checkingFiles'),
      with: { offered: [receiptPdf, photograph] },
      on: {
        type: 'files.checked',
        admitted: [receiptPdf],
        refused: [{ file: program, violation: 'fileFormat' }],
        photographs: [photograph],
      },
      to: at('photographing', 'kept', 'keeping'),
      remembering: {
        files: [receiptPdf],
        refused: [{ file: program, violation: 'fileFormat' }],
        photographs: [photograph],
        offered: [],
      },
      asking: {
        photographs: photographing,
        keepFiles: { caseId: '880', files: [receiptPdf], photographing: true },
      },
    },
    {
      rule: '[VAL-079] what the photographs may weigh is what one document may, or what is left for all',
      in: at('checkingFiles'),
      with: { limits: { ...limits, totalMB: 10 } },
      on: { type: 'files.checked', admitted: [receiptPdf], refused: [], photographs: [photograph] },
      to: at('photographing', 'kept', 'keeping'),
      asking: {
        photographs: { ...photographing, most: 10 * 1024 * 1024 - receiptPdf.size },
        keepFiles: { caseId: '880', files: [receiptPdf], photographing: true },
      },
    },
    {
      rule: '[CAS-042] while photographs are put in order the message is written on, and kept',
      in: at('photographing'),
      on: { type: 'reply.changed', message: text, faxPost: false },
      to: at('photographing', 'keeping'),
      remembering: { message: text },
    },
    {
      rule: '[CAS-047] nothing is sent while photographs are not yet a document',
      in: at('photographing'),
      on: submit(text),
      to: at('photographing'),
      remembering: { message: '' },
    },
    {
      rule: '[VAL-078] the photographs as one PDF are checked like any document',
      in: at('photographing'),
      with: { files: [receiptPdf], photographs: [photograph], pages: [page] },
      on: photographsEnd({ type: 'completed', file: joined }),
      to: at('checkingFiles'),
      remembering: { offered: [joined], photographs: [], pages: [] },
      asking: { checkFiles: { files: [receiptPdf, joined], limits } },
    },
    {
      rule: '[CAS-037] photographs that were thrown away leave the reply as it was',
      in: at('photographing'),
      with: { files: [receiptPdf], photographs: [photograph], pages: [page], message: text },
      on: photographsEnd({ type: 'cancelled' }),
      to: ready('editing'),
      remembering: { files: [receiptPdf], photographs: [], pages: [], message: text },
    },
    {
      rule: '[CAS-037] a document can be taken out again',
      in: ready('editing'),
      with: { files: [receiptPdf] },
      on: { type: 'attachment.removed', file: receiptPdf },
      to: ready('editing', 'kept', 'keeping'),
      asking: { keepFiles: { caseId: '880', files: [], photographing: false } },
      remembering: { files: [] },
    },
    {
      rule: 'a document that is not there takes nothing away',
      in: ready('unanswered'),
      with: { ...repeatable, files: [receiptPdf] },
      on: { type: 'attachment.removed', file: program },
      to: ready('unanswered'),
      remembering: { files: [receiptPdf] },
    },
    {
      rule: '[VAL-077] [ERR-029] INVIA with nothing to send shows the dialog',
      in: ready('editing'),
      on: submit('   '),
      to: ready('nothingToSend', 'keeping'),
    },
    {
      rule: 'closing that dialog leads back to the reply',
      in: ready('nothingToSend'),
      on: { type: 'dialog.closed' },
      to: ready('editing'),
    },
    {
      rule: '[VAL-077] a message is enough',
      in: ready('editing'),
      on: submit(text),
      to: at('preparing', 'keeping'),
      remembering: { message: text },
    },
    {
      rule: '[VAL-077] so is the promise of a fax or a letter',
      in: ready('editing'),
      on: submit('', true),
      to: at('preparing', 'keeping'),
      remembering: { faxPost: true },
    },
    {
      rule: '[VAL-077] so is a document',
      in: ready('editing'),
      with: { files: [receiptPdf] },
      on: submit(''),
      to: at('preparing', 'keeping'),
      asking: {
        prepare: { files: [receiptPdf] },
        keepDraft: {
          caseId: '880',
          onAcquirer: false,
          draft: { message: '', faxPost: false },
        },
      },
    },
    {
      rule: '[VAL-080] each line break becomes one space',
      in: ready('editing'),
      on: submit('Buongiorno,\r\necco\nla ricevuta.'),
      to: at('preparing', 'keeping'),
      remembering: { message: 'Buongiorno, ecco la ricevuta.' },
    },
    {
      rule: '[VAL-080] 1,000 characters are sent',
      in: ready('editing'),
      on: submit('x'.repeat(1000)),
      to: at('preparing', 'keeping'),
    },
    {
      rule: '[VAL-080] 1,001 are not, and nothing changes',
      in: ready('editing'),
      with: { message: text },
      on: submit('x'.repeat(1001)),
      to: ready('editing'),
      remembering: { message: text },
    },
    {
      rule: '[CAS-047] the documents get their fingerprints, then the reply leaves',
      in: at('preparing'),
      with: { files: [receiptPdf] },
      on: { type: 'intention.made', intention },
      to: at('verifying'),
      remembering: { intention },
      asking: { verify: { caseId: '880' } },
    },
    {
      rule: '[CAS-047] [CAS-022] a case that is still open gets it',
      in: at('verifying'),
      with: { files: [receiptPdf], intention },
      on: { type: 'case.open' },
      to: at('sending'),
      remembering: { sent: 0 },
      asking: {
        send: {
          reply: { ...context, files: [receiptPdf], intention },
          key: intention.key,
        },
      },
    },
    ...[at('verifying'), at('refused')].map((state) => ({
      rule: `[CAS-022] a case that somebody else has answered says so, and nothing typed is lost (${JSON.stringify(state)})`,
      in: state,
      with: { message: text, files: [receiptPdf], intention },
      on: { type: 'case.taken', detail: taken },
      to: 'overtaken',
      exit: {
        type: 'overtaken',
        detail: taken,
        leftOver: { message: text, faxPost: false, files: [receiptPdf] },
      },
    })),
    {
      rule: '[CAS-022] a reply that is refused may have come a moment too late: the case is looked at',
      in: at('sending'),
      on: { type: 'http.400' },
      to: at('refused'),
      asking: { verify: { caseId: '880' } },
    },
    {
      rule: '[CAS-052] one that is refused while the case is open leads to the error page',
      in: at('refused'),
      on: { type: 'case.open' },
      to: 'failed',
      exit: { type: 'failed' },
    },
    {
      rule: '[CAS-037] chosen documents are kept for a reload and a closed tab',
      in: ready('editing', 'kept', 'keeping'),
      on: { type: 'draft.filesKept' },
      to: ready('editing'),
    },
    {
      rule: '[VAL-079] a document that cannot be read any more is taken out and named',
      in: at('preparing'),
      with: { files: [receiptPdf] },
      on: { type: 'files.unreadable', files: [receiptPdf] },
      to: ready('editing', 'kept', 'keeping'),
      remembering: { files: [], refused: [{ file: receiptPdf, violation: 'fileUnreadable' }] },
    },
    {
      rule: 'an upload that begins again begins at nothing',
      in: at('verifying'),
      with: { files: [receiptPdf], sent: 0.5 },
      on: { type: 'case.open' },
      to: at('sending'),
      remembering: { sent: 0 },
    },
    {
      rule: '[CAS-047] how far the upload has come is remembered',
      in: at('sending'),
      on: { type: 'upload.progressed', sent: 0.5 },
      to: at('sending'),
      remembering: { sent: 0.5 },
    },
    {
      rule: '[CAS-047] an upload can be cancelled, and nothing is lost',
      in: at('sending'),
      with: { message: text, files: [receiptPdf], sent: 0.5 },
      on: { type: 'upload.cancelled' },
      to: ready('editing'),
      remembering: { message: text, files: [receiptPdf] },
    },
    {
      rule: '[CAS-047] once everything has left it cannot be taken back',
      in: at('sending'),
      with: { sent: 1 },
      on: { type: 'upload.cancelled' },
      to: at('sending'),
    },
    {
      rule: '[CAS-047] INVIA pressed twice sends once',
      in: at('sending'),
      with: { message: text },
      on: submit(text),
      to: at('sending'),
    },
    {
      rule: '[CAS-050] [API-077] esito OK: the draft is not needed any more',
      in: at('sending'),
      with: { intention },
      on: { type: 'http.200', at: sentAt },
      to: 'clearing',
      remembering: { sentAt },
      asking: { clearDraft: { caseId: '880', onAcquirer: false } },
    },
    {
      rule: '[CAS-050] the receipt says which case, when, and which files',
      in: 'clearing',
      with: { message: text, intention, sentAt },
      on: { type: 'draft.cleared' },
      to: 'completed',
      exit: {
        type: 'completed',
        receipt: {
          caseId: '880',
          sentAt,
          files: intention.files,
          message: text,
          faxPost: false,
        },
      },
    },
    ...forEachAnswer(['http.refused', 'http.403', 'http.404', 'http.500'], (type) => ({
      rule: `[CAS-052] [API-077] ${type} leads to the error page`,
      in: at('sending'),
      on: { type },
      to: 'failed',
      exit: { type: 'failed' },
    })),
    {
      rule: '[ERR-017] a lost answer: nobody knows, and nothing is sent again by itself',
      in: at('sending'),
      with: { message: text, files: [receiptPdf] },
      on: { type: 'http.network' },
      to: ready('outcomeUnknown'),
      remembering: { message: text, files: [receiptPdf] },
    },
    {
      rule: '[ERR-017] after a look at the history the merchant may send anew',
      in: ready('outcomeUnknown'),
      with: { message: text, intention },
      on: submit(text),
      to: at('preparing', 'keeping'),
    },
    {
      rule: '[ERR-017] where a repeated send is harmless it is offered',
      in: at('sending'),
      with: { ...repeatable, message: text },
      on: { type: 'http.network' },
      to: ready('unanswered'),
    },
    {
      rule: '[ERR-017] and the same reply travels under the same key',
      in: ready('unanswered'),
      with: { ...repeatable, message: text, intention },
      on: submit(text),
      to: at('sending', 'keeping'),
      remembering: { intention },
    },
    {
      rule: '[ERR-017] another reply is another intention',
      in: ready('unanswered'),
      with: { ...repeatable, message: text, intention },
      on: submit('Un altro testo.'),
      to: at('preparing', 'keeping'),
    },
    {
      rule: '[ERR-017] what says the same as before is still the same reply',
      in: ready('unanswered'),
      with: { ...repeatable, message: text, intention },
      on: { type: 'reply.changed', message: text, faxPost: false },
      to: ready('unanswered', 'keeping'),
    },
    {
      rule: '[ERR-017] so is one that was written on meanwhile',
      in: ready('unanswered'),
      with: { ...repeatable, message: text, intention },
      on: { type: 'reply.changed', message: 'Un altro testo.', faxPost: false },
      to: ready('editing', 'keeping'),
    },
    ...[
      'reading',
      at('verifying'),
      at('refused'),
      at('sending'),
      ready('editing', 'keeping'),
    ].flatMap((state) =>
      forEachAnswer(['http.401', 'http.408'], (type) => ({
        rule: `[ERR-013] ${type} means the session has expired (${JSON.stringify(state)})`,
        in: state,
        on: { type },
        to: 'sessionExpired',
        exit: { type: 'sessionExpired' },
      })),
    ),
  ]);
});

const expired = ['http.401', 'http.408'];

lintChart(caseReplyMachine, {
  calls: { send: [eboxUploadAllegato] },
  others: {
    readDraft: ['draft.read', ...expired],
    keepDraft: ['draft.kept', 'draft.notKept', ...expired],
    clearDraft: ['draft.cleared'],
    keepFiles: ['draft.filesKept'],
    verify: ['case.open', 'case.taken', ...expired],
    checkFiles: ['files.checked'],
    prepare: ['intention.made', 'files.unreadable'],
  },
  children: { photographs: { chart: photographsMachine } },
});
