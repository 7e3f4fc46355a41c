import { assign, setup } from 'xstate';
import { type Criteria, hasMonth } from '../../criteria';
import { asItEnded, type Exit, type ListFailure, outputIn, type StateMeta } from '../../exit';
import type { Sums, Totals } from '../../totals';
import { exportActors, type WorkbookAnswer } from './export.actors';
import type { DayCount } from './export.days';

/** BUS-011: no export carries more rows than this. */
export const exportCap = 5000;

export interface ExportContext {
  readonly criteria: Criteria;
  /** What the search said there is. */
  readonly announced: Totals;
  readonly rows: readonly unknown[];
  /** What the rows add up to. */
  readonly sums: Sums;
  /** The days of the month that could be exported instead. */
  readonly days: readonly DayCount[];
  /** Rows already written to the workbook. */
  readonly written: number;
}

export interface ExportInput {
  readonly criteria: Criteria;
  readonly count: number;
  /** Where the search has totals. */
  readonly sums?: Sums;
}

/** Completed, it says what the exported rows are and add up to (Quadratura). */
export type ExportExit =
  | Exclude<Exit, { readonly type: 'completed' }>
  | { readonly type: 'completed'; readonly carried: Totals };

export type ExportEvent =
  | {
      readonly type: 'http.200';
      readonly body:
        | { readonly rows: readonly unknown[]; readonly sums?: Sums }
        | { readonly days: readonly DayCount[] };
    }
  | ListFailure
  | WorkbookAnswer
  | { readonly type: 'export.cancelled' }
  | { readonly type: 'dialog.closed' };

/** What a completed export carried, by the event that tells its parent. */
export const carriedBy = (event: unknown) => {
  const output = outputIn<ExportExit>(event);
  return output.type === 'completed' ? output.carried : null;
};

const carried = ({ rows, sums }: ExportContext): Totals => ({ count: rows.length, sums });

/** Fetches every row the criteria select and hands them to the merchant as a workbook. */
export const exportMachine = setup({
  types: {
    context: {} as ExportContext,
    events: {} as ExportEvent,
    input: {} as ExportInput,
    output: {} as ExportExit,
    meta: {} as StateMeta,
  },
  actors: exportActors,
  guards: {
    withinCap: ({ context }) => context.announced.count <= exportCap,
    canBeNarrowedToADay: ({ context }) => hasMonth(context.criteria) && context.criteria.day === '',
  },
  actions: {
    keepRows: assign(({ event }) =>
      event.type === 'http.200' && 'rows' in event.body
        ? { rows: event.body.rows, sums: event.body.sums ?? {} }
        : {},
    ),
    keepDays: assign(({ event }) =>
      event.type === 'http.200' && 'days' in event.body
        ? { days: event.body.days.filter(({ count }) => count > 0 && count <= exportCap) }
        : {},
    ),
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
    announced: { count: input.count, sums: input.sums ?? {} },
    rows: [],
    sums: {},
    days: [],
    written: 0,
  }),
  states: {
    checking: {
      description: 'Le righe sono al massimo 5000?',
      meta: { spec: ['MOV-021', 'BUS-011'] },
      always: [
        { guard: 'withinCap', target: 'fetching' },
        { guard: 'canBeNarrowedToADay', target: 'countingDays' },
        { target: 'tooMany' },
      ],
    },
    tooMany: {
      description: 'Più di 5000 righe: dialogo che chiede di raffinare la ricerca',
      meta: { spec: ['MOV-021', 'ERR-030'] },
      on: { 'dialog.closed': 'cancelled' },
    },
    countingDays: {
      description: 'Lo stesso dialogo, mentre conta le righe di ogni giorno del mese',
      meta: { spec: ['MOV-021', 'ERR-030'] },
      invoke: {
        id: 'dayCounts',
        src: 'dayCounts',
        input: ({ context }) => ({ criteria: context.criteria }),
      },
      on: {
        'http.200': { target: 'offeringDays', actions: 'keepDays' },
        'http.401': 'sessionExpired',
        'http.408': 'sessionExpired',
        'http.400': 'tooMany',
        'http.403': 'tooMany',
        'http.404': 'tooMany',
        'http.500': 'tooMany',
        'http.network': 'tooMany',
        'dialog.closed': 'cancelled',
      },
    },
    offeringDays: {
      description: 'Lo stesso dialogo, con i giorni che si potrebbero esportare',
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
        input: ({ context }) => ({
          criteria: context.criteria,
          rows: context.rows,
          announced: context.announced,
          carried: carried(context),
        }),
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
      output: ({ context }) => ({ type: 'completed', carried: carried(context) }),
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
  output: asItEnded,
});
