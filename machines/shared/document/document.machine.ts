import { assign, setup } from 'xstate';
import { anyList, failing } from '../../failing';
import { type FlowResult, failed, flowOutput, type StateMeta } from '../../flow-result';
import { type Answered, withEvent } from '../../typed-chart';
import {
  type DocumentRequest,
  type DocumentUse,
  documentActors,
  type FileAnswer,
  type PdfAnswer,
} from './document.actors';

export interface DocumentInput {
  readonly request: DocumentRequest;
  /** The file name, with its extension. */
  readonly fileName: string;
  readonly how: DocumentUse;
}

export interface DocumentContext extends DocumentInput {
  readonly file: Blob | null;
  /** The address of a document whose window was blocked. */
  readonly address: string;
  /** The service had no room to make it: it arrives later. */
  readonly delayed: boolean;
}

export type DocumentEvent =
  | PdfAnswer
  | FileAnswer
  | { readonly type: 'document.cancelled' }
  | { readonly type: 'dialog.closed' };

/**
 * Opens or saves one PDF: a statement, or a document sent in a dispute. The parent provides the
 * actor with the call that fetches it.
 */
export const documentMachine = setup({
  types: {
    context: {} as DocumentContext,
    events: {} as DocumentEvent,
    input: {} as DocumentInput,
    output: {} as FlowResult,
    meta: {} as StateMeta,
  },
  actors: documentActors,
  actions: {
    noteDelay: assign({ delayed: true }),
    keepFile: assign((_, { body }: Answered<Blob>) => ({ file: body })),
    keepAddress: assign((_, { address }: { address: string }) => ({ address })),
  },
}).createMachine({
  id: 'document',
  description: 'Un documento PDF: si chiede, si apre o si salva',
  initial: 'fetching',
  context: ({ input }) => ({ ...input, file: null, address: '', delayed: false }),
  states: {
    fetching: {
      description: 'Chiede il documento; se il servizio ne prepara altri, di nuovo',
      tags: ['busy'],
      meta: { spec: ['API-047', 'API-048'] },
      invoke: {
        id: 'fetchDocument',
        src: 'fetchDocument',
        input: ({ context }) => ({ request: context.request }),
      },
      on: {
        ...failing(anyList, 'failed'),
        'http.200': {
          target: 'delivering',
          actions: withEvent('keepFile'),
          meta: { happyPath: true },
        },
        'file.delayed': { actions: 'noteDelay' },
        'file.unreadable': 'unreadable',
        'document.cancelled': 'cancelled',
      },
    },
    delivering: {
      description: 'Apre una nuova finestra o salva il file',
      tags: ['busy'],
      meta: { spec: ['EST-008', 'EST-010', 'EST-011'] },
      invoke: {
        id: 'deliver',
        src: 'deliver',
        input: ({ context }) => ({
          file: context.file ?? new Blob(),
          fileName: context.fileName,
          how: context.how,
        }),
      },
      on: {
        'file.delivered': { target: 'completed', meta: { happyPath: true } },
        'file.blocked': {
          target: 'blocked',
          actions: withEvent('keepAddress'),
        },
      },
    },
    blocked: {
      description: 'Il browser ha bloccato la finestra: dialogo con il link al documento',
      meta: { spec: ['EST-010'] },
      on: { 'dialog.closed': 'completed' },
    },
    unreadable: {
      description: 'La risposta non è un PDF: dialogo, l’elenco resta sullo schermo',
      on: { 'dialog.closed': 'cancelled' },
    },
    completed: {
      type: 'final',
      description: 'Il documento è del cliente',
      output: { type: 'completed' },
    },
    cancelled: {
      type: 'final',
      description: 'Nessun documento è stato aperto o salvato',
      output: { type: 'cancelled' },
    },
    failed,
  },
  output: flowOutput,
});
