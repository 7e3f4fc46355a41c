import { assign, setup } from 'xstate';
import type { Criteria } from '../criteria';
import type { Exit, ListFailure, StateMeta } from '../exit';
import { exportActors, type WorkbookAnswer } from './export.actors';

/** BUS-011: no export carries more rows than this. */
export const exportCap = 5000;

export interface ExportContext {
  readonly criteria: Criteria;
  readonly count: number;
  readonly rows: readonly unknown[];
  /** Rows already written to the workbook. */
  readonly written: number;
}

export type ExportEvent =
  | { readonly type: 'http.200'; readonly body: { readonly rows: readonly unknown[] } }
  | ListFailure
  | WorkbookAnswer
  | { readonly type: 'export.cancelled' }
  | { readonly type: 'dialog.closed' };

/** Fetches every row the criteria select and hands them to the merchant as a workbook. */
export const exportMachine = setup({
  types: {
    context: {} as ExportContext,
    events: {} as ExportEvent,
    input: {} as { criteria: Criteria; count: number },
    output: {} as Exit,
    meta: {} as StateMeta,
  },
  actors: exportActors,
  guards: {
    withinCap: ({ context }) => context.count <= exportCap,
  },
  actions: {
    keepRows: assign({
      rows: ({ context, event }) => (event.type === 'http.200' ? event.body.rows : context.rows),
    }),
    keepProgress: assign({
      written: ({ context, event }) =>
        event.type === 'workbook.progressed' ? event.written : context.written,
    }),
  },
}).createMachine({
  id: 'export',
  description: 'Esportazione in Excel: tutte le righe, al massimo 5000',
  initial: 'checking',
  context: ({ input }) => ({
    criteria: input.criteria,
    count: input.count,
    rows: [],
    written: 0,
  }),
  states: {
    checking: {
      description: 'Le righe sono al massimo 5000?',
      meta: { spec: ['MOV-021', 'BUS-011'] },
      always: [{ guard: 'withinCap', target: 'fetching' }, { target: 'tooMany' }],
    },
    tooMany: {
      description: 'Più di 5000 righe: dialogo che chiede di raffinare la ricerca',
      meta: { spec: ['MOV-021', 'ERR-030'] },
      on: { 'dialog.closed': 'cancelled' },
    },
    fetching: {
      description: 'Chiede tutte le righe (typeCall C)',
      tags: ['busy'],
      meta: { spec: ['FLO-013', 'BUS-020'] },
      invoke: {
        id: 'allRows',
        src: 'allRows',
        input: ({ context }) => ({ criteria: context.criteria }),
      },
      on: {
        'http.200': { target: 'writing', actions: 'keepRows' },
        'http.401': 'sessionExpired',
        'http.408': 'sessionExpired',
        'http.400': 'failed',
        'http.403': 'failed',
        'http.404': 'failed',
        'http.500': 'failed',
        'http.network': 'failed',
        'export.cancelled': 'cancelled',
      },
    },
    writing: {
      description: 'Scrive il foglio e avvia lo scaricamento',
      tags: ['busy'],
      meta: { spec: ['FLO-013', 'FLO-014', 'BUS-012'] },
      invoke: {
        id: 'writeWorkbook',
        src: 'writeWorkbook',
        input: ({ context }) => ({ criteria: context.criteria, rows: context.rows }),
      },
      on: {
        'workbook.progressed': { actions: 'keepProgress' },
        'workbook.written': 'completed',
        'workbook.failed': 'notWritten',
        'export.cancelled': 'cancelled',
      },
    },
    notWritten: {
      description: 'Il foglio non è stato scritto: dialogo, i risultati restano sullo schermo',
      on: { 'dialog.closed': 'cancelled' },
    },
    completed: {
      type: 'final',
      description: 'Il file è stato scaricato',
      output: { type: 'completed' },
    },
    cancelled: {
      type: 'final',
      description: 'Annullata: non è stato scaricato nulla',
      output: { type: 'cancelled' },
    },
    sessionExpired: {
      type: 'final',
      description: '401 o 408: la sessione è scaduta',
      meta: { spec: ['ERR-013'] },
      output: { type: 'sessionExpired' },
    },
    failed: {
      type: 'final',
      description: 'Ogni altro errore porta alla pagina di errore',
      meta: { spec: ['ERR-014', 'ERR-016', 'ERR-017'] },
      output: { type: 'failed' },
    },
  },
  output: ({ event }) => (event as unknown as { output: Exit }).output,
});
