import { assign, sendTo, setup } from 'xstate';
import type { OutcomeOf } from '../../acquirer/client';
import type { findCases as findCasesCall } from '../../acquirer/contract/find-cases';
import { pageSize } from '../../acquirer/contract/pages';
import { couldNameCase } from '../../acquirer/contract/rules/case-search';
import { longestSought } from '../../acquirer/contract/rules/sought';
import { anyList, failing } from '../failing';
import {
  type FlowResult,
  flowOutput,
  resultIs,
  type SessionChanged,
  type StateMeta,
} from '../flow-result';
import { listOf } from '../shared/list/list-of';
import type { Owner } from '../shared/owner';
import { type Order, ordered } from '../shared/rows';
import { type Answered, withEvent } from '../typed-chart';
import { type FindCriteria, type FoundCases, findActors, findCases } from './find-movements.actors';

export interface FindInput {
  readonly criteria: FindCriteria;
  readonly page: number;
  readonly orderBy?: Order;
  readonly owner: Owner;
  /** The back end finds cases of Dispute Online, and the user answers them. */
  readonly casesOffered: boolean;
}

export interface FindContext extends FindInput {
  /** The text that is searched now. */
  readonly text: string;
  readonly cases: FoundCases;
}

export type FindEvent =
  | OutcomeOf<typeof findCasesCall>
  | SessionChanged<FindInput>
  | { readonly type: 'cases.retried' }
  | { readonly type: 'search.requested'; readonly criteria: FindCriteria };

interface Asked {
  readonly criteria: FindCriteria;
}

const isSought = (text: string) => text !== '' && text.length <= longestSought;

const noCases: FoundCases = { caseList: [], totalElements: 0 };

/** Trova: the movements that a text names, and the cases of Dispute Online beside them. */
export const findMovementsMachine = setup({
  types: {
    context: {} as FindContext,
    events: {} as FindEvent,
    input: {} as FindInput,
    output: {} as FlowResult,
    meta: {} as StateMeta,
    children: {} as { list: 'list'; findCases: 'findCases' },
  },
  actors: { list: listOf({ rows: findActors.rows }), findCases },
  guards: {
    somethingSought: (_, { criteria }: Asked) => isSought(criteria.text),
    couldNameCase: ({ context: { casesOffered, text } }) => casesOffered && couldNameCase(text),
    casesFound: (_, { body }: Answered<FoundCases>) => body.caseList.length > 0,
    listFailed: resultIs('failed'),
  },
  actions: {
    keepText: assign((_, { criteria }: Asked) => ({ text: criteria.text, cases: noCases })),
    passToList: sendTo('list', ({ event }) => event as never),
    keepCases: assign((_, { body }: Answered<FoundCases>) => ({ cases: body })),
  },
}).createMachine({
  id: 'findMovements',
  description: 'Trova: i movimenti che un testo indica e, accanto, le pratiche',
  initial: 'consulting',
  context: ({ input }) => ({ ...input, text: input.criteria.text, cases: noCases }),
  states: {
    consulting: {
      type: 'parallel',
      description: 'Ciò che si è trovato',
      states: {
        movements: {
          description:
            'I movimenti di tutti i mesi, del punto vendita in uso o di tutti, 60 per pagina',
          on: {
            'search.requested': {
              guard: withEvent('somethingSought'),
              actions: 'passToList',
            },
            'session.changed': { actions: 'passToList', meta: { spec: ['API-029'] } },
          },
          invoke: {
            id: 'list',
            src: 'list',
            input: ({ context }) => ({
              criteria: context.criteria,
              page: context.page,
              ...ordered(context),
              owner: context.owner,
              paging: 'server',
              pageSize,
              onEntry: isSought(context.criteria.text),
              monthNeeded: false,
            }),
            onDone: [{ guard: 'listFailed', target: '#findMovements.failed' }],
          },
        },
        cases: {
          initial: 'deciding',
          description:
            'Le pratiche con quel numero, quella carta o quell’importo, aperte e concluse',
          on: {
            'search.requested': {
              guard: withEvent('somethingSought'),
              target: '.deciding',
              actions: withEvent('keepText'),
              meta: { happyPath: true },
            },
          },
          states: {
            deciding: {
              description: 'Il testo può indicare una pratica, e il servizio le offre?',
              always: [
                { guard: 'couldNameCase', target: 'asking', meta: { happyPath: true } },
                { target: 'notAsked' },
              ],
            },
            notAsked: { description: 'Si cercano i soli movimenti' },
            asking: {
              description: 'Chiede le pratiche; i movimenti arrivano intanto',
              meta: { spec: ['CAS-019'] },
              invoke: {
                id: 'findCases',
                src: 'findCases',
                input: ({ context }) => context.text,
              },
              on: {
                ...failing(anyList, 'notKnown'),
                'http.200': [
                  {
                    guard: withEvent('casesFound'),
                    target: 'found',
                    actions: withEvent('keepCases'),
                    meta: { happyPath: true },
                  },
                  { target: 'none' },
                ],
              },
            },
            found: { description: 'Le richieste trovate: ciascuna porta alla sua pratica' },
            none: { description: 'Nessuna richiesta aperta corrisponde' },
            notKnown: {
              description: 'Le richieste non sono arrivate: i movimenti restano, si può riprovare',
              on: { 'cases.retried': { target: 'asking', meta: { happyPath: true } } },
            },
          },
        },
      },
    },
    failed: {
      type: 'final',
      description: 'Ogni altro errore dei movimenti porta alla pagina di errore',
      meta: { spec: ['ERR-014', 'ERR-015', 'ERR-016', 'ERR-017'] },
      output: { type: 'failed' },
    },
  },
  output: flowOutput,
});
