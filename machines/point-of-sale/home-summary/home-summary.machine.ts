import { assign, setup } from 'xstate';
import { anyList, failing } from '../../failing';
import { type FlowResult, flowOutput, type StateMeta } from '../../flow-result';
import { homeSummaryActors } from './home-summary.actors';
import type {
  Asked,
  Figures,
  SummaryContext,
  SummaryEvent,
  SummaryInput,
} from './home-summary.types';

type Part = keyof Figures;

type Found = Extract<SummaryEvent, { type: 'http.200' }>;

/** The figures of a shop are asked for again; the open cases are of the whole company. */
const asksAgain = {
  'point.changed': {
    guard: 'isOtherPoint',
    target: '.asking',
    actions: {
      type: 'takePoint',
      params: ({ event }: { event: { codPos: string } }) => event,
    },
    meta: { spec: ['HOM-013', 'HOM-019'] },
  },
} as const;

interface PartOf<Name extends Part, Src> {
  readonly name: Name;
  readonly asks: Src;
  /** What is being asked, in Italian. */
  readonly description: string;
  readonly spec: readonly string[];
  readonly input: (args: { context: SummaryContext }) => Asked;
}

const ofPoint = ({ context: { codPos, today, inbox } }: { context: SummaryContext }) => ({
  codPos,
  today,
  inbox,
});
const ofCompany = (args: { context: SummaryContext }) => ({ ...ofPoint(args), codPos: '' });

/** The states of a part: asked, then shown or left out, whatever becomes of the others. */
const statesOf = <const Name extends Part, const Src extends string>(part: PartOf<Name, Src>) => {
  const isOfPart = { type: 'isOfPart', params: part.name } as const;
  return {
    asking: {
      description: part.description,
      meta: { spec: part.spec },
      invoke: { id: part.asks, src: part.asks, input: part.input },
      on: {
        ...failing(anyList, { guard: isOfPart, target: 'leftOut' } as const),
        'http.200': [
          {
            guard: { type: 'isFound', params: part.name },
            target: 'shown',
            actions: { type: 'keep', params: ({ event }: { event: Found }) => event },
            meta: { happyPath: true },
          },
          { guard: isOfPart, target: 'leftOut' },
        ],
      },
      after: { patience: 'leftOut' },
    },
    shown: { description: 'Si vede' },
    leftOut: { description: 'Non è arrivato, o non c’è: nient’altro ne risente' },
  } as const;
};

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
    isOfPart: ({ event }, part: Part) => 'part' in event && event.part === part,
    isFound: ({ event }, part: Part) =>
      event.type === 'http.200' && event.part === part && event.known !== null,
  },
  actions: {
    takePoint: assign((_, { codPos }: { codPos: string }) => ({
      codPos,
      takings: null,
      unpaid: null,
      statement: null,
    })),
    keep: assign((_, { part, known }: Found): Partial<SummaryContext> => ({ [part]: known })),
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
          states: statesOf({
            name: 'takings',
            asks: 'askTakings',
            description: 'Chiede gli incassi mese per mese, fino al giorno di oggi',
            spec: ['API-041', 'API-042'],
            input: ofPoint,
          }),
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
            ...statesOf({
              name: 'requests',
              asks: 'askRequests',
              description: 'Chiede i gestori e le loro richieste aperte',
              spec: ['API-066', 'API-069', 'API-070'],
              input: ofCompany,
            }),
          },
        },
        unpaid: {
          initial: 'asking',
          description: 'Gli insoluti',
          on: asksAgain,
          states: statesOf({
            name: 'unpaid',
            asks: 'askUnpaid',
            description: 'Chiede gli insoluti di oggi',
            spec: ['API-049', 'API-050'],
            input: ofPoint,
          }),
        },
        statement: {
          initial: 'asking',
          description: 'L’ultimo estratto conto',
          on: asksAgain,
          states: statesOf({
            name: 'statement',
            asks: 'askStatement',
            description: 'Chiede gli estratti conto, il più recente per primo',
            spec: ['API-045', 'API-046'],
            input: ofPoint,
          }),
        },
      },
    },
  },
  output: flowOutput,
});
