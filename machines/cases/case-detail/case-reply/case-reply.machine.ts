import { eboxUploadAllegato } from '../../../../acquirer/contract/case-reply';
import type { CaseDetail } from '../../../../acquirer/contract/cases';
import { failing } from '../../../failing';
import { flowOutput } from '../../../flow-result';
import { caseReplySetup } from './case-reply.setup';
import {
  attachedOf,
  draftInput,
  filesToCheck,
  leftOverOf,
  photographsInput,
  receiptOf,
  replyOf,
} from './case-reply.types';

/** The reply to one case: its text, its files, and the sending. */
export const caseReplyMachine = caseReplySetup.createMachine({
  id: 'caseReply',
  description: 'La risposta a una pratica: messaggio, documenti, fax o posta, invio',
  initial: 'reading',
  context: ({ input }) => ({
    ...input,
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
    sent: 0,
    sentAt: '',
    taken: null,
  }),
  states: {
    reading: {
      description: 'C’è una risposta già iniziata?',
      tags: ['loading'],
      invoke: { id: 'readDraft', src: 'readDraft', input: ({ context }) => draftInput(context) },
      on: {
        'draft.read': {
          target: 'writing',
          actions: ['keepReply', 'keepFilesOfDraft'],
          meta: { happyPath: true },
        },
        'level.left': 'left',
      },
    },
    writing: {
      type: 'parallel',
      description:
        'Si scrive, si allega, si invia; intanto la bozza si salva e le foto si uniscono',
      invoke: {
        id: 'photographs',
        src: 'photographs',
        input: ({ context }) => photographsInput(context),
        onSnapshot: { actions: 'keepAlbum' },
      },
      states: {
        form: {
          initial: 'ready',
          description: 'Il modulo',
          on: { 'level.left': { target: '#caseReply.left', meta: { spec: ['CAS-046'] } } },
          states: {
            ready: {
              initial: 'editing',
              description: 'Attende: testo, documenti, fax o posta',
              meta: { spec: ['CAS-037', 'CAS-039', 'CAS-042', 'CAS-047'] },
              on: {
                'attachments.added': {
                  target: 'checkingFiles',
                  actions: 'keepOffered',
                  meta: { spec: ['VAL-078', 'VAL-079'], happyPath: true },
                },
                'attachment.removed': [
                  {
                    guard: 'isOfPhotographs',
                    target: '.editing',
                    actions: 'discardPhotographs',
                  },
                  { guard: 'isAttached', target: 'checkingFiles', actions: 'removeFile' },
                ],
                'reply.submitted': [
                  {
                    guard: 'saysNothing',
                    target: '.nothingToSend',
                    meta: { spec: ['VAL-077', 'ERR-029'] },
                  },
                  {
                    guard: 'isSendable',
                    target: 'preparing',
                    meta: { spec: ['CAS-022', 'CAS-047'], happyPath: true },
                  },
                ],
              },
              states: {
                editing: {
                  description: 'Si compila la risposta',
                  on: {
                    'reply.discarded': { guard: 'hasSomethingToLose', target: 'confirmingDiscard' },
                  },
                },
                confirmingDiscard: {
                  description: 'Dialogo: scartare tutto ciò che è stato preparato?',
                  on: {
                    'reply.discarded': { target: '#caseReply.discarding', actions: 'forgetReply' },
                    'dialog.closed': 'editing',
                  },
                },
                nothingToSend: {
                  description: 'Dialogo: serve un documento, un messaggio o un altro mezzo',
                  meta: { spec: ['VAL-077', 'ERR-029'] },
                  on: { 'dialog.closed': 'editing' },
                },
                unanswered: {
                  description: 'Risposta persa: l’invio si può ripetere senza rischio',
                  meta: { spec: ['ERR-017'] },
                  on: {
                    'reply.changed': { guard: 'isAnotherReply', target: 'editing' },
                    'reply.submitted': {
                      guard: 'isSameReply',
                      target: '#caseReply.writing.form.sending',
                    },
                  },
                },
                outcomeUnknown: {
                  description: 'Esito sconosciuto: verificare lo storico prima di ripetere',
                  meta: { spec: ['ERR-017'] },
                },
              },
            },
            checkingFiles: {
              description: 'Guarda i documenti scelti: nome, dimensione, contenuto',
              tags: ['busy'],
              meta: { spec: ['VAL-078', 'VAL-079'] },
              invoke: {
                id: 'checkFiles',
                src: 'checkFiles',
                input: ({ context }) => filesToCheck(context),
              },
              on: {
                'files.checked': [
                  {
                    guard: 'broughtPhotographs',
                    target: 'ready',
                    actions: ['keepChecked', 'passPhotographs'],
                    meta: { spec: ['CAS-037'] },
                  },
                  {
                    target: 'ready',
                    actions: ['keepChecked', 'notifyRoom'],
                    meta: { happyPath: true },
                  },
                ],
              },
            },
            preparing: {
              description: 'Calcola l’impronta dei documenti per la ricevuta',
              tags: ['busy'],
              invoke: {
                id: 'prepare',
                src: 'prepare',
                input: ({ context }) => ({ files: attachedOf(context) }),
              },
              on: {
                'intention.made': [
                  {
                    guard: 'casesAreAsked',
                    target: 'verifying',
                    actions: 'keepIntention',
                    meta: { happyPath: true },
                  },
                  { target: 'sending', actions: 'keepIntention', meta: { happyPath: true } },
                ],
                'files.refused': { target: 'ready', actions: 'takeOutRefused' },
              },
            },
            verifying: {
              description: 'Guarda ancora una volta se alla pratica si può rispondere',
              tags: ['busy'],
              meta: { spec: ['CAS-022', 'API-072'] },
              invoke: {
                id: 'verify',
                src: 'verify',
                input: ({ context }) => ({ caseId: context.caseId }),
              },
              on: {
                'connection.missing': 'waiting',
                'case.open': { target: 'sending', meta: { happyPath: true } },
                'case.taken': { target: '#caseReply.overtaken', actions: 'keepTaken' },
              },
            },
            waiting: {
              description: 'Connessione assente: nulla è partito, l’invio riprende da solo',
              tags: ['busy', 'sending'],
              meta: { spec: ['ERR-017', 'CAS-047'] },
              initial: 'untilItIsBack',
              invoke: { id: 'awaitConnection', src: 'awaitConnection' },
              on: {
                'connection.back': [
                  { guard: 'casesAreAsked', target: 'verifying' },
                  { target: 'sending' },
                ],
                'upload.cancelled': 'ready',
                'level.left': { target: '.confirmingLeave', meta: { spec: ['CAS-050'] } },
              },
              states: {
                untilItIsBack: {
                  description: 'Aspetta la connessione',
                  on: { 'leaving.requested': 'confirmingLeave' },
                },
                confirmingLeave: {
                  description: 'Dialogo: chi torna indietro rinuncia all’invio?',
                  on: { 'dialog.closed': 'untilItIsBack' },
                },
              },
            },
            sending: {
              description: 'Invia la risposta',
              tags: ['busy', 'sending'],
              meta: { spec: ['API-076', 'API-077'] },
              entry: 'startAtZero',
              initial: 'travelling',
              invoke: {
                id: 'send',
                src: 'send',
                input: ({ context }) => ({
                  reply: replyOf(context),
                  key: context.intention?.key ?? '',
                }),
              },
              on: {
                ...failing(eboxUploadAllegato, {
                  target: '#caseReply.failed',
                  meta: { spec: ['CAS-052'] },
                }),
                'connection.missing': { guard: 'isStillUploading', target: 'waiting' },
                'upload.progressed': { actions: 'keepProgress' },
                'upload.cancelled': { guard: 'isStillUploading', target: 'ready' },
                'level.left': { target: '.confirmingLeave', meta: { spec: ['CAS-050'] } },
                'http.200': {
                  target: '#caseReply.clearing',
                  actions: 'keepSendingTime',
                  meta: { happyPath: true },
                },
                'files.refused': {
                  target: 'ready',
                  actions: 'takeOutRefused',
                  meta: { spec: ['VAL-078', 'VAL-079'] },
                },
                'http.refused': { target: '#caseReply.failed', meta: { spec: ['CAS-052'] } },
                'http.400': [
                  { guard: 'casesAreAsked', target: 'refused', meta: { spec: ['CAS-022'] } },
                  { target: '#caseReply.failed', meta: { spec: ['CAS-052'] } },
                ],
                'http.network': [
                  { guard: 'mayBeRepeated', target: 'ready.unanswered' },
                  { target: 'ready.outcomeUnknown', meta: { spec: ['ERR-017'] } },
                ],
              },
              states: {
                travelling: {
                  description: 'I documenti sono in viaggio',
                  on: { 'leaving.requested': 'confirmingLeave' },
                },
                confirmingLeave: {
                  description: 'Dialogo: chi torna indietro interrompe l’invio?',
                  on: { 'dialog.closed': 'travelling' },
                },
              },
            },
            refused: {
              description: 'Non accettata: qualcun altro ha risposto un attimo prima?',
              tags: ['busy'],
              meta: { spec: ['CAS-022', 'CAS-052'] },
              invoke: {
                id: 'verify',
                src: 'verify',
                input: ({ context }) => ({ caseId: context.caseId }),
              },
              on: {
                'case.taken': { target: '#caseReply.overtaken', actions: 'keepTaken' },
                'case.open': { target: '#caseReply.failed', meta: { spec: ['CAS-052'] } },
              },
            },
          },
        },
        draft: {
          initial: 'saved',
          description: 'La bozza, senza i documenti',
          on: {
            'reply.changed': {
              guard: 'canBeKept',
              target: '.keeping',
              actions: 'keepReply',
              meta: { happyPath: true },
            },
            'reply.submitted': {
              guard: 'canBeSent',
              target: '.keeping',
              actions: 'keepReply',
            },
            'reply.discarded': {
              guard: 'isAskedAbout',
              target: '.keeping',
              actions: 'keepReply',
            },
            'document.answered': {
              guard: 'canBeAnswered',
              target: '.keeping',
              actions: 'keepAnswer',
              meta: { spec: ['CAS-036'] },
            },
          },
          states: {
            saved: { description: 'La bozza è salva' },
            keeping: {
              description: 'Salva la bozza',
              invoke: {
                id: 'keepDraft',
                src: 'keepDraft',
                input: ({ context }) => ({
                  ...draftInput(context),
                  draft: {
                    message: context.message,
                    faxPost: context.faxPost,
                    answers: context.answers,
                  },
                }),
              },
              on: {
                'draft.saved': { target: 'saved', meta: { happyPath: true } },
                'draft.notSaved': 'notSaved',
              },
            },
            notSaved: { description: 'La bozza è salva solo in questo browser' },
          },
        },
      },
    },
    clearing: {
      description: 'Inviata: la bozza non serve più',
      tags: ['busy'],
      invoke: { id: 'clearDraft', src: 'clearDraft', input: ({ context }) => draftInput(context) },
      // A sent reply shows its receipt even then; the next call reports the expired session.
      on: {
        'draft.cleared': { target: 'completed', meta: { happyPath: true } },
        'http.401': 'completed',
        'http.408': 'completed',
      },
    },
    discarding: {
      description: 'Scartata: bozza e documenti si cancellano, si ricomincia da capo',
      tags: ['busy'],
      meta: { spec: ['CAS-037', 'CAS-042'] },
      invoke: { id: 'clearDraft', src: 'clearDraft', input: ({ context }) => draftInput(context) },
      on: {
        'draft.cleared': 'writing',
        'level.left': 'left',
      },
    },
    left: {
      type: 'final',
      description: 'Indietro, all’elenco: la bozza resta',
      meta: { spec: ['CAS-046'] },
      output: { type: 'cancelled' },
    },
    completed: {
      type: 'final',
      description: 'La richiesta è stata effettuata correttamente.',
      meta: { spec: ['CAS-050'] },
      output: ({ context }) => ({ type: 'completed', receipt: receiptOf(context) }),
    },
    overtaken: {
      type: 'final',
      description: 'Qualcun altro ha già risposto: nulla di ciò che era scritto si perde',
      meta: { spec: ['CAS-022'] },
      output: ({ context }) => ({
        type: 'overtaken',
        detail: context.taken as CaseDetail,
        leftOver: leftOverOf(context),
      }),
    },
    failed: {
      type: 'final',
      description: 'Invio non riuscito: la pagina di errore',
      meta: { spec: ['CAS-052'] },
      output: { type: 'failed' },
    },
  },
  output: flowOutput,
});
