import { assign, setup } from 'xstate';
import type { StateMeta } from '../../exit';
import { homeSummaryActors } from './home-summary.actors';
import type { SummaryContext, SummaryEvent, SummaryInput } from './home-summary.types';

/** Home at a glance: four parts that know nothing of each other, and none of which ends anything. */
export const homeSummaryMachine = setup({
  types: {
    context: {} as SummaryContext,
    events: {} as SummaryEvent,
    input: {} as SummaryInput,
    meta: {} as StateMeta,
  },
  actors: homeSummaryActors,
  // What has not come by then is left out.
  delays: { patience: 12_000 },
  guards: {
    isOffered: ({ context }) => context.offered,
    isEnrolled: ({ context }) => context.enrolled,
  },
  actions: {
    keepTakings: assign({
      takings: ({ context, event }) =>
        event.type === 'takings.known' ? event.known : context.takings,
    }),
    keepRequests: assign({
      requests: ({ context, event }) =>
        event.type === 'requests.known' ? event.known : context.requests,
    }),
    keepUnpaid: assign({
      unpaid: ({ context, event }) =>
        event.type === 'unpaid.known' ? event.known : context.unpaid,
    }),
    keepStatement: assign({
      statement: ({ context, event }) =>
        event.type === 'statement.known' ? event.known : context.statement,
    }),
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
      always: [{ guard: 'isOffered', target: 'figures' }, { target: 'notOffered' }],
    },
    notOffered: { description: 'Home è il solo menu' },
    figures: {
      type: 'parallel',
      description: 'Le quattro parti, chieste insieme',
      states: {
        takings: {
          initial: 'asking',
          description: 'Gli incassi del mese',
          states: {
            asking: {
              description: 'Chiede gli incassi mese per mese, fino al giorno di oggi',
              meta: { spec: ['API-041', 'API-042'] },
              invoke: {
                id: 'askTakings',
                src: 'askTakings',
                input: ({ context }) => ({ codPos: context.codPos, today: context.today }),
              },
              on: {
                'takings.known': { target: 'shown', actions: 'keepTakings' },
                'takings.failed': 'leftOut',
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
              always: [{ guard: 'isEnrolled', target: 'asking' }, { target: 'leftOut' }],
            },
            asking: {
              description: 'Chiede i gestori e le loro richieste aperte',
              meta: { spec: ['API-066', 'API-069', 'API-070'] },
              invoke: {
                id: 'askRequests',
                src: 'askRequests',
                input: ({ context }) => ({ codPos: context.codPos, today: context.today }),
              },
              on: {
                'requests.known': { target: 'shown', actions: 'keepRequests' },
                'requests.failed': 'leftOut',
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
          states: {
            asking: {
              description: 'Chiede gli insoluti di oggi',
              meta: { spec: ['API-049', 'API-050'] },
              invoke: {
                id: 'askUnpaid',
                src: 'askUnpaid',
                input: ({ context }) => ({ codPos: context.codPos, today: context.today }),
              },
              on: {
                'unpaid.known': { target: 'shown', actions: 'keepUnpaid' },
                'unpaid.failed': 'leftOut',
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
          states: {
            asking: {
              description: 'Chiede gli estratti conto, il più recente per primo',
              meta: { spec: ['API-045', 'API-046'] },
              invoke: {
                id: 'askStatement',
                src: 'askStatement',
                input: ({ context }) => ({ codPos: context.codPos, today: context.today }),
              },
              on: {
                'statement.known': { target: 'shown', actions: 'keepStatement' },
                'statement.failed': 'leftOut',
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
});
