import { assign, setup } from 'xstate';
import { searchPosPaged } from '../../../../acquirer/contract/points-of-sale';
import { failing } from '../../../failing';
import { flowOutput, type StateMeta } from '../../../flow-result';
import { managerAssignmentActors } from './manager-assignment.actors';
import {
  codeToAsk,
  isComplete,
  isSettled,
  knownEmail,
  type ManagerAssignmentContext,
  type ManagerAssignmentEvent,
  type ManagerAssignmentExit,
  type ManagerAssignmentInput,
  withRow,
} from './manager-assignment.types';

/** DEFINISCI GESTORI: which manager each point of sale gets, 10 rows a page. */
export const managerAssignmentMachine = setup({
  types: {
    context: {} as ManagerAssignmentContext,
    events: {} as ManagerAssignmentEvent,
    input: {} as ManagerAssignmentInput,
    output: {} as ManagerAssignmentExit,
    meta: {} as StateMeta,
    children: {} as { points: 'points'; users: 'users' },
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
    managerChanges: ({ event }) =>
      event.type === 'row.changed' && event.change.codAdmin !== undefined,
    userChanges: ({ event }) => event.type === 'row.changed' && event.change.user !== undefined,
    usersAreMissing: ({ context }) => codeToAsk(context) !== undefined,
  },
  actions: {
    keepPage: assign({
      page: ({ context, event }) => (event.type === 'page.requested' ? event.page : context.page),
    }),
    keepShown: assign(({ event }) =>
      event.type === 'http.200'
        ? {
            shown: event.body.list.map(({ codPointOfSales }) => codPointOfSales),
            pages: Math.max(1, event.body.pages),
          }
        : {},
    ),
    keepRow: assign({
      assignments: ({ context, event }) =>
        withRow(context, event, () => (event.type === 'row.changed' ? event.change : {})),
      refused: ({ context, event }) =>
        event.type === 'row.changed'
          ? context.refused.filter(({ codPos }) => codPos !== event.codPos)
          : context.refused,
    }),
    emptyUserAndEmail: assign(({ context, event }) => ({
      assignments: withRow(context, event, () => ({ user: '', email: '' })),
    })),
    proposeEmail: assign(({ context, event }) => ({
      assignments: withRow(context, event, (row) => ({
        email: row.email || knownEmail(context, row),
      })),
    })),
    keepUsers: assign({
      users: ({ context, event }) => {
        if (event.type === 'users.found') return { ...context.users, [event.code]: event.users };
        return event.type === 'users.unknown'
          ? { ...context.users, [event.code]: null }
          : context.users;
      },
    }),
  },
}).createMachine({
  id: 'managerAssignment',
  description: 'DEFINISCI GESTORI: la tabella dei gestori, punto vendita per punto vendita',
  initial: 'filling',
  context: ({ input }) => ({ ...input, page: 1, pages: 1, shown: [], users: {} }),
  states: {
    filling: {
      type: 'parallel',
      description: 'La tabella si compila, pagina per pagina',
      on: { 'step.back': { target: 'cancelled', meta: { spec: ['ENR-016'] } } },
      states: {
        rows: {
          initial: 'loading',
          description: 'Le righe della pagina',
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
                ...failing(searchPosPaged, '#managerAssignment.failed'),
                'http.200': { target: 'editing', actions: 'keepShown', meta: { happyPath: true } },
              },
            },
            editing: {
              description: 'Codice gestore, utente ed email di ogni riga',
              meta: { spec: ['ENR-036', 'ENR-037', 'ENR-038', 'ENR-039', 'ENR-040', 'ENR-044'] },
              on: {
                'row.changed': [
                  {
                    guard: 'managerChanges',
                    actions: ['keepRow', 'emptyUserAndEmail'],
                    meta: { spec: ['ENR-038'] },
                  },
                  {
                    guard: 'userChanges',
                    actions: ['keepRow', 'proposeEmail'],
                    meta: { spec: ['ENR-034'] },
                  },
                  { actions: 'keepRow' },
                ],
                'page.requested': { guard: 'pageExists', target: 'loading', actions: 'keepPage' },
                'assignments.confirmed': {
                  guard: 'everyRowIsComplete',
                  target: '#managerAssignment.completed',
                  meta: { spec: ['ENR-042'], happyPath: true },
                },
              },
            },
          },
        },
        users: {
          initial: 'known',
          description: 'Gli utenti fra cui si sceglie, codice per codice',
          states: {
            known: {
              description: 'Si conoscono gli utenti di ogni codice della pagina',
              always: { guard: 'usersAreMissing', target: 'asking', meta: { happyPath: true } },
            },
            asking: {
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
                'users.found': { target: 'known', actions: 'keepUsers', meta: { happyPath: true } },
                'users.unknown': { target: 'known', actions: 'keepUsers' },
              },
            },
          },
        },
      },
    },
    completed: {
      type: 'final',
      description: 'Ogni punto vendita ha il suo gestore',
      output: ({ context }) => ({ type: 'completed', assignments: context.assignments }),
    },
    cancelled: {
      type: 'final',
      description: 'Indietro: ciò che è stato scritto resta',
      meta: { spec: ['ENR-016'] },
      output: ({ context }) => ({ type: 'cancelled', assignments: context.assignments }),
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
