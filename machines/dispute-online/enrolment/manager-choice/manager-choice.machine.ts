import { assign, setup } from 'xstate';
import {
  searchPosList,
  searchUserListBySoc,
  searchUserPosList,
} from '../../../../acquirer/contract/enrolment';
import { searchPosPaged } from '../../../../acquirer/contract/points-of-sale';
import { failing } from '../../../failing';
import { flowOutput, type StateMeta } from '../../../flow-result';
import { managerChoiceActors } from './manager-choice.actors';
import {
  choiceFits,
  type ManagerChoiceContext,
  type ManagerChoiceEvent,
  type ManagerChoiceExit,
} from './manager-choice.types';

/** DEFINISCI GESTORE: the company or a point of sale, its user, its e-mail. */
export const managerChoiceMachine = setup({
  types: {
    context: {} as ManagerChoiceContext,
    events: {} as ManagerChoiceEvent,
    input: {} as ManagerChoiceContext,
    output: {} as ManagerChoiceExit,
    meta: {} as StateMeta,
    children: {} as {
      usersOfCompany: 'usersOfCompany';
      points: 'points';
      everyPoint: 'everyPoint';
      usersOfPoint: 'usersOfPoint';
    },
  },
  actors: managerChoiceActors,
  guards: {
    keepsManagers: ({ context }) => context.kind === 'asNow',
    staysAsNow: ({ context }) => context.kind === 'asNow' && context.everyPoint.length > 0,
    choosesToKeep: ({ context, event }) =>
      event.type === 'kind.chosen' && event.kind === 'asNow' && context.current.length > 0,
    wasChosenBefore: ({ context }) => context.users.length > 0,
    // A manager was chosen while its users were still loading: after a reload or a login they are
    // loaded again.
    companyWasChosen: ({ context }) => context.kind === 'S',
    pointWasChosen: ({ context }) => context.kind === 'V',
    pointIsKnown: ({ context }) =>
      context.kind === 'V' && context.point !== '' && context.everyPoint.length > 0,
    pointsAreKnown: ({ context }) => context.kind === 'V' && context.everyPoint.length > 0,
    choosesCompany: ({ event }) => event.type === 'kind.chosen' && event.kind === 'S',
    choosesPoint: ({ event }) => event.type === 'kind.chosen' && event.kind === 'V',
    pointsFound: ({ event }) =>
      event.type === 'http.200' &&
      'pointOfSalesList' in event.body &&
      event.body.pointOfSalesList.length > 0,
    pointIsOffered: ({ context, event }) =>
      event.type === 'point.chosen' &&
      context.kind === 'V' &&
      context.points.some(({ codPointOfSales }) => codPointOfSales === event.point),
    managerIsComplete: ({ context, event }) =>
      event.type === 'manager.confirmed' && choiceFits(context, event.choice),
  },
  actions: {
    keepKind: assign(({ event }) =>
      event.type === 'kind.chosen' ? { kind: event.kind, point: '', users: [] } : {},
    ),
    keepPoints: assign(({ event }) =>
      event.type === 'http.200' && 'pointOfSalesList' in event.body
        ? { points: event.body.pointOfSalesList }
        : {},
    ),
    keepEveryPoint: assign(({ event }) =>
      event.type === 'http.200' && 'everyPoint' in event.body
        ? { everyPoint: event.body.everyPoint }
        : {},
    ),
    keepPoint: assign(({ event }) =>
      event.type === 'point.chosen' ? { point: event.point, users: [] } : {},
    ),
    keepUsers: assign(({ event }) =>
      event.type === 'http.200' && 'users' in event.body ? { users: event.body.users } : {},
    ),
    keepTyped: assign(({ event }) =>
      event.type === 'manager.typed' ? { typed: event.choice } : {},
    ),
    keepChoice: assign(({ event }) =>
      event.type === 'manager.confirmed' ? { typed: event.choice, choice: event.choice } : {},
    ),
  },
}).createMachine({
  id: 'managerChoice',
  description: 'DEFINISCI GESTORE: il tipo, l’utente, l’email, i punti vendita',
  initial: 'choosing',
  context: ({ input }) => input,
  states: {
    choosing: {
      description: 'Si definisce il gestore',
      meta: { spec: ['ENR-031', 'ENR-032', 'PRM-011', 'PRM-013'] },
      initial: 'deciding',
      on: {
        'kind.chosen': [
          { guard: 'choosesToKeep', target: '.askingPoints', actions: 'keepKind' },
          {
            guard: 'choosesCompany',
            target: '.askingUsersOfCompany',
            actions: 'keepKind',
            meta: { happyPath: true },
          },
          {
            guard: 'choosesPoint',
            target: '.askingPoints',
            actions: 'keepKind',
            meta: { happyPath: true },
          },
        ],
        'step.back': { target: 'cancelled', meta: { spec: ['ENR-016'] } },
      },
      states: {
        deciding: {
          description: 'C’è già una scelta?',
          always: [
            { guard: 'staysAsNow', target: 'keeping' },
            { guard: 'keepsManagers', target: 'askingPoints' },
            { guard: 'wasChosenBefore', target: 'choosingUser' },
            { guard: 'companyWasChosen', target: 'askingUsersOfCompany' },
            { guard: 'pointIsKnown', target: 'askingUsersOfPoint' },
            { guard: 'pointsAreKnown', target: 'choosingPoint' },
            { guard: 'pointWasChosen', target: 'askingPoints' },
            { target: 'choosingKind', meta: { happyPath: true } },
          ],
        },
        choosingKind: { description: 'Società o Punto Vendita?', meta: { spec: ['ENR-032'] } },
        askingUsersOfCompany: {
          description: 'Chiede gli utenti della società',
          tags: ['loading'],
          meta: { spec: ['API-052'] },
          invoke: { id: 'usersOfCompany', src: 'usersOfCompany' },
          on: {
            ...failing(searchUserListBySoc, '#managerChoice.failed'),
            'http.200': { target: 'choosingUser', actions: 'keepUsers', meta: { happyPath: true } },
          },
        },
        askingPoints: {
          description: 'Chiede i punti vendita iscritti al portale',
          tags: ['loading'],
          meta: { spec: ['API-053'] },
          invoke: { id: 'points', src: 'points' },
          on: {
            ...failing(searchPosList, '#managerChoice.failed'),
            'http.200': [
              { guard: 'keepsManagers', target: 'askingEveryPoint', actions: 'keepPoints' },
              {
                guard: 'pointsFound',
                target: 'askingEveryPoint',
                actions: 'keepPoints',
                meta: { happyPath: true },
              },
              { target: 'noPoints', meta: { spec: ['ENR-033'] } },
            ],
          },
        },
        askingEveryPoint: {
          description: 'Chiede tutti i punti vendita della società',
          tags: ['loading'],
          meta: { spec: ['API-054', 'PRM-015'] },
          invoke: { id: 'everyPoint', src: 'everyPoint' },
          on: {
            ...failing(searchPosPaged, '#managerChoice.failed'),
            'http.200': [
              { guard: 'keepsManagers', target: 'keeping', actions: 'keepEveryPoint' },
              { target: 'choosingPoint', actions: 'keepEveryPoint', meta: { happyPath: true } },
            ],
          },
        },
        keeping: {
          description: 'I gestori restano quelli di adesso, punto vendita per punto vendita',
          meta: { spec: ['ENR-017', 'PRM-015'] },
          on: { 'managers.kept': '#managerChoice.completed' },
        },
        noPoints: {
          description: 'Non sono presenti punti vendita iscritti al portale',
          meta: { spec: ['ENR-033', 'PRM-014'] },
        },
        choosingPoint: {
          description: 'Quale punto vendita fa da gestore?',
          on: {
            'point.chosen': {
              guard: 'pointIsOffered',
              target: 'askingUsersOfPoint',
              actions: 'keepPoint',
              meta: { happyPath: true },
            },
          },
        },
        askingUsersOfPoint: {
          description: 'Chiede gli utenti del punto vendita',
          tags: ['loading'],
          meta: { spec: ['API-051'] },
          invoke: {
            id: 'usersOfPoint',
            src: 'usersOfPoint',
            input: ({ context }) => ({ point: context.point }),
          },
          on: {
            ...failing(searchUserPosList, '#managerChoice.failed'),
            'http.200': { target: 'choosingUser', actions: 'keepUsers', meta: { happyPath: true } },
          },
        },
        choosingUser: {
          description: 'L’utente e l’email del gestore, e i suoi punti vendita',
          meta: { spec: ['ENR-032', 'ENR-034', 'ENR-035', 'ENR-043'] },
          on: {
            'point.chosen': {
              guard: 'pointIsOffered',
              target: 'askingUsersOfPoint',
              actions: 'keepPoint',
            },
            'manager.typed': { actions: 'keepTyped', meta: { spec: ['API-008', 'ENR-016'] } },
            'manager.confirmed': {
              guard: 'managerIsComplete',
              target: '#managerChoice.completed',
              actions: 'keepChoice',
              meta: { spec: ['ENR-032', 'PRM-006'], happyPath: true },
            },
          },
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
    failed: {
      type: 'final',
      description: 'Ogni altro errore porta alla pagina di errore',
      meta: { spec: ['ERR-014', 'ERR-015', 'ERR-016', 'ERR-017'] },
      output: { type: 'failed' },
    },
  },
  output: flowOutput,
});
