import { assign, setup } from 'xstate';
import { pointsPageSize } from '../../../acquirer/contract/pages';
import type { PointOfSale } from '../../../acquirer/contract/points-of-sale';
import { storeSearch } from '../../../acquirer/contract/rules/codes';
import { violationOf } from '../../../acquirer/contract/rules/violation';
import { anyList, failing } from '../../failing';
import type { StateMeta } from '../../flow-result';
import type { PortalEvent } from '../../portal/portal.setup';
import type { ChosenPoint } from '../../portal/session';
import { type Answered, withEvent } from '../../typed-chart';
import { type PointsAnswer, pointChoiceActors } from './point-choice.actors';

export interface PointChoiceContext {
  readonly filter: string;
  readonly page: number;
  readonly pages: number;
  /** The points of the filter, up to the last page that has arrived. */
  readonly points: readonly PointOfSale[];
}

export type PointChoiceEvent =
  | PointsAnswer
  | { readonly type: 'points.opened' }
  | { readonly type: 'points.closed' }
  | { readonly type: 'points.searched'; readonly filter: string }
  | { readonly type: 'more.requested' }
  /** The chosen shop, by its code. */
  | { readonly type: 'point.chosen'; readonly code: string }
  | { readonly type: 'point.cleared' };

/** HOM-013: what Home's choice stores: the row, the page and the filter that list the point. */
const chosenIn = ({ points, filter }: PointChoiceContext, code: string): ChosenPoint | null => {
  const index = points.findIndex(({ codPointOfSales }) => codPointOfSales === code);
  const point = points[index];
  if (point === undefined) return null;
  const page = Math.floor(index / pointsPageSize) + 1;
  return { code, name: point.name, city: point.city, index: index % pointsPageSize, page, filter };
};

type PointsPage = Extract<PointsAnswer, { type: 'http.200' }>['body'];
type Chosen = Extract<PointChoiceEvent, { type: 'point.chosen' }>;
type Filter = Pick<PointChoiceContext, 'filter'>;

const nothing: PointChoiceContext = { filter: '', page: 1, pages: 1, points: [] };

/** The shop in force, chosen from any consultation as on Home. */
export const pointChoiceMachine = setup({
  types: {
    context: {} as PointChoiceContext,
    events: {} as PointChoiceEvent,
    meta: {} as StateMeta,
    children: {} as { searchPoints: 'searchPoints' },
  },
  actors: pointChoiceActors,
  // A search begins when the typing pauses.
  delays: { pause: 150 },
  guards: {
    pointsFound: ({ context }, { body: { accountListItems } }: Answered<PointsPage>) =>
      accountListItems.length > 0 || context.page > 1,
    moreExist: ({ context }) => context.page < context.pages,
    isListed: ({ context }, { code }: Chosen) => chosenIn(context, code) !== null,
    allAreOffered: ({ context }) => context.filter === '',
    filterTooLong: (_, { filter }: Filter) => violationOf(storeSearch, filter) !== undefined,
    filterChanged: ({ context }, { filter }: Filter) => filter !== context.filter,
  },
  actions: {
    begin: assign((_, { filter }: Filter) => ({ ...nothing, filter })),
    nextPage: assign({ page: ({ context }) => context.page + 1 }),
    keepPoints: assign(
      ({ context }, { body: { accountListItems, totalPage } }: Answered<PointsPage>) => ({
        points: [...context.points, ...accountListItems],
        pages: Math.max(1, totalPage),
      }),
    ),
    notifyPoint: ({ context, system }, { code }: Chosen) => {
      const point = chosenIn(context, code);
      if (point === null) return;
      const news: PortalEvent = { type: 'point.chosen', point };
      system.get('portal')?.send(news);
    },
    notifyAllPoints: ({ system }) => {
      const notify = (news: PortalEvent) => system.get('portal')?.send(news);
      notify({ type: 'point.cleared' });
      notify({ type: 'tab.opened', tab: 'all' });
    },
  },
}).createMachine({
  id: 'pointChoice',
  description: 'Il punto vendita in uso, scelto da ogni consultazione',
  initial: 'closed',
  context: nothing,
  on: {
    'points.opened': {
      target: '.open.searching',
      actions: { type: 'begin', params: { filter: '' } },
      meta: { spec: ['HOM-012'], happyPath: true },
    },
  },
  states: {
    closed: { description: 'Mostra il punto vendita in uso' },
    open: {
      description: 'L’elenco dei punti vendita, da scegliere o da cercare',
      initial: 'searching',
      on: {
        'points.closed': 'closed',
        'points.searched': [
          {
            guard: withEvent('filterTooLong'),
            target: '.empty',
            actions: withEvent('begin'),
            meta: { spec: ['VAL-068'] },
          },
          {
            guard: withEvent('filterChanged'),
            target: '.typing',
            actions: withEvent('begin'),
            meta: { spec: ['HOM-011', 'HOM-012'] },
          },
        ],
        'point.chosen': {
          guard: withEvent('isListed'),
          target: 'closed',
          actions: withEvent('notifyPoint'),
          meta: { spec: ['HOM-013'], happyPath: true },
        },
        'point.cleared': {
          guard: 'allAreOffered',
          target: 'closed',
          actions: 'notifyAllPoints',
          meta: { spec: ['HOM-019'] },
        },
      },
      states: {
        typing: {
          description: 'Si scrive: la ricerca parte alla prima pausa',
          after: { pause: 'searching' },
        },
        searching: {
          description: 'Cerca i punti vendita',
          tags: ['loading'],
          meta: { spec: ['HOM-012', 'API-025', 'API-026'] },
          invoke: {
            id: 'searchPoints',
            src: 'searchPoints',
            input: ({ context }) => ({ filter: context.filter, page: context.page }),
          },
          on: {
            ...failing(anyList, 'failed'),
            'http.200': [
              {
                guard: withEvent('pointsFound'),
                target: 'showing',
                actions: withEvent('keepPoints'),
                meta: { happyPath: true },
              },
              { target: 'empty' },
            ],
          },
        },
        showing: {
          description: 'I punti vendita trovati; scorrendo arrivano i successivi, 10 per volta',
          meta: { spec: ['HOM-013', 'HOM-014'] },
          on: {
            'more.requested': { guard: 'moreExist', target: 'searching', actions: 'nextPage' },
          },
        },
        empty: { description: 'Nessun risultato', meta: { spec: ['HOM-017'] } },
        failed: { description: 'La ricerca non è riuscita: si può scrivere di nuovo' },
      },
    },
  },
});
