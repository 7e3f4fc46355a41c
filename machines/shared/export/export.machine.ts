import { and, assign, setup } from 'xstate';
import { exportLimit } from '../../../acquirer/contract/pages';
import { type Criteria, hasMonth } from '../../criteria';
import { anyList, failing } from '../../failing';
import { type FlowResult, flowOutput, type ListFailure, type StateMeta } from '../../flow-result';
import type { Sums, Totals } from '../../totals';
import { type Order, ordered } from '../order';
import type { Owner } from '../owner';
import { exportActors, type WorkbookAnswer } from './export.actors';
import { criteriaOfNext, type DayCount } from './export.days';
import { carriedIn, type Fetched, partsIn, withinCap } from './export.parts';

export interface ExportContext {
  readonly criteria: Criteria;
  readonly orderBy: Order;
  readonly owner: Owner | null;
  /** The number of rows that the search found. */
  readonly announced: Totals;
  /** The days of the month that have rows, once they are counted. */
  readonly days: readonly DayCount[];
  /** All rows of the search, where the screen has them; null where they are fetched. */
  readonly rows: readonly unknown[] | null;
  /** All rows in one step or, in parts, those of one day after the other. */
  readonly fetched: readonly Fetched[];
  /** Rows already written to the workbooks. */
  readonly written: number;
}

export interface ExportInput {
  readonly criteria: Criteria;
  readonly orderBy?: Order;
  readonly count: number;
  /** All of them, where they need no call. */
  readonly rows?: readonly unknown[];
  /** The totals, where the search has some. */
  readonly sums?: Sums;
  /** Whose rows they are. */
  readonly owner?: Owner | null;
}

/** Returns, on completion, the exported rows and their sums (Quadratura). */
export type ExportExit =
  | Exclude<FlowResult, { readonly type: 'completed' }>
  | { readonly type: 'completed'; readonly carried: Totals }
  | { readonly type: 'narrowed'; readonly criteria: Criteria };

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
  | { readonly type: 'parts.requested' }
  | { readonly type: 'day.chosen'; readonly day: string }
  | { readonly type: 'dialog.closed' };

/** Fetches every row the criteria select, unless they are on the screen, and hands them to the merchant as a workbook, or several. */
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
    withinCap: ({ context }) => context.announced.count <= exportLimit,
    rowsAreHere: and(['withinCap', ({ context }) => context.rows !== null]),
    canBeNarrowedToADay: ({ context }) => hasMonth(context.criteria) && context.criteria.day === '',
    somethingToSplit: ({ context }) => context.days.length > 1,
    dayFits: ({ context, event }) =>
      event.type === 'day.chosen' &&
      context.days.some(({ day, count }) => day === event.day && count <= exportLimit),
    daysRemain: ({ context }) => context.fetched.length + 1 < context.days.length,
  },
  actions: {
    keepRows: assign(({ context, event }) =>
      event.type === 'http.200' && 'rows' in event.body
        ? { fetched: [...context.fetched, withinCap(event.body.rows, event.body.sums)] }
        : {},
    ),
    takeRows: assign(({ context: { rows } }) =>
      rows === null ? {} : { fetched: [withinCap(rows)] },
    ),
    keepDays: assign(({ event }) =>
      event.type === 'http.200' && 'days' in event.body
        ? { days: event.body.days.filter(({ count }) => count > 0) }
        : {},
    ),
    narrowToDay: assign(({ context, event }) =>
      event.type === 'day.chosen' ? { criteria: { ...context.criteria, day: event.day } } : {},
    ),
    keepProgress: assign({
      written: ({ context, event }) =>
        event.type === 'workbook.progressed' ? event.written : context.written,
    }),
  },
}).createMachine({
  id: 'export',
  description: 'Esportazione in Excel: tutte le righe, al massimo 5000 in un foglio',
  initial: 'checking',
  context: ({ input }) => ({
    criteria: input.criteria,
    orderBy: input.orderBy ?? '',
    owner: input.owner ?? null,
    announced: { count: input.count, sums: input.sums ?? {} },
    days: [],
    rows: input.rows ?? null,
    fetched: [],
    written: 0,
  }),
  states: {
    checking: {
      description: 'Le righe sono al massimo 5000?',
      meta: { spec: ['MOV-021', 'BUS-011'] },
      always: [
        { guard: 'rowsAreHere', target: 'writing', actions: 'takeRows' },
        { guard: 'withinCap', target: 'fetching', meta: { happyPath: true } },
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
        ...failing(anyList, 'tooMany'),
        'http.200': { target: 'offeringDays', actions: 'keepDays' },
        'dialog.closed': 'cancelled',
      },
    },
    offeringDays: {
      description:
        'Lo stesso dialogo: tutto in più file, o uno dei giorni che rientrano nel limite',
      meta: { spec: ['MOV-021', 'ERR-030'] },
      on: {
        'parts.requested': { guard: 'somethingToSplit', target: 'fetchingDays' },
        'day.chosen': { guard: 'dayFits', target: 'narrowed', actions: 'narrowToDay' },
        'dialog.closed': 'cancelled',
      },
    },
    fetchingDays: {
      description: 'Chiede le righe di un giorno dopo l’altro (typeCall C)',
      tags: ['busy'],
      meta: { spec: ['FLO-013', 'BUS-011', 'BUS-020'] },
      invoke: {
        id: 'dayRows',
        src: 'allRows',
        input: ({ context }) => ({ criteria: criteriaOfNext(context), ...ordered(context) }),
      },
      on: {
        ...failing(anyList, 'failed'),
        'http.200': [
          { guard: 'daysRemain', target: 'fetchingDays', reenter: true, actions: 'keepRows' },
          { target: 'writing', actions: 'keepRows' },
        ],
        'export.cancelled': 'cancelled',
      },
    },
    fetching: {
      description: 'Chiede tutte le righe (typeCall C)',
      tags: ['busy'],
      meta: { spec: ['FLO-013', 'BUS-020'] },
      invoke: {
        id: 'allRows',
        src: 'allRows',
        input: ({ context }) => ({ criteria: context.criteria, ...ordered(context) }),
      },
      on: {
        ...failing(anyList, 'failed'),
        'http.200': { target: 'writing', actions: 'keepRows', meta: { happyPath: true } },
        'export.cancelled': 'cancelled',
      },
    },
    writing: {
      description: 'Scrive il foglio, o i fogli di un archivio, e avvia lo scaricamento',
      tags: ['busy'],
      meta: { spec: ['FLO-013', 'FLO-014', 'BUS-012'] },
      invoke: {
        id: 'writeWorkbooks',
        src: 'writeWorkbooks',
        input: ({ context }) => ({ parts: partsIn(context) }),
      },
      on: {
        'workbook.progressed': { actions: 'keepProgress' },
        'workbook.written': { target: 'completed', meta: { happyPath: true } },
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
      output: ({ context }) => ({ type: 'completed', carried: carriedIn(context) }),
    },
    narrowed: {
      type: 'final',
      description: 'Si cerca un solo giorno del mese',
      meta: { spec: ['MOV-021', 'FLO-001'] },
      output: ({ context }) => ({ type: 'narrowed', criteria: context.criteria }),
    },
    cancelled: {
      type: 'final',
      description: 'Annullata: non è stato scaricato nulla',
      output: { type: 'cancelled' },
    },
    failed: {
      type: 'final',
      description: 'Ogni altro errore porta alla pagina di errore',
      meta: { spec: ['ERR-014', 'ERR-016', 'ERR-017'] },
      output: { type: 'failed' },
    },
  },
  output: flowOutput,
});
