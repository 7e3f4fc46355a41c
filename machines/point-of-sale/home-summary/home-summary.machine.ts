import { assign, setup } from 'xstate';
import { anyList, failing } from '../../failing';
import { type FlowResult, flowOutput, type StateMeta } from '../../flow-result';
import { homeSummaryActors } from './home-summary.actors';
import type { Figures, SummaryContext, SummaryEvent, SummaryInput } from './home-summary.types';

type Part = keyof Figures;

const isOf = (event: SummaryEvent, part: Part) => 'part' in event && event.part === part;

const isFound = (event: SummaryEvent, part: Part) =>
  event.type === 'http.200' && event.part === part && event.known !== null;

/** The figures of a shop are asked for again; the open cases are of the whole company. */
const asksAgain = {
  'point.changed': {
    guard: 'isOtherPoint',
    target: '.asking',
    actions: 'takePoint',
    meta: { spec: ['HOM-013', 'HOM-019'] },
  },
} as const;

/** Home at a glance: four independent parts; an expired session ends them all. */
export const homeSummaryMachine = setup({
  types: {
    context: {} as SummaryContext,
    events: {} as SummaryEvent,
    input: {} as SummaryInput,
    output: {} as FlowResult,
    meta: {} as StateMeta,
  },
  actors: homeSummaryActors,
  // Parts that have not arrived by then are left out.
  delays: { patience: 12_000 },
  guards: {
    isOffered: ({ context }) => context.offered,
    isOtherPoint: ({ context, event }) =>
      event.type === 'point.changed' && event.codPos !== context.codPos,
    isEnrolled: ({ context }) => context.enrolled,
    takingsFound: ({ event }) => isFound(event, 'takings'),
    requestsFound: ({ event }) => isFound(event, 'requests'),
    unpaidFound: ({ event }) => isFound(event, 'unpaid'),
    statementFound: ({ event }) => isFound(event, 'statement'),
    isOfTakings: ({ event }) => isOf(event, 'takings'),
    isOfRequests: ({ event }) => isOf(event, 'requests'),
    isOfUnpaid: ({ event }) => isOf(event, 'unpaid'),
    isOfStatement: ({ event }) => isOf(event, 'statement'),
  },
  actions: {
    takePoint: assign(({ event }) =>
      event.type === 'point.changed'
        ? { codPos: event.codPos, takings: null, unpaid: null, statement: null }
        : {},
    ),
    keepTakings: assign(({ event }) =>
      event.type === 'http.200' && event.part === 'takings' ? { takings: event.known } : {},
    ),
    keepRequests: assign(({ event }) =>
      event.type === 'http.200' && event.part === 'requests' ? { requests: event.known } : {},
    ),
    keepUnpaid: assign(({ event }) =>
      event.type === 'http.200' && event.part === 'unpaid' ? { unpaid: event.known } : {},
    ),
    keepStatement: assign(({ event }) =>
      event.type === 'http.200' && event.part === 'statement' ? { statement: event.known } : {},
    ),
  },
}).createMachine({
  id: 'homeSummary',
  description: 'Home in breve: che cosa conta oggi, ogni parte per conto suo',
  initial: 'deciding',
  context: ({ input }) => ({
    ...input,
    takings: null,
    requests: null,
    unpaid: null,
    statement: null,
  }),
  states: {
    deciding: {
      description: 'Il servizio lo offre?',
      always: [
        { guard: 'isOffered', target: 'figures', meta: { happyPath: true } },
        { target: 'notOffered' },
      ],
    },
    notOffered: { description: 'Home è il solo menu' },
    figures: {
      type: 'parallel',
      description: 'Le quattro parti, chieste insieme',
      states: {
        takings: {
          initial: 'asking',
          description: 'Gli incassi del mese',
          on: asksAgain,
          states: {
            asking: {
              description: 'Chiede gli incassi mese per mese, fino al giorno di oggi',
              meta: { spec: ['API-041', 'API-042'] },
              invoke: {
                id: 'askTakings',
                src: 'askTakings',
                input: ({ context: { codPos, today, inbox } }) => ({ codPos, today, inbox }),
              },
              on: {
                ...failing(anyList, { guard: 'isOfTakings', target: 'leftOut' }),
                'http.200': {
                  guard: 'takingsFound',
                  target: 'shown',
                  actions: 'keepTakings',
                  meta: { happyPath: true },
                },
              },
              after: { patience: 'leftOut' },
            },
            shown: { description: 'Si vede' },
            leftOut: { description: 'Non è arrivato, o non c’è: nient’altro ne risente' },
          },
        },
        requests: {
          initial: 'deciding',
          description: 'Le richieste di documentazione ancora aperte',
          states: {
            deciding: {
              description: 'Solo chi è iscritto a Dispute Online ne ha',
              meta: { spec: ['PRM-006'] },
              always: [
                { guard: 'isEnrolled', target: 'asking', meta: { happyPath: true } },
                { target: 'leftOut' },
              ],
            },
            asking: {
              description: 'Chiede i gestori e le loro richieste aperte',
              meta: { spec: ['API-066', 'API-069', 'API-070'] },
              invoke: {
                id: 'askRequests',
                src: 'askRequests',
                input: ({ context: { today, inbox } }) => ({ codPos: '', today, inbox }),
              },
              on: {
                ...failing(anyList, { guard: 'isOfRequests', target: 'leftOut' }),
                'http.200': {
                  guard: 'requestsFound',
                  target: 'shown',
                  actions: 'keepRequests',
                  meta: { happyPath: true },
                },
              },
              after: { patience: 'leftOut' },
            },
            shown: { description: 'Si vede' },
            leftOut: { description: 'Non è arrivato, o non c’è: nient’altro ne risente' },
          },
        },
        unpaid: {
          initial: 'asking',
          description: 'Gli insoluti',
          on: asksAgain,
          states: {
            asking: {
              description: 'Chiede gli insoluti di oggi',
              meta: { spec: ['API-049', 'API-050'] },
              invoke: {
                id: 'askUnpaid',
                src: 'askUnpaid',
                input: ({ context: { codPos, today, inbox } }) => ({ codPos, today, inbox }),
              },
              on: {
                ...failing(anyList, { guard: 'isOfUnpaid', target: 'leftOut' }),
                'http.200': {
                  guard: 'unpaidFound',
                  target: 'shown',
                  actions: 'keepUnpaid',
                  meta: { happyPath: true },
                },
              },
              after: { patience: 'leftOut' },
            },
            shown: { description: 'Si vede' },
            leftOut: { description: 'Non è arrivato, o non c’è: nient’altro ne risente' },
          },
        },
        statement: {
          initial: 'asking',
          description: 'L’ultimo estratto conto',
          on: asksAgain,
          states: {
            asking: {
              description: 'Chiede gli estratti conto, il più recente per primo',
              meta: { spec: ['API-045', 'API-046'] },
              invoke: {
                id: 'askStatement',
                src: 'askStatement',
                input: ({ context: { codPos, today, inbox } }) => ({ codPos, today, inbox }),
              },
              on: {
                ...failing(anyList, { guard: 'isOfStatement', target: 'leftOut' }),
                'http.200': [
                  {
                    guard: 'statementFound',
                    target: 'shown',
                    actions: 'keepStatement',
                    meta: { happyPath: true },
                  },
                  { guard: 'isOfStatement', target: 'leftOut' },
                ],
              },
              after: { patience: 'leftOut' },
            },
            shown: { description: 'Si vede' },
            leftOut: { description: 'Non è arrivato, o non c’è: nient’altro ne risente' },
          },
        },
      },
    },
  },
  output: flowOutput,
});
