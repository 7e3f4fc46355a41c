import * as v from 'valibot';
import { assign, setup } from 'xstate';
import type { OutcomeOf } from '../../../../acquirer/client';
import { type Assignment, assignment } from '../../../../acquirer/contract/enrolment';
import type { searchPosPaged } from '../../../../acquirer/contract/points-of-sale';
import { asItEnded, type Exit, type StateMeta } from '../../../exit';
import { managerAssignmentActors } from './manager-assignment.actors';

export interface ManagerAssignmentInput {
  /** Every point of sale that gets a manager, as it stands before this table. */
  readonly assignments: readonly Assignment[];
}

export interface ManagerAssignmentContext extends ManagerAssignmentInput {
  readonly page: number;
  readonly pages: number;
  /** The codes on the page that is shown. */
  readonly shown: readonly string[];
}

export type ManagerAssignmentExit =
  | Exclude<Exit, { readonly type: 'completed' | 'cancelled' }>
  | {
      readonly type: 'completed' | 'cancelled';
      readonly assignments: readonly Assignment[];
    };

export type ManagerAssignmentEvent =
  | OutcomeOf<typeof searchPosPaged>
  | {
      readonly type: 'row.changed';
      readonly codPos: string;
      readonly change: Partial<Pick<Assignment, 'codAdmin' | 'user' | 'email'>>;
    }
  | { readonly type: 'page.requested'; readonly page: number }
  | { readonly type: 'assignments.confirmed' }
  | { readonly type: 'step.back' };

/** ENR-038 to ENR-040: a row needs a manager code, a user and a valid e-mail. */
export const isComplete = (row: Assignment) => v.is(assignment, row);

/** DEFINISCI GESTORI: which manager each point of sale gets, 10 rows a page. */
export const managerAssignmentMachine = setup({
  types: {
    context: {} as ManagerAssignmentContext,
    events: {} as ManagerAssignmentEvent,
    input: {} as ManagerAssignmentInput,
    output: {} as ManagerAssignmentExit,
    meta: {} as StateMeta,
    children: {} as { points: 'points' },
  },
  actors: managerAssignmentActors,
  guards: {
    pageExists: ({ context, event }) =>
      event.type === 'page.requested' &&
      event.page >= 1 &&
      event.page !== context.page &&
      event.page <= context.pages,
    everyRowIsComplete: ({ context }) =>
      context.assignments.length > 0 && context.assignments.every(isComplete),
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
        event.type === 'row.changed'
          ? context.assignments.map((row) =>
              row.codPos === event.codPos ? { ...row, ...event.change } : row,
            )
          : context.assignments,
    }),
  },
}).createMachine({
  id: 'managerAssignment',
  description: 'DEFINISCI GESTORI: la tabella dei gestori, punto vendita per punto vendita',
  initial: 'loading',
  context: ({ input }) => ({ ...input, page: 1, pages: 1, shown: [] }),
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
        'http.200': { target: 'editing', actions: 'keepShown' },
        'http.401': 'sessionExpired',
        'http.408': 'sessionExpired',
        'http.400': 'failed',
        'http.403': 'failed',
        'http.404': 'failed',
        'http.500': 'failed',
        'http.network': 'failed',
        'step.back': 'cancelled',
      },
    },
    editing: {
      description: 'Codice gestore, utente ed email di ogni riga',
      meta: { spec: ['ENR-036', 'ENR-037', 'ENR-038', 'ENR-039', 'ENR-040', 'ENR-044'] },
      on: {
        'row.changed': { actions: 'keepRow' },
        'page.requested': { guard: 'pageExists', target: 'loading', actions: 'keepPage' },
        'assignments.confirmed': {
          guard: 'everyRowIsComplete',
          target: 'completed',
          meta: { spec: ['ENR-042'] },
        },
        'step.back': { target: 'cancelled', meta: { spec: ['ENR-016'] } },
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
    sessionExpired: {
      type: 'final',
      description: '401 o 408: la sessione è scaduta',
      meta: { spec: ['ERR-013'] },
      output: { type: 'sessionExpired' },
    },
    failed: {
      type: 'final',
      description: 'Ogni altro errore porta alla pagina di errore',
      meta: { spec: ['ERR-014', 'ERR-015', 'ERR-016', 'ERR-017'] },
      output: { type: 'failed' },
    },
  },
  output: asItEnded,
});
