import { and, assign, emit, not, sendTo, setup, stateIn } from 'xstate';
import { searchPointOfSales } from '../../acquirer/contract/points-of-sale';
import { getSession } from '../../acquirer/contract/session';
import { failing } from '../failing';
import { type FlowResult, failed, flowOutput, type StateMeta } from '../flow-result';
import { type MenuPage, pathOf, refreshesFirst } from '../pages';
import type { ChosenPoint, HomeTab } from '../portal/session';
import { withEvent } from '../typed-chart';
import { type HomeAnswer, pointOfSaleActors } from './point-of-sale.actors';
import type { HomeContext, HomeEvent } from './point-of-sale.types';

type Found = Extract<HomeAnswer, { type: 'http.200' }>;

const whereFound = ({ page, filter }: HomeContext, point: ChosenPoint): ChosenPoint => ({
  ...point,
  page,
  filter,
});

/** Home: the choice of the point of sale, and of the page to open for it. */
export const pointOfSaleMachine = setup({
  types: {
    context: {} as HomeContext,
    events: {} as HomeEvent,
    input: {} as Pick<HomeContext, 'company' | 'lastTab' | 'point' | 'summary'>,
    output: {} as FlowResult,
    meta: {} as StateMeta,
    emitted: {} as
      | { type: 'point.chosen'; point: ChosenPoint }
      | { type: 'point.cleared' }
      | { type: 'tab.opened'; tab: HomeTab },
  },
  actors: pointOfSaleActors,
  guards: {
    singlePointLastTime: ({ context }) => context.company && context.lastTab === 'single',
    isCompany: ({ context }) => context.company,
    // NAV-046: while the session is refreshed nothing else can be used.
    isUsable: not(stateIn({ home: { menu: 'refreshingSession' } })),
    opensAll: and(['isUsable', ({ event }) => event.type === 'tab.opened' && event.tab === 'all']),
    opensSingle: and([
      'isUsable',
      ({ event }) => event.type === 'tab.opened' && event.tab === 'single',
    ]),
    pointsFound: ({ event }) =>
      event.type === 'http.200' && event.body !== null && event.body.accountListItems.length > 0,
    noPointFound: ({ event }) =>
      event.type === 'http.200' && event.body?.accountListItems.length === 0,
    // Both calls may be pending at once: only its own answer opens the page.
    sessionRefreshed: ({ event }) => event.type === 'http.200' && event.body === null,
    pointsAreShown: and(['isUsable', ({ context }) => context.points.length > 0]),
    pageExists: and([
      'isUsable',
      ({ context, event }) =>
        event.type === 'page.requested' &&
        event.page >= 1 &&
        event.page !== context.page &&
        event.page <= context.pages,
    ]),
    noPointChosen: and([
      stateIn({ home: { scope: 'singlePoint' } }),
      ({ context }) => context.point === null,
    ]),
    refreshesFirst: ({ event }) => event.type === 'menu.chosen' && refreshesFirst(event.page),
  },
  actions: {
    clearPoint: assign({ point: null }),
    /** The figures follow the choice; the child may have ended, or not be offered. */
    notifySummaryPoint: sendTo('homeSummary', (_, { point }: { point: ChosenPoint | null }) => ({
      type: 'point.changed' as const,
      codPos: point?.code ?? '',
    })),
    notifyPointCleared: emit({ type: 'point.cleared' }),
    notifyAllPointsOpened: emit({ type: 'tab.opened', tab: 'all' }),
    notifySinglePointOpened: emit({ type: 'tab.opened', tab: 'single' }),
    keepFilter: assign((_, { filter }: { filter: string }) => ({ filter, asked: 1 })),
    keepPage: assign((_, { page }: { page: number }) => ({ asked: page })),
    keepPoints: assign((_, { body }: Found) => ({
      points: body?.accountListItems ?? [],
      pages: Math.max(1, body?.totalPage ?? 1),
      page: Math.max(1, body?.currentPage ?? 1),
    })),
    clearPoints: assign({ points: [] }),
    keepPoint: assign(({ context }, { point }: { point: ChosenPoint }) => ({
      point: whereFound(context, point),
    })),
    notifyPointChosen: emit(({ context }, { point }: { point: ChosenPoint }) => ({
      type: 'point.chosen' as const,
      point: whereFound(context, point),
    })),
    keepDestination: assign((_, { page }: { page: MenuPage }) => ({ opening: page })),
  },
}).createMachine({
  id: 'pointOfSale',
  description: 'Home: scelta del punto vendita e menu delle consultazioni',
  initial: 'home',
  context: ({ input }) => ({
    ...input,
    filter: input.point?.filter ?? '',
    page: 1,
    asked: input.point?.page ?? 1,
    pages: 1,
    points: [],
    opening: 'home',
  }),
  states: {
    home: {
      type: 'parallel',
      description: 'La pagina Home',
      meta: { spec: ['HOM-006', 'HOM-007'] },
      invoke: {
        id: 'homeSummary',
        src: 'homeSummary',
        input: ({ context }) => context.summary,
      },
      states: {
        scope: {
          initial: 'deciding',
          description: 'Tutti i punti vendita, uno solo, o il proprio',
          states: {
            deciding: {
              description: 'Società o singolo punto vendita?',
              meta: { spec: ['HOM-009', 'HOM-010'] },
              always: [
                { guard: 'singlePointLastTime', target: 'singlePoint' },
                { guard: 'isCompany', target: 'allPoints', meta: { happyPath: true } },
                { target: 'ownPoint', meta: { happyPath: true } },
              ],
            },
            allPoints: {
              description: 'Scheda «Tutti i punti vendita»',
              meta: { spec: ['HOM-009'] },
              on: {
                'tab.opened': {
                  guard: 'opensSingle',
                  target: 'singlePoint',
                  actions: 'notifySinglePointOpened',
                  meta: { happyPath: true },
                },
              },
            },
            singlePoint: {
              description: 'Scheda «Singolo punto vendita»: si cerca e si sceglie',
              meta: { spec: ['HOM-009', 'HOM-018', 'PRM-003'] },
              initial: 'searching',
              on: {
                'tab.opened': {
                  guard: 'opensAll',
                  target: 'allPoints',
                  actions: [
                    'clearPoint',
                    'notifyPointCleared',
                    'notifyAllPointsOpened',
                    { type: 'notifySummaryPoint', params: { point: null } },
                  ],
                  meta: { spec: ['HOM-019'] },
                },
                'points.searched': {
                  guard: 'isUsable',
                  target: '.searching',
                  actions: [withEvent('keepFilter'), 'clearPoints'],
                  meta: { spec: ['HOM-012', 'API-025'] },
                },
                'point.chosen': {
                  guard: 'pointsAreShown',
                  actions: [
                    withEvent('keepPoint'),
                    withEvent('notifyPointChosen'),
                    withEvent('notifySummaryPoint'),
                  ],
                  meta: { spec: ['HOM-013'] },
                },
              },
              states: {
                searching: {
                  description: 'Cerca i punti vendita',
                  tags: ['loading'],
                  meta: { spec: ['HOM-012', 'HOM-015'] },
                  invoke: {
                    id: 'searchPoints',
                    src: 'searchPoints',
                    input: ({ context }) => ({ filter: context.filter, page: context.asked }),
                  },
                  on: {
                    ...failing(searchPointOfSales, '#pointOfSale.failed'),
                    'http.200': [
                      {
                        guard: 'pointsFound',
                        target: 'showing',
                        actions: withEvent('keepPoints'),
                        meta: { happyPath: true },
                      },
                      { guard: 'noPointFound', target: 'empty', actions: 'clearPoints' },
                    ],
                  },
                },
                showing: {
                  description: 'Elenco dei punti vendita, 10 per pagina',
                  meta: { spec: ['HOM-013', 'HOM-014', 'HOM-016'] },
                  on: {
                    'page.requested': {
                      guard: 'pageExists',
                      target: 'searching',
                      actions: withEvent('keepPage'),
                    },
                  },
                },
                empty: {
                  description: 'Nessun risultato',
                  meta: { spec: ['HOM-017'] },
                },
              },
            },
            ownPoint: {
              description: 'Scheda «Il tuo punto vendita»',
              meta: { spec: ['HOM-010', 'PRM-004'] },
            },
          },
        },
        menu: {
          initial: 'ready',
          description: 'I pulsanti delle consultazioni',
          states: {
            ready: {
              description: 'Attende una scelta',
              meta: { spec: ['HOM-020', 'HOM-026'] },
              on: {
                'menu.chosen': [
                  { guard: 'noPointChosen', target: 'pointMissing', meta: { spec: ['HOM-030'] } },
                  {
                    guard: 'refreshesFirst',
                    target: 'refreshingSession',
                    actions: withEvent('keepDestination'),
                    meta: { spec: ['HOM-028'], happyPath: true },
                  },
                  {
                    target: '#pointOfSale.opened',
                    actions: withEvent('keepDestination'),
                  },
                ],
              },
            },
            refreshingSession: {
              description:
                'Rinnova la sessione prima di aprire la pagina; intanto nulla si può usare',
              tags: ['opening'],
              meta: { spec: ['HOM-028', 'HOM-029', 'NAV-046'] },
              invoke: {
                id: 'refreshSession',
                src: 'refreshSession',
                input: ({ context }) => ({ path: pathOf(context.opening) }),
              },
              on: {
                ...failing(getSession, '#pointOfSale.failed'),
                'http.200': {
                  guard: 'sessionRefreshed',
                  target: '#pointOfSale.opened',
                  meta: { happyPath: true },
                },
              },
            },
            pointMissing: {
              description: 'Dialogo: prima va scelto un punto vendita',
              meta: { spec: ['HOM-030'] },
              on: { 'dialog.closed': 'ready' },
            },
          },
        },
      },
    },
    opened: {
      type: 'final',
      description: 'Si apre la pagina scelta',
      output: ({ context }) => ({ type: 'opened', page: context.opening }),
    },
    failed,
  },
  output: flowOutput,
});
