import { assign, sendTo, setup } from 'xstate';
import { pageSize } from '../../acquirer/contract/pages';
import type { Summary, SummaryTransaction } from '../../acquirer/contract/summaries';
import { sameCriteria } from '../criteria';
import {
  type FlowResult,
  failed,
  flowOutput,
  resultIs,
  type SessionChanged,
  type StateMeta,
} from '../flow-result';
import { listOf } from '../shared/list/list-of';
import type { Owner } from '../shared/owner';
import { type Order, ordered, settledRows } from '../shared/rows';
import type { SearchSnapshot } from '../shared/search/search.selectors';
import { searchOf } from '../shared/search/search-of';
import { withEvent } from '../typed-chart';
import type { LayerCriteria, SummaryCriteria } from './summaries.actors';

/** The point of sale and the number of a summary, which identify its transactions. */
type SummaryKey = string;

export const keyOf = ({ branchCode, uid }: Summary): SummaryKey => `${branchCode}.${uid}`;

export interface SummariesInput {
  readonly criteria: SummaryCriteria;
  readonly page: number;
  readonly orderBy?: Order;
  /** The summary chosen before a reload; '' where there was none. */
  readonly chosen: SummaryKey;
  readonly owner: Owner;
}

export interface SummariesContext extends SummariesInput {
  /** The summaries on the screen; none while others are loading. */
  readonly shown: readonly Summary[];
  /** The summary whose transactions are shown. */
  readonly summary: Summary | null;
}

export type SummariesEvent =
  | SessionChanged<SummariesInput>
  | { readonly type: 'summary.chosen'; readonly summary: Summary }
  | { readonly type: 'detail.requested'; readonly summary: Summary | null }
  | { readonly type: 'dialog.closed' }
  | {
      readonly type: 'xstate.snapshot.search';
      readonly snapshot: SearchSnapshot<Summary, SummaryCriteria>;
    };

/** `transactionNumber` travels along: it counts the rows where the call does not (RIE-022). */
const layerCriteria = (summary: Summary | null): LayerCriteria => ({
  uid: summary?.uid ?? '',
  branchCode: summary?.branchCode ?? '',
  transactionNumber: String(summary?.transactionNumber ?? 0),
});

const layerOwner = ({ owner, summary }: SummariesContext): Owner => ({
  ...owner,
  point: summary?.branchCode ?? '',
  brand: summary?.name ?? '',
});

interface Chosen {
  readonly summary: Summary | null;
}

/** Consulta Riepilogo: the search for summaries, and over it the layer with the transactions of one. */
export const summariesMachine = setup({
  types: {
    context: {} as SummariesContext,
    events: {} as SummariesEvent,
    input: {} as SummariesInput,
    output: {} as FlowResult,
    meta: {} as StateMeta,
    children: {} as { search: 'search'; layer: 'layer' },
  },
  actors: {
    search: searchOf<Summary, SummaryCriteria>(),
    layer: listOf<SummaryTransaction, LayerCriteria>(),
  },
  guards: {
    rowChosen: ({ context }, { summary }: Chosen) =>
      context.shown.some((row) => summary !== null && keyOf(row) === keyOf(summary)),
    noneChosen: ({ context }, { summary }: Chosen) => summary === null && context.shown.length > 0,
    rowIsLeft: ({ context, event }) =>
      event.type === 'xstate.snapshot.search' &&
      !settledRows(event.snapshot).some((row) => row === context.summary),
    searchFailed: resultIs('failed'),
    layerClosed: resultIs('cancelled'),
    layerFailed: resultIs('failed'),
  },
  actions: {
    keepChoice: assign((_, { summary }: { summary: Summary }) => ({ chosen: keyOf(summary) })),
    // A choice lasts as long as its search, on every page.
    followSearch: assign(({ context, event }) => {
      if (event.type !== 'xstate.snapshot.search') return {};
      const { criteria } = event.snapshot.context;
      return {
        criteria,
        chosen: sameCriteria(criteria, context.criteria) ? context.chosen : '',
        shown: settledRows(event.snapshot),
      };
    }),
    keepSummary: assign((_, { summary }: Chosen) => ({ summary })),
    takeOwner: assign((_, { owner }: Pick<SummariesInput, 'owner'>) => ({ owner })),
    notifySearch: sendTo('search', ({ event }) => event as never),
    forgetSummary: assign({ summary: null }),
  },
}).createMachine({
  id: 'summaries',
  description: 'Consulta Riepilogo: la ricerca dei riepiloghi e il dettaglio di uno',
  initial: 'consulting',
  context: ({ input }) => ({ ...input, shown: [], summary: null }),
  states: {
    consulting: {
      type: 'parallel',
      description: 'I riepiloghi sullo schermo, sotto il dettaglio se c’è',
      states: {
        search: {
          description: 'La ricerca: totali e righe, 60 per pagina; una riga si può scegliere',
          meta: { spec: ['RIE-001', 'RIE-007', 'RIE-025', 'RIE-026'] },
          on: {
            'session.changed': {
              actions: [{ type: 'takeOwner', params: ({ event }) => event.input }, 'notifySearch'],
              meta: { spec: ['API-029'] },
            },
            'summary.chosen': {
              actions: withEvent('keepChoice'),
              meta: { spec: ['RIE-013', 'RIE-015'] },
            },
          },
          invoke: {
            id: 'search',
            src: 'search',
            input: ({ context }) => ({
              criteria: context.criteria,
              page: context.page,
              ...ordered(context),
              owner: context.owner,
            }),
            onSnapshot: { actions: 'followSearch' },
            onDone: [{ guard: 'searchFailed', target: '#summaries.failed' }],
          },
        },
        detail: {
          initial: 'closed',
          description: 'Il livello DETTAGLIO TABELLA',
          states: {
            closed: {
              description: 'Nessun dettaglio',
              on: {
                'detail.requested': [
                  {
                    guard: withEvent('rowChosen'),
                    target: 'open',
                    actions: withEvent('keepSummary'),
                    meta: { spec: ['RIE-015', 'RIE-016', 'RIE-017'], happyPath: true },
                  },
                  {
                    guard: withEvent('noneChosen'),
                    target: 'rowMissing',
                    meta: { spec: ['RIE-024'] },
                  },
                ],
              },
            },
            rowMissing: {
              description: 'Dialogo: prima si seleziona una riga',
              meta: { spec: ['RIE-024'] },
              on: { 'dialog.closed': 'closed' },
            },
            open: {
              description:
                'Il dettaglio del riepilogo: si vede alla sua prima risposta, finché la sua riga è sullo schermo',
              meta: { spec: ['RIE-018', 'RIE-019', 'RIE-020', 'RIE-021'] },
              exit: 'forgetSummary',
              on: {
                'xstate.snapshot.search': {
                  guard: 'rowIsLeft',
                  target: 'closed',
                  meta: { spec: ['RIE-019', 'FLO-001'] },
                },
              },
              invoke: {
                id: 'layer',
                src: 'layer',
                input: ({ context }) => ({
                  criteria: layerCriteria(context.summary),
                  owner: layerOwner(context),
                  paging: 'server',
                  pageSize,
                  page: 1,
                  onEntry: true,
                }),
                onDone: [
                  {
                    guard: 'layerClosed',
                    target: 'closed',
                    meta: { spec: ['RIE-023'], happyPath: true },
                  },
                  { guard: 'layerFailed', target: '#summaries.failed' },
                ],
              },
            },
          },
        },
      },
    },
    failed,
  },
  output: flowOutput,
});
