import { assign, setup } from 'xstate';
import type { PortalUser } from '../../../../acquirer/contract/enrolment';
import { anyList, failing } from '../../../failing';
import { failed, flowOutput, type StateMeta } from '../../../flow-result';
import { withEvent } from '../../../typed-chart';
import { managerChoiceActors } from './manager-choice.actors';
import {
  type ChoiceKind,
  choiceFits,
  type ManagerChoice,
  type ManagerChoiceContext,
  type ManagerChoiceEvent,
  type ManagerChoiceExit,
  nothingChosen,
  type PointsAnswer,
} from './manager-choice.types';

const bodyIn = <Body>(event: object) => (event as { readonly body: Body }).body;

/** DEFINISCI GESTORE: the company or a point of sale, its user, its e-mail. */
export const managerChoiceMachine = setup({
  types: {
    context: {} as ManagerChoiceContext,
    events: {} as ManagerChoiceEvent,
    input: {} as ManagerChoiceContext,
    output: {} as ManagerChoiceExit,
    meta: {} as StateMeta,
    children: {} as { points: 'points'; users: 'users' },
  },
  actors: managerChoiceActors,
  guards: {
    kindIsOffered: ({ context, event }) =>
      event.type === 'kind.chosen' &&
      (['S', 'V'].includes(event.kind) || (event.kind === 'asNow' && context.current.length > 0)),
    keepsManagers: ({ context }) => context.kind === 'asNow',
    staysAsNow: ({ context }) => context.kind === 'asNow' && context.everyPoint.length > 0,
    wasChosenBefore: ({ context }) => context.users.length > 0,
    companyWasChosen: ({ context }) => context.kind === 'S',
    pointsAreNeeded: ({ context }) => context.kind !== null,
    pointsFound: ({ event }) =>
      event.type === 'http.200' && 'points' in event.body && event.body.points.length > 0,
    pointIsOffered: ({ context, event }) =>
      event.type === 'point.chosen' &&
      context.kind === 'V' &&
      context.points.some(({ codPointOfSales }) => codPointOfSales === event.point),
    managerIsComplete: ({ context, event }) =>
      event.type === 'manager.confirmed' && choiceFits(context, event.choice),
  },
  actions: {
    keepKind: assign(({ context: { current, typed } }, { kind }: { kind: ChoiceKind }) => ({
      ...nothingChosen,
      ...{ current, typed, kind },
    })),
    keepPoints: assign((_, found: PointsAnswer['body']) => ({ ...found, point: '' })),
    keepPoint: assign((_, { point }: { point: string }) => ({ point, users: [] })),
    keepUsers: assign((_, { users }: { users: readonly PortalUser[] }) => ({ users })),
    keepTyped: assign((_, { choice }: { choice: ManagerChoice }) => ({ typed: choice })),
  },
}).createMachine({
  id: 'managerChoice',
  description: 'DEFINISCI GESTORE: il tipo, l’utente, l’email, i punti vendita',
  initial: 'kind',
  context: ({ input }) => input,
  on: {
    'kind.chosen': {
      guard: 'kindIsOffered',
      target: '.kind',
      actions: withEvent('keepKind'),
      meta: { spec: ['ENR-032', 'PRM-006'], happyPath: true },
    },
    'point.chosen': {
      guard: 'pointIsOffered',
      target: '.askingUsers',
      actions: withEvent('keepPoint'),
      meta: { spec: ['PRM-014'], happyPath: true },
    },
    'step.back': { target: '.cancelled', meta: { spec: ['ENR-016'] } },
  },
  states: {
    kind: {
      description: 'Società, Punto Vendita, o i gestori di adesso?',
      meta: { spec: ['ENR-031', 'ENR-032', 'PRM-011', 'PRM-013'] },
      always: [
        { guard: 'staysAsNow', target: 'keeping', meta: { spec: ['ENR-017'] } },
        { guard: 'wasChosenBefore', target: 'user', meta: { spec: ['ENR-016'] } },
        { guard: 'companyWasChosen', target: 'askingUsers', meta: { happyPath: true } },
        { guard: 'pointsAreNeeded', target: 'askingPoints', meta: { happyPath: true } },
      ],
    },
    askingPoints: {
      description: 'Chiede i punti vendita iscritti al portale, e tutti quelli della società',
      tags: ['loading'],
      meta: { spec: ['API-053', 'API-054', 'PRM-015'] },
      invoke: { id: 'points', src: 'points' },
      on: {
        ...failing(anyList, 'failed'),
        'http.200': [
          {
            guard: 'keepsManagers',
            target: 'keeping',
            actions: { type: 'keepPoints', params: ({ event }) => bodyIn(event) },
          },
          {
            guard: 'pointsFound',
            target: 'point',
            actions: { type: 'keepPoints', params: ({ event }) => bodyIn(event) },
            meta: { happyPath: true },
          },
          { target: 'noPoints', meta: { spec: ['ENR-033'] } },
        ],
      },
    },
    keeping: {
      description: 'I gestori restano quelli di adesso, punto vendita per punto vendita',
      meta: { spec: ['ENR-017', 'PRM-015'] },
      on: { 'managers.kept': 'completed' },
    },
    noPoints: {
      description: 'Non sono presenti punti vendita iscritti al portale',
      meta: { spec: ['ENR-033', 'PRM-014'] },
    },
    point: { description: 'Quale punto vendita fa da gestore?', meta: { spec: ['ENR-032'] } },
    askingUsers: {
      description: 'Chiede gli utenti della società, o del punto vendita',
      tags: ['loading'],
      meta: { spec: ['API-051', 'API-052'] },
      invoke: { id: 'users', src: 'users', input: ({ context: { point } }) => ({ point }) },
      on: {
        ...failing(anyList, 'failed'),
        'http.200': {
          target: 'user',
          actions: { type: 'keepUsers', params: ({ event }) => bodyIn(event) },
          meta: { happyPath: true },
        },
      },
    },
    user: {
      description: 'L’utente e l’email del gestore, e i suoi punti vendita',
      meta: { spec: ['ENR-032', 'ENR-034', 'ENR-035', 'ENR-043'] },
      on: {
        'manager.typed': {
          actions: withEvent('keepTyped'),
          meta: { spec: ['API-008', 'ENR-016'] },
        },
        'manager.confirmed': {
          guard: 'managerIsComplete',
          target: 'completed',
          actions: withEvent('keepTyped'),
          meta: { spec: ['ENR-032', 'PRM-006'], happyPath: true },
        },
      },
    },
    completed: {
      type: 'final',
      description: 'Il gestore è definito',
      output: ({ context }) => ({ type: 'completed', chosen: context }),
    },
    cancelled: {
      type: 'final',
      description: 'Indietro: ciò che è stato scritto resta',
      meta: { spec: ['ENR-016'] },
      output: ({ context }) => ({ type: 'cancelled', chosen: context }),
    },
    failed,
  },
  output: flowOutput,
});
