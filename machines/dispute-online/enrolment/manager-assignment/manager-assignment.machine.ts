import { assign, setup } from 'xstate';
import type { AnswerOf } from '../../../../acquirer/client';
import { addMultipleAdmin } from '../../../../acquirer/contract/enrolment';
import { searchPosPaged } from '../../../../acquirer/contract/points-of-sale';
import { failing } from '../../../failing';
import { failed, flowOutput, type StateMeta } from '../../../flow-result';
import { withEvent } from '../../../typed-chart';
import { managerAssignmentActors } from './manager-assignment.actors';
import {
  codeToAsk,
  isComplete,
  isSettled,
  type ManagerAssignmentContext,
  type ManagerAssignmentEvent,
  type ManagerAssignmentExit,
  type ManagerAssignmentInput,
  type RowChange,
  refusedIn,
  sentRows,
  type UsersAnswer,
  withChange,
} from './manager-assignment.types';

type PageOfPoints = AnswerOf<typeof searchPosPaged>;

/** DEFINISCI GESTORI: which manager each point of sale gets, 10 rows a page. */
export const managerAssignmentMachine = setup({
  types: {
    context: {} as ManagerAssignmentContext,
    events: {} as ManagerAssignmentEvent,
    input: {} as ManagerAssignmentInput,
    output: {} as ManagerAssignmentExit,
    meta: {} as StateMeta,
    children: {} as { points: 'points'; users: 'users'; assign: 'assign' },
  },
  actors: managerAssignmentActors,
  guards: {
    pageExists: ({ context, event }) =>
      event.type === 'page.requested' &&
      event.page >= 1 &&
      event.page !== context.page &&
      event.page <= context.pages,
    everyRowIsComplete: ({ context }) =>
      context.assignments.some(isComplete) &&
      context.assignments.every((row) => isSettled(context, row)),
    usersAreMissing: ({ context }) => codeToAsk(context) !== undefined,
  },
  actions: {
    keepPage: assign((_, { page }: { page: number }) => ({ page })),
    keepShown: assign((_, { list, pages }: PageOfPoints) => ({
      shown: list.map(({ codPointOfSales }) => codPointOfSales),
      pages: Math.max(1, pages),
    })),
    keepRow: assign(({ context }, row: RowChange) => withChange(context, row)),
    keepUsers: assign(({ context }, { code, users }: UsersAnswer) => ({
      users: { ...context.users, [code]: users },
    })),
    keepRefused: assign(({ context }, answer: object) => ({
      refused: 'details' in answer ? refusedIn(answer.details as string[], context) : [],
    })),
  },
}).createMachine({
  id: 'managerAssignment',
  description: 'DEFINISCI GESTORI: la tabella dei gestori, punto vendita per punto vendita',
  initial: 'loading',
  context: ({ input }) => ({ ...input, page: 1, pages: 1, shown: [], users: {} }),
  states: {
    loading: {
      description: 'Chiede una pagina di punti vendita',
      tags: ['loading'],
      meta: { spec: ['API-054', 'ENR-037'] },
      invoke: {
        id: 'points',
        src: 'points',
        input: ({ context }) => ({
          codes: context.assignments.map(({ codPos }) => codPos),
          page: context.page,
        }),
      },
      on: {
        ...failing(searchPosPaged, 'failed'),
        'http.200': {
          target: 'editing',
          actions: { type: 'keepShown', params: ({ event }) => event.body as PageOfPoints },
          meta: { happyPath: true },
        },
        'step.back': 'cancelled',
      },
    },
    editing: {
      description: 'Codice gestore, utente ed email di ogni riga',
      meta: { spec: ['ENR-036', 'ENR-037', 'ENR-039', 'ENR-040', 'ENR-044'] },
      initial: 'usersKnown',
      on: {
        'row.changed': {
          actions: withEvent('keepRow'),
          meta: { spec: ['ENR-034', 'ENR-038'] },
        },
        'page.requested': {
          guard: 'pageExists',
          target: 'loading',
          actions: withEvent('keepPage'),
        },
        'assignments.confirmed': {
          guard: 'everyRowIsComplete',
          target: 'sending',
          meta: { spec: ['ENR-042', 'ENR-045'], happyPath: true },
        },
        'step.back': 'cancelled',
      },
      states: {
        usersKnown: {
          description: 'Si conoscono gli utenti di ogni codice della pagina',
          always: { guard: 'usersAreMissing', target: 'askingUsers', meta: { happyPath: true } },
        },
        askingUsers: {
          description: 'Chiede gli utenti di un codice gestore',
          meta: { spec: ['API-051', 'API-052', 'ENR-034'] },
          invoke: {
            id: 'users',
            src: 'users',
            input: ({ context }) => ({
              code: codeToAsk(context) ?? '',
              companyCode: context.companyCode,
            }),
          },
          on: {
            'users.answered': {
              target: 'usersKnown',
              actions: withEvent('keepUsers'),
              meta: { happyPath: true },
            },
          },
        },
      },
    },
    sending: {
      description: 'Comunica i gestori: la risposta serve al riepilogo',
      tags: ['busy'],
      meta: { spec: ['ENR-045', 'API-057'] },
      invoke: {
        id: 'assign',
        src: 'assign',
        input: ({ context }) => ({ assignments: sentRows(context) }),
      },
      on: {
        ...failing(addMultipleAdmin, {
          target: 'notAccepted',
          actions: { type: 'keepRefused', params: ({ event }: { event: object }) => event },
        }),
        'http.200': { target: 'completed', meta: { happyPath: true } },
      },
    },
    completed: {
      type: 'final',
      description: 'Ogni punto vendita ha il suo gestore',
      output: ({ context: { assignments }, event }) => ({
        type: 'completed',
        assignments,
        refused: [],
        managers: (event as { body: AnswerOf<typeof addMultipleAdmin> }).body.managerList,
      }),
    },
    notAccepted: {
      type: 'final',
      description: 'I gestori non sono stati accettati',
      meta: { spec: ['ERR-017', 'ERR-018'] },
      output: ({ context: { assignments, refused } }) => ({
        type: 'refused',
        assignments,
        refused,
        managers: [],
      }),
    },
    cancelled: {
      type: 'final',
      description: 'Indietro: ciò che è stato scritto resta',
      meta: { spec: ['ENR-016'] },
      output: ({ context: { assignments } }) => ({
        type: 'cancelled',
        assignments,
        refused: [],
        managers: [],
      }),
    },
    failed,
  },
  output: flowOutput,
});
