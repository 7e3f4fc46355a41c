import { eboxUploadAllegato } from '../../../../acquirer/contract/case-reply';
import type { CaseDetail } from '../../../../acquirer/contract/cases';
import { failing } from '../../../failing';
import { flowOutput } from '../../../flow-result';
import { withEvent } from '../../../typed-chart';
import { caseReplySetup } from './case-reply.setup';
import {
  attachedOf,
  draftInput,
  filesToCheck,
  leftOverOf,
  nothingWritten,
  photographsInput,
  receiptOf,
  sendInput,
} from './case-reply.types';

/** The reply to one case: its text, its files, and the sending. */
export const caseReplyMachine = caseReplySetup.createMachine({
  id: 'caseReply',
  description: 'La risposta a una pratica: messaggio, documenti, fax o posta, invio',
  initial: 'reading',
  context: ({ input }) => ({
    ...input,
    ...nothingWritten,
    offered: [],
    draftHereOnly: false,
    sent: 0,
    sentAt: '',
    taken: null,
  }),
  on: { 'level.left': { target: '.left', meta: { spec: ['CAS-046'] } } },
  states: {
    reading: {
      description: 'C’è una risposta già iniziata?',
      tags: ['loading'],
      invoke: { id: 'readDraft', src: 'readDraft', input: ({ context }) => draftInput(context) },
      on: {
        'draft.read': {
          target: 'writing',
          actions: withEvent('keepDraft'),
          meta: { happyPath: true },
        },
      },
    },
    writing: {
      description:
        'Si scrive, si allega, si invia; intanto la bozza si salva e le foto si uniscono',
      initial: 'ready',
      invoke: [
        {
          id: 'photographs',
          src: 'photographs',
          input: ({ context }) => photographsInput(context),
          onSnapshot: { actions: withEvent('keepAlbum') },
        },
        { id: 'draft', src: 'draft', input: ({ context }) => draftInput(context) },
      ],
      on: {
        'draft.saved': { actions: { type: 'noteDraft', params: { hereOnly: false } } },
        'draft.notSaved': { actions: { type: 'noteDraft', params: { hereOnly: true } } },
      },
      states: {
        ready: {
          initial: 'editing',
          description: 'Attende: testo, documenti, fax o posta; la bozza si salva',
          meta: { spec: ['CAS-037', 'CAS-039', 'CAS-042', 'CAS-047'] },
          on: {
            'reply.changed': {
              actions: [withEvent('keepReply'), 'saveDraft'],
              meta: { happyPath: true },
            },
            'document.answered': {
              guard: 'isRequested',
              actions: [withEvent('keepAnswer'), 'saveDraft'],
              meta: { spec: ['CAS-036'] },
            },
            'attachments.added': {
              target: 'checkingFiles',
              actions: withEvent('keepOffered'),
              meta: { spec: ['VAL-078', 'VAL-079'], happyPath: true },
            },
            'attachment.removed': [
              { guard: 'isOfPhotographs', target: '.editing', actions: 'discardPhotographs' },
              {
                guard: 'isAttached',
                target: 'checkingFiles',
                actions: withEvent('removeFile'),
              },
            ],
            'reply.submitted': [
              {
                guard: 'saysNothing',
                target: '.nothingToSend',
                actions: [withEvent('keepReply'), 'saveDraft'],
                meta: { spec: ['VAL-077', 'ERR-029'] },
              },
              {
                guard: 'isSendable',
                target: 'preparing',
                actions: [withEvent('keepReply'), 'saveDraft'],
                meta: { spec: ['CAS-022', 'CAS-047'], happyPath: true },
              },
            ],
          },
          states: {
            editing: {
              description: 'Si compila la risposta',
              on: {
                'reply.discarded': {
                  guard: 'hasSomethingToLose',
                  target: 'confirmingDiscard',
                  actions: [withEvent('keepReply'), 'saveDraft'],
                },
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
            answerLost: {
              description:
                'Risposta persa: si ripete senza rischio dove si può, altrimenti si verifica lo storico',
              meta: { spec: ['ERR-017'] },
              on: {
                'reply.changed': {
                  guard: 'isAnotherReply',
                  target: 'editing',
                  actions: [withEvent('keepReply'), 'saveDraft'],
                },
                'reply.submitted': {
                  guard: 'isSameReply',
                  target: '#caseReply.writing.sending',
                },
              },
            },
          },
        },
        checkingFiles: {
          description: 'Guarda i documenti scelti: nome, dimensione, contenuto',
          tags: ['busy'],
          meta: { spec: ['VAL-078', 'VAL-079', 'CAS-037'] },
          invoke: {
            id: 'checkFiles',
            src: 'checkFiles',
            input: ({ context }) => filesToCheck(context),
          },
          on: {
            'files.checked': {
              target: 'ready',
              actions: [withEvent('keepChecked'), withEvent('passRoom')],
              meta: { happyPath: true },
            },
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
            'intention.made': {
              target: 'sending',
              actions: withEvent('keepIntention'),
              meta: { happyPath: true },
            },
            'files.refused': {
              target: 'ready',
              actions: withEvent('takeOutRefused'),
            },
          },
        },
        sending: {
          description:
            'Guarda se alla pratica si può ancora rispondere, e invia; senza connessione aspetta',
          tags: ['busy', 'sending'],
          meta: { spec: ['API-076', 'API-077', 'API-072', 'CAS-022', 'CAS-047', 'ERR-017'] },
          entry: 'startAtZero',
          initial: 'travelling',
          invoke: { id: 'send', src: 'send', input: ({ context }) => sendInput(context) },
          on: {
            ...failing(eboxUploadAllegato, {
              target: '#caseReply.failed',
              meta: { spec: ['CAS-052'] },
            }),
            'connection.missing': { guard: 'isStillUploading', actions: 'noteMissing' },
            'upload.progressed': {
              actions: withEvent('keepProgress'),
            },
            'upload.cancelled': { guard: 'isStillUploading', target: 'ready' },
            'level.left': { target: '.confirmingLeave', meta: { spec: ['CAS-050'] } },
            'leaving.requested': { target: '.confirmingLeave', meta: { spec: ['CAS-050'] } },
            'http.200': {
              target: '#caseReply.completed',
              actions: withEvent('keepSendingTime'),
              meta: { happyPath: true },
            },
            'case.taken': {
              target: '#caseReply.overtaken',
              actions: withEvent('keepTaken'),
              meta: { spec: ['CAS-022'] },
            },
            'files.refused': {
              target: 'ready',
              actions: withEvent('takeOutRefused'),
              meta: { spec: ['VAL-078', 'VAL-079'] },
            },
            'http.refused': { target: '#caseReply.failed', meta: { spec: ['CAS-052'] } },
            'http.network': {
              target: 'ready.answerLost',
              actions: 'noteLost',
              meta: { spec: ['ERR-017'] },
            },
          },
          states: {
            travelling: { description: 'I documenti sono in viaggio, o aspettano la connessione' },
            confirmingLeave: {
              description: 'Dialogo: chi torna indietro interrompe l’invio?',
              on: { 'dialog.closed': 'travelling' },
            },
          },
        },
      },
    },
    discarding: {
      description: 'Scartata: bozza e documenti si cancellano, si ricomincia da capo',
      tags: ['busy'],
      meta: { spec: ['CAS-037', 'CAS-042'] },
      invoke: { id: 'clearDraft', src: 'clearDraft', input: ({ context }) => draftInput(context) },
      on: { 'draft.cleared': 'writing' },
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
