import { assign, raise, setup } from 'xstate';
import { pageSize } from '../../../acquirer/contract/pages';
import { areFitting, atPoint, type Criteria, hasMonth, isOtherPoint } from '../../criteria';
import { anyList, failing } from '../../failing';
import {
  type FlowResult,
  failed,
  flowOutput,
  type SessionChanged,
  type StateMeta,
} from '../../flow-result';
import type { Sums, Totals } from '../../totals';
import { type Answered, requiredActor, withEvent } from '../../typed-chart';
import { exportMachine } from '../export/export.machine';
import { cancelWorkOf } from '../export/jobs';
import { carriedBy, narrowedBy, workbookGuards, workbookRegion } from '../export/workbook-region';
import type { Owner } from '../owner';
import { limitRows, type Order, ordered } from '../rows';
import { lastPage, type Rows, type SearchAnswer } from './search.types';

/** The calls of a search; the screens that use the chart provide their own. */
const searchActors = {
  totals: requiredActor<{ criteria: Criteria }>('totals'),
  page: requiredActor<{ criteria: Criteria; page: number; orderBy?: Order }>('page'),
};

export interface SearchContext<Row = unknown, Asked = Criteria> {
  readonly criteria: Asked;
  readonly page: number;
  readonly orderBy: Order;
  readonly totals: Totals | null;
  readonly rows: readonly Row[];
  /** The number of rows beyond the requested page; they are dropped. */
  readonly excess: number;
  /** The sums of the rows of the page. */
  readonly sums: Sums;
  /** What the last export of these results carried. */
  readonly exported: Totals | null;
  readonly owner: Owner | null;
}

export interface SearchInput<Asked = Criteria> {
  readonly criteria: Asked;
  readonly page: number;
  readonly orderBy?: Order;
  /** Whose rows they are, for the workbook. */
  readonly owner?: Owner;
}

export type SearchEvent<Row = unknown, Asked = Criteria> =
  | SearchAnswer<Row>
  | { readonly type: 'search.requested'; readonly criteria: Asked }
  | { readonly type: 'page.requested'; readonly page: number }
  | { readonly type: 'order.requested'; readonly orderBy: Order }
  | { readonly type: 'export.requested' }
  | SessionChanged<SearchInput<Asked>>;

interface Asked {
  readonly criteria: Criteria;
}

interface Paged {
  readonly page: number;
}

type AtPoint = Pick<SessionChanged<SearchInput>, 'input'>;

/**
 * Totals first, then one page of rows: Movimenti and Riepilogo. Its actors decide calls and
 * requests.
 */
export const searchMachine = setup({
  types: {
    context: {} as SearchContext,
    events: {} as SearchEvent,
    input: {} as SearchInput,
    output: {} as FlowResult,
    meta: {} as StateMeta,
    children: {} as { totals: 'totals'; page: 'page'; export: 'export' },
  },
  actors: { ...searchActors, export: exportMachine },
  guards: {
    criteriaGiven: ({ context }) => hasMonth(context.criteria),
    criteriaFit: (_, { criteria }: Asked) => hasMonth(criteria) && areFitting(criteria),
    somethingFound: (_, { body }: Answered<Totals | Rows>) => 'count' in body && body.count > 0,
    pointChanged: ({ context }, { input }: AtPoint) =>
      isOtherPoint(context.criteria, input.criteria),
    rowsArrived: (_, { body }: Answered<Totals | Rows>) => 'rows' in body && body.rows.length > 0,
    rowsAreShown: ({ context }) => context.rows.length > 0,
    pageExists: ({ context }, { page }: Paged) =>
      context.rows.length > 0 &&
      page >= 1 &&
      page !== context.page &&
      page <= lastPage(context.totals),
    ...workbookGuards,
  },
  actions: {
    keepCriteria: assign((_, { criteria }: Asked) => ({ criteria })),
    takePoint: assign(({ context }, { input }: AtPoint) => ({
      criteria: atPoint(context.criteria, input.criteria),
      owner: input.owner ?? null,
    })),
    clearResults: assign({ totals: null, rows: [], excess: 0, sums: {}, exported: null }),
    keepOrder: assign((_, { orderBy }: { orderBy: Order }) => ({ orderBy })),
    startAtPageOne: assign({ page: 1 }),
    keepTotals: assign((_, { body }: Answered<Totals | Rows>) =>
      'count' in body ? { totals: body } : {},
    ),
    stayWithinPages: assign({
      page: ({ context }) => Math.min(Math.max(1, context.page), lastPage(context.totals)),
    }),
    keepRows: assign((_, { body }: Answered<Totals | Rows>) =>
      'rows' in body ? { ...limitRows(pageSize, body.rows), sums: body.sums ?? {} } : {},
    ),
    keepExported: assign({ exported: carriedBy }),
    cancelExport: ({ self }) => cancelWorkOf(self.getSnapshot().children.export),
    searchDay: raise(narrowedBy),
    keepPage: assign((_, { page }: Paged) => ({ page })),
  },
}).createMachine({
  id: 'search',
  description: 'Una ricerca: prima i totali, poi le righe, 60 per pagina',
  initial: 'consulting',
  context: ({ input }) => ({
    criteria: input.criteria,
    page: input.page,
    orderBy: input.orderBy ?? '',
    owner: input.owner ?? null,
    totals: null,
    rows: [],
    excess: 0,
    sums: {},
    exported: null,
  }),
  states: {
    consulting: {
      type: 'parallel',
      description: 'Filtri in alto, risultati sotto',
      states: {
        results: {
          initial: 'arriving',
          description: 'I risultati della ricerca',
          on: {
            'search.requested': {
              guard: withEvent('criteriaFit'),
              target: '.totalling',
              actions: [withEvent('keepCriteria'), 'startAtPageOne', 'clearResults'],
              meta: { spec: ['FLO-001', 'VAL-067', 'VAL-069', 'MOV-010'], happyPath: true },
            },
            'order.requested': {
              guard: 'rowsAreShown',
              target: '.loadingPage',
              actions: [withEvent('keepOrder'), 'startAtPageOne'],
              meta: { spec: ['FLO-001', 'FLO-006'] },
            },
            'session.changed': {
              guard: withEvent('pointChanged'),
              target: '.totalling',
              actions: [withEvent('takePoint'), 'startAtPageOne', 'clearResults'],
              meta: { spec: ['API-029', 'FLO-001'] },
            },
          },
          states: {
            arriving: {
              description: 'Si arriva con o senza criteri nell’indirizzo',
              always: [
                { guard: 'criteriaGiven', target: 'totalling' },
                { target: 'waiting', meta: { happyPath: true } },
              ],
            },
            waiting: {
              description: 'Nessuna ricerca: attende mese e anno',
              meta: { spec: ['MOV-010'] },
              on: {
                'session.changed': {
                  guard: withEvent('pointChanged'),
                  actions: withEvent('takePoint'),
                },
              },
            },
            totalling: {
              description: 'Chiede i totali',
              tags: ['loading'],
              meta: { spec: ['FLO-002', 'FLO-004'] },
              invoke: {
                id: 'totals',
                src: 'totals',
                input: ({ context }) => ({ criteria: context.criteria }),
              },
              on: {
                ...failing(anyList, '#search.failed'),
                'http.200': [
                  {
                    guard: withEvent('somethingFound'),
                    target: 'loadingPage',
                    actions: [withEvent('keepTotals'), 'stayWithinPages'],
                    meta: { happyPath: true },
                  },
                  {
                    target: 'empty',
                    actions: withEvent('keepTotals'),
                  },
                ],
              },
            },
            loadingPage: {
              description: 'Chiede una pagina di righe',
              tags: ['loading'],
              meta: { spec: ['FLO-002', 'FLO-004', 'FLO-006'] },
              invoke: {
                id: 'page',
                src: 'page',
                input: ({ context }) => ({
                  criteria: context.criteria,
                  page: context.page,
                  ...ordered(context),
                }),
              },
              on: {
                ...failing(anyList, '#search.failed'),
                'http.200': [
                  {
                    guard: withEvent('rowsArrived'),
                    target: 'showing',
                    actions: withEvent('keepRows'),
                    meta: { happyPath: true },
                  },
                  { target: 'empty', actions: 'clearResults' },
                ],
                'page.requested': {
                  guard: withEvent('pageExists'),
                  target: 'loadingPage',
                  reenter: true,
                  actions: withEvent('keepPage'),
                },
              },
            },
            showing: {
              description: 'Totali e righe insieme',
              meta: { spec: ['FLO-003', 'FLO-009', 'FLO-010'] },
              on: {
                'page.requested': {
                  guard: withEvent('pageExists'),
                  target: 'loadingPage',
                  actions: withEvent('keepPage'),
                  meta: { spec: ['FLO-011', 'FLO-012'] },
                },
              },
            },
            empty: {
              description: 'Nessun risultato',
              meta: { spec: ['FLO-005'] },
            },
          },
        },
        workbook: workbookRegion({
          chart: 'search',
          announced: ({ totals }: SearchContext) => totals ?? { count: 0, sums: {} },
          spec: { button: ['MOV-020', 'FLO-013'], export: ['MOV-021', 'FLO-013', 'FLO-014'] },
        }),
      },
    },
    failed,
  },
  output: flowOutput,
});
