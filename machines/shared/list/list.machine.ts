import { assign, raise, setup } from 'xstate';
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
import { type Counts, type ListAnswer, type ListBody, type Paging, pagesOf } from './list.types';

/** The call of a list; the screens that use the chart provide their own. */
const listActors = {
  rows: requiredActor<{ criteria: Criteria; page: number; orderBy?: Order }>('rows'),
};

export interface ListContext<Row = unknown, Asked = Criteria> {
  readonly criteria: Asked;
  readonly paging: Paging;
  readonly pageSize: number;
  readonly onEntry: boolean;
  readonly monthNeeded: boolean;
  readonly page: number;
  readonly orderBy: Order;
  readonly rows: readonly Row[];
  readonly total: number;
  /** The number of rows beyond the requested page; they are dropped. */
  readonly excess: number;
  /** What the last export of these rows carried. */
  readonly exported: Totals | null;
  /** The sums of all rows, where all are loaded. */
  readonly sums: Sums;
  /** How many of all the rows are of each kind, where the call counts them. */
  readonly counts: Counts;
  readonly owner: Owner | null;
}

export interface ListInput<Asked = Criteria> {
  readonly criteria: Asked;
  readonly paging: Paging;
  readonly pageSize: number;
  readonly page: number;
  readonly orderBy?: Order;
  /** Whether the criteria allow a first call, or the merchant must choose first. */
  readonly onEntry: boolean;
  /** Whose rows they are, for the workbook. */
  readonly owner?: Owner;
  /** Whether nothing can be searched before a month is chosen (VAL-069). Default true. */
  readonly monthNeeded?: boolean;
}

export type ListEvent<Row = unknown, Asked = Criteria> =
  | ListAnswer<Row>
  | { readonly type: 'search.requested'; readonly criteria: Asked }
  | { readonly type: 'page.requested'; readonly page: number }
  | { readonly type: 'order.requested'; readonly orderBy: Order }
  | { readonly type: 'export.requested' }
  /** Of a list of shops: the next page is about this one. */
  | { readonly type: 'layer.closed' }
  | SessionChanged<Pick<ListInput<Asked>, 'criteria' | 'owner'>>;

interface Asked {
  readonly criteria: Criteria;
}

interface Paged {
  readonly page: number;
}

type AtPoint = Pick<SessionChanged<Pick<ListInput, 'criteria' | 'owner'>>, 'input'>;

const pageExists = ({ page, total, pageSize }: ListContext, asked: Paged) =>
  asked.page >= 1 && asked.page !== page && asked.page <= pagesOf({ total, pageSize });

const lastPageOf = ({ rows, total = rows.length }: ListBody, { pageSize }: ListContext) =>
  pagesOf({ total, pageSize });

/**
 * A list with one call: statistics, differences, charges, statements, unpaid items, cases, the
 * detail layer of Riepilogo. Its actors and input decide the call and its paging.
 */
export const listMachine = setup({
  types: {
    context: {} as ListContext,
    events: {} as ListEvent,
    input: {} as ListInput,
    output: {} as FlowResult,
    meta: {} as StateMeta,
    children: {} as { rows: 'rows'; export: 'export' },
  },
  actors: { ...listActors, export: exportMachine },
  guards: {
    asksOnEntry: ({ context }) => context.onEntry,
    somethingAsked: ({ context }, { criteria }: Asked) =>
      criteria.text !== '' && areFitting(criteria) && (!context.monthNeeded || hasMonth(criteria)),
    pointChanged: ({ context }, { input }: AtPoint) =>
      isOtherPoint(context.criteria, input.criteria),
    pageTooFar: ({ context }, { body }: Answered<ListBody>) =>
      context.paging === 'server' &&
      body.rows.length === 0 &&
      context.page > lastPageOf(body, context),
    rowsArrived: (_, { body }: Answered<ListBody>) => body.rows.length > 0,
    rowsAreShown: ({ context }) => context.rows.length > 0,
    serverSorts: ({ context }) => context.paging === 'server' && context.rows.length > 0,
    serverPageExists: ({ context }, asked: Paged) =>
      context.paging === 'server' && pageExists(context, asked),
    clientPageExists: ({ context }, asked: Paged) =>
      context.paging === 'client' && pageExists(context, asked),
    ...workbookGuards,
  },
  actions: {
    keepCriteria: assign((_, { criteria }: Asked) => ({ criteria })),
    takePoint: assign(({ context }, { input }: AtPoint) => ({
      criteria: atPoint(context.criteria, input.criteria),
      owner: input.owner ?? context.owner,
    })),
    clearRows: assign({
      rows: [],
      total: 0,
      excess: 0,
      exported: null,
      sums: {},
      counts: {},
    }),
    keepOrder: assign((_, { orderBy }: { orderBy: Order }) => ({ orderBy })),
    startAtPageOne: assign({ page: 1 }),
    keepRows: assign(({ context }, { body }: Answered<ListBody>) => {
      const { total = body.rows.length, sums = {}, counts = {} } = body;
      const most = context.paging === 'server' ? context.pageSize : body.rows.length;
      const page = Math.min(context.page, lastPageOf(body, context));
      return { ...limitRows(most, body.rows), total, sums, counts, page };
    }),
    keepExported: assign({ exported: carriedBy }),
    cancelExport: ({ self }) => cancelWorkOf(self.getSnapshot().children.export),
    searchDay: raise(narrowedBy),
    goToLastPage: assign(({ context }, { body }: Answered<ListBody>) => ({
      page: lastPageOf(body, context),
    })),
    keepPage: assign((_, { page }: Paged) => ({ page })),
  },
}).createMachine({
  id: 'list',
  description: 'Un elenco: una chiamata porta le righe',
  initial: 'consulting',
  context: ({ input }) => ({
    monthNeeded: true,
    owner: null,
    orderBy: '',
    ...input,
    rows: [],
    total: 0,
    excess: 0,
    exported: null,
    sums: {},
    counts: {},
  }),
  states: {
    consulting: {
      type: 'parallel',
      description: 'L’elenco sullo schermo',
      on: {
        'layer.closed': { target: '#list.closed', meta: { spec: ['RIE-023'] } },
      },
      states: {
        results: {
          initial: 'arriving',
          description: 'Le righe',
          on: {
            'search.requested': {
              guard: withEvent('somethingAsked'),
              target: '.loading',
              actions: [withEvent('keepCriteria'), 'startAtPageOne', 'clearRows'],
              meta: { spec: ['FLO-001', 'VAL-069'] },
            },
            'order.requested': [
              {
                guard: 'serverSorts',
                target: '.loading',
                actions: [withEvent('keepOrder'), 'startAtPageOne'],
                meta: { spec: ['FLO-001', 'FLO-006'] },
              },
              {
                guard: 'rowsAreShown',
                actions: [withEvent('keepOrder'), 'startAtPageOne'],
              },
            ],
            'session.changed': {
              guard: withEvent('pointChanged'),
              target: '.loading',
              actions: [withEvent('takePoint'), 'startAtPageOne', 'clearRows'],
              meta: { spec: ['API-029', 'FLO-001'] },
            },
          },
          states: {
            arriving: {
              description: 'Si chiede subito, o prima si sceglie?',
              always: [
                { guard: 'asksOnEntry', target: 'loading', meta: { happyPath: true } },
                { target: 'waiting' },
              ],
            },
            waiting: {
              description: 'Attende che si scelga che cosa cercare',
              on: {
                'session.changed': {
                  guard: withEvent('pointChanged'),
                  actions: withEvent('takePoint'),
                },
              },
            },
            loading: {
              description: 'Chiede le righe',
              tags: ['loading'],
              meta: { spec: ['FLO-004', 'STA-001', 'EST-004', 'INS-006'] },
              invoke: {
                id: 'rows',
                src: 'rows',
                input: ({ context }) => ({
                  criteria: context.criteria,
                  page: context.page,
                  ...ordered(context),
                }),
              },
              on: {
                ...failing(anyList, '#list.failed'),
                'http.200': [
                  {
                    guard: withEvent('pageTooFar'),
                    target: 'loading',
                    reenter: true,
                    actions: withEvent('goToLastPage'),
                    meta: { spec: ['FLO-008'] },
                  },
                  {
                    guard: withEvent('rowsArrived'),
                    target: 'showing',
                    actions: withEvent('keepRows'),
                    meta: { happyPath: true },
                  },
                  { target: 'empty', actions: 'clearRows' },
                ],
              },
            },
            showing: {
              description: 'Le righe di una pagina',
              meta: { spec: ['FLO-009', 'FLO-010', 'FLO-011', 'FLO-012'] },
              on: {
                'page.requested': [
                  {
                    guard: withEvent('serverPageExists'),
                    target: 'loading',
                    actions: withEvent('keepPage'),
                  },
                  {
                    guard: withEvent('clientPageExists'),
                    actions: withEvent('keepPage'),
                    meta: { spec: ['STA-005', 'DIF-007'] },
                  },
                ],
              },
            },
            empty: { description: 'Nessun risultato', meta: { spec: ['FLO-005', 'INS-002'] } },
          },
        },
        workbook: workbookRegion({
          chart: 'list',
          announced: ({ total, sums }: ListContext) => ({ count: total, sums }),
          spec: {
            button: ['FLO-013', 'ADD-004', 'STA-010', 'RIE-021'],
            export: ['BUS-011', 'FLO-014'],
          },
        }),
      },
    },
    closed: {
      type: 'final',
      description: 'Il livello che la mostrava è stato chiuso',
      output: { type: 'cancelled' },
    },
    failed,
  },
  output: flowOutput,
});
