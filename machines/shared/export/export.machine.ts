import { assign, setup } from 'xstate';
import { exportLimit } from '../../../acquirer/contract/pages';
import { type Criteria, hasMonth } from '../../criteria';
import { anyList, failing } from '../../failing';
import { type FlowResult, flowOutput, type ListFailure, type StateMeta } from '../../flow-result';
import type { Sums, Totals } from '../../totals';
import { type Answered, withEvent } from '../../typed-chart';
import type { Owner } from '../owner';
import type { Order } from '../rows';
import { dayCounts, work } from './export.actors';
import type { DayCount } from './export.days';
import type { ExportWorkInput } from './export-work/export-work.machine';
import { cancelWorkOf, type WorkAnswer } from './jobs';

export interface ExportContext extends ExportWorkInput {
  /** How much of the work is done, from 0 to 1; undefined while that is unknown. */
  readonly done: number | undefined;
  readonly carried: Totals | null;
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
  | { readonly type: 'completed'; readonly carried: Totals | null }
  | { readonly type: 'narrowed'; readonly criteria: Criteria };

const workOf = ({ done: _, carried: __, ...input }: ExportContext): ExportWorkInput => input;

interface Days {
  readonly days: readonly DayCount[];
}

export type ExportEvent =
  | { readonly type: 'http.200'; readonly body: Days }
  | ListFailure
  | WorkAnswer
  | { readonly type: 'export.cancelled' }
  | { readonly type: 'parts.requested' }
  | { readonly type: 'day.chosen'; readonly day: string };

/** Offers all rows as a workbook, or the ways to one where they are too many, and follows the work. */
export const exportMachine = setup({
  types: {
    context: {} as ExportContext,
    events: {} as ExportEvent,
    input: {} as ExportInput,
    output: {} as ExportExit,
    meta: {} as StateMeta,
    children: {} as { dayCounts: 'dayCounts'; work: 'work' },
  },
  actors: { dayCounts, work },
  guards: {
    withinCap: ({ context }) => context.announced.count <= exportLimit,
    canBeNarrowedToADay: ({ context }) => hasMonth(context.criteria) && context.criteria.day === '',
    somethingToSplit: ({ context }) => context.days.length > 1,
    dayFits: ({ context }, { day }: { day: string }) =>
      context.days.some((each) => each.day === day && each.count <= exportLimit),
  },
  actions: {
    keepDays: assign((_, { body }: Answered<Days>) => ({
      days: body.days.filter(({ count }) => count > 0),
    })),
    narrowToDay: assign(({ context }, { day }: { day: string }) => ({
      criteria: { ...context.criteria, day },
    })),
    keepProgress: assign((_, { done }: Pick<ExportContext, 'done'>) => ({ done })),
    keepCarried: assign((_, { carried }: { carried: Totals }) => ({ carried })),
    cancelWork: ({ self }) => cancelWorkOf(self),
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
    done: undefined,
    carried: null,
  }),
  states: {
    checking: {
      description: 'Le righe sono al massimo 5000?',
      meta: { spec: ['MOV-021', 'BUS-011'] },
      always: [
        { guard: 'withinCap', target: 'working', meta: { happyPath: true } },
        { guard: 'canBeNarrowedToADay', target: 'countingDays' },
        { target: 'tooMany' },
      ],
    },
    countingDays: {
      description: 'Più di 5000 righe: dialogo, mentre conta le righe di ogni giorno del mese',
      meta: { spec: ['MOV-021', 'ERR-030'] },
      invoke: {
        id: 'dayCounts',
        src: 'dayCounts',
        input: ({ context }) => ({ criteria: context.criteria }),
      },
      on: {
        ...failing(anyList, 'tooMany'),
        'export.cancelled': 'cancelled',
        'http.200': {
          target: 'tooMany',
          actions: withEvent('keepDays'),
        },
      },
    },
    tooMany: {
      description:
        'Dialogo: raffinare la ricerca; coi giorni contati, tutto in più file o un giorno che rientra nel limite',
      meta: { spec: ['MOV-021', 'ERR-030'] },
      on: {
        'parts.requested': { guard: 'somethingToSplit', target: 'working' },
        'day.chosen': {
          guard: withEvent('dayFits'),
          target: 'narrowed',
          actions: withEvent('narrowToDay'),
        },
        'export.cancelled': 'cancelled',
      },
    },
    working: {
      description: 'Le righe e il foglio; il lavoro continua se si cambia pagina',
      tags: ['busy'],
      meta: { spec: ['FLO-013', 'FLO-014'] },
      invoke: { id: 'work', src: 'work', input: ({ context }) => workOf(context) },
      on: {
        'work.progressed': { actions: withEvent('keepProgress') },
        'work.completed': {
          target: 'completed',
          actions: withEvent('keepCarried'),
          meta: { happyPath: true },
        },
        'work.notWritten': 'notWritten',
        'work.failed': 'failed',
        'work.cancelled': 'cancelled',
        'export.cancelled': { target: 'cancelled', actions: 'cancelWork' },
      },
    },
    notWritten: {
      description: 'Il foglio non è stato scritto: dialogo, i risultati restano sullo schermo',
      on: { 'export.cancelled': 'cancelled' },
    },
    completed: {
      type: 'final',
      description: 'Il file è stato scaricato',
      output: ({ context }) => ({ type: 'completed', carried: context.carried }),
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
