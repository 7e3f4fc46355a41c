import { assign, setup } from 'xstate';
import { anyList, failing } from '../../../failing';
import { flowOutput, type ListFailure, type StateMeta } from '../../../flow-result';
import type { Sums, Totals } from '../../../totals';
import { type Answered, withEvent } from '../../../typed-chart';
import { ordered } from '../../rows';
import { exportActors, type WorkbookAnswer } from '../export.actors';
import { criteriaOfNext } from '../export.days';
import { carriedIn, type Fetched, type Found, partsIn, withinCap } from '../export.parts';

export interface ExportWorkInput extends Omit<Found, 'fetched'> {
  /** All rows of the search, where the screen has them; null where they are fetched. */
  readonly rows: readonly unknown[] | null;
}

interface ExportWorkContext extends ExportWorkInput {
  /** All rows in one step or, in parts, those of one day after the other. */
  readonly fetched: readonly Fetched[];
  /** Rows already written to the workbooks. */
  readonly written: number;
}

/** `completed` returns the exported rows and their sums (Quadratura). */
export type ExportWorkResult =
  | { readonly type: 'completed'; readonly carried: Totals }
  | { readonly type: 'failed' }
  | { readonly type: 'notWritten' };

interface FetchedBody {
  readonly rows: readonly unknown[];
  readonly sums?: Sums;
}

type ExportWorkEvent =
  | { readonly type: 'http.200'; readonly body: FetchedBody }
  | ListFailure
  | WorkbookAnswer;

/** The rows of an export and its workbooks; it does not end with the page that started it. */
export const exportWorkMachine = setup({
  types: {
    context: {} as ExportWorkContext,
    events: {} as ExportWorkEvent,
    input: {} as ExportWorkInput,
    output: {} as ExportWorkResult,
    meta: {} as StateMeta,
    children: {} as { allRows: 'allRows'; writeWorkbooks: 'writeWorkbooks' },
  },
  actors: exportActors,
  guards: {
    rowsAreHere: ({ context }) => context.rows !== null,
    daysRemain: ({ context }) => context.fetched.length + 1 < context.days.length,
  },
  actions: {
    keepRows: assign(({ context }, { body }: Answered<FetchedBody>) => ({
      fetched: [...context.fetched, withinCap(body.rows, body.sums)],
    })),
    takeRows: assign(({ context }) => ({ fetched: [withinCap(context.rows ?? [])] })),
    keepProgress: assign((_, { written }: { written: number }) => ({ written })),
  },
}).createMachine({
  id: 'export-work',
  description:
    'Il lavoro di un’esportazione: le righe, poi i fogli; continua anche su altre pagine',
  initial: 'checking',
  context: ({ input }) => ({ ...input, fetched: [], written: 0 }),
  states: {
    checking: {
      description: 'Le righe sono già sullo schermo?',
      always: [
        { guard: 'rowsAreHere', target: 'writing', actions: 'takeRows' },
        { target: 'fetching', meta: { happyPath: true } },
      ],
    },
    fetching: {
      description: 'Chiede tutte le righe, o quelle di un giorno dopo l’altro (typeCall C)',
      tags: ['busy'],
      meta: { spec: ['FLO-013', 'BUS-011', 'BUS-020'] },
      invoke: {
        id: 'allRows',
        src: 'allRows',
        input: ({ context }) => ({ criteria: criteriaOfNext(context), ...ordered(context) }),
      },
      on: {
        ...failing(anyList, 'failed'),
        'http.200': [
          {
            guard: 'daysRemain',
            target: 'fetching',
            reenter: true,
            actions: withEvent('keepRows'),
          },
          {
            target: 'writing',
            actions: withEvent('keepRows'),
            meta: { happyPath: true },
          },
        ],
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
        'workbook.progressed': {
          actions: withEvent('keepProgress'),
        },
        'workbook.written': { target: 'completed', meta: { happyPath: true } },
        'workbook.failed': 'notWritten',
      },
    },
    completed: {
      type: 'final',
      description: 'Il file è stato scaricato',
      output: ({ context }) => ({ type: 'completed', carried: carriedIn(context) }),
    },
    notWritten: {
      type: 'final',
      description: 'Il foglio non è stato scritto',
      output: { type: 'notWritten' },
    },
    failed: {
      type: 'final',
      description: 'Le righe non sono arrivate',
      meta: { spec: ['ERR-014', 'ERR-016', 'ERR-017'] },
      output: { type: 'failed' },
    },
  },
  output: flowOutput,
});
