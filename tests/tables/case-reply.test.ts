import { describe } from 'vitest';
import type { StateValue } from 'xstate';
import { eboxUploadAllegato } from '../../acquirer/contract/case-reply';
import { caseReplyMachine } from '../../machines/cases/case-detail/case-reply/case-reply.machine';
import { photographsMachine } from '../../machines/cases/case-detail/case-reply/photographs/photographs.machine';
import { taken } from '../../paths/cases/case-detail/a-case';
import {
  asDocument,
  intention,
  limits,
  preparing,
  program,
  receiptPdf,
  sentAt,
} from '../../paths/cases/case-detail/case-reply/case-reply.scenario';
import {
  joined,
  page,
  photograph,
  room,
} from '../../paths/cases/case-detail/case-reply/photographs/photographs.scenario';
import { lintChart } from './support/lint';
import { forEachAnswer, obeys, rule } from './support/table';

const requested = 'Copia della ricevuta firmata';
const context = {
  caseId: '880',
  ebox: '31',
  number: '2026004711',
  documents: [requested, 'Contratto'],
  limits,
  extensions: [],
  message: '',
  faxPost: false,
  files: [],
  offered: [],
  refused: [],
  pages: [],
  album: null,
  photographsPending: false,
  answers: {},
  intention: null,
  draftHereOnly: false,
  sent: 0,
  sentAt: '',
  taken: null,
};
const at = (writing: StateValue) => ({ writing });
const ready = (state: string) => at({ ready: state });
const sending = at({ sending: 'travelling' });
const savedAs = (draft: object) => ({
  draft: { type: 'draft.changed', draft: { message: '', faxPost: false, answers: {}, ...draft } },
});
const submit = (message: string, faxPost = false) => ({
  type: 'reply.submitted',
  message,
  faxPost,
});
const text = 'Ecco la ricevuta.';
const found = { caseId: '880', number: '2026004711', pages: [page], ...room };
const photographsAre = (snapshot: unknown) => ({ type: 'xstate.snapshot.photographs', snapshot });
const asking = { extensions: ['openCases'] };
const sent = {
  caseId: '880',
  onAcquirer: false,
  asksCase: false,
  ebox: '31',
  message: '',
  faxPost: false,
  files: [],
  key: intention.key,
  mayHaveArrived: false,
};
const repeatable = { extensions: ['idempotency'] };

describe('case reply: what the requirements say', () => {
  obeys(caseReplyMachine, context, [
    rule('a reply begins with the question whether there is a draft of it')
      .starting({
        caseId: '880',
        ebox: '31',
        number: '2026004711',
        documents: [],
        limits,
        extensions: [],
      })
      .to('reading')
      .asks({ readDraft: { caseId: '880', onAcquirer: false } }),
    rule('where the acquirer keeps drafts, it is asked there')
      .starting({
        caseId: '880',
        ebox: '31',
        number: '2026004711',
        documents: [],
        limits,
        extensions: ['draftReply'],
      })
      .to('reading')
      .asks({ readDraft: { caseId: '880', onAcquirer: true } }),
    rule('[CAS-042] a reply that was begun is found again')
      .in('reading')
      .on('draft.read', {
        message: 'In allegato la',
        faxPost: true,
        answers: { Contratto: null },
        files: [receiptPdf],
        pages: [],
      })
      .to(ready('editing'), {
        message: 'In allegato la',
        faxPost: true,
        answers: { Contratto: null },
        files: [receiptPdf],
      }),
    rule('[CAS-037] photographs are found again, and become their document again beside the rest')
      .in('reading')
      .on('draft.read', {
        message: 'In allegato la',
        faxPost: true,
        answers: { Contratto: null },
        files: [receiptPdf],
        pages: [page],
      })
      .to(ready('editing'), { files: [receiptPdf], pages: [page] })
      .asks({ photographs: found, draft: { caseId: '880', onAcquirer: false } }),
    rule('[CAS-042] what is written is kept as a draft')
      .in(ready('editing'))
      .on('reply.changed', { message: 'In allegato', faxPost: false })
      .to(ready('editing'), { message: 'In allegato' })
      .passes(savedAs({ message: 'In allegato' })),
    ...[
      { by: 'ricevuta.pdf', answers: { Contratto: null, [requested]: 'ricevuta.pdf' } },
      { by: null, answers: { Contratto: null, [requested]: null } },
      { by: '', answers: { Contratto: null, [requested]: '' } },
    ].map(({ by, answers }) =>
      rule(`[CAS-036] what answers a requested document is kept (${by})`)
        .in(ready('editing'), { answers: { Contratto: null, [requested]: 'altro.pdf' } })
        .on('document.answered', { document: requested, by })
        .to(ready('editing'), { answers })
        .passes(savedAs({ answers })),
    ),
    rule('[CAS-036] what is not requested cannot be answered')
      .in(ready('editing'))
      .on('document.answered', { document: 'Altro', by: null })
      .to(ready('editing'), { answers: {} }),
    rule('[CAS-036] what answers what does not change under a reply that is being sent')
      .in(sending)
      .on('document.answered', { document: requested, by: null })
      .to(sending, { answers: {} }),
    rule('a message that is too long is not kept')
      .in(ready('editing'), { message: text })
      .on('reply.changed', { message: 'x'.repeat(1001), faxPost: false })
      .to(ready('editing'), { message: text }),
    ...[
      { type: 'draft.notSaved', draftHereOnly: true },
      { type: 'draft.saved', draftHereOnly: false },
    ].map(({ type, draftHereOnly }) =>
      rule(
        `[ERR-017] a draft that the acquirer did not store is said, and does not prevent writing (${type})`,
      )
        .in(ready('editing'), { draftHereOnly: !draftHereOnly })
        .on(type)
        .to(ready('editing'), { draftHereOnly }),
    ),
    rule('[VAL-078] chosen documents are checked before anything is sent')
      .in(ready('editing'))
      .on('attachments.added', { files: [program] })
      .to(at('checkingFiles'), { offered: [program] })
      .asks({ checkFiles: { caseId: '880', files: [program], limits, album: null } }),
    rule('[VAL-078] [VAL-079] the good ones are kept, the refused ones are named with their reason')
      .in(at('checkingFiles'), { offered: [receiptPdf, program] })
      .on('files.checked', {
        admitted: [receiptPdf],
        refused: [{ file: program, violation: 'fileFormat' }],
        photographs: [],
      })
      .to(ready('editing'), {
        files: [receiptPdf],
        refused: [{ file: program, violation: 'fileFormat' }],
        offered: [],
      })
      .passes({ photographs: { type: 'documents.changed', ...room, most: 10 * 1024 * 1024 } })
      .asks({}),
    rule(
      '[CAS-037] [VAL-078] photographs among them become a document beside, and nothing is disabled',
    )
      .in(at('checkingFiles'), { offered: [receiptPdf, photograph] })
      .on('files.checked', {
        admitted: [receiptPdf],
        refused: [{ file: program, violation: 'fileFormat' }],
        photographs: [photograph],
      })
      .to(ready('editing'), {
        files: [receiptPdf],
        refused: [{ file: program, violation: 'fileFormat' }],
        offered: [],
      })
      .passes({ photographs: { type: 'photographs.chosen', files: [photograph], ...room } }),
    rule(
      '[VAL-079] what the photographs may weigh is what one document may, or what is left for all',
    )
      .in(at('checkingFiles'), { limits: { ...limits, totalMB: 10 } })
      .on('files.checked', { admitted: [receiptPdf], refused: [], photographs: [photograph] })
      .to(ready('editing'))
      .passes({
        photographs: {
          type: 'photographs.chosen',
          files: [photograph],
          ...room,
          most: 10 * 1024 * 1024 - receiptPdf.size,
        },
      }),
    ...[
      {
        what: 'is kept free for photographs that are being read',
        photographsPending: true,
        size: 0,
      },
      { what: 'is what their document needs', album: joined, size: joined.size },
    ].map(({ what, size, ...photographs }) =>
      rule(`[VAL-079] the room that other documents leave ${what}`)
        .in(ready('editing'), { files: [receiptPdf], ...photographs })
        .on('attachments.added', { files: [program] })
        .to(at('checkingFiles'))
        .asks({
          checkFiles: { caseId: '880', files: [receiptPdf, program], limits, album: size },
        }),
    ),
    rule('[CAS-047] nothing is sent while photographs are not yet a document')
      .in(ready('editing'), { photographsPending: true })
      .on(submit(text))
      .to(ready('editing'), { message: '' }),
    rule('[CAS-042] meanwhile the message is written on, and kept')
      .in(ready('editing'), { photographsPending: true })
      .on('reply.changed', { message: text, faxPost: false })
      .to(ready('editing'), { message: text }),
    rule('[CAS-037] photographs that change are waited for, beside the document they were')
      .in(ready('editing'), { intention })
      .on(photographsAre(preparing))
      .to(ready('editing'), { album: null, photographsPending: true, intention: null }),
    rule('[CAS-037] [VAL-078] the photographs are a document of the reply by themselves')
      .in(ready('editing'), { files: [receiptPdf], photographsPending: true, intention })
      .on(photographsAre(asDocument))
      .to(ready('editing'), {
        files: [receiptPdf],
        album: joined,
        photographsPending: false,
        intention: null,
      }),
    rule('[ERR-017] photographs that have not changed are the same reply')
      .in(ready('answerLost'), { ...repeatable, album: joined, intention })
      .on(photographsAre(asDocument))
      .to(ready('answerLost'), { album: joined, intention }),
    rule('[ERR-017] photographs that have changed are another reply')
      .in(ready('answerLost'), { ...repeatable, message: text, album: joined, intention: null })
      .on(submit(text))
      .to(at('preparing'))
      .passes(savedAs({ message: text }))
      .asks({ prepare: { files: [joined] } }),
    rule('[CAS-036] the document of the photographs answers what is asked for, as any other')
      .in(ready('editing'), { album: joined })
      .on(submit(''))
      .to(at('preparing')),
    rule('[CAS-037] their document is taken out by taking out the photographs')
      .in(ready('editing'), { files: [receiptPdf], album: joined })
      .on('attachment.removed', { file: joined })
      .to(ready('editing'), { files: [receiptPdf] })
      .passes({ photographs: { type: 'photographs.discarded' } }),
    rule('[CAS-050] Back while a reply is sent asks, and nothing stops')
      .in(sending, { sent: 0.5, intention })
      .on('leaving.requested')
      .to(at({ sending: 'confirmingLeave' }), { sent: 0.5 })
      .asks({}),
    rule('[CAS-050] so does INDIETRO')
      .in(sending, { sent: 0.5, intention })
      .on('level.left')
      .to(at({ sending: 'confirmingLeave' }), { sent: 0.5 })
      .asks({}),
    ...['reading', ready('editing'), at('preparing'), 'discarding'].map((state) =>
      rule(
        `[CAS-046] whose reply is not on its way leaves the case at once (${JSON.stringify(state)})`,
      )
        .in(state)
        .on('level.left')
        .to('left')
        .exits({ type: 'cancelled' }),
    ),
    rule('[CAS-050] who stays lets it go on')
      .in(at({ sending: 'confirmingLeave' }))
      .on('dialog.closed')
      .to(sending)
      .asks({}),
    rule('[CAS-050] who stops it is back at the form')
      .in(at({ sending: 'confirmingLeave' }), { sent: 0.5 })
      .on('upload.cancelled')
      .to(ready('editing')),
    rule('[CAS-050] what has all left is not stopped')
      .in(at({ sending: 'confirmingLeave' }), { sent: 1 })
      .on('upload.cancelled')
      .to(at({ sending: 'confirmingLeave' })),
    rule('[CAS-050] its answer closes the question')
      .in(at({ sending: 'confirmingLeave' }))
      .on('http.200', { at: sentAt })
      .to('completed'),
    rule('[CAS-037] a document can be taken out again')
      .in(ready('editing'), { files: [receiptPdf] })
      .on('attachment.removed', { file: receiptPdf })
      .to(at('checkingFiles'), { files: [] })
      .asks({ checkFiles: { caseId: '880', files: [], limits, album: null } }),
    rule('a document that is not there takes nothing away')
      .in(ready('answerLost'), { ...repeatable, files: [receiptPdf] })
      .on('attachment.removed', { file: program })
      .to(ready('answerLost'), { files: [receiptPdf] }),
    rule('[VAL-077] [ERR-029] INVIA with nothing to send shows the dialog')
      .in(ready('editing'))
      .on(submit('   '))
      .to(ready('nothingToSend')),
    rule('closing that dialog leads back to the reply')
      .in(ready('nothingToSend'))
      .on('dialog.closed')
      .to(ready('editing')),
    ...[
      { what: 'with nothing attached', message: text },
      { what: 'with a file that is only proposed', with: { files: [receiptPdf] } },
      { what: 'with fax or post', faxPost: true },
      {
        what: 'with a proposal taken away',
        with: { files: [receiptPdf], answers: { Contratto: '' } },
      },
    ].map(({ what, message = '', faxPost = false, with: saved = {} }) =>
      rule(`[CAS-036] [CAS-047] one press sends, whatever is missing or not confirmed: ${what}`)
        .in(ready('editing'), saved)
        .on(submit(message, faxPost))
        .to(at('preparing')),
    ),
    rule('[CAS-047] a message with a part of the sample left is completed first')
      .in(ready('editing'))
      .on(submit('Consegnato il [data].'))
      .to(ready('editing'), { message: '' }),
    rule('[CAS-042] and is kept as it is')
      .in(ready('editing'))
      .on('reply.changed', { message: 'Consegnato il [data].', faxPost: false })
      .to(ready('editing'), { message: 'Consegnato il [data].' }),
    rule('[VAL-080] a message that is too long is shortened first')
      .in(ready('editing'))
      .on(submit('x'.repeat(1001)))
      .to(ready('editing')),
    rule('[VAL-077] a message is enough')
      .in(ready('editing'))
      .on(submit(text))
      .to(at('preparing'), { message: text }),
    rule('[VAL-077] so is the promise of a fax or a letter')
      .in(ready('editing'))
      .on(submit('', true))
      .to(at('preparing'), { faxPost: true }),
    rule('[VAL-077] so is a document')
      .in(ready('editing'), { files: [receiptPdf] })
      .on(submit(''))
      .to(at('preparing'))
      .passes(savedAs({ message: '' }))
      .asks({ prepare: { files: [receiptPdf] } }),
    rule('[VAL-080] each line break becomes one space')
      .in(ready('editing'))
      .on(submit('Buongiorno,\r\necco\nla ricevuta.'))
      .to(at('preparing'), { message: 'Buongiorno, ecco la ricevuta.' }),
    rule('[VAL-080] 1,000 characters are sent')
      .in(ready('editing'))
      .on(submit('x'.repeat(1000)))
      .to(at('preparing')),
    rule('[VAL-080] 1,001 are not, and nothing changes')
      .in(ready('editing'), { message: text })
      .on(submit('x'.repeat(1001)))
      .to(ready('editing'), { message: text }),
    ...[
      { what: 'as the specification says, nothing else is asked', asksCase: false },
      { what: 'where cases are asked about, the case is, too', ...asking, asksCase: true },
    ].map(({ what, asksCase, ...offered }) =>
      rule(
        `[CAS-047] [CAS-022] [API-076] the documents get their fingerprints, then the reply leaves; ${what}`,
      )
        .in(at('preparing'), { files: [receiptPdf], sent: 0.5, ...offered })
        .on('intention.made', { intention })
        .to(sending, { intention, sent: 0 })
        .asks({ send: { ...sent, asksCase, files: [receiptPdf] } }),
    ),
    rule('[CAS-052] one that is refused leads to the error page')
      .in(sending)
      .on('http.400')
      .to('failed')
      .exits({ type: 'failed' })
      .asks({}),
    rule('[CAS-022] a case that a colleague has answered says so, and nothing typed is lost')
      .in(sending, { message: text, files: [receiptPdf], album: joined, intention })
      .on('case.taken', { detail: taken })
      .to('overtaken')
      .exits({
        type: 'overtaken',
        detail: taken,
        leftOver: { message: text, faxPost: false, files: [receiptPdf, joined] },
      }),
    ...[
      { what: 'a message', typed: { message: text } },
      { what: 'fax or post', typed: { faxPost: true } },
      { what: 'documents', with: { files: [receiptPdf] } },
      { what: 'photographs', with: { album: joined } },
      { what: 'photographs that are read', with: { photographsPending: true } },
      { what: 'what is not available', with: { answers: { Contratto: null } } },
    ].map(({ what, typed, with: saved = {} }) =>
      rule(
        `[CAS-037] [CAS-042] what would be lost is asked about before it is discarded, and kept meanwhile: ${what}`,
      )
        .in(ready('editing'), saved)
        .on('reply.discarded', { message: '', faxPost: false, ...typed })
        .to(ready('confirmingDiscard'), { message: '', faxPost: false, ...typed, ...saved }),
    ),
    rule('a message that is too long to be kept can be discarded too')
      .in(ready('editing'))
      .on('reply.discarded', { message: 'x'.repeat(1001), faxPost: false })
      .to(ready('confirmingDiscard'), { message: '' }),
    rule('where nothing was prepared there is nothing to discard')
      .in(ready('editing'))
      .on('reply.discarded', { message: '  ', faxPost: false })
      .to(ready('editing')),
    ...[ready('answerLost'), sending].map((state) =>
      rule(`what may be on its way is not discarded (${JSON.stringify(state)})`)
        .in(state, { message: text })
        .on('reply.discarded', { message: text, faxPost: false })
        .to(state, { message: text }),
    ),
    rule('who would rather keep it loses nothing')
      .in(ready('confirmingDiscard'), { message: text, files: [receiptPdf] })
      .on('dialog.closed')
      .to(ready('editing'), { message: text, files: [receiptPdf] }),
    rule(
      '[CAS-037] [CAS-042] discarded, all of it is gone: message, documents, choices, and what the browser and the acquirer keep',
    )
      .in(ready('confirmingDiscard'), {
        extensions: ['draftReply'],
        message: text,
        faxPost: true,
        files: [receiptPdf],
        pages: [page],
        album: joined,
        refused: [{ file: program, violation: 'fileFormat' }],
        answers: { Contratto: null },
        intention,
      })
      .on('reply.discarded', { message: text, faxPost: true })
      .to('discarding', {
        message: '',
        faxPost: false,
        files: [],
        pages: [],
        album: null,
        refused: [],
        answers: {},
        intention: null,
      })
      .asks({ clearDraft: { caseId: '880', onAcquirer: true } }),
    rule('and the reply restarts').in('discarding').on('draft.cleared').to(ready('editing')),
    rule('[VAL-079] a document that cannot be read any more is taken out and named')
      .in(at('preparing'), { files: [receiptPdf] })
      .on('files.refused', { refused: [{ file: receiptPdf, violation: 'fileUnreadable' }] })
      .to(ready('editing'), {
        files: [],
        refused: [{ file: receiptPdf, violation: 'fileUnreadable' }],
      }),
    rule(
      '[VAL-078] a document that the acquirer refuses is taken out and named, and the rest can be sent',
    )
      .in(sending, { message: text, files: [receiptPdf, program], ...asking })
      .on('files.refused', { refused: [{ file: receiptPdf, violation: 'pdfPassword' }] })
      .to(ready('editing'), {
        message: text,
        files: [program],
        refused: [{ file: receiptPdf, violation: 'pdfPassword' }],
      })
      .asks({}),
    rule('[CAS-047] how far the upload has come is remembered')
      .in(sending)
      .on('upload.progressed', { sent: 0.5 })
      .to(sending, { sent: 0.5 }),
    rule('[CAS-047] an upload can be cancelled, and nothing is lost')
      .in(sending, { message: text, files: [receiptPdf], sent: 0.5 })
      .on('upload.cancelled')
      .to(ready('editing'), { message: text, files: [receiptPdf] }),
    rule('[CAS-047] once everything has left it cannot be taken back')
      .in(sending, { sent: 1 })
      .on('upload.cancelled')
      .to(sending),
    rule(
      '[ERR-017] [CAS-047] without a connection INVIA says that nothing has been sent, and waits',
    )
      .in(sending, { ...repeatable, message: text, intention, sent: 0.5 })
      .on('connection.missing')
      .to(sending, { message: text, intention, sent: null })
      .asks({}),
    rule('[ERR-017] what has left entirely may have arrived: it is not said to be unsent')
      .in(sending, { ...repeatable, intention, sent: 1 })
      .on('connection.missing')
      .to(sending, { sent: 1 }),
    rule('[CAS-047] taken back while it waits, nothing is sent, and nothing is lost')
      .in(sending, { message: text, files: [receiptPdf], intention, sent: null })
      .on('upload.cancelled')
      .to(ready('editing'), { message: text, files: [receiptPdf] })
      .asks({}),
    rule('[CAS-047] INVIA pressed twice sends once')
      .in(sending, { message: text })
      .on(submit(text))
      .to(sending),
    rule(
      '[CAS-036] [CAS-050] [API-077] the receipt says which case, when, which files, and what they answer',
    )
      .in(sending, {
        message: text,
        intention,
        files: [receiptPdf],
        documents: [requested, 'Contratto', 'Conto', 'Bolla'],
        answers: { [requested]: 'ricevuta.pdf', Contratto: null, Conto: 'tolto.pdf', Bolla: '' },
      })
      .on('http.200', { at: sentAt })
      .to('completed')
      .exits({
        type: 'completed',
        receipt: {
          caseId: '880',
          sentAt,
          files: intention.files,
          answered: [
            { document: requested, by: 'ricevuta.pdf' },
            { document: 'Contratto', by: null },
            { document: 'Conto', by: '' },
            { document: 'Bolla', by: '' },
          ],
          message: text,
          faxPost: false,
        },
      }),
    ...forEachAnswer(['http.refused', 'http.403', 'http.404', 'http.500'], (type) =>
      rule(`[CAS-052] [API-077] ${type} leads to the error page`)
        .in(sending)
        .on(type)
        .to('failed')
        .exits({ type: 'failed' }),
    ),
    rule('[ERR-017] a lost answer: the result is unknown, and nothing is sent again by itself')
      .in(sending, { message: text, files: [receiptPdf] })
      .on('http.network')
      .to(ready('answerLost'), { message: text, files: [receiptPdf], mayHaveArrived: true }),
    rule('[ERR-017] after a look at the history the merchant may send again')
      .in(ready('answerLost'), { message: text, intention })
      .on(submit(text))
      .to(at('preparing')),
    rule('[ERR-017] where a repeated send is harmless it is offered')
      .in(sending, { ...repeatable, message: text })
      .on('http.network')
      .to(ready('answerLost'), { mayHaveArrived: true }),
    rule('[ERR-017] and the same reply travels under the same key, known as a repetition')
      .in(ready('answerLost'), { ...repeatable, message: text, intention, mayHaveArrived: true })
      .on(submit(text))
      .to(sending, { intention, mayHaveArrived: true })
      .asks({ send: { ...sent, message: text, mayHaveArrived: true } }),
    rule('[ERR-017] another reply is another intention')
      .in(ready('answerLost'), { ...repeatable, message: text, intention })
      .on(submit('Un altro testo.'))
      .to(at('preparing')),
    rule('[ERR-017] what says the same as before is still the same reply')
      .in(ready('answerLost'), { ...repeatable, message: text, intention })
      .on('reply.changed', { message: text, faxPost: false })
      .to(ready('answerLost')),
    rule('[ERR-017] so is one that was written on meanwhile')
      .in(ready('answerLost'), { ...repeatable, message: text, intention })
      .on('reply.changed', { message: 'Un altro testo.', faxPost: false })
      .to(ready('editing')),
  ]);
});

lintChart(caseReplyMachine, {
  calls: { send: [eboxUploadAllegato] },
  others: {
    readDraft: ['draft.read'],
    draft: ['draft.saved', 'draft.notSaved'],
    clearDraft: ['draft.cleared'],
    checkFiles: ['files.checked'],
    prepare: ['intention.made', 'files.refused'],
  },
  children: { photographs: { chart: photographsMachine } },
});
