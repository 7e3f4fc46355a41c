import { assign, setup } from 'xstate';
import type { OutcomeOf } from '../../../acquirer/client';
import { type OpenCasesAnswer, openCases } from '../../../acquirer/contract/open-cases';
import { call } from '../../call';
import { anyList, failing } from '../../failing';
import { type FlowResult, flowOutput, type StateMeta } from '../../flow-result';
import { allOpenCases } from '../cases.actors';

/** How many cases are open, by manager, point of sale and week. */
export type OpenOverview = Omit<OpenCasesAnswer, 'caseList'>;

interface OverviewInput {
  /** The back end has the open cases of all managers. */
  readonly offered: boolean;
}

interface OverviewContext extends OverviewInput {
  readonly overview: OpenOverview | null;
}

/** Counts the open cases of all managers once, for the pages that mention the other managers. */
export const openOverviewMachine = setup({
  types: {
    context: {} as OverviewContext,
    events: {} as OutcomeOf<typeof openCases>,
    input: {} as OverviewInput,
    output: {} as FlowResult,
    meta: {} as StateMeta,
  },
  actors: {
    askOverview: call(openCases, () => ({ ...allOpenCases, typeCall: 'X' as const, page: 1 })),
  },
  guards: { isOffered: ({ context }) => context.offered },
  actions: {
    keepOverview: assign(({ event }) => {
      if (event.type !== 'http.200') return {};
      const { caseList: _, ...overview } = event.body;
      return { overview };
    }),
  },
}).createMachine({
  id: 'openOverview',
  description: 'Quante richieste aperte ha ogni gestore',
  initial: 'deciding',
  context: ({ input }) => ({ ...input, overview: null }),
  states: {
    deciding: {
      description: 'Il servizio le offre?',
      always: [
        { guard: 'isOffered', target: 'asking', meta: { happyPath: true } },
        { target: 'unknown' },
      ],
    },
    asking: {
      description: 'Conta le richieste aperte di tutti i gestori; la pagina si usa intanto',
      meta: { spec: ['CAS-019'] },
      invoke: { id: 'askOverview', src: 'askOverview' },
      on: {
        ...failing(anyList, 'unknown'),
        'http.200': { target: 'known', actions: 'keepOverview', meta: { happyPath: true } },
      },
    },
    known: { description: 'La pagina dice quante ne hanno gli altri gestori' },
    unknown: { description: 'Degli altri gestori la pagina non dice nulla' },
  },
  output: flowOutput,
});
