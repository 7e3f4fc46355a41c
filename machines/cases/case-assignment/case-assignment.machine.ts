import { assign, setup } from 'xstate';
import type { AnswerOf, OutcomeOf } from '../../../acquirer/client';
import { assignCase } from '../../../acquirer/contract/assign-case';
import { type EboxManager, getEboxList } from '../../../acquirer/contract/cases';
import { violationOf } from '../../../acquirer/contract/rules';
import { assignmentNote } from '../../../acquirer/contract/rules/assignment-note';
import { call } from '../../call';
import { anyList, failing } from '../../failing';
import { type FlowResult, failed, flowOutput, type StateMeta } from '../../flow-result';
import { withEvent } from '../../typed-chart';

export interface CaseAssignmentInput {
  readonly caseId: string;
  /** Its current manager. */
  readonly ebox: string;
}

export interface CaseAssignmentContext extends CaseAssignmentInput {
  /** The other managers in force. */
  readonly others: readonly EboxManager[];
  readonly chosen: EboxManager | null;
  readonly message: string;
}

export type CaseAssignmentExit =
  | Exclude<FlowResult, { readonly type: 'completed' }>
  | { readonly type: 'completed'; readonly manager: EboxManager };

interface Submitted {
  /** The e-box of the new manager. */
  readonly ebox: string;
  /** A line of text for the new manager. */
  readonly message: string;
}

export type CaseAssignmentEvent =
  | OutcomeOf<typeof getEboxList>
  | OutcomeOf<typeof assignCase>
  | ({ readonly type: 'assignment.submitted' } & Submitted)
  | { readonly type: 'level.left' };

type Managers = AnswerOf<typeof getEboxList>;

/** The answer of `managers`. */
const answered = ({ event }: { readonly event: unknown }) => (event as { body: Managers }).body;

/** Those in force but the current one. */
const othersIn = (managers: Managers['managerList'], ebox: string) =>
  managers.filter(({ eboxCode, flSuspended }) => flSuspended !== '1' && eboxCode !== ebox);

const chosenOf = ({ others }: CaseAssignmentContext, ebox: string) =>
  others.find(({ eboxCode }) => eboxCode === ebox);

/** One case is handed over to another manager of the company, with a line of text. */
export const caseAssignmentMachine = setup({
  types: {
    context: {} as CaseAssignmentContext,
    events: {} as CaseAssignmentEvent,
    input: {} as CaseAssignmentInput,
    output: {} as CaseAssignmentExit,
    meta: {} as StateMeta,
    children: {} as { managers: 'managers'; assignCase: 'assignCase' },
  },
  actors: {
    /** API-066: the managers who can take it over. */
    managers: call(getEboxList, () => ({})),
    assignCase: call(assignCase, ({ caseId, ebox, message }: Submitted & { caseId: string }) => ({
      caseID: caseId,
      ebox,
      message,
    })),
  },
  guards: {
    othersFound: ({ context: { ebox } }, { managerList }: Managers) =>
      othersIn(managerList, ebox).length > 0,
    canBeAssigned: ({ context }, { ebox, message }: Submitted) =>
      chosenOf(context, ebox) !== undefined && violationOf(assignmentNote, message) === undefined,
  },
  actions: {
    keepOthers: assign(({ context: { ebox } }, { managerList }: Managers) => ({
      others: othersIn(managerList, ebox),
    })),
    keepChosen: assign(({ context }, { ebox, message }: Submitted) => ({
      chosen: chosenOf(context, ebox) ?? null,
      message,
    })),
  },
}).createMachine({
  id: 'caseAssignment',
  description: 'La pratica passa a un altro gestore della società',
  initial: 'loading',
  context: ({ input }) => ({ ...input, others: [], chosen: null, message: '' }),
  states: {
    loading: {
      description: 'Chiede i gestori',
      tags: ['loading'],
      meta: { spec: ['API-066'] },
      invoke: { id: 'managers', src: 'managers' },
      on: {
        ...failing(anyList, 'failed'),
        'level.left': 'cancelled',
        'http.200': [
          {
            guard: { type: 'othersFound', params: answered },
            target: 'choosing',
            actions: { type: 'keepOthers', params: answered },
            meta: { happyPath: true },
          },
          { target: 'alone' },
        ],
      },
    },
    alone: {
      description: 'Nessun altro gestore a cui assegnarla',
      on: { 'level.left': 'cancelled' },
    },
    choosing: {
      description: 'A chi, con quale messaggio',
      initial: 'filling',
      on: {
        'level.left': 'cancelled',
        'assignment.submitted': {
          guard: withEvent('canBeAssigned'),
          target: 'assigning',
          actions: withEvent('keepChosen'),
          meta: { happyPath: true },
        },
      },
      states: {
        filling: { description: 'Si sceglie il gestore' },
        refused: {
          description: 'Non accettata: la pratica o il gestore non sono più quelli di prima',
        },
        notAssigned: { description: 'Servizio non disponibile: si può riprovare' },
        unanswered: {
          description: 'Risposta persa: si può ripetere, la pratica non passa due volte',
          meta: { spec: ['ERR-017'] },
        },
      },
    },
    assigning: {
      description: 'Assegna la pratica',
      tags: ['busy'],
      invoke: {
        id: 'assignCase',
        src: 'assignCase',
        input: ({ context: { caseId, chosen, message } }) => ({
          caseId,
          ebox: chosen?.eboxCode ?? '',
          message,
        }),
      },
      on: {
        ...failing(anyList, 'choosing.refused'),
        'http.200': { target: 'completed', meta: { happyPath: true } },
        'http.500': 'choosing.notAssigned',
        'http.network': { target: 'choosing.unanswered', meta: { spec: ['ERR-017'] } },
      },
    },
    cancelled: {
      type: 'final',
      description: 'Indietro, alla pratica',
      output: { type: 'cancelled' },
    },
    completed: {
      type: 'final',
      description: 'La pratica è di un altro gestore',
      output: ({ context }) => ({ type: 'completed', manager: context.chosen as EboxManager }),
    },
    failed,
  },
  output: flowOutput,
});
